import { expect, test } from "vitest";
import { ruleOfEvent, ruleOfPlay } from "../../src/telling/behind";
import type { AnyEvent } from "../../src/net/live";
import type { TableRules } from "../../src/wire.gen";

const RULES = {
  news_rules: { "play-laid": "S11", "all-tiles": "S17", passed: "S7", "time-up": "C10" },
  premium_rules: { w: "S13", l: "S12" },
  edition: { rack: 3, board: { rows: ["l.w.", "...."] } },
} as unknown as TableRules;

const play = (...squares: string[]) => ({ event: "play-laid", seat: 0, tiles: Object.fromEntries(squares.map((name) => [name, "A"])) }) as unknown as AnyEvent;

test.each([
  [play("B1"), "S11"],
  [play("A1", "B1"), "S12"],
  [play("C1", "A1"), "S13"],
  [play("A2", "B2", "C2"), "S17"],
  [{ event: "passed", seat: 0 }, "S7"],
  [{ event: "passed", seat: 0, timed_out: true }, "C10"],
  [{ event: "ended" }, ""],
] as [AnyEvent, string][])("the rule behind what is told is the one that explains most: %j", (event, rule) => {
  expect(ruleOfEvent(event, RULES)).toBe(rule);
});

test("on a bare table there are no premium squares", () => {
  const rules = { ...RULES, edition: { rack: 10, board: null } } as unknown as TableRules;
  expect(ruleOfPlay("play-laid", ["0,0", "-1,0"], rules)).toBe("S11");
});
