import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../src/say";
import type { LiveTable } from "../../src/net/live";
import type { Command } from "../../src/wire.gen";
import { facesOf } from "../../src/model/tiles";
import "../fake-browser";

vi.stubGlobal("document", { documentElement: { dataset: {}, style: {} }, addEventListener: () => {}, querySelector: () => null, getElementById: () => null, activeElement: null });

const { openComposer } = await import("../../src/composer/families");
const { commandsOf, run } = await import("../../src/line/run");
const { typingAt } = await import("../../src/line/at-table");
const { COMMAND_NAMES, commandWord, exampleOf, kindOf } = await import("../../src/line/commands");
const { recognise, inFull, plainly } = await import("../../src/line/words");
const { LINE } = await import("../../src/line/sentences");
const { rackTiles } = await import("../../src/line/acts");
const { layPlay, spellings, splitPlay } = await import("../../src/model/crossword/typed");
const { splitLay } = await import("../../src/line/path/typed");
const { learn, say, speak } = await import("../../src/say");

await speak("en");
await learn(LINE);

const LETTERS = Object.fromEntries([..."ABCDEHILNORST"].map((letter) => [letter, { value: 1, count: 2 }]));
const EDITIONS = {
  crossword: { letters: LETTERS, premiums: { dl: { sign: "-", letter: 2 } }, board: { width: 15, height: 15, rows: Array(15).fill("-".padEnd(15, ".")), start: ["H8"] }, sizes: {} },
  walk: { letters: LETTERS, premiums: {}, board: null, sizes: {} },
  path: { letters: LETTERS, premiums: {}, board: { width: 16, height: 16, rows: Array(16).fill(".".repeat(16)), start: [] }, sizes: { A: ["1x1"] } },
};
const RACKS = { crossword: ["T", "A", "R", "?", "S", "E", "N"], walk: ["T", "A", "R", "?", "S"], path: ["R3×2", "T1×1", "T2×2", "A1×1"] };
const AWAITED = { crossword: ["play", "exchange", "pass", "resign"], walk: ["play", "pass", "resign"], path: ["place", "pass", "resign"] };
const KNOWN = { crossword: ["play", "exchange", "buy", "pass"], walk: ["play", "open", "exchange", "pass"], path: ["place", "claim", "knock", "free", "pass"] };
type Family = keyof typeof EDITIONS;
const FAMILIES = Object.keys(EDITIONS) as Family[];

/** A table that takes whatever is sent. */
function sit(family: Family, more: Record<string, unknown> = {}, seen?: Record<string, unknown>) {
  const sent: Command[] = [];
  const said: unknown[] = [];
  const view = {
    version: 3, board: family === "crossword" ? { H8: "A", I8: "s" } : family === "walk" ? { A1: "A" } : { D4: "A1×1" },
    seats: [{ name: "Anna", rack: RACKS[family], score: 12, resigned: false }, { name: "Bram", rack: ["_", "_"], score: 7, resigned: false }],
    sheet: [], last: [], clocks: [], awaiting: [{ seat: 0, commands: AWAITED[family], deadline: null }], unseen: { A: 2, "?": 1 }, bag: 40, outcome: null, pending: null, window: null, turn: { seat: 0, number: 2, bought: 0 },
    own: family === "path" ? { free: ["E1×1"], window: null, acts: [], drawing: null, written: [{ seat: 1, word: "STAR", tiles: [], score: 1, act: 1 }], order: [] } : {},
    ...more,
  };
  const rules = { game: "scrabble", edition: EDITIONS[family], options: {}, commands: KNOWN[family], race: family === "walk", kept: false, bare: family === "walk" ? { grid: { steps: [[0, -1], [-1, 0], [1, 0], [0, 1]] }, track: 100 } : null };
  const table = {
    name: "x", view: signal(view), rules: signal(rules), seat: signal(0), now: 0, viewedAt: 0, grace: signal(60), seatsAt: 0, watching: signal(1), rematch: signal(null), chatOn: signal(true),
    commands: signal(new Set(AWAITED[family])), seats: signal([{ name: "Anna", player: "person", taken: true, here: true }, { name: "Bram", player: "novice", taken: true, here: true }]),
    awaited: (seat: number) => view.awaiting.find((one) => one.seat === seat),
    preview: async (command: Command) => seen ?? ({ type: "preview", words: [{ word: "word" in command ? command.word : "STAR", score: 9, valid: true }], score: 9, changes: [0, 0], path: [], tiles: {}, dropped: [], lacking: [] }),
    command: async (command: Command) => (sent.push(command), { type: "ack" }),
    say: (what: unknown) => said.push(what) > 0,
  };
  const composer = openComposer(table as unknown as LiveTable, rules as never).follow();
  return { composer, sent, said, table };
}

