import { beforeEach, expect, test, vi } from "vitest";
import { expectedView, lastTurn } from "../../src/keep/book/expected";
import type { WaitingLine } from "../../src/keep/book/store";
import { bookOf } from "../../src/keep/begin/blank";
import { nameByKey, newKey } from "../../src/keep/begin/naming";
import type { BlankBook, Command, NewTable, TableRules, View } from "../../src/wire.gen";
import "../fake-browser";

const { beginSheet, prepareSheets } = await import("../../src/keep/begin/begin");
const { storedBook, unmadeBooks } = await import("../../src/keep/book/store");
const { offered } = await import("../../src/net/offer");

const view = (seats: number) => ({ seats: Array.from({ length: seats }, () => ({ name: "", score: 0 })), board: {}, outcome: null }) as unknown as View;
const BLANK = {
  rules: { game: "koning", edition: { name: "nl" }, options: { grid: "square", blank: "fixed" }, lexicon: "nl", bare: { track: 60, grid: { steps: [[0, 1]] } } },
  views: [view(2), view(3)],
  bares: { grid: { hex: { track: 60, grid: { steps: [[1, 1]] } } } },
} as unknown as BlankBook;
const WISH: NewTable = { game: "koning", edition: "nl", seats: [{ kind: "here", name: "Anna" }, { kind: "here", name: "Bram" }, { kind: "here", name: "Cor" }], kept: true };

/** The browser's storage, and the server that answers by path, or not at all. */
let kept: Map<string, string>;
let answers: Record<string, unknown> | null;

beforeEach(() => {
  kept = new Map();
  const stores = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  // `Object.keys(localStorage)` has the names of what is kept.
  vi.stubGlobal("localStorage", new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) }));
  vi.stubGlobal("caches", {
    open: async () => ({
      put: async (name: string, answer: Response) => void stores.set(name, await answer.text()),
      match: async (name: string) => (stores.has(name) ? new Response(stores.get(name)) : undefined),
    }),
  });
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("fetch", async (address: string) => {
    const found = answers?.[address.replace(/[?].*/, "").replace("/api/", "")];
    if (found === undefined) throw new TypeError("no network");
    return new Response(JSON.stringify(found));
  });
  answers = null;
  offered.value = null;
});

test("the empty book is the blank one with the names, options and word list that were chosen", () => {
  const book = bookOf(BLANK, { ...WISH, options: { grid: "hex" }, lexicon: "any" }, "t");
  expect(book.view.seats.map((seat) => seat.name)).toEqual(["Anna", "Bram", "Cor"]);
  expect(book.rules).toMatchObject({ options: { grid: "hex", blank: "fixed" }, lexicon: "any", bare: { grid: { steps: [[1, 1]] } } });
  expect(bookOf(BLANK, WISH, "t").rules).toMatchObject({ lexicon: "nl", bare: { grid: { steps: [[0, 1]] } } });
  expect(book.lines).toEqual([]);
});

test("a table has the name that the server finds by its key too", async () => {
  // As tests/server/test_beginning_away.py has it.
  expect(await nameByKey("00112233445566778899aabbccddeeff")).toBe("16FVf2W3VvdI");
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});

test("after one visit a sheet begins without a connection, to be made by its key", async () => {
  answers = { games: { catalogue: { games: [] } }, books: { books: [BLANK] } };
  await prepareSheets();
  await vi.waitFor(async () => expect(await (await caches.open("")).match("/api/books")).toBeDefined());
  answers = null;
  offered.value = null;
  await prepareSheets();
  expect(offered.value).toEqual({ catalogue: { games: [] } });
  const { table } = await beginSheet(WISH);
  const { book, unmade, waiting } = storedBook(table);
  expect(book?.view.seats.map((seat) => seat.name)).toEqual(["Anna", "Bram", "Cor"]);
  expect(unmade?.wish).toMatchObject(WISH);
  expect(await nameByKey(unmade!.wish.key!)).toBe(table);
  expect(waiting).toEqual([]);
  expect(unmadeBooks().map((one) => one.table)).toEqual([table]);
});

test("where nothing is kept, or nothing can be, it is said what helps", async () => {
  await expect(prepareSheets()).rejects.toMatchObject({ code: "keep-not-prepared" });
  await expect(beginSheet(WISH)).rejects.toMatchObject({ code: "keep-not-prepared" });
  vi.stubGlobal("isSecureContext", false);
  await expect(prepareSheets()).rejects.toMatchObject({ code: "keep-not-secure" });
  vi.stubGlobal("isSecureContext", true);
  answers = { games: {}, books: { books: [BLANK] } };
  await prepareSheets();
  await vi.waitFor(async () => expect(await (await caches.open("")).match("/api/books")).toBeDefined());
  answers = null;
  const full = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  await expect(beginSheet(WISH)).rejects.toMatchObject({ code: "keep-not-stored" });
});

const line = (move: Command): WaitingLine => ({ change: "c", id: "i", move, tiles: {} });
const awaiting = (...all: string[][]) => ({ ...view(all.length), awaiting: all.map((commands, seat) => ({ seat, commands, deadline: null })) }) as View;
const expected = (before: View, commands: readonly string[], ...moves: Command[]) =>
  expectedView(before, { commands: [...commands] } as unknown as TableRules, moves.map(line)).awaiting.map((one) => one.commands);

test("while lines wait, whoever comes next may do what makes a turn", () => {
  const before = awaiting(["play", "exchange", "pass", "time-up", "resign"], ["resign"]);
  expect(expected(before, ["play", "exchange", "pass"])).toEqual([["play", "exchange", "pass", "time-up", "resign"], ["resign"]]);
  for (const commands of expected(before, ["play", "exchange", "pass"], { do: "pass", seat: 0 })) {
    expect([...commands].sort()).toEqual(["exchange", "pass", "play", "resign", "time-up"]);
  }
});

test("opening words are told once, and whoever has the longest has had the first turn", () => {
  const before = awaiting(["open", "resign"], ["open", "resign"]);
  const open: Command = { do: "open", seat: 0, words: { 0: "AT", 1: "TAART" } };
  for (const commands of expected(before, ["open", "play", "pass"], open)) {
    expect(commands).not.toContain("open");
    expect(commands).toContain("play");
  }
  expect(lastTurn([line(open)])?.seat).toBe(1);
  expect(lastTurn([line(open), line({ do: "play", seat: 0, word: "AT" })])?.seat).toBe(0);
});

test("words alone go on with the turn of whoever laid a letter; anybody else's are a knock", () => {
  const before = awaiting(["place", "pass"], ["draw"]);
  const [anna, bram] = expected(before, ["place", "claim", "knock", "pass"], { do: "place", seat: 1, tile: "T" } as Command);
  expect(anna).not.toContain("claim");
  expect(bram).toContain("claim");
});
