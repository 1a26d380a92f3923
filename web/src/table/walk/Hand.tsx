import type { WalkComposer } from "../../composer/walk/composer";
import { type Arranged, takeOut } from "../../model/arrange";
import { asHeld, type Tile } from "../../model/tiles";
import { say } from "../../say";
import { LETTERS_FIELD } from "../../widgets/letters-field";
import { MyRack } from "../hand/Rack";

/** A field to type a word in, and my tiles. Those that the word typed would lay are pale. */
export function WalkHand({ composer }: { composer: WalkComposer }) {
  return (
    <>
      <TypedWord composer={composer} />
      <MyRack composer={composer} slots={composer.arranged.value.slots} shown={composer.word.value ? slotsFor(composer.arranged.value, composer.shownTiles.value.values()) : undefined} />
    </>
  );
}

/** A word can be typed instead of traced. The preview then shows how it could lie. */
function TypedWord({ composer }: { composer: WalkComposer }) {
  if (composer.table.seat.value === null) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    void composer.submitIfMine();
  };
  return (
    <form class="typed" onSubmit={submit}>
      <input
        {...LETTERS_FIELD}
        aria-label={say("web-type-word")}
        placeholder={say("web-type-word")}
        maxLength={40}
        value={composer.word.value}
        onInput={(event) => composer.type(event.currentTarget.value.trim())}
      />
    </form>
  );
}

/** The slots whose tiles some tiles on the table would be, as far as I have them. */
function slotsFor(arranged: Arranged, tiles: Iterable<Tile>): ReadonlySet<number> {
  const left = Array.from(tiles, asHeld);
  return new Set(arranged.slots.filter((slot) => takeOut(left, slot.tile)).map((slot) => slot.id));
}
