import { expect, test } from "vitest";
import { addressOf } from "../src/parts";

test("an address shows the part that it names, however it is spelled", () => {
  expect(addressOf("/t/caf%C3%A9")).toEqual({ part: "table", id: "café" });
  expect(addressOf("/t/%E0")).toEqual({ part: "table", id: "%E0" });
  expect(addressOf("/keep/%E0%A4")).toEqual({ part: "keep", id: "%E0%A4" });
  expect(addressOf("/keep")).toEqual({ part: "keep", id: undefined });
  for (const path of ["/me", "/me/add"]) expect(addressOf(path)).toEqual({ part: "me" });
  expect(addressOf("/me/other")).toEqual({ part: "start" });
});
