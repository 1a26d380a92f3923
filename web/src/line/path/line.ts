/** What is typed where words are written down: letters with their squares, words, knocks. */

import { batch } from "@preact/signals";
import type { PathComposer } from "../../composer/path/composer";
import { countSizes, fitInto } from "../../model/pieces";
import { inside, parseSquare } from "../../model/squares";
import { joinTiles, plainWord } from "../../model/tiles";
import { say } from "../../say";
import { summary } from "../../spoken/answers/summaries";
import type { Slot } from "../../model/arrange";
import { joined } from "../../say/voice";
import { triedText } from "../../spoken/now";
import { notNow, outcome, sending } from "../answered";
import { commandWord } from "../commands";
import type { LineFamily, LaidLine } from "../family";
import { goingTo } from "../going";
import { lyingText } from "../lying";
import { lookAtTable, squareActs } from "../squares";
import { readSize, sizeText, splitLay, tilesMeant, tokensMeant, type TypedTile } from "./typed";

export function pathLine(composer: PathComposer): LineFamily {
  const { seat } = composer;
  const acts = {
    ...squareActs(() => lookAtTable(composer)),
    board: () => lyingText(composer),
    words: () => words(composer),
    letters: () => summary(composer, "unseen"),
    go: (after: string) => goingTo(after, (place) => composer.goTo(place)),
    knock: (after: string) => knock(composer, after),
    none: () => sending(composer, "none", { do: "knock", seat, words: [] }),
    done: () => sending(composer, "done", { do: "pass", seat }),
    free: (after: string) => give(composer, after),
    blank: (after: string) => token(composer, after),
    draw: (after: string) => draw(composer, after),
  };
  return { bare: true, example: "line-example-lay", acts, lay: (line) => lay(composer, line) };
}

function lay(composer: PathComposer, line: string): LaidLine | null {
  const typed = splitLay(line, composer.box.faces);
  if (!typed) return null;
  if (typed.tiles.length) composer.recall();
  for (const tile of typed.tiles) {
    const why = put(composer, tile.at, tilesMeant(composer.rack.peek(), tile), tile);
    if (why) return { problem: why };
  }
  name(composer, typed.words);
  return { laid: true };
}

/** Names more words, besides those named before. */
function name(composer: PathComposer, words: readonly string[]): void {
  batch(() => {
    composer.nameCurrent();
    composer.words.value = [...new Set([...composer.words.peek(), ...words])];
  });
}

/** Puts the tile that is meant on a square; tells why that can't be, or nothing. */
function put(composer: PathComposer, at: string, meant: readonly Slot[], typed: Pick<TypedTile, "letter" | "free">): string {
  const { width, height } = composer.box.board;
  const [slot, other] = meant;
  if (!inside(parseSquare(at), composer.box.board)) return say("spoken-no-square", { square: at });
  if (!slot) return say(typed.free ? "lays-not-free" : "spoken-none", { letter: typed.letter });
  if (other) return say("lays-which-size", { letter: typed.letter, sizes: meant.map((one) => sizeText(one.tile)).join(", "), example: `${typed.letter}${sizeText(slot.tile).replace("×", "x")}` });
  if (fitInto(at, slot.tile, width, height) !== at || composer.taken(at)) return say("spoken-no-room", { tile: typed.letter });
  composer.put(slot.id, at, slot.tile);
  return "";
}

function token(composer: PathComposer, after: string): Promise<string> | string {
  const [first = "", second = ""] = after.split(/\s+/);
  const [size, at] = readSize(first) ? [readSize(first), second] : [readSize(second), first];
  composer.recall();
  const why = put(composer, at.toUpperCase(), tokensMeant(composer.rack.peek(), size).slice(0, 1), { letter: say("web-token"), free: false });
  return why || say("line-laid-send");
}

/** Knocks, and names the words typed after it as soon as I may. */
function knock(composer: PathComposer, after: string): Promise<string> | string {
  if (!composer.table.commands.peek().has("knock")) return notNow(composer, "knock");
  const words = splitLay(after, composer.box.faces)?.words ?? [];
  const unread = unreadable(composer);
  if (unread && !words.length) return joined([unread, say("line-knock-unread", { undo: commandWord("undo"), example: `${commandWord("knock")} RAT` })]);
  if (unread) composer.recall();
  name(composer, words);
  return outcome(composer, () => (composer.floor.peek() ? composer.submit() : composer.knock()));
}

/** Why a word named but not sent can't be read; empty if all can. */
function unreadable(composer: PathComposer): string {
  const preview = composer.preview.peek();
  const fine = !composer.refusal.peek() && !preview?.dropped.length && !preview?.words.some((one) => one.valid === false);
  return composer.naming.peek().length && !fine ? triedText(composer) : "";
}

function give(composer: PathComposer, after: string): Promise<string> | string {
  const found = /^(\p{L}{1,2})(?:(\d)[x×](\d))?$/u.exec(after);
  const letter = (found?.[1] ?? after).toUpperCase();
  const meant = tilesMeant(composer.rack.peek(), { letter, size: found?.[2] ? `${found[2]}×${found[3]}` : null, free: false });
  const [slot] = meant;
  if (!slot) return say("spoken-none", { letter });
  return sending(composer, "free", { do: "free", seat: composer.seat, tile: joinTiles([slot.tile]) });
}

/** Draws a letter of a size, or lets the page draw all. */
function draw(composer: PathComposer, after: string): Promise<string> | string {
  if (composer.table.commands.peek().has("draw") && after) {
    const sizes = countSizes(composer.table.view.peek()!.unseen).map(([size]) => size);
    const size = sizes.find((one) => one.join("×") === readSize(after));
    if (!size) return say("line-no-size", { typed: after, sizes: sizes.map((one) => one.join("×")).join(", ") });
    return sending(composer, "draw", { do: "draw", seat: composer.seat, size: [...size] });
  }
  if (composer.paper.peek().drawing === null) return notNow(composer, "draw");
  composer.drawing.value = true;
  return say("line-drawing");
}

/** Everybody's words. */
function words(composer: PathComposer): string {
  const { seats } = composer.table.view.peek()!;
  const { written } = composer.paper.peek();
  const of = (seat: number) => written.filter((one) => one.seat === seat).map((one) => plainWord(one.word));
  return seats.map((seat, number) => say("line-words-of", { name: seat.name, words: of(number).join(", ") || "–" })).join(" ");
}
