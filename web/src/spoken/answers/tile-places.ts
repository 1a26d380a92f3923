/** Where something can be built over tiles that touch. */

import type { ReadonlySignal } from "@preact/signals";
import { spokenLinks } from "../../board/spoken";
import type { Composer } from "../../composer/composer";
import type { Graph, Lying } from "../../model/graph";
import { coverOf } from "../../model/pieces";
import { sizeOf } from "../../model/tiles";
import { say, sayList, sayParts } from "../../say";
import { spokenFace } from "../../say/tiles";
import type { BuildPlace } from "./family";

export type OverTiles = Composer & { readonly graph: ReadonlySignal<Graph>; readonly lying: ReadonlySignal<Lying> };

/** Tiles with a free side, from the top. */
export function tilePlaces(composer: OverTiles): BuildPlace[] {
  return allTiles(composer).filter((one) => one.open);
}

/** Every tile, from the top, with what it touches and which sides are free. */
export function tilesText(composer: OverTiles): string {
  return sayParts(allTiles(composer).map((one) => one.text));
}

function allTiles(composer: OverTiles): (BuildPlace & { readonly open: boolean })[] {
  const { board, last: laid } = composer.table.view.value!;
  const cover = coverOf(board);
  return Object.keys(board)
    .filter((at) => cover.get(at) === at)
    .map((at) => {
      const touching = spokenLinks(composer.graph.value.touching(at).map((one) => composer.lying.value[one] ?? ""), []);
      const free = freeText(composer.graph.value.open(at));
      return { square: at, open: free !== "", text: [composer.where(at), sized(board[at]!), laid.includes(at) && say("web-square-last"), ...touching, free].filter(Boolean).join(", ") };
    });
}

/** On how many sides, or on which ones, there is room; empty where there is none. */
function freeText({ sides, places: count }: ReturnType<Graph["open"]>): string {
  if (!count) return "";
  return sides.length ? say("spoken-free-sides", { sides: sayList(sides.map((side) => say(`spoken-side-${side}`))) }) : say("spoken-free-places", { count });
}

function sized(tile: string): string {
  const [width, height] = sizeOf(tile);
  return width * height > 1 ? `${spokenFace(tile)}, ${say("spoken-spans", { width, height })}` : spokenFace(tile);
}
