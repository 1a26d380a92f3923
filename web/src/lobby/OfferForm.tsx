import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { lastGame } from "../browser/last-game";
import { offered } from "../net/offer";
import { say } from "../say";
import { clockText } from "../seats/clock";
import { editionName } from "../say/options";
import { useMaking } from "../start/making";
import { Button } from "../widgets/Button";
import { Trouble } from "../widgets/Trouble";
import type { EditionInfo } from "../wire.gen";
import { NameDialog, useNamed } from "./NameDialog";
import { aboutMine, asOffer, type OfferWish, tempos, usualOffer, withEdition } from "./wish";

/** Offers a game to whoever comes: with one press by its usual rules, or with a few choices. */
export function OfferForm() {
  const wish = useSignal<OfferWish | null>(null);
  const games = offered.value?.catalogue.games ?? [];
  const usual = games.find((one) => one.name === lastGame.value) ?? games[0];
  const now = wish.value ?? (usual ? usualOffer(usual) : null);
  const { trouble, busy, start } = useMaking(() => asOffer(now!), "/t");
  const { unnamed, named } = useNamed();
  if (!now) return <p class="quiet-text">{say("web-loading")}</p>;
  const set = (change: Partial<OfferWish>) => (wish.value = { ...now, ...change });
  const choose = (name: string) => {
    lastGame.value = name;
    wish.value = usualOffer(games.find((one) => one.name === name)!);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    named(() => start(event));
  };
  const { least, most } = now.game.seats;
  const range = aboutMine(now.game.name);
  return (
    <form class="offer-form" onSubmit={submit}>
      <Choice label={say("web-which-game")} value={now.game.name} onChoose={choose}>
        {games.map(({ name }) => (
          <option key={name} value={name}>
            {say(`screen-game-${name}`)}
          </option>
        ))}
      </Choice>
      <Choice label={say("seats-words-name")} value={now.edition.name} onChoose={(name) => (wish.value = withEdition(now, now.game.editions.find((one) => one.name === name)!))}>
        {now.game.editions.map((one) => (
          <option key={one.name} value={one.name}>
            {wordsOf(one, now.game.editions)}
          </option>
        ))}
      </Choice>
      {now.clock !== null && (
        <Choice label={say("seats-tempo")} value={now.clock} onChoose={(clock) => set({ clock })}>
          {tempos(now.edition).map((clock) => (
            <option key={clock} value={clock}>
              {tempoText(clock)}
            </option>
          ))}
        </Choice>
      )}
      <Choice label={say("lobby-players")} value={String(now.seats)} onChoose={(count) => set({ seats: Number(count) })}>
        {Array.from({ length: most - Math.max(2, least) + 1 }, (_, at) => Math.max(2, least) + at).map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Choice>
      {range && (
        <Choice label={say("lobby-strength")} value={now.mine ? "mine" : "any"} onChoose={(who) => set({ mine: who === "mine" })}>
          <option value="any">{say("lobby-strength-any")}</option>
          <option value="mine">{say("lobby-strength-mine", { least: String(range.least), most: String(range.most) })}</option>
        </Choice>
      )}
      <label class="check">
        <input type="checkbox" checked={now.watch} onChange={(event) => set({ watch: event.currentTarget.checked })} />
        {say("lobby-let-watch")}
      </label>
      <Trouble text={trouble.value} />
      <Button submit kind="primary" disabled={busy.value}>
        {say("lobby-offer")}
      </Button>
      <NameDialog unnamed={unnamed} yes={say("lobby-offer")} />
      <p class="quiet-text">
        {say("lobby-offer-lives")}{" "}
        <a href="/new" data-within>
          {say("lobby-other-rules")}
        </a>
      </p>
    </form>
  );
}

/** A tempo, short enough for a narrow choice. */
function tempoText(clock: string): string {
  const [, count, added] = /^game:(\d+)\+(\d+)$/.exec(clock) ?? [];
  return count ? say("lobby-tempo-game", { count, added: added! }) : clockText(clock);
}

/** The words of an edition: its language, and which of several editions in it. */
function wordsOf(one: EditionInfo, all: readonly EditionInfo[]): string {
  const words = say(`screen-language-${one.language}`);
  return all.filter((other) => other.language === one.language).length > 1 ? `${words} · ${editionName(one)}` : words;
}

function Choice({ label, value, onChoose, children }: { label: string; value: string; onChoose: (value: string) => void; children: ComponentChildren }) {
  return (
    <label class="field">
      {label}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
