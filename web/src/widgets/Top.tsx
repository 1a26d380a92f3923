import { useSignal } from "@preact/signals";
import { lastGame } from "../browser/last-game";
import { narrow } from "../browser/screen";
import { language, say } from "../say";
import { Icon } from "./Icon";
import { LanguageChoice } from "./top/LanguageChoice";
import { Lazy } from "./Lazy";
import { Menu } from "./top/Menu";

interface Props {
  /** The game that the page is about, whose name it bears. */
  readonly game?: string | undefined;
  /** A button that the page adds. */
  readonly more?: { readonly label: string; readonly open: () => void };
  /** Whether a narrow screen shows all of it behind one button, so that a table has more room. */
  readonly folded?: boolean;
}

/** The head of every page: the way home, how to play, what the page adds, the language, and a menu of everything else. */
export function Top({ game, more, folded = false }: Props) {
  const open = useSignal<"menu" | "seeing" | "alerts" | null>(null);
  const close = () => (open.value = null);
  const small = folded && narrow.value;
  // If the page is about none, it is the one that was looked at last.
  const explained = game || lastGame.value;
  return (
    <header class={`top ${small ? "folded" : ""}`}>
      <a class="button skip" href="#main">
        {say("spoken-skip")}
      </a>
      {!small && (
        <a class="brand" href="/" data-within>
          <img src="/assets/brand.svg" alt="Rekje" width="119" height="32" />
          <span class="hidden-text">, {say("web-home")}</span>
        </a>
      )}
      {game && <h1 class={small ? "hidden-text" : "top-title"}>{say(`screen-game-${game}`)}</h1>}
      <span class="grow" />
      {!small && (
        <>
          {more ? (
            <button type="button" class="nav wide" onClick={more.open}>
              {more.label}
            </button>
          ) : (
            <>
              <a class="nav wide" href={`/guide/${explained}?lang=${language.value}`}>
                {say("web-guide")}
              </a>
              <a class="nav wide" href="/join" data-within>
                {say("web-have-code")}
              </a>
            </>
          )}
          <span class="nav">
            <Icon name="globe" />
            <LanguageChoice />
          </span>
        </>
      )}
      <button type="button" class="nav" aria-label={say("web-menu")} title={say("web-menu")} onClick={() => (open.value = "menu")}>
        <Icon name="menu" />
      </button>
      {open.value === "menu" && <Menu game={explained} more={more} small={small} atTable={folded} onAlerts={() => (open.value = "alerts")} onSeeing={() => (open.value = "seeing")} onClose={close} />}
      {open.value === "alerts" && <Lazy load={() => import("./alerts")} dialog>{({ AlertsDialog }) => <AlertsDialog onClose={close} />}</Lazy>}
      {open.value === "seeing" && <Lazy load={() => import("./seeing")} dialog>{({ PerceptionDialog }) => <PerceptionDialog onClose={close} />}</Lazy>}
    </header>
  );
}
