import { bestOf } from "../../model/best-turn";
import { hovered } from "../../board/drag";
import { HeapBoard } from "../../board/walk/HeapBoard";
import { Track } from "../../board/walk/Track";
import type { Zoom } from "../../board/zoom";
import type { WalkComposer } from "../../composer/walk/composer";
import { traceWith } from "../hand/trace";

/** The bare table: the heap, the word being traced or typed, and the track with its kings. */
export function WalkTable({ composer, zoom }: { composer: WalkComposer; zoom: Zoom }) {
  const view = composer.table.view.value!;
  const traced = composer.shownPath.value;
  const made = view.sheet.length ? lastPath(composer) : [];
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") enter(composer);
    else if (event.key === "Escape") composer.clear();
    else if (event.key === " ") composer.tap(composer.cursor.value);
    else if (!composer.key(event)) return;
    event.preventDefault();
  };
  const change = composer.preview.value?.changes[composer.seat];
  return (
    <>
      <Track view={view} last={composer.box.rules.bare!.track} target={change === undefined ? null : view.seats[composer.seat]!.score + change} />
      <div class="heap-scroll">
        <HeapBoard
          zoom={zoom}
          grid={composer.grid}
          extent={composer.extent.value}
          tiles={view.board}
          draft={composer.shownTiles.value}
          path={traced.length ? traced : view.outcome ? [] : made}
          traced={traced.length > 0}
          touching={(square) => composer.graph.value.touching(square)}
          last={new Set(view.outcome ? [] : view.last)}
          best={bestOf(view)}
          cursor={composer.cursor.value}
          target={hovered.value}
          shaking={composer.shaking.value}
          onSquare={(square) => composer.tap(square)}
          onKey={onKey}
          onTrace={(square, event) => traceWith(composer, square, event)}
        />
      </div>
    </>
  );
}

/** The squares of the word made last. A line is drawn through them. */
function lastPath(composer: WalkComposer): readonly string[] {
  const own = composer.table.view.value!.own as { made?: { squares: [number, number][] }[] } | null;
  const squares = own?.made?.at(-1)?.squares ?? [];
  return squares.map(([x, y]) => composer.nameOf(x, y));
}

/** Enter lays the tile picked up at the cursor. Without one it sends what is composed. */
function enter(composer: WalkComposer): void {
  if (composer.selected.value !== null) composer.tap(composer.cursor.value);
  else void composer.submitIfMine();
}
