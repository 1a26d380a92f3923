import type { Composer } from "../../composer/composer";
import { doubted, question } from "../../composer/question";
import { say } from "../../say";
import { Button } from "../../widgets/Button";

/** The question whether I object to somebody's play, with the buttons to challenge it or to vote on it. */
export function WindowPanel({ composer }: { composer: Composer }) {
  const view = composer.table.view.value!;
  const commands = composer.table.commands.value;
  const act = doubted(composer);
  if (!act) return null;
  const seat = composer.seat;
  return (
    <section class="window card" aria-label={say("web-window")}>
      <p tabIndex={0}>{question(composer)}</p>
      <div class="window-actions">
        {commands.has("vote") && (
          <>
            <Button kind="primary" icon="check" onClick={() => void composer.send({ do: "vote", seat, yes: true })}>
              {say("web-vote-yes")}
            </Button>
            <Button kind="danger" icon="cross" onClick={() => void composer.send({ do: "vote", seat, yes: false })}>
              {say("web-vote-no")}
            </Button>
          </>
        )}
        {commands.has("accept") && view.pending && (
          <Button kind="primary" icon="check" onClick={() => void composer.send({ do: "accept", seat })}>
            {say("web-accept")}
          </Button>
        )}
        {commands.has("challenge") && (
          <Button kind="danger" icon="cross" onClick={() => void composer.send({ do: "challenge", seat, words: act.words.map((one) => one.word) })}>
            {say("web-challenge")}
          </Button>
        )}
      </div>
    </section>
  );
}
