import { signal } from "@preact/signals";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable, NewEvents } from "../../src/net/live";
import type { SheetLine, TableRules, View } from "../../src/wire.gen";
import "../fake-browser";

const { tellNews, toldLines } = await import("../../src/spoken/news");
const { didElse, lastAct, lastNews, whoseTurn } = await import("../../src/telling/news");
const { quiet, urgent } = await import("../../src/say/voice");
const { speak } = await import("../../src/say");

const seat = (name: string, score = 0) => ({ name, score, rack: [], resigned: false });
const VIEW = { seats: [seat("Anna", 12), seat("Bram", 7)], sheet: [{ seat: 0 }], own: null, outcome: null, awaiting: [] } as unknown as View;

const NEWS_RULES = { passed: "S7", pass: "S7", play: "S11", "knock-bid": "L14" };

function table(race = false) {
  const happened = signal<NewEvents>({ events: [], fresh: false });
  const shown = { happened, rules: signal({ race, kept: false, news_rules: NEWS_RULES, premium_rules: {}, edition: { rack: 7, board: null } }), view: signal(VIEW), seat: signal(0), seats: signal([]), chat: signal([]), commands: signal(new Set()), rematch: signal(null) };
  tellNews(shown as unknown as LiveTable);
  return (...events: object[]) => (happened.value = { events: events as NewEvents["events"], fresh: true });
}

/** Everything said aloud, in order. */
function heard() {
  vi.runAllTimers();
  return [...quiet.value, ...urgent.value].sort((one, other) => one.key - other.key).map((line) => line.text);
}

beforeAll(async () => {
  await speak("en");
  vi.useFakeTimers();
});
beforeEach(() => {
  vi.advanceTimersByTime(60_000);
  quiet.value = [];
  urgent.value = [];
});

const HAPPENS: [string, boolean, object[], RegExp][] = [
  ["a challenge that is right", false, [{ event: "challenged", seat: 1, upheld: true, verdicts: [{ word: "XQ", valid: false }] }, { event: "play-taken-back", seat: 0 }], /Bram challenges, and is right: XQ .* Anna takes the play back/],
  ["a challenge that is wrong", false, [{ event: "challenged", seat: 1, upheld: false, points: 5, turns: 0, verdicts: [] }], /Bram challenges, but all words are good/],
  ["a challenge that brings the other points", false, [{ event: "challenged", seat: 1, upheld: false, bonus: 10, verdicts: [] }], /Bram challenges, but all words are good\. Anna gains 10 points\./],
  ["a challenge at a table that doesn’t say which word was bad", false, [{ event: "challenged", seat: 1, upheld: true, verdicts: [] }], /^Bram challenges, and is right\./],
  ["a king sent back", true, [{ event: "play-laid", seat: 0, word: "TEN", at: "", score: 3, tiles: { "0,0": "T" }, changes: [3, -4] }], /The king of Bram stood there and goes back to 7/],
  ["a knock that fails, and what it costs", false, [{ event: "knock-made", seat: 1, words: [] }, { event: "letter-freed", seat: 1, tile: "E2×1", why: "knock" }], /^Bram knocks in vain\. That costs Bram the E/],
  ["a time that is up", false, [{ event: "passed", seat: 1, timed_out: true }], /Bram is out of time/],
  ["a time that is up, where letters of many sizes are laid", false, [{ event: "turn-ended", seat: 1, timed_out: true }], /Bram’s time is up/],
];

