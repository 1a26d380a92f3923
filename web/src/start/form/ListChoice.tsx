import { offered } from "../../net/offer";
import { say } from "../../say";
import { edition, fittingLists, lexicon } from "./wish";

interface Props {
  readonly label: string;
  /** Whether other languages will do, and no list at all: so where nobody has to know the words. */
  readonly anyWords?: boolean;
}

/** Which words count: the edition's own list, one of this site's that fits it, or another. */
export function ListChoice({ label, anyWords = false }: Props) {
  const own = edition.value?.lexicon ?? "";
  const languages = anyWords ? offered.value!.catalogue.languages.filter((code) => code !== own) : [];
  const lists = fittingLists.value;
  if (!anyWords && !lists.length) return null;
  const chosen = lists.find((one) => one.name === lexicon.value);
  return (
    <div class="list-choice">
      <label class="field">
        {label}
        <select value={lexicon.value} onChange={(event) => (lexicon.value = event.currentTarget.value)}>
          <option value="">{anyWords ? say(`screen-language-${own}`) : say("web-list-usual")}</option>
          {lists.map((one) => (
            <option key={one.name} value={one.name}>
              {one.title}
            </option>
          ))}
          {languages.map((code) => (
            <option key={code} value={code}>
              {say(`screen-language-${code}`)}
            </option>
          ))}
          {anyWords && <option value="any">{say("keep-lexicon-any")}</option>}
        </select>
      </label>
      {chosen && <p class="quiet-text">{say("web-list-about", { source: chosen.source, words: chosen.words })}</p>}
    </div>
  );
}