const answer = async (family: Family, line: string, more?: Record<string, unknown>) => (await run(typingAt(sit(family, more).composer), line)).join(" | ");

/** Whether a code was said instead of a sentence, or something that only a program reads. */
const BROKEN = /(?<![\w/])[a-z]+-[a-z]+-[a-z-]*\b(?!\S)|undefined|\[object|NaN/;

beforeEach(() => speak("en"));

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  it("no two commands have the same word, and each is found by its own", () => {
    const words = COMMAND_NAMES.map((name) => plainly(commandWord(name)));
    expect(new Set(words).size).toBe(words.length);
    for (const name of COMMAND_NAMES) expect(recognise(commandWord(name), new Set(COMMAND_NAMES)), name).toEqual({ command: name });
  });

  it("English is understood too, except where the page's own word means something else", async () => {
    const here = Object.fromEntries(COMMAND_NAMES.map((name) => [plainly(commandWord(name)), name]));
    await speak("en");
    const english = COMMAND_NAMES.map((name) => [name, commandWord(name)] as const);
    await speak(language);
    for (const [name, word] of english) expect(inFull(word, new Set(COMMAND_NAMES)), word).toBe(here[plainly(word)] ?? name);
  });

  it.each(FAMILIES)("every command that the help lists is understood at a table of %s", async (family) => {
    for (const name of commandsOf(typingAt(sit(family).composer))) {
      const { composer } = sit(family);
      const told = (await run(typingAt(composer), exampleOf(name))).join(" ");
      expect(told, `${exampleOf(name)}: ${told}`).not.toMatch(BROKEN);
      const unknown = say("line-no-command", { typed: exampleOf(name).split(" ")[0]!, help: commandWord("help") });
      expect(told).not.toBe(unknown);
      if (!["go", "rematch"].includes(name)) expect(told, name).not.toBe("");
      composer.dispose();
    }
  });

  it.each(FAMILIES)("the help at a table of %s explains each of its commands once", async (family) => {
    const { composer } = sit(family);
    const [names, ...lines] = await run(typingAt(composer), commandWord("help"));
    for (const name of commandsOf(typingAt(composer))) {
      expect(names).toContain(commandWord(name));
      expect(lines.filter((line) => line.startsWith(exampleOf(name)))).not.toEqual([]);
    }
    expect(lines.filter((line) => BROKEN.test(line))).toEqual([]);
  });

  it("a command that lacks something tells with an example that works", async () => {
    const known = commandsOf(typingAt(sit("crossword").composer));
    for (const name of known.filter((one) => kindOf(one).takes === "something")) {
      expect(await answer("crossword", commandWord(name))).toContain(exampleOf(name));
    }
  });
});

it("a slip of the finger is answered by the nearest command, nonsense by the way to the help", async () => {
  expect(await answer("crossword", "rakc")).toBe("There is no command “rakc”. Did you mean “rack”?");
  expect(await answer("crossword", "exchagne")).toContain("“exchange”");
  expect(await answer("crossword", "xyzzy")).toBe("There is no command “xyzzy”. Type “help” to hear them all.");
  await speak("nl");
  expect(await answer("crossword", "kolm 8")).toContain("“kolom”");
  expect(await answer("crossword", "exchagne")).toContain("“ruil”");
});

