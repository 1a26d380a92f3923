import { useRef } from "preact/hooks";
import { carried, grab } from "../../board/drag";
import { TileDrawing } from "../../board/Tile";
import type { Composer } from "../../composer/composer";
import type { Slot } from "../../model/arrange";
import type { Tile } from "../../model/tiles";
import { say } from "../../say";
import { spokenTile } from "../../say/tiles";
import { tellAnswer } from "../../spoken/keys";

/** A rack with more tiles has two rows. */
const MOST_IN_A_ROW = 11;
/** Two rows have room for at least this many tiles each. Tiles are then so small that two rows are hardly higher than one. */
const LEAST_IN_TWO = 9;
/** A rack with fewer tiles is as wide as one with this many. */
const FULL = 7;

interface Props {
  readonly composer: Composer;
  readonly label?: string;
  readonly slots: readonly Slot[];
  /** The slots whose tiles are shown on the table, too, before they are laid. */
  readonly shown?: ReadonlySet<number> | undefined;
  /** The tile to draw for a tile of the rack, if its name holds more than what is drawn. */
  readonly face?: (tile: Tile) => Tile;
}

/** My tiles in the order that I gave them. A tile on the board leaves its place empty. Arrow keys move the focus along the rack; with
 * Alt they move the tile. */
export function MyRack({ composer, label = say("web-rack"), slots, shown, face = (tile) => tile }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const away = new Set([...composer.arranged.value.laid.values()].map((one) => one.slot));
  const onKey = (event: KeyboardEvent) => {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!by) return;
    event.preventDefault();
    const all = [...box.current!.querySelectorAll<HTMLElement>("[data-slot]")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.altKey && at >= 0) {
      composer.nudge(Number(all[at]!.dataset.slot), by, slots.filter((slot) => !away.has(slot.id)));
      tellAnswer(composer, "rack");
    } else all[(at + by + all.length) % all.length]?.focus();
  };
  const onGrab = (slot: Slot, event: PointerEvent) => grab(event, { slot: slot.id, face: face(slot.tile), from: null }, (target) => composer.drop(slot.id, null, target));
  const perRow = slots.length > MOST_IN_A_ROW ? Math.max(LEAST_IN_TWO, Math.ceil(slots.length / 2)) : Math.max(FULL, slots.length);
  const first = slots.find((slot) => !away.has(slot.id));
  return (
    <div class="rack" style={{ "--tiles": perRow }} role="toolbar" aria-label={label} data-rack ref={box} onKeyDown={onKey}>
      {slots.map((slot) =>
        away.has(slot.id) ? (
          <span key={slot.id} class="rack-tile hollow" aria-hidden="true">
            <TileDrawing tile={face(slot.tile)} />
          </span>
        ) : (
          <button
            key={slot.id}
            type="button"
            class={`rack-tile ${shown?.has(slot.id) ? "shown" : ""}`}
            data-slot={slot.id}
            tabIndex={slot === first ? 0 : -1}
            aria-pressed={composer.selected.value === slot.id}
            data-carried={carried.value?.slot === slot.id || undefined}
            onClick={() => composer.pick(slot.id)}
            onPointerDown={(event) => onGrab(slot, event)}
          >
            <TileDrawing tile={face(slot.tile)} value={composer.box.value(slot.tile)} />
            <span class="hidden-text">{spokenTile(face(slot.tile), composer.box.value(slot.tile))}</span>
          </button>
        ),
      )}
    </div>
  );
}
