/** What is said aloud of my tiles at a board of tiles of many sizes. */

import { effect } from "@preact/signals";
import { perception } from "../../browser/perception";
import type { PathComposer } from "../../composer/path/composer";
import { momentText } from "../../composer/path/moments";
import { squareName } from "../../model/squares";
import type { Tile } from "../../model/tiles";
import { say, sayParts } from "../../say";
import { spokenTile } from "../../say/tiles";
import { announce } from "../../say/voice";
import type { Preview } from "../../wire.gen";
import type { SpokenFamily } from "../family";
import { watchTraced } from "../traced";
import { judged } from "../words";

export function pathSpoken(composer: PathComposer): SpokenFamily {
  return {
    tried,
    unfinished: (preview) => Boolean(composer.current.value) || !preview.words.length,
    asked: () => asked(composer),
    moment: () => composer.paper.value?.window?.since,
    watchWord: () => watchTraced(composer),
    watchDraw: () => watchDraw(composer),
    knock: () => knock(composer),
  };
}

/** Each valid word with its first square, what is wrong with the others, and the points. */
function tried(preview: Preview): string {
  const words = preview.words.map((one) => {
    const [first] = one.path ?? [];
    return first ? say("spoken-word-at", { word: judged(one), square: squareName(first) }) : judged(one);
  });
  const bad = preview.dropped.map((one) => one.sentence);
  const good = words.length ? [say("spoken-would", { words: words.join(", "), points: say("web-points", { count: preview.score }) })] : [];
  return [...good, ...bad].join(" ");
}

function asked(composer: PathComposer): string {
  const commands = composer.table.commands.value;
  if (commands.has("draw")) return composer.drawing.value ? "" : say("web-draw-now");
  if (composer.owing.value) return say("web-owe-now");
  if (composer.floor.value) return composer.speaks.value ? "" : say("web-your-moment");
  if (!commands.has("knock")) return "";
  return `${momentText(composer)} ${perception.peek().keys ? say("spoken-knock-key") : ""}`.trim();
}

/** Says the size of each letter that I draw, and all letters once the drawing is done. */
function watchDraw(composer: PathComposer): () => void {
  let before: readonly Tile[] | null = null;
  return effect(() => {
    const drawn = composer.table.view.value?.seats[composer.seat]?.rack ?? [];
    const drawing = composer.paper.value?.drawing != null;
    if (before && !drawing) announce(say("spoken-drawn-all", { tiles: spokenTiles(drawn) }));
    else if (before && !composer.drawing.peek() && drawn.length > before.length) announce(say("spoken-drawn", { tile: spokenTiles(without(drawn, before)) }));
    before = drawing ? drawn : null;
  });
}

function spokenTiles(tiles: readonly Tile[]): string {
  return sayParts(tiles.map((tile) => spokenTile(tile, undefined)));
}

function without(tiles: readonly Tile[], others: readonly Tile[]): Tile[] {
  const left = [...others];
  return tiles.filter((tile) => !left.includes(tile) || !left.splice(left.indexOf(tile), 1));
}

function knock(composer: PathComposer): void {
  if (composer.table.commands.peek().has("knock") && !composer.floor.peek()) void composer.knock();
  else announce(say("spoken-no-knock"), { now: true, again: true });
}
