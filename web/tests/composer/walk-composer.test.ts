import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { Box } from "../../src/model/rules";
import type { LiveTable } from "../../src/net/live";
import "../fake-browser";

const { WalkComposer } = await import("../../src/composer/walk/composer");

const RACK = ["M", "A", "H", "I", "S"];
const steps = [[0, -1], [-1, 0], [1, 0], [0, 1]];
const box = { order: () => 0, rules: { game: "koning", options: {}, bare: { grid: { steps }, track: 60 } } } as unknown as Box;

/** Somebody who opens with these tiles laid, in this order; each touches two of the others. */
function opening(...squares: string[]) {
  const table = { name: "x", view: signal({ version: 1, board: {}, seats: [{ rack: RACK }] }), rules: signal({}), seat: signal(0), commands: signal(new Set(["open"])), preview: async () => null };
  const composer = new WalkComposer(table as unknown as LiveTable, box).follow();
  const lay = (square: string) => composer.put(composer.rack.value.find((slot) => slot.tile === RING[square])!.id, square);
  squares.forEach(lay);
  return { composer, lay };
}

const RING: Readonly<Record<string, string>> = { A1: "M", B1: "A", B2: "H", A2: "I", "-1,1": "S" };

test("a word walks again over tiles that were just laid, and goes on with another (K8)", () => {
  const { composer, lay } = opening("A1", "B1", "B2", "A2");
  for (const [from, to] of [["A2", "A1"], ["A1", "B1"], ["B1", "B2"], ["B2", "A2"]] as const) {
    composer.beginTrace(from);
    composer.trace(to);
  }
  lay("-1,1");
  expect(composer.compose()).toEqual({ command: { do: "open", seat: 0, words: { 0: "MAHIMAHIS" }, path: [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0], [1, 0], [1, 1], [0, 1], [-1, 1]] } });
  composer.dispose();
});

test("a tile that touches both ends of the word is its last letter, so a trace from elsewhere is a new word", () => {
  const { composer } = opening("B2", "A2", "B1", "A1");
  expect(composer.traced.value).toBe("AHIM");
  composer.beginTrace("A2");
  composer.trace("A1");
  expect(composer.traced.value).toBe("IM");
  composer.dispose();
});

test("who types on and sends at once sends the whole word, though the preview on the screen is of less", async () => {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  const composer = opening().composer;
  const table = composer.table as unknown as Record<string, unknown>;
  table["preview"] = async (command: { words: Record<number, string> }) => ({ type: "preview", words: [{ word: command.words[0] }], path: [[0, 0], [1, 0]], tiles: {}, changes: {} });
  table["command"] = async (command: unknown) => (sent.push(command), { type: "ack" });
  composer.type("HAM");
  await vi.advanceTimersByTimeAsync(1_000);
  composer.type("HAMS");
  await composer.submitIfMine();
  composer.type("SHAM");
  await vi.advanceTimersByTimeAsync(1_000);
  await composer.submitIfMine();
  expect(sent).toEqual([
    { do: "open", seat: 0, words: { 0: "HAMS" }, path: null },
    { do: "open", seat: 0, words: { 0: "SHAM" }, path: [[0, 0], [1, 0]] },
  ]);
  composer.dispose();
  vi.useRealTimers();
});
