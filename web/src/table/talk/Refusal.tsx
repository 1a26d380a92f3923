import type { Composer } from "../../composer/composer";
import { RuleLink } from "../../widgets/RuleLink";

/** Why what was tried doesn't do. While tiles are still being laid nothing is wrong yet: then it only says what is missing. */
export function Refusal({ composer }: { composer: Composer }) {
  const why = composer.refusal.value;
  if (!why) return null;
  return (
    <p class={why.sent ? "bad" : ""}>
      {why.sentence} <RuleLink game={composer.box.rules.game} rule={why.rule} />
    </p>
  );
}
