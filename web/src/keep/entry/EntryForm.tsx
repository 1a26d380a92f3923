import type { RefObject } from "preact";
import { isBlank, letterOf } from "../../model/tiles";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { LETTERS_FIELD } from "../../widgets/letters-field";
import type { Entry } from "./entry";
import { EntryPreview } from "./EntryPreview";
import { shownOf } from "./families";
import { Letters } from "./Letters";

interface Props {
  readonly entry: Entry;
  readonly field: RefObject<HTMLInputElement | null>;
  /** What the button says that writes the line, where it isn't written into a book. */
  readonly doing?: string;
  /** It is asked before there is anything to write, too. */
  readonly onSubmit: () => void;
}

/** The field for a word as it is called out, what it would score, and the button that writes it down. */
export function EntryForm({ entry, field, doing, onSubmit }: Props) {
  const submit = (event: Event) => {
    event.preventDefault();
    onSubmit();
  };
  const { field: { name, most }, fields } = shownOf(entry);
  const ready = entry.compose() !== null && !entry.sending.value && entry.refusal.value === null;
  const mends = entry.scene.value.line !== null;
  return (
    <form class="keep-form" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && entry.clear()}>
      {fields?.()}
      <div class="keep-line">
        <input
          ref={field}
          {...LETTERS_FIELD}
          aria-label={say(name)}
          placeholder={say(name)}
          maxLength={most}
          // The answer clears the field, and with it what would be typed before it comes.
          readOnly={entry.sending.value}
          value={entry.text.value}
          onInput={(event) => entry.type(event.currentTarget.value)}
        />
        <Button submit kind="primary" icon="check" disabled={!ready}>
          {doing ?? say(mends ? "keep-change" : "keep-write")}
        </Button>
      </div>
      <EntryPreview entry={entry} />
      <div class="keep-keys">
        <Letters faces={entry.box.faces} onLetter={(face) => entry.type(entry.text.value + face)} onBack={() => entry.type(entry.text.value.slice(0, -1))} />
        <Blanks entry={entry} />
      </div>
    </form>
  );
}

/** Buttons that say which of the new tiles are blanks, for boxes that have blanks. */
function Blanks({ entry }: { entry: Entry }) {
  if (!entry.box.rules.edition.blanks) return null;
  const tiles = shownOf(entry).blanks?.() ?? [];
  if (!tiles.length) return null;
  return (
    <div class="keep-blanks" role="group" aria-label={say("keep-blanks")}>
      <span class="quiet-text" aria-hidden="true">
        {say("keep-blanks")}
      </span>
      {tiles.map(({ key, tile, turn }) => (
        <button key={key} type="button" class="button small" aria-pressed={isBlank(tile)} aria-label={say("keep-blank-is", { letter: letterOf(tile) })} onClick={turn}>
          {isBlank(tile) ? `(${letterOf(tile)})` : letterOf(tile)}
        </button>
      ))}
    </div>
  );
}
