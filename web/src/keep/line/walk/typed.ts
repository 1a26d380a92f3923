/** Words typed as they are called out over a bare table, and the words that everybody opens with. */

import { asMeant } from "../../../model/as-meant";
import { plainWord } from "../../../model/tiles";
import { say, sayList } from "../../../say";
import type { WalkEntry } from "../../entry/walk/entry";
import { openingWord, spelled, tilesOf } from "../../entry/typed-letters";
import type { MoveLine, TypedFamily } from "../family";

export function walkTyped(entry: WalkEntry): TypedFamily {
  const opens = () => entry.scene.peek().view.awaiting.some((one) => one.commands.includes("open"));
  return { bare: true, example: "line-example-word", acts: {}, lay: (line) => (opens() ? open(entry, line) : lay(entry, line)) };
}

function lay(entry: WalkEntry, line: string) {
  if (!/^[\p{L}'’-]+$/u.test(line)) return null;
  entry.clear();
  entry.type(spelled(line, entry.box.faces));
  entry.blanks.value = blanksIn(asMeant(line.replace(/[^\p{L}]/gu, ""), entry.box.rules.edition.blanks), entry.box.faces);
  return { laid: true } as const;
}

/** The tiles typed in small letters among capitals, by their numbers in the word. */
function blanksIn(word: string, faces: readonly string[]): ReadonlySet<number> {
  let rest = word;
  const small = tilesOf(word, faces).map((tile) => {
    const typed = rest.slice(0, tile.length);
    rest = rest.slice(tile.length);
    return typed === typed.toLowerCase();
  });
  return new Set(small.flatMap((one, at) => (one ? [at] : [])));
}

/** The opening words in the order of the seats; a dash for somebody without one. */
function open(entry: WalkEntry, line: string): MoveLine | { problem: string } {
  const { seats } = entry.scene.peek().view;
  const typed = line.split(/[\s,;]+/).filter(Boolean);
  if (typed.length !== seats.length) return { problem: say("keep-line-opening", { names: sayList(seats.map((seat) => seat.name)) }) };
  const read = typed.map((word) => openingWord(word, entry.box.faces));
  const unread = typed[read.indexOf(undefined)];
  if (unread !== undefined) return { problem: say("keep-line-unread", { typed: unread }) };
  const words = read.map((word) => word ?? null);
  const what = say("keep-did-open", { words: words.map((word, seat) => `${seats[seat]!.name} ${plainWord(word ?? "–")}`).join(", ") });
  return { move: { do: "open", seat: 0, words: Object.fromEntries(words.map((word, seat) => [String(seat), word])) }, what };
}
