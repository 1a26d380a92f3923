import type { PaperDesk } from "../../desk/paper";
import { parseSquare } from "../../model/squares";
import { plainTile } from "../../model/pieces";
import { sizeOf } from "../../model/tiles";
import { Board } from "../board/Board";
import { UNIT } from "../board/Tile";
import { grab, hovered } from "../drag";
import { traceWith } from "./trace";

/** The squared board with tiles of many sizes, and the word being traced over them. */
export function PaperTable({ desk }: { desk: PaperDesk }) {
  const view = desk.table.view.value!;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") desk.tap(desk.cursor.value);
    else if (event.key === "Escape") desk.recall();
    else if (!desk.key(event)) return;
    event.preventDefault();
  };
  const onGrab = (square: string, event: PointerEvent) => {
    const laid = desk.arranged.value.laid.get(square)!;
    grab(event, { slot: laid.slot, face: plainTile(laid.face), from: square }, (target) => desk.drop(laid.slot, square, target));
  };
  const draft = new Map([...desk.draft.value].map(([at, tile]) => [at, plainTile(tile)]));
  return (
    <Board
      rows={desk.box.board.rows}
      premiums={[]}
      start={[]}
      tiles={view.board}
      value={desk.box.value}
      last={new Set(view.last)}
      draft={draft}
      cover={desk.cover.value}
      traced={new Set(desk.path.value)}
      cursor={desk.cursor.value}
      across={null}
      target={hovered.value}
      shaking={desk.shaking.value}
      onSquare={(square) => desk.tap(square)}
      onKey={onKey}
      onGrab={onGrab}
      onTrace={(square, event) => traceWith(desk, square, event, () => desk.name(desk.traced.value))}
    >
      <Traced desk={desk} />
    </Board>
  );
}

/** A line through the tiles of the word being traced, or of the word seen in the preview. */
function Traced({ desk }: { desk: PaperDesk }) {
  if (desk.path.value.length < 2) return null;
  const points = desk.path.value.map((at) => {
    const [x, y] = parseSquare(at);
    const [w, h] = sizeOf(desk.lying.value[at] ?? "");
    return `${(x + w / 2) * UNIT},${(y + h / 2) * UNIT}`;
  });
  return (
    <g class="walk" aria-hidden="true">
      <polyline points={points.join(" ")} />
    </g>
  );
}