it("a command of another game is called one, and a square where squares have no names isn't taken for a slip", async () => {
  expect(await answer("crossword", "letters")).toBe("“letters” is a command elsewhere, but not here. Type “help” to hear those that are.");
  expect(await answer("crossword", "help knock")).toContain("“knock” is a command elsewhere");
  for (const line of ["A1", "8D STONE"]) expect(await answer("walk", line)).toBe("Squares have no names here: type a word alone, such as STONE.");
  expect(await answer("walk", "A1", { awaiting: [] })).not.toContain("Did you mean");
  await speak("de");
  const { composer } = sit("walk", {}, { type: "refused", rule: "K1", sentence: "Dir fehlt ein Z." });
  expect(await run(typingAt(composer), "zeile")).toEqual([expect.stringMatching(/^Dir fehlt ein Z\. .*„zeile“ ist anderswo ein Befehl/)]);
  expect(await answer("walk", "/feld")).toContain("„feld“ ist anderswo ein Befehl");
});

it("a beginning is enough where it fits one command, and otherwise all that it fits are named", async () => {
  expect(await answer("crossword", "exch *")).toBe("Done.");
  expect(await answer("crossword", "re")).toBe("“re” could be several commands: resign, rematch.");
});

it("a play is laid and judged; Enter sends it, and only then", async () => {
  const { composer, sent } = sit("crossword");
  expect(await run(typingAt(composer), "8f stastt")).toEqual(["You are one T short for that."]);
  expect(await run(typingAt(composer), "8G tase")).toEqual(["TASE: 9 points. Enter sends it."]);
  expect(sent).toEqual([]);
  expect(await run(typingAt(composer), "")).toEqual(["Done."]);
  expect(sent).toEqual([{ do: "play", seat: 0, at: "8G", word: "TAsE" }]);
  expect(await run(typingAt(composer), "")).toEqual(["Nothing is laid that could be sent."]);
});

it("a play that can't lie there says why and lays nothing", async () => {
  const { composer } = sit("crossword");
  expect(await run(typingAt(composer), "8H TAR")).toEqual(["H8 already has A, not T."]);
  expect(await run(typingAt(composer), "8N TARS")).toEqual(["TARS sticks out over the edge from 8N."]);
  expect(await run(typingAt(composer), "8H AS")).toEqual(["AS at 8H lays no new tile."]);
  expect(await run(typingAt(composer), "16A TAR")).toEqual(["There is no square 16A."]);
  expect(composer.draft.value.size).toBe(0);
});

it("small letters among capitals are blanks, accents are dropped, two letters may be one tile", () => {
  const arranged = { slots: [{ id: 1, tile: "T" }, { id: 2, tile: "A" }, { id: 3, tile: "?" }, { id: 4, tile: "IJ" }], laid: new Map(), next: 5 };
  const lay = (word: string) => layPlay({}, arranged, { width: 15, height: 15 }, "8D", spellings(word, ["A", "T", "I", "J", "IJ"], 1));
  expect([...(lay("tât") as typeof arranged).laid.values()].map((one: { face: string }) => one.face)).toEqual(["T", "A", "t"]);
  expect([...(lay("tA") as typeof arranged).laid.values()].map((one: { face: string }) => one.face)).toEqual(["t", "A"]);
  expect([...(lay("tij") as typeof arranged).laid.values()].map((one: { face: string }) => one.face)).toEqual(["T", "IJ"]);
  expect(spellings("über", facesOf({ letters: { U: [], B: [], E: [], R: [] }, language: "de" }), 0)).toEqual([["U", "E", "B", "E", "R"]]);
  expect(spellings("über", facesOf({ letters: { U: [], B: [], E: [], R: [] }, language: "nl" }), 0)).toEqual([["U", "B", "E", "R"]]);
  expect([...(lay("Tij") as typeof arranged).laid.values()].map((one: { face: string }) => one.face)).toEqual(["T", "IJ"]);
  expect([...(lay("Ta") as typeof arranged).laid.values()].map((one: { face: string }) => one.face)).toEqual(["T", "a"]);
  expect(splitPlay("taart 8d")).toEqual({ at: "8D", word: "taart" });
  expect(splitPlay("row 8")).toBeNull();
});