describe("what happens", () => {
  it.each(HAPPENS)("is read in the words in which it is heard: %s", (_, race, events, words) => {
    table(race)(...events);
    expect(toldLines.value[0]!.text).toMatch(words);
    expect(heard()).toEqual([toldLines.value[0]!.text]);
  });

  it("is one line in one voice, the play before the turn", () => {
    const play = { event: "play-laid", seat: 1, word: "DAY", at: "G8", score: 8, tiles: {} };
    table()(play, { event: "turn-began", seat: 0 });
    expect(heard()).toEqual([`${toldLines.value[0]!.text} It’s your turn`]);
    expect(urgent.value).toEqual([]);
    // Whose turn it is stands elsewhere as long as it is so.
    expect(toldLines.value[0]!.text).toBe("Bram plays DAY at G8: 8 points.");
  });

  it("is said again when it happens again, however soon", () => {
    const happen = table();
    happen({ event: "turn-began", seat: 0 });
    vi.advanceTimersByTime(500);
    happen({ event: "passed", seat: 0 }, { event: "turn-began", seat: 1 });
    vi.advanceTimersByTime(500);
    happen({ event: "passed", seat: 1 }, { event: "turn-began", seat: 0 });
    expect(heard()).toEqual(["It’s your turn", "Anna passes. It’s Bram’s turn", "Bram passes. It’s your turn"]);
  });

  it("is one knock where the words come with it", () => {
    table()({ event: "knock-bid", seat: 1 }, { event: "knock-made", seat: 1, words: [{ word: "NA" }], score: 1 });
    expect(heard()).toEqual(["Bram knocks! Words: NA (1)."]);
  });

  it("is no turn of mine that is over before I could act", () => {
    table(true)({ event: "turn-began", seat: 0 }, { event: "play-laid", seat: 0, word: "TEN", at: "", score: 3, tiles: {}, changes: [3, 0] }, { event: "turn-began", seat: 1 });
    const [line] = heard();
    expect(line).not.toContain("It’s your turn");
    expect(line).toContain("It’s Bram’s turn");
  });

  it("is a letter being drawn, and nobody’s turn yet", () => {
    const drawing = (seat: number, mine: string[]) => {
      const view = { ...VIEW, turn: null, window: null, own: { drawing: 0, window: null }, awaiting: [{ seat, commands: ["draw"] }] };
      const shown = { view: signal(view), seat: signal(0), commands: signal(new Set(mine)), rules: signal({ kept: false }), awaited: (one: number) => view.awaiting.find((other) => other.seat === one) };
      return whoseTurn(shown as unknown as LiveTable);
    };
    expect(drawing(1, [])).toBe("Bram chooses a tile.");
    expect(drawing(0, ["draw"])).toBe("Choose a tile by its size.");
  });

  it("is counted in places where kings walk", () => {
    const view = { ...VIEW, last: [], sheet: [{ kind: "play", seat: 1, word: "CONDITION", at: "", score: 9, count: 0, words: [{ word: "CONDITION", score: 9 }] }] };
    const lastOf = (race: boolean) => lastAct(view as unknown as View, { race, news_rules: NEWS_RULES, edition: { rack: 7, board: null } } as unknown as TableRules);
    expect(lastOf(true).text).toBe("Bram: CONDITION, 9 places.");
    expect(lastOf(false)).toEqual({ text: "Bram: CONDITION, 9 points.", seat: 1, rule: "S11" });
  });

  it("names the word before the square, of a play taken back as of one that stands", () => {
    const taken = { kind: "taken-back", seat: 1, word: "QUIZ", at: "8D", score: 0, count: 0, words: [] } as unknown as SheetLine;
    expect(didElse(taken)).toBe("QUIZ 8D undone");
    expect(didElse({ ...taken, at: "" })).toBe("QUIZ undone");
  });

  it("is told by the score sheet in the same words", () => {
    const tiles = { G8: "D", H8: "a", I8: "Y" };
    table()({ event: "play-laid", seat: 1, word: "DaY", at: "8G", score: 8, tiles }, { event: "passed", seat: 0, timed_out: true });
    const [both] = toldLines.value;
    const line = (kind: string, seat: number, more = {}) => ({ kind, seat, word: "", at: "", score: 0, count: 0, words: [], ...more });
    const told = (...sheet: object[]) => lastNews({ ...VIEW, sheet, board: tiles, last: Object.keys(tiles) } as unknown as View, { race: false, news_rules: NEWS_RULES, premium_rules: {}, edition: { rack: 7, board: null } } as unknown as TableRules).text;
    const played = line("play", 1, { word: "DaY", at: "8G", score: 8 });
    expect([told(played), told(played, line("time-up", 0))].join(" ")).toBe(both!.text);
    expect(told(line("exchange", 0, { count: 2 }))).toBe("Anna exchanges 2 tiles.");
  });

  it("is told in the language that is chosen", async () => {
    table()({ event: "passed", seat: 1 });
    await speak("de");
    expect(toldLines.value).toEqual([]);
    await speak("en");
  });

  it("is no throw of dice where one knocked alone", () => {
    const happen = table();
    happen({ event: "knock-bid", seat: 1 });
    happen({ event: "dice-thrown", rounds: [], order: [1] });
    expect(toldLines.value.map((line) => line.text)).toEqual(["Bram knocks!"]);
    happen({ event: "dice-thrown", rounds: [{ 0: 4, 1: 4 }, { 0: 2, 1: 6 }], order: [1, 0] });
    expect(toldLines.value[0]!.text).toBe("Knocked at once! Dice: Anna 4, Bram 4; Anna 2, Bram 6. Bram is first.");
    expect(heard().at(-1)).toContain(toldLines.value[0]!.text);
  });

  it("says who did it and by which rule, where somebody did and there is one", () => {
    const happen = table();
    happen({ event: "passed", seat: 1 }, { event: "turn-began", seat: 0 });
    expect(toldLines.value[0]).toMatchObject({ text: "Bram passes.", seat: 1, rule: "S7" });
    happen({ event: "dice-thrown", rounds: [{ 0: 4, 1: 6 }], order: [1, 0] });
    expect(toldLines.value[0]!.seat).toBeUndefined();
  });

  it("is told beside whoever acts in its first sentence", () => {
    const happen = table();
    happen({ event: "challenged", seat: 1, upheld: true, verdicts: [] }, { event: "play-taken-back", seat: 0 }, { event: "turn-began", seat: 1 });
    expect(toldLines.value[0]).toMatchObject({ text: expect.stringMatching(/^Bram challenges/), seat: 1 });
  });

  it("is no line for what changed before the game, which is only heard", () => {
    const chat = signal<object[]>([]);
    const shown = { happened: signal({ events: [], fresh: false }), chat, rules: signal({}), view: signal(null), host: signal(false), seats: signal([]), rematch: signal(null) };
    const stop = tellNews(shown as unknown as LiveTable);
    chat.value = [{ number: 1, notice: "terms-changed", seat: null }];
    stop();
    expect(heard()).toEqual(["What is played has been changed: please look at it once more."]);
    expect(toldLines.value).toEqual([]);
  });

  it("stays to be read when more happens, and not at another table", () => {
    const happen = table();
    happen({ event: "passed", seat: 0 });
    happen({ event: "passed", seat: 1 });
    expect(toldLines.value.map((line) => line.text)).toEqual(["Bram passes.", "Anna passes."]);
    table();
    expect(toldLines.value).toEqual([]);
  });
});
