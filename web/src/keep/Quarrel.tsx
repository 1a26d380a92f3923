import { useSignal } from "@preact/signals";
import { unsettled } from "../composer/question";
import { plainWord } from "../model/tiles";
import { say, sayList } from "../say";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import type { Command, View } from "../wire.gen";
import { challengeOf, type Decision } from "./challenge";

interface Props {
  readonly view: View;
  /** Whether there is a dictionary to ask. */
  readonly listed: boolean;
  readonly onMoves: (moves: Command[]) => void;
}

/** Lets somebody challenge the last play while that is possible. The dictionary, the players at the table, or the others' votes decide.
 * A play that nobody challenges stands. */
export function Quarrel({ view, listed, onMoves }: Props) {
  const asked = useSignal(false);
  const doubted = unsettled(view);
  const seats = (name: string) => view.awaiting.filter((one) => one.commands.includes(name)).map((one) => one.seat);
  const [challengers, voters] = [seats("challenge"), seats("vote")].map((some) => some.filter((seat) => seat !== doubted?.seat)) as [number[], number[]];
  if (!doubted?.words.length || !(challengers.length || voters.length)) return null;
  const words = sayList(doubted.words.map((one) => plainWord(one.word)));
  const name = (seat: number) => view.seats[seat]!.name;
  const send = (moves: Command[]) => {
    asked.value = false;
    onMoves(moves);
  };
  return (
    <div class="keep-quarrel">
      <Button small icon="help" onClick={() => (asked.value = true)}>
        {say("keep-doubt", { words })}
      </Button>
      {asked.value && (
        <Dialog title={say(challengers.length ? "keep-who-doubts" : "keep-who-objects", { words })} onClose={() => (asked.value = false)}>
          {challengers.length ? (
            <Challenge challengers={challengers} words={doubted.words.map((one) => one.word)} listed={listed} name={name} onChallenge={(move) => send([move])} />
          ) : (
            <Votes voters={voters} name={name} onVotes={send} />
          )}
          <div class="dialog-actions">
            <Button onClick={() => (asked.value = false)}>{say("web-cancel")}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface ChallengeProps {
  readonly challengers: readonly number[];
  readonly words: readonly string[];
  readonly listed: boolean;
  readonly name: (seat: number) => string;
  readonly onChallenge: (move: Command) => void;
}

/** Asks who challenges which words, and what came of it. */
function Challenge({ challengers, words, listed, name, onChallenge }: ChallengeProps) {
  const verdict = useSignal<Decision>(listed ? "list" : "back");
  const spared = useSignal<ReadonlySet<string>>(new Set());
  const meant = words.filter((word) => !spared.value.has(word));
  const turn = (word: string) => {
    const next = new Set(spared.value);
    if (!next.delete(word)) next.add(word);
    spared.value = next;
  };
  return (
    <>
      {words.length > 1 && (
        <fieldset class="plain">
          <legend>{say("keep-doubt-words")}</legend>
          {words.map((word) => (
            <label key={word} class="field inline">
              <input type="checkbox" checked={!spared.value.has(word)} onChange={() => turn(word)} />
              {plainWord(word)}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset class="plain">
        <legend>{say("keep-verdict")}</legend>
        {(listed ? (["list", "stands", "back"] as const) : (["back", "stands"] as const)).map((one) => (
          <label key={one} class="field inline">
            <input type="radio" name="keep-verdict" checked={verdict.value === one} onChange={() => (verdict.value = one)} />
            {say(`keep-verdict-${one}`)}
          </label>
        ))}
      </fieldset>
      {verdict.value === "list" && <p class="quiet-text">{say("keep-doubt-more")}</p>}
      <div class="keep-wishes">
        {challengers.map((seat) => (
          <Button key={seat} disabled={!meant.length} onClick={() => onChallenge(challengeOf(seat, meant, verdict.value))}>
            {name(seat)}
          </Button>
        ))}
      </div>
    </>
  );
}

function Votes({ voters, name, onVotes }: { voters: number[]; name: (seat: number) => string; onVotes: (moves: Command[]) => void }) {
  const against = useSignal<ReadonlySet<number>>(new Set());
  const turn = (seat: number) => {
    const next = new Set(against.value);
    if (!next.delete(seat)) next.add(seat);
    against.value = next;
  };
  return (
    <>
      <p class="quiet-text">{say("keep-vote-more")}</p>
      {voters.map((seat) => (
        <label key={seat} class="field inline">
          <input type="checkbox" checked={against.value.has(seat)} onChange={() => turn(seat)} />
          {name(seat)}
        </label>
      ))}
      <Button kind="primary" disabled={!against.value.size} onClick={() => onVotes([...against.value].map((seat) => ({ do: "vote", seat, yes: false })))}>
        {say("keep-vote")}
      </Button>
    </>
  );
}
