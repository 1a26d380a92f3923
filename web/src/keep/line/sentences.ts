/** What is told of the line being written. */

import { plainWord } from "../../model/tiles";
import { say } from "../../say";
import { joined } from "../../say/voice";
import type { Entry } from "../entry/entry";

/** Whom the line is about. */
export function aboutWhom(entry: Entry): string {
  const { view } = entry.scene.peek();
  return say("keep-line-about", { name: view.seats[entry.seat.peek()]!.name });
}

/** What the referee says of it. */
export function lineTold(entry: Entry): string {
  const [refusal, preview] = [entry.refusal.peek(), entry.preview.peek()];
  if (refusal) return withRule(refusal);
  if (!entry.compose()) return say("line-nothing-laid");
  if (!preview) return say(!entry.host.foresees.peek() ? "keep-no-points-now" : "line-laid");
  const seat = entry.seat.peek();
  const place = entry.scene.peek().view.seats[seat]!.score + (preview.changes[seat] ?? preview.score);
  const points = entry.box.rules.race ? say("keep-places", { count: preview.score, place }) : say("web-points", { count: preview.score });
  const words = preview.words.map((one) => plainWord(one.word)).join(", ");
  return joined([words ? say("spoken-would", { words, points }) : points, ...preview.dropped.map((one) => one.sentence)]);
}

/** Why something is refused, with the number of the rule. */
export function withRule({ sentence, rule }: { readonly sentence: string; readonly rule: string }): string {
  return `${sentence} ${rule && say("spoken-rule", { rule })}`.trim();
}
