import type { ComponentChildren } from "preact";
import { chooseLanguage, isLanguage, language, LANGUAGES, say } from "../say";
import { TileDrawing } from "./table/Rack";

/** What stands above every page: the way home, what the page adds, and the language. */
export function Top({ title, children }: { title?: string; children?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="brand" href="/" data-within aria-label={say("web-home")}>
        <TileDrawing tile="R" />
        <span class="brand-name">Rekje</span>
      </a>
      {title && <span class="top-title">{title}</span>}
      <span class="grow" />
      {children}
      <LanguageChoice />
    </header>
  );
}

function LanguageChoice() {
  const onChange = (event: Event) => {
    const wanted = (event.target as HTMLSelectElement).value;
    if (isLanguage(wanted)) void chooseLanguage(wanted);
  };
  return (
    <select class="language" aria-label={say("web-language")} value={language.value} onChange={onChange}>
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {new Intl.DisplayNames([code], { type: "language" }).of(code)}
        </option>
      ))}
    </select>
  );
}
