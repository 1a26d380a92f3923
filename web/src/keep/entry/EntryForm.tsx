import type { RefObject } from "preact";
import { isBlank, letterOf, type Tile } from "../../model/tiles";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { CrosswordEntry } from "./crossword/entry";
import type { Entry } from "./entry";
import { Letters } from "./Letters";
import { PathEntry } from "./path/entry";
import { PathFields } from "./path/Fields";
import { Seen } from "./Seen";
import { WalkEntry } from "./walk/entry";

interface Props {
  readonly entry: Entry;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onSubmit: () => void;
}

/** The letters of a word as they are called out, what they bring, and the button that writes them down. */
export function EntryForm({ entry, field, onSubmit }: Props) {
  const submit = (event: Event) => {
    event.preventDefault();
    onSubmit();
  };
  const paper = entry instanceof PathEntry ? entry : null;
  const name = paper ? "keep-words" : "keep-word";
  const ready = entry.compose() !== null && !entry.sending.value && entry.refusal.value === null;
  const mends = entry.scene.value.line !== null;
  return (
    <form class="keep-form" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && entry.clear()}>
      {paper && <PathFields entry={paper} />}
      <div class="keep-line">
        <input
          ref={field}
          type="text"
          aria-label={say(name)}
          placeholder={say(name)}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={paper ? 200 : 40}
          // What is typed before the answer comes would be lost with it.
          readOnly={entry.sending.value}
          value={entry.text.value}
          onInput={(event) => entry.type(event.currentTarget.value)}
        />
        <Button submit kind="primary" icon="check" disabled={!ready}>
          {say(mends ? "keep-change" : "keep-write")}
        </Button>
      </div>
      <Seen entry={entry} />
      <div class="keep-keys">
        <Letters faces={entry.box.faces} onLetter={(face) => entry.type(entry.text.value + face)} onBack={() => entry.type(entry.text.value.slice(0, -1))} />
        <Blanks entry={entry} />
      </div>
    </form>
  );
}

/** Which of the new letters are blanks, in boxes that have some. */
function Blanks({ entry }: { entry: Entry }) {
  if (!entry.box.rules.edition.blanks || entry instanceof PathEntry) return null;
  const tiles: [string, Tile, () => void][] = [];
  if (entry instanceof CrosswordEntry) for (const [square, tile] of entry.laid.value ?? []) tiles.push([square, tile, () => entry.turnBlank(square)]);
  if (entry instanceof WalkEntry) entry.tiles.value.forEach((tile, at) => tiles.push([String(at), tile, () => entry.turnBlank(at)]));
  if (!tiles.length) return null;
  return (
    <div class="keep-blanks" role="group" aria-label={say("keep-blanks")}>
      <span class="quiet-text" aria-hidden="true">
        {say("keep-blanks")}
      </span>
      {tiles.map(([key, tile, turn]) => (
        <button key={key} type="button" class="button small" aria-pressed={isBlank(tile)} aria-label={say("keep-blank-is", { letter: letterOf(tile) })} onClick={turn}>
          {isBlank(tile) ? `(${letterOf(tile)})` : letterOf(tile)}
        </button>
      ))}
    </div>
  );
}
