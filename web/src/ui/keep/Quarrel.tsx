import { useSignal } from "@preact/signals";
import { plainWord } from "../../model/tiles";
import { say, sayList } from "../../say";
import type { Command, View } from "../../wire.gen";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { unsettled } from "../table/question";

interface Props {
  readonly view: View;
  readonly onMoves: (moves: Command[]) => void;
}

/** The last word can still be doubted: the dictionary, or the others' votes, decide. While nobody objects it stands. */
export function Quarrel({ view, onMoves }: Props) {
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
            <>
              <p class="quiet-text">{say("keep-doubt-more")}</p>
              <div class="keep-wishes">
                {challengers.map((seat) => (
                  <Button key={seat} onClick={() => send([{ do: "challenge", seat, words: doubted.words.map((one) => one.word) }])}>
                    {name(seat)}
                  </Button>
                ))}
              </div>
            </>
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
