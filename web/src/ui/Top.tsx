import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { chooseLanguage, isLanguage, language, LANGUAGES, say } from "../say";
import { Button } from "./Button";
import { Lazy } from "./Lazy";
import { TileDrawing } from "./table/Rack";

/** What stands above every page: the way home, what the page adds, and the language. */
export function Top({ title, children }: { title?: string; children?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="button skip" href="#main">
        {say("aloud-skip")}
      </a>
      <a class="brand" href="/" data-within>
        <TileDrawing tile="R" />
        <span class="brand-name">Rekje</span> <span class="hidden-text">{say("web-home")}</span>
      </a>
      {title && <h1 class="top-title">{title}</h1>}
      <span class="grow" />
      {children}
      <SeeingButton />
      <LanguageChoice />
    </header>
  );
}

function SeeingButton() {
  const open = useSignal(false);
  return (
    <>
      <Button small kind="quiet" icon="eye" label={say("aloud-seeing")} onClick={() => (open.value = true)} />
      {open.value && <Lazy load={() => import("./aloud/SeeingDialog")}>{({ SeeingDialog }) => <SeeingDialog onClose={() => (open.value = false)} />}</Lazy>}
    </>
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
