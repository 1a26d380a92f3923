import { chooseLanguage, isLanguage, type Language, language, LANGUAGES, say } from "../../say";

/** What the languages call themselves. Browsers know it too, but a slow phone takes long to ask. */
const OWN_NAMES: Record<Language, string> = { nl: "Nederlands", fr: "Français", de: "Deutsch", en: "English", it: "Italiano" };

/** In which language the page speaks. */
export function LanguageChoice() {
  const onChange = (event: Event) => {
    const wanted = (event.target as HTMLSelectElement).value;
    if (isLanguage(wanted)) void chooseLanguage(wanted);
  };
  return (
    <select class="language" aria-label={say("web-language")} value={language.value} onChange={onChange}>
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {OWN_NAMES[code]}
        </option>
      ))}
    </select>
  );
}
