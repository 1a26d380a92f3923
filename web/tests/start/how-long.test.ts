import { expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });

const { speak } = await import("../../src/say");
const { lasted, left } = await import("../../src/start/how-long");

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

test("how long a turn has lasted is told in its largest unit, in the grammar of the language", async () => {
  await speak("de");
  expect([lasted(DAY), lasted(3 * DAY + HOUR), lasted(HOUR), lasted(59 * MINUTE)]).toEqual(["seit einem Tag", "seit 3 Tagen", "seit einer Stunde", "seit 59 Minuten"]);
  await speak("nl");
  expect([lasted(3 * HOUR), lasted(MINUTE - 1)]).toEqual(["al 3 uur", ""]);
});

test("the time left is told until it is over", async () => {
  await speak("en");
  expect([left(3 * DAY - MINUTE), left(2 * DAY + 5 * HOUR), left(HOUR), left(30_000), left(-DAY)]).toEqual(["3 days left", "2 days left", "an hour left", "less than a minute left", "less than a minute left"]);
});
