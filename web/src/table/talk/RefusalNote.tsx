import type { Composer } from "../../composer/composer";
import { RuleLink } from "../../widgets/RuleLink";
import { WithWords } from "../../widgets/WithWords";

/** Why a command is refused. Only a command that was sent is marked as wrong: one that is being composed may just be unfinished. */
export function RefusalNote({ composer }: { composer: Composer }) {
  const why = composer.refusal.value;
  if (!why) return null;
  return (
    <p class={why.sent ? "bad" : ""}>
      <WithWords text={why.sentence} /> <RuleLink game={composer.box.rules.game} rule={why.rule} />
    </p>
  );
}
