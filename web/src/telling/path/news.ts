/** What has happened where letters of many sizes are laid, in sentences. */

import { squareName } from "../../model/squares";
import { letterOf, plainWord, sizeOf, UNKNOWN } from "../../model/tiles";
import type { AnyEvent } from "../../net/live";
import { say, sayParts } from "../../say";
import type { Named } from "../../wire.gen";
import { nameOf, type TellingContext } from "../context";

type PathEvent = Extract<
  AnyEvent,
  { event: "placed" | "claimed" | "knock-made" | "knock-bid" | "dice-thrown" | "token-laid" | "letter-owed" | "letter-freed" | "turn-ended" | "act-struck" | "passed-over" }
>;

export function pathNews(event: PathEvent, context: TellingContext, name: string): string[] {
  switch (event.event) {
    case "placed": {
      const tiles = event.laid.map((one) => `${letterOf(one.tile)} ${sizeOf(one.tile).join("×")} ${squareName(one.square)}`).join(", ");
      return [say(event.swapped ? "lays-news-swap" : "lays-news-place", { name, tiles }), ...words(event, context.most)];
    }
    case "claimed":
      return event.words.length ? [say("lays-news-claim", { name, words: list(event.words, context.most), score: event.score ?? 0 })] : [];
    case "knock-bid":
      return [say("lays-news-knock", { name })];
    case "knock-made":
      return event.words?.length ? [say("lays-news-knock", { name }), ...words(event, context.most)] : [say("lays-news-knock-vain", { name })];
    case "dice-thrown": {
      // A player who knocked alone needs no dice.
      const rounds = event.rounds.map((thrown) => Object.entries(thrown).map(([seat, eyes]) => `${nameOf(context, Number(seat))} ${eyes}`).join(", "));
      return rounds.length ? [say("lays-news-dice", { throws: sayParts(rounds), name: nameOf(context, event.order[0] ?? 0) })] : [];
    }
    case "token-laid":
      return [say("lays-news-token", { name, square: squareName(event.square) })];
    case "letter-owed":
      return [say("lays-news-owed", { name })];
    case "letter-freed": {
      const tile = letterOf(event.tile);
      return [say(tile === UNKNOWN ? "lays-news-free-unknown" : `lays-news-free-${event.why}`, { name, tile })];
    }
    case "turn-ended":
      return event.timed_out ? [say("lays-news-time-up", { name })] : [];
    case "act-struck":
      return [say(event.undone ? "lays-news-undone" : "lays-news-struck", { words: event.words.join(", ") })];
    case "passed-over":
      return [say("lays-news-over", { name })];
  }
}

function list(named: readonly Named[], most = Infinity): string {
  const shown = named.slice(0, most).map((one) => plainWord(one.word));
  return named.length > most ? say("spoken-and-more", { words: shown.join(", "), count: named.length - most }) : shown.join(", ");
}

function words(event: { words?: Named[]; score?: number }, most?: number): string[] {
  return event.words?.length ? [say("lays-news-words", { words: list(event.words, most), score: event.score ?? 0 })] : [];
}
