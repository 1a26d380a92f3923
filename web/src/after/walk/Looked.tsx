import { HeapBoard } from "../../board/walk/HeapBoard";
import { Track } from "../../board/walk/Track";
import { heapGraph } from "../../model/walk/graph";
import { extentOf, gridOf, neighbour } from "../../model/walk/grid";
import type { TableRules, View } from "../../wire.gen";
import type { Looked } from "../family";

/** The heap of a bare table. */
export function HeapLooked({ rules, view, room, path, hands, laid, onSquare, onKey }: Looked) {
  const { draft } = hands;
  const grid = gridOf(rules.bare!);
  const graph = heapGraph({ ...view.board, ...Object.fromEntries(draft) }, grid);
  const extent = extentOf(grid, [...Object.keys(view.board), ...draft.keys(), ...room]);
  return (
    <div class="heap-scroll">
      <HeapBoard {...hands} about={laid} touching={(square) => graph.touching(square)} target={null} grid={grid} extent={extent} tiles={view.board} path={path} traced={path.length > 0} onSquare={onSquare} onKey={onKey((key, from) => neighbour(grid, extent, from, key))} />
    </div>
  );
}

/** The track over it. */
export function TrackLooked({ rules, view }: { rules: TableRules; view: View }) {
  return <Track view={view} last={rules.bare!.track} target={null} />;
}
