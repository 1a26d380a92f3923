import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import "../fake-browser";

const { announce, POLITE_REGIONS, quiet, urgent } = await import("../../src/say/voice");
const { speak } = await import("../../src/say");

const texts = (voice: typeof quiet) => voice.value.map((line) => line.text);

beforeAll(async () => {
  await speak("it");
  vi.useFakeTimers();
});
beforeEach(() => {
  vi.advanceTimersByTime(60_000);
  quiet.value = [];
  urgent.value = [];
});

describe("what is said aloud", () => {
  it("is one line where it comes at once, so that what is urgent doesn’t silence what has just happened", () => {
    announce("Challenge?", { now: true });
    announce("Bram plays DAY: 8 points.");
    announce("It’s your turn");
    vi.runAllTimers();
    expect(texts(urgent)).toEqual(["Bram plays DAY: 8 points. It’s your turn. Challenge?"]);
    expect(texts(quiet)).toEqual([]);
  });

  it("tells what happened to its end before anything urgent", () => {
    announce("Bram plays DAY: 8 points.");
    vi.advanceTimersByTime(300);
    announce("Challenge?", { now: true });
    vi.advanceTimersByTime(300);
    expect(texts(quiet)).toEqual(["Bram plays DAY: 8 points.", "Challenge?"]);
    expect(texts(urgent)).toEqual([]);
    vi.advanceTimersByTime(3_000);
    announce("0:10 left", { now: true });
    vi.runAllTimers();
    expect(texts(urgent)).toEqual(["0:10 left"]);
  });

  it("never comes into the region of the line before, which a busy reader would drop", () => {
    const lines = ["Anna plays QI: 22 points.", "Bram plays DAY: 8 points.", "Bram has left.", "Bram is back."];
    for (const line of lines) {
      announce(line);
      vi.runAllTimers();
    }
    expect(texts(quiet)).toEqual(lines);
    const regions = quiet.value.map((line) => line.region);
    expect(regions.slice(1).every((region, index) => region !== regions[index])).toBe(true);
    expect(Math.max(...regions)).toBeLessThan(POLITE_REGIONS);
  });

  it("keeps news apart, which a slow browser would tell in the order of the page", () => {
    announce("Anna plays QI: 22 points.");
    vi.advanceTimersByTime(200);
    announce("Bram plays DAY: 8 points.");
    vi.advanceTimersByTime(200);
    announce("It’s your turn");
    expect(texts(quiet)).toEqual(["Anna plays QI: 22 points."]);
    vi.advanceTimersByTime(800);
    expect(texts(quiet)).toEqual(["Anna plays QI: 22 points.", "Bram plays DAY: 8 points. It’s your turn"]);
  });

  it("is said once where two see the same happen, and again where it was asked for", () => {
    announce("Nothing.");
    announce("Nothing.");
    vi.runAllTimers();
    announce("Nothing.");
    vi.runAllTimers();
    expect(texts(quiet)).toEqual(["Nothing."]);
    announce("Nothing.", { again: true });
    vi.runAllTimers();
    announce("Nothing.", { again: true });
    vi.runAllTimers();
    const said = texts(quiet);
    expect(said.map((text) => text.trim())).toEqual(["Nothing.", "Nothing.", "Nothing."]);
    // A reader passes over a line that is the same as the one before.
    expect(said[0]).not.toBe(said[1]);
    expect(said[1]).not.toBe(said[2]);
  });

  it("comes when the focus has come to rest, because a reader drops what waits when it moves, but not too late", () => {
    announce("Bram plays DAY: 8 points.");
    const move = () => document.dispatchEvent(new Event("focusin"));
    move();
    vi.advanceTimersByTime(250);
    move();
    vi.advanceTimersByTime(250);
    expect(texts(quiet)).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(texts(quiet)).toEqual(["Bram plays DAY: 8 points."]);
    move();
    announce("It’s your turn");
    const more = setInterval(move, 200);
    vi.advanceTimersByTime(2_500);
    clearInterval(more);
    expect(texts(quiet)).toContain("It’s your turn");
  });

  it("tells its language", () => {
    announce("Niente.");
    vi.runAllTimers();
    expect(quiet.value.map((line) => line.language)).toEqual(["it"]);
  });
});
