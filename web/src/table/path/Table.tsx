import { Board } from "../../board/Board";
import { carried, grab, hovered } from "../../board/drag";
import { spokenLinks, stepsOf } from "../../board/spoken";
import { WordPath } from "../../board/WordPath";
import type { Zoom } from "../../board/zoom";
import type { PaperDesk } from "../../composer/path/composer";
import { boardGraph } from "../../model/graph";
import { fitInto, plainTile, reach } from "../../model/pieces";
import { squareName } from "../../model/squares";
import { say } from "../../say";
import { spokenTile } from "../../say/tiles";
import { traceWith } from "../hand/trace";
import { Drawing } from "./Drawing";

/** The squared board with tiles of many sizes, and the word being traced over them. */
export function PaperTable({ desk, zoom }: { desk: PaperDesk; zoom: Zoom }) {
  const view = desk.table.view.value!;
  if (desk.paper.value.drawing !== null) return <Drawing desk={desk} />;
  const onGrab = (square: string, event: PointerEvent) => {
    const laid = desk.arranged.value.laid.get(square)!;
    grab(event, { slot: laid.slot, face: plainTile(laid.face), from: square }, (target) => desk.drop(laid.slot, square, target));
  };
  return (
    <Board
      zoom={zoom}
      rows={desk.box.board.rows}
      premiums={[]}
      start={[]}
      tiles={view.board}
      value={desk.box.value}
      last={new Set(view.last)}
      draft={desk.tried.value}
      cover={desk.cover.value}
      traced={new Set(shownPath(desk))}
      about={(own) => aboutTile(desk, own)}
      fits={(square) => fitsHere(desk, square)}
      cursor={desk.cursor.value}
      across={null}
      targets={targets()}
      placing={desk.selected.value !== null}
      shaking={desk.shaking.value}
      onSquare={(square) => desk.tap(square)}
      onKey={(event) => onKey(desk, event)}
      onGrab={onGrab}
      onTrace={(square, event) => traceWith(desk, square, event, () => desk.nameCurrent())}
    >
      <WordPath path={shownPath(desk)} tiles={desk.lying.value} />
    </Board>
  );
}

/** Enter lays the tile picked up, adds the word typed or traced, or sends what is composed; space steps onto a tile. */
function onKey(desk: PaperDesk, event: KeyboardEvent): void {
  if (event.key === "Escape") desk.recall();
  else if (event.key === " " || (event.key === "Enter" && desk.selected.value !== null)) desk.tap(desk.cursor.value);
  else if (event.key === "Enter" && desk.current.value) desk.nameCurrent();
  else if (event.key === "Enter") void desk.submitIfMine();
  else if (!desk.key(event)) return;
  event.preventDefault();
}

/** What a tile touches, and which letter of the word it is. */
function aboutTile(desk: PaperDesk, own: string): string[] {
  return spokenLinks(desk.graph.value.touching(own).map((at) => desk.lying.value[at] ?? ""), stepsOf(shownPath(desk), own));
}

/** What would come of laying the tile picked up on a square: whether it has room there, and what it would touch. */
function fitsHere(desk: PaperDesk, square: string): string {
  const slot = desk.arranged.value.slots.find((one) => one.id === desk.selected.value);
  if (!slot) return "";
  const { width, height } = desk.box.board;
  const tile = spokenTile(plainTile(slot.tile), undefined);
  const at = fitInto(square, slot.tile, width, height);
  const covers = reach(at, slot.tile);
  if (covers.some((one) => desk.there(one))) return say("aloud-no-room", { tile });
  const near = boardGraph({ ...desk.lying.value, [at]: plainTile(slot.tile) }, width, height).touching(at);
  return [say("aloud-room", { tile, from: at, to: covers.at(-1)! }), ...spokenLinks(near.map((one) => desk.lying.value[one] ?? ""), [])].join(", ");
}

/** The squares that the tile being carried would cover. */
function targets(): ReadonlySet<string> {
  const [square, what] = [hovered.value, carried.value];
  return new Set(square && what ? reach(square, what.face) : []);
}

/** The word being traced, else the one looked at, else the one last typed or named. */
function shownPath(desk: PaperDesk): readonly string[] {
  if (desk.path.value.length) return desk.path.value;
  if (desk.looked.value.length) return desk.looked.value;
  const last = desk.naming.value.at(-1);
  return (desk.preview.value?.words.find((one) => one.word === last)?.path ?? []).map(squareName);
}
