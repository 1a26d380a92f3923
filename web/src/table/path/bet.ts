import type { PathComposer } from "../../composer/path/composer";

/** Whether the words that I name are a bet: of a knock nobody is told beforehand whether they count (L16). */
export function isBet(composer: PathComposer): boolean {
  const composed = composer.compose();
  return composed !== null && "command" in composed && composed.command.do === "knock";
}
