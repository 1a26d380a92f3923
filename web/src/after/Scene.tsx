import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Board } from "../board/Board";
import { spokenLinks, stepsOf } from "../board/spoken";
import { Heap } from "../board/walk/Heap";
import { WordPath } from "../board/WordPath";
import { boardGraph } from "../model/graph";
import { coverOf } from "../model/pieces";
import { Box } from "../model/rules";
import { inside, parseSquare, type Square, squareName } from "../model/squares";
import { ARROWS } from "../model/steer";
import { faceOf, type Tile } from "../model/tiles";
import { heapGraph } from "../model/walk/graph";
import { gridOf, neighbour, extentOf } from "../model/walk/grid";
import { say } from "../say";
import type { BoardInfo, Rules, View } from "../wire.gen";
import { ownersOf } from "./Owners";

const NOTHING = () => {};
const NO_DRAFT: ReadonlyMap<string, Tile> = new Map();

interface Props {
  readonly rules: Rules;
  readonly view: View;
  /** Squares for which a bare table must have room besides its tiles. */
  readonly room?: readonly string[];
  readonly laidBy?: Readonly<Record<string, number>>;
  /** The word that is shown, tile by tile. */
  readonly path: readonly string[];
  /** Tiles that don't lie there yet. */
  readonly draft?: ReadonlyMap<string, Tile>;
}

/** A table to look at, by eye or with the arrow keys: nothing can be laid on it. */
export function Scene({ rules, view, room = [], laidBy, path, draft = NO_DRAFT }: Props) {
  const { bare } = rules;
  const cursor = useSignal("");
  const first = path[0] ?? Object.keys(view.board)[0] ?? "A1";
  useEffect(() => void (cursor.value = first), [first]);
  const names = view.seats.map((seat) => seat.name);
  const owners = ownersOf(names, laidBy ?? {});
  const laid = (square: string) => {
    const owner = owners.get(square);
    return owner ? [say("after-laid-by", { name: names[owner.seat]! })] : [];
  };
  const hands = { cursor: cursor.value, shaking: false, draft, owners, last: new Set(laidBy ? [] : view.last) };
  const onKey = (move: (key: string) => string) => (event: KeyboardEvent) => {
    if (!ARROWS[event.key]) return;
    cursor.value = move(event.key);
    event.preventDefault();
  };
  const onSquare = (square: string) => (cursor.value = square);
  if (bare) {
    const grid = gridOf(bare);
    const graph = heapGraph({ ...view.board, ...Object.fromEntries(draft) }, grid);
    const extent = extentOf(grid, [...Object.keys(view.board), ...draft.keys(), ...room]);
    return (
      <div class="heap-scroll">
        <Heap {...hands} about={laid} touching={(square) => graph.touching(square)} target={null} grid={grid} extent={extent} tiles={view.board} path={path} traced={path.length > 0} onTrace={NOTHING} onSquare={onSquare} onKey={onKey((key) => neighbour(grid, extent, cursor.value, key))} />
      </div>
    );
  }
  const box = new Box(rules);
  const cover = coverOf(view.board);
  // Where words lie in lines, a line over them would only hide the letters.
  const sizes = Object.values(view.board).some((tile) => faceOf(tile) !== tile);
  const graph = boardGraph(view.board, box.board.width, box.board.height);
  const about = (square: string) => {
    const touching = sizes ? graph.touching(square).map((near) => view.board[near]!) : [];
    return [...laid(square), ...spokenLinks(touching, stepsOf(path, square))];
  };
  const walk = (key: string) => beyond(cursor.value, ARROWS[key]!, cover, box.board);
  return (
    <Board {...hands} about={about} targets={new Set()} onGrab={NOTHING} cover={cover} rows={box.board.rows} premiums={box.premiums} start={box.board.start} tiles={view.board} value={box.value} traced={new Set(path)} across={null} onSquare={onSquare} onKey={onKey(walk)}>
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
