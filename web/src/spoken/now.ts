/** What is being tried out and what the referee says of it, as text to hear. */

import type { Composer } from "../composer/composer";
import { say } from "../say";
import { spokenOf } from "./families";

/** Why the play being tried is refused, or what it would score; empty if nothing is being tried. */
export function triedText(composer: Composer): string {
  const composed = composer.compose();
  const refusal = composer.refusal.value;
  if (composed && "problem" in composed) return say(composed.problem);
  if (refusal) return `${refusal.sentence} ${refusal.rule && say("spoken-rule", { rule: refusal.rule })}`.trim();
  const preview = composer.preview.value;
  if (!preview || !composed) return "";
  return spokenOf(composer).tried(preview);
}

/** The same, but only if the play is valid: an unfinished word isn't judged before somebody asks. */
export function goodText(composer: Composer): string {
  const preview = composer.preview.value;
  if (composer.refusal.value) return composer.refusal.value.sent ? triedText(composer) : "";
  if (!preview || preview.words.some((one) => one.valid === false)) return "";
  return spokenOf(composer).unfinished?.(preview) ? "" : triedText(composer);
}
