import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { Server } from "../../src/keep/book/keeper";
import type { EntryHost } from "../../src/keep/entry/entry";
import type { Book, ChangeBook, Command, TableRules } from "../../src/wire.gen";
import "../fake-browser";

const { Scorekeeper } = await import("../../src/keep/book/keeper");
const { ServerError } = await import("../../src/net/api");
const { Writing } = await import("../../src/keep/writing");
const { leftOut } = await import("../../src/keep/book/lines");
const { keepActs } = await import("../../src/keep/line/acts");
const { typingIn } = await import("../../src/keep/line/typing");
const { typedOf } = await import("../../src/keep/line/families");
const { openEntry, shownOf } = await import("../../src/keep/entry/families");

const FACES = ["A", "T"];
const LETTERS = Object.fromEntries(FACES.map((face) => [face, { value: 0 }]));
const RULES = {
  crossword: { bare: null, edition: { board: { width: 15, height: 15 }, letters: LETTERS, premiums: {}, sizes: {} } },
  walk: { bare: { grid: { steps: [0, 1, 2, 3] } }, edition: { letters: LETTERS, premiums: {}, sizes: {} } },
  path: { bare: null, edition: { board: { width: 9, height: 9 }, letters: LETTERS, premiums: {}, sizes: { A: ["1x1"] } } },
};

/** A line being written, in a game of a family whose board holds some tiles. */
function entryOf(family: keyof typeof RULES, board: Readonly<Record<string, string>> = {}) {
  const view = { own: null, awaiting: [] };
  return openEntry({} as EntryHost, RULES[family] as unknown as TableRules, signal({ view, board, line: null, replaces: false } as never));
}

test("each family shows a line of its own: where it is written, which of its tiles can be blanks, and whether dice are thrown", () => {
  const shown = (family: keyof typeof RULES) => {
    const entry = entryOf(family);
    entry.tap("C3");
    entry.type("TA");
    const { layout, field, blanks, fields, dice } = shownOf(entry);
    return { layout, ...field, tiles: blanks?.().map((one) => one.key + one.tile), fields: Boolean(fields), dice: Boolean(dice) };
  };
  expect(shown("crossword")).toEqual({ layout: "on-board", name: "keep-word", most: 40, tiles: ["C3T", "D3A"], fields: false, dice: false });
  expect(shown("walk")).toEqual({ layout: "bare-table", name: "keep-word", most: 40, tiles: ["0T", "1A"], fields: false, dice: false });
  expect(shown("path")).toEqual({ layout: "on-board", name: "keep-words", most: 200, tiles: undefined, fields: true, dice: true });
});

test("after a square was tapped letters are typed, but for a walk, and for words before a letter lies", () => {
  const typed = (family: keyof typeof RULES) => {
    const entry = entryOf(family);
    entry.key({ key: "A" } as KeyboardEvent);
    const before = entry.typesNext();
    entry.tap("C3");
    return [before, entry.typesNext()];
  };
  expect(typed("crossword")).toEqual([true, true]);
  expect(typed("walk")).toEqual([false, false]);
  expect(typed("path")).toEqual([false, true]);
});

test("a walk is written down as the referee found it", () => {
  const entry = entryOf("walk", { A1: "T" });
  entry.type("TA");
  expect(entry.settled()).toEqual({ do: "play", seat: 0, word: "TA", path: null });
  entry.preview.value = { words: [{ word: "Ta" }], path: [[0, 0], [1, 0]], tiles: {} } as never;
  expect(entry.settled()).toEqual({ do: "play", seat: 0, word: "Ta", path: [[0, 0], [1, 0]] });
});

test("who types on and writes it down at once isn't given the walk of less", async () => {
  vi.useFakeTimers();
  const entry = entryOf("walk", { A1: "T" });
  const asked = async (move: { word: string }) => ({ type: "preview", words: [{ word: move.word }], path: [[0, 0], [1, 0]], tiles: {} });
  Object.assign(entry.host, { foresees: signal(true), askBookPreview: asked });
  entry.follow();
  entry.type("TA");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(entry.settled()).toEqual({ do: "play", seat: 0, word: "TA", path: [[0, 0], [1, 0]] });
  entry.type("TAT");
  expect(entry.settled()).toEqual({ do: "play", seat: 0, word: "TAT", path: null });
  entry.dispose();
  vi.useRealTimers();
});