it("tiles to exchange are named by their letters, and a tile that is lacking is told", () => {
  expect(rackTiles("ij a, ?", ["A", "IJ", "?", "J"], ["A", "I", "J", "IJ"])).toEqual(["IJ", "A", "?"]);
  expect(rackTiles("AA", ["A", "B"], ["A", "B"])).toBe("A");
});

it("what stands on the board is read by rows, columns, squares and words", async () => {
  expect(await answer("crossword", "row 8")).toBe("Row 8: A8 double letter; B8 to G8 empty; H8 A; I8 blank as S; J8 to O8 empty.");
  expect(await answer("crossword", "col h")).toBe("Column H: H1 to H7 empty; H8 A; H9 to H15 empty.");
  expect(await answer("crossword", "square A1")).toBe("A1, double letter, empty.");
  expect(await answer("crossword", "at H8")).toBe("H8, A; part of AS 8H.");
  expect(await answer("crossword", "board")).toBe("2 tiles lie there: AS 8H.");
  expect(await answer("crossword", "row 99")).toBe("There is no “99”. Rows go from 1 to 15, columns from A to O.");
  expect(await answer("path", "column D")).toContain("D4 A");
});

it("French keeps its signs apart from the words before them", async () => {
  await speak("fr");
  for (const [family, line] of [["crossword", "chevalet"], ["crossword", "points"], ["crossword", "ligne 8"], ["crossword", "restants"], ["walk", "lettres"], ["path", "lettres"], ["path", "plateau"]] as const) {
    const told = await answer(family, line);
    expect(told, line).toMatch(/[;:]/);
    expect(told, line).not.toMatch(/(?<!\u00a0):|(?<!\u202f);/);
  }
});

it("nothing hidden is told: somebody else's tiles are only counted", async () => {
  for (const line of ["rack", "score", "who", "bag", "last", "board", "now", "help"]) expect(await answer("crossword", line)).not.toMatch(/Bram[^|]*_/);
});

it("everything on the table is named, tiles without a free side too", async () => {
  const board = { B2: "A", B1: "T", A2: "E", C2: "N", B3: "S" };
  expect(await answer("walk", "board", { board })).toMatch(/^5 tiles lie there: .*\bA, touches T, N, S, E[;.]/);
  expect(await answer("walk", "build", { board })).not.toContain("A, touches");
  expect(await answer("walk", "board", { board: {} })).toBe("Nothing lies on the board yet.");
});

it("tiles that lie open are told, and those in the bag as such where no others are unseen", async () => {
  const seats = [{ name: "Anna", rack: RACKS.walk, score: 12, resigned: false }, { name: "Bram", rack: ["?", "N", "A"], score: 7, resigned: false }];
  expect(await answer("walk", "letters")).toContain("Letters of Bram: 2 tiles.");
  expect(await answer("walk", "letters", { seats })).toBe("Letters of Anna: A; R; S; T; blank. Letters of Bram: A; N; blank.");
  expect(await answer("walk", "bag", { seats, bag: 3 })).toBe("3 tiles in the bag: A: 2; blank: 1");
  expect(await answer("walk", "bag", { bag: 1 })).toBe("3 tiles you can’t see, 1 of them in the bag: A: 2; blank: 1");
});

it("who sits here, and what I can do now", async () => {
  expect(await answer("crossword", "who")).toBe("Anna: you, here. Bram: Novice. 1 person is watching".replace("1 person is watching", say("web-watching", { count: 1 })));
  expect(await answer("crossword", "now")).toBe("It’s your turn. You can now type: 8D STONE, pass, exchange, resign.");
});

it("chat is said as it was typed, and resigning is asked once more", async () => {
  const { composer, said, sent } = sit("crossword");
  expect(await run(typingAt(composer), "say Hello,  all")).toEqual(["You say: Hello, all"]);
  expect(said).toEqual([{ text: "Hello, all" }]);
  expect(await run(typingAt(composer), "resign")).toEqual(["Do you really want to give up? Then type “resign” once more."]);
  expect(sent).toEqual([]);
  await run(typingAt(composer), "resign");
  expect(sent).toEqual([{ do: "resign", seat: 0 }]);
});

