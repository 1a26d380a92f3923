/** The Fluent catalogues that the page needs, one module a language: `virtual:catalogue/nl` is one text of messages. */

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:catalogue/";

/** Catalogues taken whole. Others of a part of the page of its own: `virtual:catalogue/nl/keep` is all of that one, and what `PARTS` names. */
const WHOLE = ["rating", "spoken", "start"];

/** A table's options and their values, said where one chooses them, and what else one chooses for a new table. */
const OPTIONS = String.raw`web-(?:${[
  String.raw`option(?!-vacation\b)|options|value|edition|clock|printed|extension|about(?!-seat\b)|as-on-sheet`,
  "players-count|which-words|word-language|list-usual|list-about|who-plays|seat-(?:me|friend|computer|here|kind|name)",
  "remove-seat|add-seat|name-later|youngest|by-lot|start",
].join("|")})\b`;

/** Links to a table, and their end. */
const LINKS = String.raw`web-(?:join|share|copy|copied|invite|link-local|stream|revoke|ask-revoke)\b`;

/** What follows a game. */
const AFTERWARDS = String.raw`web-(?:result-title|rematch|to-rematch|come-along|begins-next|replay)\b`;

/** Of those that the terminal and the browser share, the messages whose names begin so. */
const PARTLY: Record<string, RegExp> = {
  after: /^after-entry-/,
  review: /^review-entry/,
  screen: /^screen-(undone|game-|about-|language-|player-|preview-blanks|reason-|news-|counts-|sign-|proof-|column-|winner|did-|bag|out-bonus|lot|unseen-title)/,
  heap: /^heap-(reason-|news-|winners)/,
  lays: /^lays-(alone|column-|news-|preview-idle|reason-|unseen|winner)/,
  own: /^own-.*-screen-(bag|unseen)/,
  search: /^search-entry/,
  web: new RegExp(`^(?!${OPTIONS}|${LINKS}|${AFTERWARDS})web-`),
};

/** What a part of the page with a catalogue of its own takes from those that the terminal and the browser share. */
const PARTS: Record<string, Record<string, RegExp>> = {
  options: { web: new RegExp(`^${OPTIONS}`) },
  players: { screen: /^screen-opponent-/ },
  result: { web: new RegExp(`^${AFTERWARDS}`) },
  seats: { web: new RegExp(`^${LINKS}`) },
  // What is wrong with a play is said here as the server says it.
  search: { play: /^play-/ },
  line: { screen: /^screen-(command-|surplus|nothing-to-undo)/, heap: /^heap-command-none/, lays: /^lays-(command-|which-size|not-free)/ },
};

export function catalogues(folder: string): Plugin {
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", own] = id.slice(PREFIX.length + 1).split("/");
      const home = join(folder, language);
      for (const file of readdirSync(home)) this.addWatchFile(join(home, file));
      const [whole, partly] = own ? [[own], PARTS[own] ?? {}] : [WHOLE, PARTLY];
      const text = readdirSync(home).map((file) => wanted(home, file, whole, partly)).join("");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** French keeps `: ; ! ? %` and what stands in guillemets together with the word beside them, German `%` and `z. B.`, as `rekje.locale.typography` does. */
export function setSpaces(text: string, language: string): string {
  if (language === "fr") return text.replace(/ (?=[;!?])/g, "\u202f").replace(/ (?=[:»%])|(?<=«) /g, "\u00a0");
  return language === "de" ? text.replace(/ (?=%)|(?<=\bz\.) (?=B\.)/g, "\u00a0") : text;
}

function wanted(home: string, file: string, whole: readonly string[], partly: Record<string, RegExp>): string {
  const area = file.replace(/\.ftl$/, "");
  const picked = whole.includes(area) ? undefined : partly[area];
  if (!whole.includes(area) && !picked) return "";
  const messages = readFileSync(join(home, file), "utf-8").split(/^(?=[a-z])/m);
  return setSpaces(messages
    .filter((message) => /^[a-z]/.test(message) && (!picked || picked.test(message)))
    .map((message) => message.replace(/^#.*\n?/gm, "").trimEnd() + "\n")
    .join(""), basename(home));
}
