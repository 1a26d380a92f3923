import { Board } from "../board/Board";
import { spokenLinks, stepsOf } from "../board/spoken";
import { WordPath } from "../board/WordPath";
import { boardGraph } from "../model/graph";
import { coverOf } from "../model/pieces";
import { Box } from "../model/rules";
import { inside, parseSquare, type Square, squareName } from "../model/squares";
import { ARROWS } from "../model/steer";
import { faceOf } from "../model/tiles";
import type { BoardInfo } from "../wire.gen";
import type { Looked } from "./family";

/** A board of squares. */
export function SquaresLooked({ rules, view, path, hands, laid, onSquare, onKey }: Looked) {
  const box = new Box(rules);
  const cover = coverOf(view.board);
  // Where words lie in lines, a line over them would only hide the letters.
  const sizes = Object.values(view.board).some((tile) => faceOf(tile) !== tile);
  const graph = boardGraph(view.board, box.board.width, box.board.height);
  const about = (square: string) => {
    const touching = sizes ? graph.touching(square).map((near) => view.board[near]!) : [];
    return [...laid(square), ...spokenLinks(touching, stepsOf(path, square))];
  };
  const walk = (key: string, from: string) => beyond(from, ARROWS[key]!, cover, box.board);
  return (
    <Board {...hands} about={about} cover={cover} rows={box.board.rows} premiums={box.premiums} start={box.board.start} tiles={view.board} value={box.value} traced={new Set(path)} across={null} onSquare={onSquare} onKey={onKey(walk)}>
      {sizes && <WordPath path={path} tiles={view.board} />}
    </Board>
  );
}

/** The next square in a direction that belongs to something else than this one, kept on the board. */
function beyond(from: string, [dx, dy]: Square, cover: ReadonlyMap<string, string>, board: BoardInfo): string {
  const own = cover.get(from) ?? from;
  let [x, y] = parseSquare(from);
  for (;;) {
    [x, y] = [x + dx, y + dy];
    if (!inside([x, y], board)) return from;
    const name = squareName([x, y]);
    if ((cover.get(name) ?? name) !== own) return name;
  }
}
