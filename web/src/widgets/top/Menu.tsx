import { theLobby } from "../../net/own-tables";
import { language, say } from "../../say";
import { Button } from "../Button";
import { Dialog } from "../Dialog";
import { Icon, type IconName } from "../Icon";
import { LanguageChoice } from "./LanguageChoice";

interface Props {
  /** The game that is explained, and by whose rules it is refereed. */
  readonly game: string;
  readonly more: { readonly label: string; readonly open: () => void } | undefined;
  /** Whether the head of the page shows nothing but the menu's button. */
  readonly small: boolean;
  /** Whether a game is going on here, from which nobody is led away. */
  readonly atTable: boolean;
  readonly onAlerts: () => void;
  readonly onSeeing: () => void;
  readonly onClose: () => void;
}

/** Everything that the head of a page has no room for. */
export function Menu({ game, more, small, atTable, onAlerts, onSeeing, onClose }: Props) {
  const beside = atTable ? { target: "_blank", rel: "noopener" } : {};
  return (
    <Dialog title={say("web-menu-title")} onClose={onClose}>
      <div class="menu">
        {more && (
          <Button icon="help" onClick={() => (onClose(), more.open())}>
            {more.label}
          </Button>
        )}
        {small && <Entry to="/" icon="home" text="web-home" onClose={onClose} />}
        {(["guide", "rules"] as const).map((page) => (
          <a key={page} class="button" href={`/${page}/${game}?lang=${language.value}`} {...beside}>
            <Icon name={page === "guide" ? "play" : "bookmark"} />
            {say(`web-${page}`)}
          </a>
        ))}
        <Entry to="/join" icon="link" text="web-have-code" onClose={onClose} />
        {theLobby.value?.state !== "off" && <Entry to="/lobby" icon="chat" text="web-lobby" onClose={onClose} />}
        <Entry to="/new" icon="buy" text="web-new" onClose={onClose} />
        <Entry to="/keep" icon="paper" text="web-keep" onClose={onClose} />
        <Entry to="/analysis" icon="nearer" text="search-entry" onClose={onClose} />
        <Entry to="/me" icon="person" text="web-me" onClose={onClose} />
        <Entry to="/mine" icon="list" text="after-entry-games" onClose={onClose} />
        <Entry to="/study" icon="check" text="after-entry-study" onClose={onClose} />
        <Button icon="bell" onClick={onAlerts}>
          {say("web-alerts")}
        </Button>
        <Button icon="eye" onClick={onSeeing}>
          {say("spoken-seeing")}
        </Button>
        {small && (
          <label class="field">
            {say("web-language")}
            <LanguageChoice />
          </label>
        )}
      </div>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

/** A page of ours. */
function Entry({ to, icon, text, onClose }: { to: string; icon: IconName; text: string; onClose: () => void }) {
  return (
    <a class="button" href={to} data-within onClick={() => queueMicrotask(onClose)}>
      <Icon name={icon} />
      {say(text)}
    </a>
  );
}
