import { expect, test } from "vitest";
import type { LiveTable } from "../../src/net/live";
import { isAwaited } from "../../src/telling/awaited";

/** For whom a table of Letter waits after Anna's turn, with Bram next. */
function awaited(window: object | null, commands: string[][] = [[], [], []]): number[] {
  const table = {
    rules: { value: { kept: false } },
    view: { value: { outcome: null, window: null, own: { window }, turn: { seat: 0 } } },
    awaited: (seat: number) => ({ commands: commands[seat] }),
  } as unknown as LiveTable;
  return [0, 1, 2].filter((seat) => isAwaited(table, seat));
}

test("who has to choose a letter is awaited, not who laid before", () => {
  expect(awaited({ owed: [{ seat: 2 }], order: [], bids: [] })).toEqual([2]);
  expect(awaited({ owed: [{ seat: 2 }, { seat: 1 }], order: [0], bids: [] })).toEqual([1, 2]);
});

test("who knocked first is awaited to name words", () => {
  expect(awaited({ owed: [], order: [2, 1], bids: [] })).toEqual([2]);
});

test("while the others may knock, the next one may go on, or nobody is awaited", () => {
  expect(awaited({ owed: [], order: [], bids: [] }, [["accept"], ["knock", "pass"], ["knock"]])).toEqual([1]);
  expect(awaited({ owed: [], order: [], bids: [] }, [[], ["knock"], ["knock"]])).toEqual([]);
  expect(awaited(null)).toEqual([0]);
});
