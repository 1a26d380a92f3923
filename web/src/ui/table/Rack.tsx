import { useRef } from "preact/hooks";
import type { Slot } from "../../model/arrange";
import { sizeOf, type Tile } from "../../model/tiles";
import { say } from "../../say";
import { spokenTile } from "../../say/tiles";
import { TileShape, UNIT } from "../board/Tile";
import { carried } from "../drag";

/** A longer rack stands in two rows. */
const MOST_IN_A_ROW = 11;

interface Props {
  readonly label?: string;
  readonly slots: readonly Slot[];
  readonly selected: number | null;
  readonly value: (tile: Tile) => number | undefined;
  readonly onPick: (slot: number) => void;
  readonly onGrab: (slot: Slot, event: PointerEvent) => void;
  readonly onMove: (slot: number, by: -1 | 1) => void;
}

/** My tiles, in the order that I gave them. Arrow keys walk along them, with Alt they move the tile. */
export function Rack({ label = say("web-rack"), slots, selected, value, onPick, onGrab, onMove }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!by) return;
    event.preventDefault();
    const all = [...box.current!.querySelectorAll<HTMLElement>("[data-slot]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.altKey && at >= 0) onMove(Number(all[at]!.dataset.slot), by);
    else all[(at + by + all.length) % all.length]?.focus();
  };
  const perRow = slots.length > MOST_IN_A_ROW ? Math.ceil(slots.length / 2) : slots.length;
  return (
    <div class="rack" style={{ "--tiles": Math.max(1, perRow) }} role="toolbar" aria-label={label} data-rack ref={box} onKeyDown={onKey}>
      {slots.map((slot, index) => (
        <button
          key={slot.id}
          type="button"
          class="rack-tile"
          data-slot={slot.id}
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={selected === slot.id}
          data-carried={carried.value?.slot === slot.id || undefined}
          onClick={() => onPick(slot.id)}
          onPointerDown={(event) => onGrab(slot, event)}
        >
          <TileDrawing tile={slot.tile} value={value(slot.tile)} />
          <span class="hidden-text">{spokenTile(slot.tile, value(slot.tile))}</span>
        </button>
      ))}
    </div>
  );
}

/** A tile by itself. */
export function TileDrawing({ tile, value }: { tile: Tile; value?: number | undefined }) {
  const [w, h] = sizeOf(tile);
  return (
    <svg viewBox={`0 0 ${w * UNIT} ${h * UNIT}`} data-w={w} aria-hidden="true" focusable="false">
      <TileShape tile={tile} value={value} />
    </svg>
  );
}
