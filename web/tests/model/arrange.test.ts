import { expect, test } from "vitest";
import { lay, moveSlot, NOTHING, onRack, recall, reconcile, shuffle, slotFor, sortRack, takeBack } from "../../src/model/arrange";

const free = () => false;
const rack = (text: string) => reconcile(NOTHING, [...text], free);
const shown = (arranged: ReturnType<typeof rack>) => onRack(arranged).map((slot) => slot.tile).join("");

test("what I arranged stays when others move and I draw nothing", () => {
  const mine = lay(moveSlot(rack("ABCD"), 4, 1), 2, "H8", "B");
  expect(shown(mine)).toBe("DAC");
  expect(reconcile(mine, [..."ABCD"], free)).toBe(mine);
});

test("a tile whose square another has covered comes back to the rack, the others stay", () => {
  const mine = lay(lay(rack("ABCD"), 1, "H8", "A"), 2, "I8", "B");
  const after = reconcile(mine, [..."ABCD"], (square) => square === "H8");
  expect([...after.laid.keys()]).toEqual(["I8"]);
  expect(shown(after)).toBe("ACD");
});

test("tiles that are gone leave, new ones come at the end, twins are told apart", () => {
  const mine = moveSlot(rack("EEAB"), 4, 1);
  const after = reconcile(mine, [..."EABX"], free);
  expect(shown(after)).toBe("BEAX");
  expect(new Set(after.slots.map((slot) => slot.id)).size).toBe(4);
});

test("a tile lies on one square only, and a square holds one tile", () => {
  let mine = lay(rack("AB"), 1, "H8", "A");
  mine = lay(mine, 1, "H9", "A");
  expect([...mine.laid.keys()]).toEqual(["H9"]);
  mine = lay(mine, 2, "H9", "B");
  expect(shown(mine)).toBe("A");
  expect(shown(takeBack(mine, "H9"))).toBe("AB");
  expect(shown(recall(mine))).toBe("AB");
});

test("a typed letter takes its own tile, then one that begins with it, then a blank", () => {
  expect(slotFor(rack("A?"), "A")).toEqual({ slot: 1, face: "A" });
  expect(slotFor(rack("A?"), "B")).toEqual({ slot: 2, face: "b" });
  expect(slotFor(reconcile(NOTHING, ["IJ", "?"], free), "I")).toEqual({ slot: 1, face: "IJ" });
  expect(slotFor(rack("A"), "B")).toBeNull();
});

test("shuffling and sorting lose nothing", () => {
  expect([...shown(shuffle(rack("ABCDEFG"), () => 0.3))].sort().join("")).toBe("ABCDEFG");
  expect(shown(sortRack(rack("CAB"), (tile) => tile.charCodeAt(0)))).toBe("ABC");
});
