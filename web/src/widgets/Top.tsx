import { useSignal } from "@preact/signals";
import { TileDrawing } from "../board/Tile";
import { narrow } from "../browser/screen";
import { chooseLanguage, isLanguage, language, LANGUAGES, say } from "../say";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { Lazy } from "./Lazy";
import { Pause } from "./Pause";

interface Props {
  readonly title?: string;
  /** A button that the page adds. */
  readonly more?: { readonly label: string; readonly open: () => void };
  /** Whether a narrow screen shows all of it behind one button, so that a table has more room. */
  readonly folded?: boolean;
}

/** The head of every page: the way home, what the page adds, and the language. */
export function Top({ title, more, folded = false }: Props) {
  const open = useSignal<"menu" | "seeing" | "alerts" | null>(null);
  const close = () => (open.value = null);
  const small = folded && narrow.value;
  return (
    <header class={`top ${small ? "folded" : ""}`}>
      <a class="button skip" href="#main">
        {say("aloud-skip")}
      </a>
      {!small && (
        <a class="brand" href="/" data-within>
          <TileDrawing tile="R" />
          <span class="brand-name">Rekje</span>
          <Pause />
          <span class="hidden-text">{say("web-home")}</span>
        </a>
      )}
      {title && <h1 class={small ? "hidden-text" : "top-title"}>{title}</h1>}
      <span class="grow" />
      {small ? (
        <Button kind="quiet" icon="menu" label={say("web-menu")} onClick={() => (open.value = "menu")} />
      ) : (
        <>
          {more && <Button small kind="quiet" icon="help" label={more.label} onClick={more.open} />}
          <Button small kind="quiet" icon="bell" label={say("web-alerts")} onClick={() => (open.value = "alerts")} />
          <Button small kind="quiet" icon="eye" label={say("aloud-seeing")} onClick={() => (open.value = "seeing")} />
          <LanguageChoice />
        </>
      )}
      {open.value === "menu" && <Menu more={more} onSeeing={() => (open.value = "seeing")} onClose={close} />}
      {open.value === "alerts" && <Lazy load={() => import("./alerts")}>{({ AlertsDialog }) => <AlertsDialog onClose={close} />}</Lazy>}
      {open.value === "seeing" && <Lazy load={() => import("./PerceptionDialog")}>{({ PerceptionDialog }) => <PerceptionDialog onClose={close} />}</Lazy>}
    </header>
  );
}

/** The same as a dialog. */
function Menu({ more, onSeeing, onClose }: { more: Props["more"] | undefined; onSeeing: () => void; onClose: () => void }) {
  return (
    <Dialog title={say("web-more-title")} onClose={onClose}>
      <div class="menu">
        {more && (
          <Button icon="help" onClick={() => (onClose(), more.open())}>
            {more.label}
          </Button>
        )}
        <Button icon="eye" onClick={onSeeing}>
          {say("aloud-seeing")}
        </Button>
        <label class="field">
          {say("web-language")}
          <LanguageChoice />
        </label>
        <a class="button" href="/" data-within>
          <Icon name="home" />
          {say("web-home")}
        </a>
      </div>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
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