it("what isn't possible now is said with whose turn it is", async () => {
  const { composer, table } = sit("crossword");
  table.commands.value = new Set();
  expect((await run(typingAt(composer), "pass"))[0]).toMatch(/^“pass” isn’t possible now\. /);
  table.seat.value = null as never;
  expect(await run(typingAt(composer), "pass")).toEqual(["You are watching and hold no tiles."]);
});

it("over touching tiles a word alone is laid; a command in full is one, = makes it a word and / a beginning a command", async () => {
  const { composer, sent } = sit("walk");
  expect((await run(typingAt(composer), "Star"))[0]).toContain("STAR");
  await run(typingAt(composer), "");
  expect(sent[0]).toMatchObject({ do: "play", word: "STAR" });
  expect((await run(typingAt(composer), "rack"))[0]).toMatch(/^My tiles/);
  expect((await run(typingAt(composer), "/ra"))[0]).toMatch(/^My tiles/);
  expect((await run(typingAt(composer), "=rack"))[0]).toContain("RACK");
});

it("before my turn a word alone isn't laid, but told as what it may have been", async () => {
  const { composer, table } = sit("walk");
  table.commands.value = new Set();
  expect(await run(typingAt(composer), "rakc")).toEqual(["There is no command “rakc”. Did you mean “rack”?"]);
  expect((await run(typingAt(composer), "strasse"))[0]).toMatch(/^“strasse” isn’t possible now/);
  expect(composer.compose()).toBeNull();
});

it("letters of many sizes are laid with their squares and words, and a size that isn't clear is asked", async () => {
  const { composer, sent } = sit("path");
  expect((await run(typingAt(composer), "t B4 star"))[0]).toContain("several sizes");
  expect((await run(typingAt(composer), "T1x1 B4 star"))[0]).toContain("Enter sends it.");
  await run(typingAt(composer), "send");
  expect(sent[0]).toMatchObject({ do: "place", words: ["STAR"], tiles: [{ tile: "T", at: [1, 3], size: [1, 1], free: false }] });
  expect((await run(typingAt(composer), "+E1x1 B9"))[0]).not.toContain("have no");
  expect(await run(typingAt(composer), "+R B9")).toEqual(["There is no R among the free letters."]);
  expect(splitLay("r3x2 d4 rat", ["R", "A", "T"])).toEqual({ tiles: [{ letter: "R", size: "3×2", free: false, at: "D4" }], words: ["RAT"] });
});

it("a knock alone takes no word along that can't be read, but asks for the words", async () => {
  const { composer, sent, table } = sit("path");
  table.commands.value = new Set(["knock"]);
  table.preview = (async () => ({ type: "preview", words: [], score: 0, changes: [0, 0], path: [], tiles: {}, dropped: [{ word: "STAR", rule: "L5", sentence: "STAR can’t be read." }], lacking: [] })) as never;
  await run(typingAt(composer), "star");
  expect(await run(typingAt(composer), "knock")).toEqual(["STAR can’t be read. Take it back with “undo”, or name the words: “knock RAT”."]);
  expect(sent).toEqual([]);
  await run(typingAt(composer), "knock tea");
  expect(sent).toEqual([{ do: "knock", seat: 0 }]);
  expect(composer.compose()).toMatchObject({ command: { words: ["TEA"] } });
});

it("a letter laid without a word is told with whoever laid it", async () => {
  const own = { free: [], window: null, acts: [], drawing: null, written: [], order: [] };
  const sheet = [{ seat: 1, kind: "place", at: "", word: "", words: [], score: 0, count: 1 }];
  expect(await answer("path", "last", { own, sheet, last: ["D4"] })).toBe("Bram: A on D4.");
  expect(await answer("path", "last", { own, board: {} })).toBe(say("web-sheet-empty"));
});
