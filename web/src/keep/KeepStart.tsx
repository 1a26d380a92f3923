import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { showTitle } from "../browser/title";
import { useAsking } from "../net/asking";
import { unreachable } from "../net/api";
import { language, say } from "../say";
import { EditionChoice } from "../start/form/EditionChoice";
import { GameChoice } from "../start/form/GameChoice";
import { ListChoice } from "../start/form/ListChoice";
import { useMaking } from "../start/making";
import { OptionsForm } from "../start/form/OptionsForm";
import { begin, chosenEdition, chosenGame, edition, game, lexicon, offeredOptions, options, youngest } from "../start/form/wish";
import { Button } from "../widgets/Button";
import { Top } from "../widgets/Top";
import { Trouble } from "../widgets/Trouble";
import type { NewTable } from "../wire.gen";
import { beginSheet, prepareSheets } from "./begin/begin";
import { UnmadeSheets } from "./begin/Unmade";

/** Options that make no sense here, because the time runs at the table. */
const WITHOUT = ["clock", "overtime", "knock_window", "open_tiles", "lookup"];
/** A word stands while nobody objects; in a dispute the dictionary is asked. */
const USUAL = { judging: "challenge" };

const names = signal<readonly string[]>(["", ""]);

/** The form for a game on cardboard: what is played, and by whom. */
export function KeepStart() {
  const { trouble, busy, start } = useMaking(asNewTable, "/keep", beginSheet);
  useEffect(() => showTitle(say("keep-title")), [language.value]);
  useAsking(() => prepareSheets().then(begin), trouble, [language.value]);
  // The form for games played here has defaults and seats of its own.
  useEffect(() => {
    [youngest.value, lexicon.value] = [null, ""];
    return () => void ([options.value, youngest.value, lexicon.value] = [{}, null, ""]);
  }, []);
  useEffect(() => {
    options.value = { ...USUAL, ...options.peek() };
  }, [chosenGame.value, chosenEdition.value]);
  return (
    <div class="start-page">
      <Top />
      <main id="main" tabIndex={-1}>
        <h1 class="welcome">{say("keep-title")}</h1>
        <p class="quiet-text">{say("keep-title-more")}</p>
        {!unreachable.value && <UnmadeSheets />}
        {game.value && (
          <form class="new-table" onSubmit={start}>
            <GameChoice />
            <EditionChoice />
            <ListChoice label={say("keep-lexicon")} anyWords />
            <Names />
            <OptionsForm without={WITHOUT} />
            {unreachable.value && <p role="status">{say("keep-begins-here")}</p>}
            <Button submit kind="primary" disabled={busy.value}>
              {say("keep-start")}
            </Button>
          </form>
        )}
        <Trouble text={trouble.value} />
      </main>
    </div>
  );
}

/** As many names as the game has room for. */
function namesShown(): string[] {
  const { least, most } = game.value!.seats;
  return Array.from({ length: Math.max(least, Math.min(most, names.value.length)) }, (_, at) => names.value[at] ?? "");
}

/** Who sits at the table, in the order of their turns. */
function Names() {
  const { least, most } = game.value!.seats;
  const shown = namesShown();
  const remove = (at: number) => {
    names.value = shown.filter((_, index) => index !== at);
    youngest.value = null;
  };
  const race = edition.value !== undefined && edition.value.board === null;
  return (
    <fieldset class="seat-lines">
      <legend>{say("keep-players")}</legend>
      <ol>
        {shown.map((name, at) => (
          <li key={at} class="seat-line">
            <input
              type="text"
              maxLength={20}
              aria-label={say("keep-player", { number: at + 1 })}
              placeholder={say("keep-player", { number: at + 1 })}
              value={name}
              onInput={(event) => (names.value = shown.map((one, index) => (index === at ? event.currentTarget.value : one)))}
            />
            {shown.length > least && <Button small kind="quiet" icon="cross" label={say("web-remove-seat", { seat: say("keep-player", { number: at + 1 }) })} onClick={() => remove(at)} />}
          </li>
        ))}
      </ol>
      <div class="row-fields">
        {shown.length < most && (
          <Button small icon="buy" onClick={() => (names.value = [...shown, ""])}>
            {say("web-add-seat")}
          </Button>
        )}
        {race && (
          <label class="field inline">
            {say("web-youngest")}
            <select value={youngest.value ?? ""} onChange={(event) => (youngest.value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}>
              <option value="">{say("keep-youngest-none")}</option>
              {shown.map((name, at) => (
                <option key={at} value={at}>
                  {name || say("keep-player", { number: at + 1 })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </fieldset>
  );
}

function asNewTable(): NewTable {
  const wanted = Object.entries({ ...USUAL, ...options.value }).filter(([name]) => offeredOptions.value.some((one) => one.name === name));
  return {
    game: chosenGame.value,
    edition: chosenEdition.value,
    seats: namesShown().map((name, at) => ({ kind: "here", name: name.trim() || say("keep-player", { number: at + 1 }) })),
    options: Object.fromEntries(wanted),
    language: language.value,
    chat: false,
    kept: true,
    ...(lexicon.value ? { lexicon: lexicon.value } : {}),
    ...(youngest.value === null ? {} : { youngest: youngest.value }),
  };
}
