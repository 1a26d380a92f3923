/** What has happened on the bare table, in sentences. */

import { plainWord } from "../../model/tiles";
import type { AnyEvent } from "../../net/live";
import { say } from "../../say";
import { blanksOf } from "../blanks";
import { nameOf, type TellingContext } from "../context";

type WalkEvent = Extract<AnyEvent, { event: "play-laid" | "choices-shown" }>;

export function walkNews(event: WalkEvent, context: TellingContext, name: string): string[] {
  switch (event.event) {
    case "play-laid": {
      const word = plainWord(event.word);
      const place = context.view.seats[event.seat]!.score;
      const news = [say("heap-news-word", { name, word, new: Object.keys(event.tiles).length, place }), ...blanksOf(event.tiles)];
      for (const [seat, change] of (event.changes ?? []).entries()) {
        if (seat !== event.seat && change) news.push(say("heap-news-back", { name: nameOf(context, seat), place: context.view.seats[seat]!.score }));
      }
      return news;
    }
    case "choices-shown":
      return [choices(event.words, context)];
  }
}

function choices(words: Record<string, string | null>, context: TellingContext): string {
  const chosen = Object.entries(words).filter(([, word]) => word);
  if (!chosen.length) return say("heap-news-none");
  const named = chosen.map(([seat, word]) => `${nameOf(context, Number(seat))} ${plainWord(word!)}`);
  return say("heap-news-choices", { words: named.join(", ") });
}
