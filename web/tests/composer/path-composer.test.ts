import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PathComposer } from "../../src/composer/path/composer";
import type { Box } from "../../src/model/rules";
import type { LiveTable } from "../../src/net/live";
import type { Answer, PreviewAnswer } from "../../src/net/socket";
import type { Command } from "../../src/wire.gen";

const refused = (sentence: string) => ({ type: "refused", id: "", rule: "L5", code: "x", params: {}, sentence }) as unknown as PreviewAnswer & Answer;
const box = { faces: ["C", "A", "T"], order: ["C", "A", "T"], board: { width: 16, height: 16, rows: [] }, rules: { game: "letter", options: {} } } as unknown as Box;

/** A table that answers when it is told to. */
class Slow {
  readonly view = signal<unknown>({ version: 1, board: { A1: "C1×1" }, seats: [{ rack: ["T1×1"] }], own: { free: [], window: null, acts: [] } });
  readonly seat = signal(0);
  readonly commands = signal(new Set(["place", "pass"]));
  readonly previews: ((seen: PreviewAnswer) => void)[] = [];
  answer: Answer = { type: "ack", id: "", version: 2 } as unknown as Answer;

  preview = (_: Command): Promise<PreviewAnswer> => new Promise((resolve) => this.previews.push(resolve));
  command = async (_: Command): Promise<Answer> => this.answer;

  get live(): LiveTable {
    return this as unknown as LiveTable;
  }
}

beforeEach(() => {
  const media = { matches: false, addEventListener: () => {} };
  const kept = { getItem: () => null, setItem: () => {} };
  vi.stubGlobal("matchMedia", () => media);
  vi.stubGlobal("localStorage", kept);
  vi.stubGlobal("document", { documentElement: { dataset: {}, style: {}, classList: { toggle: () => {} } }, addEventListener: () => {}, querySelector: () => null, getElementById: () => null });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(500);
}

async function laying(table: Slow): Promise<PathComposer> {
  const { PathComposer } = await import("../../src/composer/path/composer");
  const composer = new PathComposer(table.live, box).follow();
  composer.put(composer.rack.value[0]!.id, "B1");
  return composer;
}

test("a lay that succeeds takes the red line away, also one that is only told afterwards (L5)", async () => {
  const table = new Slow();
  const composer = await laying(table);
  await settled();
  table.previews.shift()!(refused("The T isn’t used."));
  await settled();
  expect(composer.refusal.value?.sentence).toBe("The T isn’t used.");
  composer.type("CT");
  await settled();
  await composer.submit();
  table.previews.shift()!(refused("It’s not the moment for that."));
  await settled();
  expect(composer.refusal.value).toBeNull();
  composer.dispose();
});

test("only the last question about a lay is answered", async () => {
  const table = new Slow();
  const composer = await laying(table);
  await settled();
  composer.type("CT");
  await settled();
  table.previews[1]!({ type: "preview", words: [], score: 1, tiles: {}, dropped: [] } as unknown as PreviewAnswer);
  table.previews[0]!(refused("The T isn’t used."));
  await settled();
  expect(composer.refusal.value).toBeNull();
  expect(composer.preview.value?.score).toBe(1);
  composer.dispose();
});

test("nothing on the board is no error", async () => {
  const table = new Slow();
  const composer = await laying(table);
  await settled();
  table.previews.shift()!(refused("The T isn’t used."));
  await settled();
  composer.unput("B1");
  await settled();
  expect(composer.refusal.value).toBeNull();
  composer.dispose();
});

test("words of a knock are a bet, and those of a turn are not", async () => {
  const table = new Slow();
  const composer = await laying(table);
  composer.type("CT");
  expect(composer.isBet).toBe(false);
  composer.recall();
  table.commands.value = new Set(["knock"]);
  composer.type("CT");
  expect(composer.compose()).toMatchObject({ command: { do: "knock" } });
  expect(composer.isBet).toBe(true);
});

test("whoever has named words with a knock isn't asked for them while they are on their way", async () => {
  const { pathSpoken } = await import("../../src/spoken/path/spoken");
  const table = new Slow();
  const composer = await laying(table);
  const first = () => (table.view.value = { ...(table.view.value as object), own: { free: [], acts: [], window: { order: [0], owed: [], since: 1 } } });
  table.commands.value = new Set(["knock"]);
  composer.type("CT");
  await composer.knock();
  table.command = () => new Promise(() => {});
  first();
  expect(pathSpoken(composer).asked!()).toBe("");
  composer.dispose();
  const other = await laying(table);
  expect(pathSpoken(other).asked!()).not.toBe("");
  other.dispose();
});
