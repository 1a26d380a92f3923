import { useSignal } from "@preact/signals";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { RuleLink } from "../widgets/RuleLink";
import { LETTERS_FIELD } from "../widgets/letters-field";
import type { Command } from "../wire.gen";
import type { Entry } from "./entry/entry";
import { openingWord } from "./entry/typed-letters";

/** Everybody's opening word, chosen at the table; the longest one begins. */
export function OpeningForm({ entry, onMove }: { entry: Entry; onMove: (move: Command) => void }) {
  const { view, line } = entry.scene.value;
  const before: Record<string, string | null> = line?.move.do === "open" ? line.move.words : {};
  const words = useSignal<readonly string[]>(view.seats.map((_, seat) => before[seat] ?? ""));
  const ready = () => !entry.sending.value && words.value.some(Boolean);
  const submit = (event: Event) => {
    event.preventDefault();
    if (!ready()) return;
    const read = words.value.map((word) => openingWord(word, entry.box.faces));
    const unread = words.value[read.indexOf(undefined)];
    if (unread !== undefined) return entry.refuse({ rule: "", sentence: say("keep-line-unread", { typed: unread.trim() }) });
    onMove({ do: "open", seat: 0, words: Object.fromEntries(read.map((word, seat) => [String(seat), word ?? null])) });
  };
  const refusal = entry.refusal.value;
  return (
    <form class="keep-opening card" onSubmit={submit}>
      <p>{say("keep-opening")}</p>
      {view.seats.map((seat, number) => (
        <label key={number} class="field">
          {seat.name}
          <input
            {...LETTERS_FIELD}
            maxLength={40}
            placeholder={say("keep-opening-none")}
            value={words.value[number]}
            onInput={(event) => (words.value = words.value.map((word, at) => (at === number ? event.currentTarget.value : word)))}
          />
        </label>
      ))}
      <div role="status">
        {refusal && (
          <p class="bad">
            {refusal.sentence} <RuleLink game={entry.box.rules.game} rule={refusal.rule} />
          </p>
        )}
      </div>
      <Button submit kind="primary" icon="check" disabled={!ready()}>
        {say("keep-write")}
      </Button>
    </form>
  );
}
