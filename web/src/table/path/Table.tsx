import { Board } from "../../board/Board";
import { carried, grab, hovered } from "../../board/drag";
import { spokenLinks, stepsOf } from "../../board/spoken";
import { WordPath } from "../../board/WordPath";
import type { Zoom } from "../../board/zoom";
import type { PathComposer } from "../../composer/path/composer";
import { bestOf } from "../../model/best-turn";
import { boardGraph } from "../../model/graph";
import { fitInto, plainTile, reach } from "../../model/pieces";
import { squareName } from "../../model/squares";
import { say } from "../../say";
import { spokenTile } from "../../say/tiles";
import { traceWith } from "../hand/trace";
import { Drawing } from "./Drawing";

/** The board of squares with tiles of many sizes, and the word traced over them. */
export function PathTable({ composer, zoom }: { composer: PathComposer; zoom: Zoom }) {
  const view = composer.table.view.value!;
  if (composer.paper.value.drawing !== null) return <Drawing composer={composer} />;
  const onGrab = (square: string, event: PointerEvent) => {
    const laid = composer.arranged.value.laid.get(square)!;
    grab(event, { slot: laid.slot, face: plainTile(laid.face), from: square }, (target) => composer.drop(laid.slot, square, target));
  };
  return (
    <Board
      zoom={zoom}
      rows={composer.box.board.rows}
      premiums={[]}
      start={[]}
      tiles={view.board}
      value={composer.box.value}
      last={new Set(view.outcome ? [] : view.last)}
      best={bestOf(view)}
      draft={composer.tried.value}
      cover={composer.cover.value}
      traced={new Set(shownPath(composer))}
      about={(own) => aboutTile(composer, own)}
      fits={(square) => fitsHere(composer, square)}
      cursor={composer.cursor.value}
      across={null}
      targets={targets()}
      placing={composer.selected.value !== null}
      shaking={composer.shaking.value}
      onSquare={(square) => composer.tap(square)}
      onKey={(event) => onKey(composer, event)}
      onGrab={onGrab}
      onTrace={(square, event) => traceWith(composer, square, event, () => composer.nameCurrent())}
    >
      <WordPath path={shownPath(composer)} tiles={composer.lying.value} />
    </Board>
  );
}

/** Enter lays the tile picked up, adds the word typed or traced, or sends what is composed. Space lays that tile, or adds a tile to the word. */
function onKey(composer: PathComposer, event: KeyboardEvent): void {
  if (event.key === "Escape") composer.clear();
  else if (event.key === " " || (event.key === "Enter" && composer.selected.value !== null)) composer.tap(composer.cursor.value);
  else if (event.key === "Enter" && composer.current.value) composer.nameCurrent();
  else if (event.key === "Enter") void composer.submitIfMine();
  else if (!composer.key(event)) return;
  event.preventDefault();
}

/** What a tile touches, and its places in the word. */
function aboutTile(composer: PathComposer, own: string): string[] {
  return spokenLinks(composer.graph.value.touching(own).map((at) => composer.lying.value[at] ?? ""), stepsOf(shownPath(composer), own));
}

/** Says whether the tile picked up has room on a square, and what it would touch there. */
function fitsHere(composer: PathComposer, square: string): string {
  const slot = composer.arranged.value.slots.find((one) => one.id === composer.selected.value);
  if (!slot) return "";
  const { width, height } = composer.box.board;
  const tile = spokenTile(plainTile(slot.tile), undefined);
  const at = fitInto(square, slot.tile, width, height);
  const covers = reach(at, slot.tile);
  if (covers.some((one) => composer.there(one))) return say("spoken-no-room", { tile });
  const near = boardGraph({ ...composer.lying.value, [at]: plainTile(slot.tile) }, width, height).touching(at);
  return [say("spoken-room", { tile, from: at, to: covers.at(-1)! }), ...spokenLinks(near.map((one) => composer.lying.value[one] ?? ""), [])].join(", ");
}

/** The squares that the dragged tile would cover. */
function targets(): ReadonlySet<string> {
  const [square, what] = [hovered.value, carried.value];
  return new Set(square && what ? reach(square, what.face) : []);
}

/** The word being traced, else the one looked at, else the one last typed or named. */
function shownPath(composer: PathComposer): readonly string[] {
  if (composer.path.value.length) return composer.path.value;
  if (composer.looked.value.length) return composer.looked.value;
  const last = composer.naming.value.at(-1);
  return (composer.preview.value?.words.find((one) => one.word === last)?.path ?? []).map(squareName);
}
