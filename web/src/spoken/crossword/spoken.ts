/** What is said aloud of my tiles at a board of squares. */

import { say } from "../../say";
import type { Preview } from "../../wire.gen";
import type { SpokenFamily } from "../family";
import { judged } from "../words";

export function crosswordSpoken(): SpokenFamily {
  return { tried };
}

function tried(preview: Preview): string {
  const words = preview.words.map((one) => `${judged(one)}${preview.words.length > 1 && one.valid !== false ? ` ${one.score}` : ""}`);
  return say("spoken-would", { words: words.join(", "), points: say("web-points", { count: preview.score }) });
}
