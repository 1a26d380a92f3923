import type { Desk } from "../../desk/desk";
import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import type { Paper } from "../../wire.gen";
import { Button } from "../Button";

/** The last lay or knock whose words can still be doubted, where words are written down. */
function doubtedAct(paper: Paper | null) {
  const act = paper?.acts?.findLast((one) => !one.settled);
  return act && { seat: act.seat, words: paper!.written.filter((one) => one.act === act.number) };
}

/** The time in which I may object to somebody's play: challenge it, or vote on it. */
export function WindowPanel({ desk }: { desk: Desk }) {
  const view = desk.table.view.value!;
  const commands = desk.table.commands.value;
  const doubted = view.pending ?? doubtedAct(view.own as unknown as Paper | null);
  if (!doubted || !(commands.has("challenge") || commands.has("vote"))) return null;
  const words = doubted.words.map((one) => plainWord(one.word));
  const name = view.seats[doubted.seat]!.name;
  const seat = desk.seat;
  return (
    <section class="window card" aria-label={say("web-window")}>
      <p>
        {say(commands.has("vote") ? "web-ask-vote" : "web-ask-challenge", { name, words: sayList(words) })}
      </p>
      <div class="window-actions">
        {commands.has("vote") && (
          <>
            <Button kind="primary" icon="check" onClick={() => void desk.send({ do: "vote", seat, yes: true })}>
              {say("web-vote-yes")}
            </Button>
            <Button kind="danger" icon="cross" onClick={() => void desk.send({ do: "vote", seat, yes: false })}>
              {say("web-vote-no")}
            </Button>
          </>
        )}
        {commands.has("accept") && view.pending && (
          <Button kind="primary" icon="check" onClick={() => void desk.send({ do: "accept", seat })}>
            {say("web-accept")}
          </Button>
        )}
        {commands.has("challenge") && (
          <Button kind="danger" icon="cross" onClick={() => void desk.send({ do: "challenge", seat, words: doubted.words.map((one) => one.word) })}>
            {say("web-challenge")}
          </Button>
        )}
      </div>
    </section>
  );
}
