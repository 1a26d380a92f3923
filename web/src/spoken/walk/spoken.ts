/** What is said aloud of my tiles at a bare table. */

import type { WalkComposer } from "../../composer/walk/composer";
import { say, sayList } from "../../say";
import type { Preview } from "../../wire.gen";
import type { SpokenFamily } from "../family";
import { watchTraced } from "../traced";
import { judged } from "../words";

export function walkSpoken(composer: WalkComposer): SpokenFamily {
  return { tried: (preview) => tried(composer, preview), watchWord: () => watchTraced(composer) };
}

function tried(composer: WalkComposer, preview: Preview): string {
  const { seats } = composer.table.view.value!;
  const moved = preview.changes.flatMap((change, seat) => (change && seat !== composer.seat ? [seats[seat]!.name] : []));
  const laid = composer.opening.value ? preview.path.map(String) : Object.keys(preview.tiles);
  const place = seats[composer.seat]!.score + (preview.changes[composer.seat] ?? preview.score);
  const words = preview.words.map(judged).join(", ");
  const seen = say("web-walk-seen", { count: preview.path.length, new: new Set(laid).size, place });
  return `${words}${say("web-colon")} ${seen} ${moved.length ? say("web-bumps", { names: sayList(moved) }) : ""}`.trim();
}
