import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { type Asked, newAnswering, type Told } from "../../src/search/answering";
import { ByteReader, bytesOf, numberBytes } from "../../src/search/bytes";
import { factsBytes } from "../../src/search/crossword/lines";
import { openPlays } from "../../src/search/families";
import { MachineLetters } from "../../src/search/letters";

import { Searcher, waysToLay } from "../../src/search/searcher";
import type { SearchBasis } from "../../src/wire.gen";

vi.mock("../../src/say", () => ({ say: (code: string, params: Record<string, unknown>) => `${code} ${JSON.stringify(params)}` }));

const CORE = join(import.meta.dirname, "../../core/rekje.wasm");
const withCore = test.skipIf(!existsSync(CORE));
const FACES = ["A", "B", "C", "IJ"];
const ONES = Array<number>(25).fill(1);
const FACTS = { width: 5, height: 5, first_min: 2, rack_size: 7, scoring: "words", start_rule: "covers", values: [1, 2, 3, 4], letter_factor: ONES, word_factor: ONES, blank_word_factor: ONES, lay_factor: ONES, bonus: Array<number>(8).fill(0), start: [12] } as const;
/** AB, ABC, B + IJ; and CC, which counts but isn't suggested. */
const PACKED = bytesOf([4, 8, 0, 0, 0], [0x80, 1, 2, 0x82, 3, 0x80, 2, 4], [0x80, 3, 3]);

function basisOf(options: SearchBasis["rules"]["options"] = {}): SearchBasis {
  const edition = { letters: Object.fromEntries(FACES.map((face) => [face, { value: 1, count: 1 }])), board: {}, sizes: {} };
  return { rules: { bare: null, edition, options }, facts: FACTS, digraph: "letters", flaws: { "play-off-board": "C7", "play-no-word": "S8" }, words: null } as unknown as SearchBasis;
}

/** A worker that has the real core, without a thread of its own. */
function workerHere() {
  const answering = newAnswering();
  let tell: (event: { data: Told }) => void = () => {};
  return {
    postMessage: (asked: Asked) => void answering(asked).then((data) => tell({ data })),
    terminate: () => {},
    addEventListener: (kind: string, hear: never) => void (kind === "message" && (tell = hear)),
  } as never;
}

const opened = (basis = basisOf()) => Searcher.open(basis, new Uint8Array(readFileSync(CORE)).buffer, PACKED.slice().buffer as ArrayBuffer, workerHere());

test("tiles become the core's letters, and tiles again", () => {
  const letters = new MachineLetters(FACES);
  expect(letters.word(["A", "IJ", "c"])).toEqual(Uint8Array.of(1, 4, 3));
  expect(letters.word(["A", "X"])).toBeNull();
  expect(letters.rack(["?", "IJ"])).toEqual(Uint8Array.of(0, 4));
  expect(letters.rack(["X"])).toBeNull();
  expect([letters.laid("ij"), letters.laid("A"), letters.laid("X")]).toEqual([0x84, 1, 0]);
  expect([letters.tile(0x84), letters.tile(2)]).toEqual(["ij", "B"]);
});

test("a word is looked up in every way that it can be laid", () => {
  expect(waysToLay("IJS", ["I", "J", "S", "IJ"], "letters")).toEqual([["IJ", "S"], ["I", "J", "S"]]);
  expect(waysToLay("IJS", ["I", "J", "S", "Y"], "y")).toEqual([["I", "J", "S"], ["Y", "S"]]);
  expect(waysToLay("TAART", ["T", "A", "R"], "letters")).toEqual([["T", "A", "A", "R", "T"]]);
});

test("numbers are written and read with the lowest byte first", () => {
  const reader = new ByteReader(bytesOf([7], numberBytes([-2, 300]), [1, 2]));
  expect([reader.byte(), reader.number(), reader.number(), [...reader.rest()], reader.done]).toEqual([7, -2, 300, [1, 2], true]);
  expect(factsBytes(FACTS).length).toBe(4 * (6 + 7 + 4 + 4 * 25 + 8 + 1));
});

withCore("words are checked, also those that nothing suggests", async () => {
  const searcher = await opened();
  expect(await Promise.all(["ab", "bij", "cc", "ba", "abx", ""].map((word) => searcher.isTyped(word)))).toEqual([true, true, true, false, false, false]);
  await expect(searcher.ask("facts", new Uint8Array(3))).rejects.toThrow("the question ends too early");
});

withCore("the plays of a rack are found, and told where and of what", async () => {
  const plays = (await openPlays(await opened(), false))!;
  const first = await plays.plays({}, ["A", "B", "C"], 1);
  expect(first).toEqual({ count: 10, best: [{ score: 6, at: "3A", word: "ABC", tiles: [["A3", "A"], ["B3", "B"], ["C3", "C"]] }] });
  const later = await plays.plays({ B3: "A", C3: "B" }, ["?"], 5);
  expect(later!.best.map(({ at, word, score }) => [at, word, score])).toContainEqual(["3B", "ABc", 3]);
  expect(await plays.plays({}, ["X"], 1)).toBeNull();
  expect(await plays.plays({}, Array<string>(8).fill("A"), 1)).toBeNull();
});

withCore("what a play scores is told as the server tells it", async () => {
  const plays = (await openPlays(await opened(), false))!;
  const play = (at: string, word: string) => ({ do: "play", seat: 0, at, word }) as const;
  expect(await plays.preview(play("3A", "ABC"), {})).toMatchObject({ type: "preview", score: 6, words: [{ word: "ABC", score: 6, valid: null }] });
  expect(await plays.preview(play("3B", "AB[IJ]"), { B3: "A", C3: "B" })).toMatchObject({ score: 7, words: [{ word: "AB[IJ]", valid: null }] });
  expect(await plays.preview({ do: "pass", seat: 0 }, {})).toBeNull();
});

withCore("a play that may not lie there is refused in the server's words", async () => {
  const plays = (await openPlays(await opened(), true))!;
  const code = async (at: string, word: string, board = {}) => {
    const told = await plays.preview({ do: "play", seat: 0, at, word }, board);
    return told?.type === "refused" ? [told.code, told.rule] : told;
  };
  expect(await code("3E", "AB")).toEqual(["play-off-board", "C7"]);
  expect(await code("1A", "AB")).toEqual(["play-first-covers", ""]);
  expect(await code("3C", "A")).toEqual(["play-first-short", ""]);
  expect(await code("3C", "BA")).toEqual(["play-no-word", "S8"]);
  expect(await code("3C", "XA")).toEqual(["play-unknown-tile", ""]);
  expect(await code("1A", "AB", { C3: "A" })).toEqual(["play-apart", ""]);
  expect(await code("3D", "B", { C3: "A" })).toEqual(["play-not-whole", ""]);
});

withCore("where there are no rule facts only words are checked", async () => {
  expect(await openPlays(await opened({ ...basisOf(), facts: null }), false)).toBeNull();
});
