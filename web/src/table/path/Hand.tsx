import type { PaperDesk } from "../../composer/path/composer";
import { isFree, plainTile } from "../../model/pieces";
import { squareName } from "../../model/squares";
import { plainWord } from "../../model/tiles";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { MyRack } from "../hand/Rack";

/** The words that I name, my letters, and the free ones. */
export function PaperHand({ desk }: { desk: PaperDesk }) {
  if (desk.paper.value.drawing !== null) return <Tray desk={desk} />;
  return (
    <>
      <Words desk={desk} />
      <Tray desk={desk} />
    </>
  );
}

/** Letters of many sizes, side by side; where they need more room than there is, they are moved along. */
function Tray({ desk }: { desk: PaperDesk }) {
  const [mine, free] = [false, true].map((kind) => desk.arranged.value.slots.filter((slot) => isFree(slot.tile) === kind));
  return (
    <div class="tray">
      <MyRack desk={desk} slots={mine!} face={plainTile} />
      {free!.length > 0 && (
        <>
          <span class="free-letters" aria-hidden="true">
            {say("web-free-letters")}
          </span>
          <MyRack desk={desk} label={say("web-free-letters")} slots={free!} face={plainTile} />
        </>
      )}
    </div>
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
      {desk.words.value.length > 0 && (
        <ul class="named" tabIndex={0} aria-label={say("web-words-named")}>
          {[...desk.words.value].reverse().map((word) => (
            <NamedWord key={word} desk={desk} word={word} />
          ))}
        </ul>
      )}
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
