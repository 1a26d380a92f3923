import { signal } from "@preact/signals";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Box } from "../../src/model/rules";
import type { LiveTable } from "../../src/net/live";
import type { Preview } from "../../src/wire.gen";
import "../fake-browser";

const { CrosswordComposer } = await import("../../src/composer/crossword/composer");
const { goodText, triedText } = await import("../../src/spoken/now");
const { quiet } = await import("../../src/say/voice");
const { speak } = await import("../../src/say");

const box = { faces: ["A", "S", "T"], order: () => 0, value: () => 1, board: { width: 15, height: 15, start: ["H8"], rows: [] }, rules: { game: "scrabble", options: {} } } as unknown as Box;

function sit() {
  const table = { name: "x", view: signal({ version: 1, board: {}, seats: [{ rack: ["A", "S", "T"] }] }), rules: signal({}), seat: signal(0), commands: signal(new Set(["play"])), preview: async () => null };
  return new CrosswordComposer(table as unknown as LiveTable, box).follow();
}

const press = (key: string) => ({ key, metaKey: false, altKey: false, ctrlKey: false, shiftKey: false }) as KeyboardEvent;

function heard(): string[] {
  vi.runAllTimers();
  return quiet.value.map((line) => line.text);
}

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  quiet.value = [];
});

it("a letter typed is told with the square that comes next, not after it", () => {
  const composer = sit();
  composer.key(press("s"));
  expect(composer.done.value).toEqual({ text: "across, S on H8", at: "I8" });
  composer.key(press("a"));
  expect(composer.done.value).toEqual({ text: "A on I8", at: "J8" });
  composer.key(press("Backspace"));
  expect(composer.done.value).toEqual({ text: "A back on the rack", at: "I8" });
  composer.key(press("ArrowLeft"));
  expect(composer.done.value).toBeNull();
  expect(heard()).toEqual([]);
  composer.dispose();
});

it("taking everything back is told, and the square has its own name again", () => {
  const composer = sit();
  composer.key(press("s"));
  composer.clear();
  expect(composer.done.value).toBeNull();
  expect(heard()).toEqual(["Taken back."]);
  composer.clear();
  expect(heard()).toEqual(["Taken back."]);
  composer.dispose();
});

it("at the edge, where no square comes next, it is told by itself", () => {
  const composer = sit();
  composer.cursor.value = "O8";
  composer.key(press("s"));
  expect(composer.done.value).toBeNull();
  expect(heard()).toEqual(["across, S on O8"]);
  composer.dispose();
});

it("a word is judged when somebody asks, or when it is sent, but not while it is being typed", () => {
  const composer = sit();
  composer.key(press("t"));
  composer.key(press("a"));
  const words = (valid: boolean | null) => ({ words: [{ word: "TA", score: 4, valid }], score: 4, changes: [], path: [], tiles: {} }) as unknown as Preview;
  composer.preview.value = words(false);
  expect(goodText(composer)).toBe("");
  expect(triedText(composer)).toBe("TA (not in the list): 4 points");
  composer.preview.value = words(true);
  expect(goodText(composer)).toBe("TA: 4 points");
  composer.preview.value = null;
  composer.refusal.value = { rule: "S1", sentence: "Too short.", sent: false };
  expect(goodText(composer)).toBe("");
  composer.refusal.value = { rule: "S1", sentence: "Too short.", sent: true };
  expect(goodText(composer)).toContain("Too short.");
  composer.dispose();
});
