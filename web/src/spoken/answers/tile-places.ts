/** Where something can be built over tiles that touch. */

import type { ReadonlySignal } from "@preact/signals";
import { spokenLinks } from "../../board/spoken";
import type { Composer } from "../../composer/composer";
import type { Graph, Lying } from "../../model/graph";
import { coverOf } from "../../model/pieces";
import { sizeOf } from "../../model/tiles";
import { say, sayList } from "../../say";
import { spokenFace } from "../../say/tiles";
import type { BuildPlace } from "./family";

type OverTiles = Composer & { readonly graph: ReadonlySignal<Graph>; readonly lying: ReadonlySignal<Lying> };

/** Tiles with a free side, from the top. */
export function tilePlaces(composer: OverTiles): BuildPlace[] {
  const { board, last: laid } = composer.table.view.value!;
  const cover = coverOf(board);
  return Object.keys(board)
    .filter((at) => cover.get(at) === at)
    .flatMap((at) => {
      const { sides, places: count } = composer.graph.value.open(at);
      if (!count) return [];
      const touching = spokenLinks(composer.graph.value.touching(at).map((one) => composer.lying.value[one] ?? ""), []);
      const free = sides.length ? say("spoken-free-sides", { sides: sayList(sides.map((side) => say(`spoken-side-${side}`))) }) : say("spoken-free-places", { count });
      return [{ square: at, text: [composer.where(at), sized(board[at]!), laid.includes(at) && say("web-square-last"), ...touching, free].filter(Boolean).join(", ") }];
    });
}

function sized(tile: string): string {
  const [width, height] = sizeOf(tile);
  return width * height > 1 ? `${spokenFace(tile)}, ${say("spoken-spans", { width, height })}` : spokenFace(tile);
}