test("while its line waits a walk shown by its squares is drawn, and one that is only typed isn't, as the referee finds its squares", async () => {
  const away = () => Promise.reject(new ServerError("web-offline", ""));
  const keeper = new Scorekeeper("t", { changeBook: away, askBookPreview: away } as unknown as Server);
  const rules = { ...RULES.walk, commands: [] } as unknown as TableRules;
  keeper.book.value = { table: "t", rules, view: { board: { A1: "T" }, own: null, awaiting: [], seats: [{}, {}] }, lines: [] } as unknown as Book;
  const writing = new Writing(keeper, rules, { field: () => {}, begin: () => {} });
  writing.entry.type("TAT");
  await writing.submit();
  expect(keeper.board.value).toEqual({ A1: "T" });
  writing.entry.type("TAT");
  for (const square of ["A1", "B1", "B2"]) writing.entry.tap(square);
  await writing.submit();
  expect(keeper.waiting.value).toHaveLength(2);
  expect(keeper.board.value).toEqual({ A1: "T", B1: "A", B2: "T" });
});

test("on the line a game with lines that don't hold ends only once that is sent, after they are named", async () => {
  const asked: Command[] = [];
  const server = { changeBook: async (_: string, { put }: ChangeBook) => (asked.push(...put!.map((one) => one.move)), { type: "refused", sentence: "", rule: "" }) };
  const keeper = new Scorekeeper("t", server as unknown as Server);
  const rules = { ...RULES.crossword, commands: ["end"], counts_racks: false } as unknown as TableRules;
  const bad = { move: { do: "play", seat: 1, at: "8H", word: "TAT" }, refusal: { sentence: "", rule: "" } };
  const book = (...lines: unknown[]) => ({ rules, view: { board: {}, awaiting: [{ seat: 0, commands: ["end"] }], seats: [{ name: "Anna" }, { name: "Bram" }], outcome: null }, lines }) as unknown as Book;
  const writing = new Writing(keeper, rules, { field: () => {}, begin: () => {} });
  const waits = { line: null };
  const acts = keepActs(writing, waits);
  keeper.book.value = book(bad);
  expect(await acts.end!("")).toContain("TAT 8H");
  expect(asked).toEqual([]);
  await acts.send!("");
  expect(asked).toEqual([{ do: "end", seat: 0 }]);
  await acts.end!("");
  await acts.pass!("");
  await acts.send!("");
  keeper.book.value = book();
  await acts.end!("");
  expect(asked.map((move) => move.do)).toEqual(["end", "pass", "end"]);
});

test("opening words are typed for everybody, and what can't be read isn't taken for no word", () => {
  const view = { own: null, awaiting: [{ seat: 0, commands: ["open"] }], seats: [{ name: "Anna" }, { name: "Bram" }] };
  const entry = openEntry({} as EntryHost, RULES.walk as unknown as TableRules, signal({ view, board: {}, line: null, replaces: false } as never));
  expect(typedOf(entry).lay("tat -")).toMatchObject({ move: { do: "open", words: { 0: "TAT", 1: null } } });
  expect(typedOf(entry).lay("tat 3")).toEqual({ problem: "keep-line-unread" });
  expect(typedOf(entry).lay("tat")).toEqual({ problem: "keep-line-opening" });
});

test("the answer to a line names its words that don't count", async () => {
  const view = { board: {}, awaiting: [], seats: [{ name: "Anna" }], outcome: null, version: 1 };
  const rules = { ...RULES.path, commands: [] } as unknown as TableRules;
  const book = (...words: string[]) => ({ type: "book", rules, view, lines: [{ events: [{ event: "placed", dropped: words.map((word) => ({ word })) }] }] }) as unknown as Book;
  let told = book("RAT", "aRT");
  const keeper = new Scorekeeper("t", { changeBook: async () => told } as unknown as Server);
  keeper.book.value = book();
  const acts = keepActs(new Writing(keeper, rules, { field: () => {}, begin: () => {} }), { line: null });
  expect(leftOut(told.lines[0]!)).toEqual(["RAT", "ART"]);
  expect(await acts.pass!("")).toContain("keep-line-left-out");
  told = { ...book(), view: { ...told.view, version: 2 } };
  expect(await acts.pass!("")).not.toContain("keep-line-left-out");
});

test("what waits to be sent is still there when the page is drawn anew", async () => {
  const view = { own: null, board: {}, awaiting: [{ seat: 0, commands: ["open"] }], seats: [{ name: "Anna" }, { name: "Bram" }], outcome: null };
  const asked: Command[] = [];
  const keeper = new Scorekeeper("t", { changeBook: async (_: string, { put }: ChangeBook) => (asked.push(put![0]!.move), { type: "refused", sentence: "", rule: "" }) } as unknown as Server);
  const rules = { ...RULES.walk, commands: ["open"] } as unknown as TableRules;
  keeper.book.value = { rules, view, lines: [] } as unknown as Book;
  const writing = new Writing(keeper, rules, { field: () => {}, begin: () => {} });
  await typingIn("t", writing).lay("tat -", null);
  await typingIn("t", writing).send();
  expect(asked).toMatchObject([{ do: "open", words: { 0: "TAT", 1: null } }]);
});
