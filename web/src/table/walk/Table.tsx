import { hovered } from "../../board/drag";
import { Heap } from "../../board/walk/Heap";
import { Track } from "../../board/walk/Track";
import type { Zoom } from "../../board/zoom";
import { WalkDesk } from "../../composer/walk/composer";
import { say } from "../../say";
import { traceWith } from "../hand/trace";

/** The bare table: the heap, the word being traced or typed, and the track with its kings. */
export function WalkTable({ desk, zoom }: { desk: WalkDesk; zoom: Zoom }) {
  const view = desk.table.view.value!;
  const traced = desk.shownPath.value;
  const made = view.sheet.length ? lastPath(desk) : [];
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") enter(desk);
    else if (event.key === "Escape") desk.recall();
    else if (event.key === " ") desk.tap(desk.cursor.value);
    else if (!desk.key(event)) return;
    event.preventDefault();
  };
  const change = desk.preview.value?.changes[desk.seat];
  return (
    <>
      <Track view={view} last={desk.box.rules.bare!.track} target={change === undefined ? null : view.seats[desk.seat]!.score + change} />
      <div class="heap-scroll">
        <Heap
          zoom={zoom}
          grid={desk.grid}
          sight={desk.sight.value}
          tiles={view.board}
          draft={desk.shownTiles.value}
          path={traced.length ? traced : made}
          traced={traced.length > 0}
          touching={(square) => desk.graph.value.touching(square)}
          last={new Set(view.last)}
          cursor={desk.cursor.value}
          target={hovered.value}
          shaking={desk.shaking.value}
          onSquare={(square) => desk.tap(square)}
          onKey={onKey}
          onTrace={(square, event) => traceWith(desk, square, event)}
        />
      </div>
    </>
  );
}

/** The squares of the word made last, for its line. */
function lastPath(desk: WalkDesk): readonly string[] {
  const own = desk.table.view.value!.own as { made?: { squares: [number, number][] }[] } | null;
  const squares = own?.made?.at(-1)?.squares ?? [];
  return squares.map(([x, y]) => desk.nameOf(x, y));
}

/** A word can be typed instead of traced; the referee says how it could lie. */
export function TypedWord({ desk }: { desk: WalkDesk }) {
  if (desk.table.seat.value === null) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    void desk.submitIfMine();
  };
  return (
    <form class="typed" onSubmit={submit}>
      <input
        type="text"
        aria-label={say("web-type-word")}
        placeholder={say("web-type-word")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={40}
        value={desk.word.value}
        onInput={(event) => desk.type(event.currentTarget.value.trim())}
      />
    </form>
  );
}

/** Enter lays the tile picked up at the cursor, steps onto a tile there, or sends what is composed. */
function enter(desk: WalkDesk): void {
  if (desk.selected.value !== null) desk.tap(desk.cursor.value);
  else void desk.submitIfMine();
}
