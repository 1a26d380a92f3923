import type { Desk } from "../../composer/composer";
import { RuleLink } from "../../widgets/RuleLink";

/** Why what was tried doesn't do. While tiles are still being laid nothing is wrong yet: then it only says what is missing. */
export function Refusal({ desk }: { desk: Desk }) {
  const why = desk.refusal.value;
  if (!why) return null;
  return (
    <p class={why.sent ? "bad" : ""}>
      {why.sentence} <RuleLink game={desk.box.rules.game} rule={why.rule} />
    </p>
  );
}
