import type { PathComposer } from "../../composer/path/composer";
import { isFree, plainTile } from "../../model/pieces";
import { squareName } from "../../model/squares";
import { plainWord } from "../../model/tiles";
import { say } from "../../say";
import { wordLang } from "../../say/words";
import { Button } from "../../widgets/Button";
import { LETTERS_FIELD } from "../../widgets/letters-field";
import { MyRack } from "../hand/Rack";

/** The words that I name, my letters, and the free letters. */
export function PathHand({ composer }: { composer: PathComposer }) {
  if (composer.paper.value.drawing !== null) return <Tray composer={composer} />;
  return (
    <>
      <Words composer={composer} />
      <Tray composer={composer} />
    </>
  );
}

/** Letters of many sizes, side by side. If they are wider than the screen, they scroll. */
function Tray({ composer }: { composer: PathComposer }) {
  const [mine, free] = [false, true].map((kind) => composer.arranged.value.slots.filter((slot) => isFree(slot.tile) === kind));
  return (
    <div class="tray">
      <MyRack composer={composer} slots={mine!} face={plainTile} />
      {free!.length > 0 && (
        <>
          <span class="free-letters" aria-hidden="true">
            {say("web-free-letters")}
          </span>
          <MyRack composer={composer} label={say("web-free-letters")} slots={free!} face={plainTile} />
        </>
      )}
    </div>
  );
}

/** The words named so far, and a field to type one more. A word can be traced on the board as well. */
function Words({ composer }: { composer: PathComposer }) {
  const isNew = () => composer.naming.value.length > composer.words.value.length;
  const add = (event: Event) => {
    event.preventDefault();
    if (isNew()) composer.nameCurrent();
  };
  return (
    <div class="words">
      {composer.words.value.length > 0 && (
        <ul class="named" tabIndex={0} aria-label={say("web-words-named")}>
          {[...composer.words.value].reverse().map((word) => (
            <NamedWord key={word} composer={composer} word={word} />
          ))}
        </ul>
      )}
      <form class="typed" onSubmit={add}>
        <input
          {...LETTERS_FIELD}
          aria-label={say("web-name-word")}
          placeholder={say("web-name-word")}
          enterkeyhint="done"
          maxLength={40}
          value={composer.typed.value || plainWord(composer.traced.value)}
          onInput={(event) => composer.type(event.currentTarget.value)}
        />
        <Button submit icon="buy" label={say("web-name-add")} disabled={!isNew()} />
      </form>
    </div>
  );
}

/** A word that I name, marked by what the preview says of it. A press shows where it lies. */
function NamedWord({ composer, word }: { composer: PathComposer; word: string }) {
  const seen = composer.preview.value?.words.find((one) => one.word === word);
  const bad = seen?.valid === false || composer.preview.value?.dropped.some((one) => one.word === word);
  return (
    <li class={bad ? "bad" : seen && !composer.isBet ? "good" : ""}>
      <button type="button" class="word" lang={wordLang()} onClick={() => (composer.looked.value = (seen?.path ?? []).map(squareName))}>
        {bad ? "✗ " : seen?.valid ? "✓ " : ""}
        {plainWord(word)}
      </button>
      <Button small kind="quiet" icon="cross" label={say("web-name-remove", { word: plainWord(word) })} onClick={() => composer.unname(word)} />
    </li>
  );
}
