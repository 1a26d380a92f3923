import type { PaperDesk } from "../../desk/paper";
import { squareName } from "../../model/squares";
import { plainTile } from "../../model/pieces";
import { plainWord } from "../../model/tiles";
import { say } from "../../say";
import { Button } from "../Button";
import { grab } from "../drag";
import { droppedNow } from "./PaperStatus";
import { Rack } from "./Rack";
import { RuleLink } from "./RuleLink";

/** The words that I name, and the free letters. */
export function PaperHand({ desk }: { desk: PaperDesk }) {
  return (
    <>
      <Words desk={desk} />
      {desk.free.value.length > 0 && (
        <div class="free-letters">
          <span class="quiet-text">{say("web-free-letters")}</span>
          <Rack
            label={say("web-free-letters")}
            slots={desk.free.value.map((slot) => ({ id: slot.id, tile: plainTile(slot.tile) }))}
            selected={desk.selected.value}
            value={desk.box.value}
            onPick={(slot) => desk.pick(slot)}
            onMove={() => {}}
            onGrab={(slot, event) => grab(event, { slot: slot.id, face: slot.tile, from: null }, (target) => desk.drop(slot.id, null, target))}
          />
        </div>
      )}
    </>
  );
}

/** Words named so far, and a field for one more; a word can be traced on the board as well. */
function Words({ desk }: { desk: PaperDesk }) {
  const add = (event: Event) => {
    event.preventDefault();
    if (desk.current.value) desk.nameCurrent();
    else void desk.submitIfMine();
  };
  return (
    <div class="words">
      <form class="typed" onSubmit={add}>
        <input
          type="text"
          aria-label={say("web-name-word")}
          placeholder={say("web-name-word")}
          autocomplete="off"
          autocapitalize="characters"
          enterkeyhint="done"
          spellcheck={false}
          maxLength={40}
          value={desk.typed.value || plainWord(desk.traced.value)}
          onInput={(event) => desk.type(event.currentTarget.value)}
        />
        <Button submit icon="buy" label={say("web-name-add")} disabled={desk.naming.value.length === desk.words.value.length} />
      </form>
      {desk.words.value.length > 0 && (
        <ul class="named" tabIndex={0} aria-label={say("web-words-named")}>
          {[...desk.words.value].reverse().map((word) => (
            <NamedWord key={word} desk={desk} word={word} />
          ))}
        </ul>
      )}
      <Reasons desk={desk} />
    </div>
  );
}

/** A word that I name, marked by what the referee says of it; a press shows where it lies. */
function NamedWord({ desk, word }: { desk: PaperDesk; word: string }) {
  const seen = desk.preview.value?.words.find((one) => one.word === word);
  const bad = seen?.valid === false || desk.preview.value?.dropped.some((one) => one.word === word);
  return (
    <li class={bad ? "bad" : seen ? "good" : ""}>
      <button type="button" class="word" onClick={() => (desk.looked.value = (seen?.path ?? []).map(squareName))}>
        {bad ? "✗ " : seen?.valid ? "✓ " : ""}
        {plainWord(word)}
      </button>
      <Button small kind="quiet" icon="cross" label={say("web-name-remove", { word: plainWord(word) })} onClick={() => desk.unname(word)} />
    </li>
  );
}

/** Why words that I have named don't count, but for the one that the line above tells of. */
function Reasons({ desk }: { desk: PaperDesk }) {
  const told = droppedNow(desk);
  const dropped = (desk.preview.value?.dropped ?? []).filter((one) => one !== told && desk.words.value.includes(one.word));
  if (!dropped.length) return null;
  return (
    <ul class="reasons bad">
      {dropped.map((one) => (
        <li key={one.word}>
          {one.sentence} <RuleLink game={desk.box.rules.game} rule={one.rule} />
        </li>
      ))}
    </ul>
  );
}
