import { chooseLanguage, isLanguage, language, LANGUAGES, say } from "../say";

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
          {ownName(code)}
        </option>
      ))}
    </select>
  );
}

/** What a language calls itself, as in a list: with a capital. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code)!;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}
