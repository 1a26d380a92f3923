import { say } from "../../say";
import { editionName } from "../../say/options";
import { chooseEdition, chosenEdition, edition, game } from "./wish";

/** Which language, and which edition in it. */
export function EditionChoice() {
  const all = game.value?.editions ?? [];
  const languages = [...new Set(all.map((one) => one.language))];
  const wanted = edition.value?.language ?? "";
  const those = all.filter((one) => one.language === wanted);
  const first = (code: string) => all.find((one) => one.language === code && one.printed) ?? all.find((one) => one.language === code)!;
  return (
    <fieldset class="row-fields">
      <legend>{say("web-which-words")}</legend>
      <label class="field">
        {say("web-word-language")}
        <select value={wanted} onChange={(event) => chooseEdition(first(event.currentTarget.value).name)}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {say(`screen-language-${code}`)}
            </option>
          ))}
        </select>
      </label>
      {those.length > 1 && (
        <label class="field">
          {say("web-edition")}
          <select value={chosenEdition.value} onChange={(event) => chooseEdition(event.currentTarget.value)}>
            {those.map((one) => (
              <option key={one.name} value={one.name}>
                {editionName(one)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
