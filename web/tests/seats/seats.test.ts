import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import type { SeatInfo } from "../../src/wire.gen";

vi.stubGlobal("document", { visibilityState: "visible", documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const store = new Map<string, string>();
vi.stubGlobal("sessionStorage", { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, text: string) => void store.set(name, text) });

const { givenIn, invitationCodeIn, ownCodeIn } = await import("../../src/model/codes");
const { keepLinks, linkTo } = await import("../../src/browser/links");
const { awayFor, canGive, missedFor, seatState } = await import("../../src/telling/absence");
const { calledThen, isForMe } = await import("../../src/telling/notices");
const { tellSeats } = await import("../../src/spoken/seats");
const { tick } = await import("../../src/telling/clock");
const { clockText } = await import("../../src/seats/clock");
const { SEATS } = await import("../../src/seats/sentences");
const { learn, speak } = await import("../../src/say");
await learn(SEATS);
await speak("en");

const TOKEN = "a2345678901234567890123456789012345678901-_";

test("an address, its end, or a token alone is an invitation; anything else is told apart from nothing", () => {
  for (const text of [`https://rekje.example/join#${TOKEN}`, `#${TOKEN}`, `  ${TOKEN}\n`]) expect(givenIn(text)).toEqual({ token: TOKEN });
  for (const text of ["12345678", " 1234 5678", "12-34-56-78"]) expect(givenIn(text)).toEqual({ code: "12345678" });
  for (const text of ["1234567", "123456789", "hello", "https://rekje.example/join", `#${TOKEN}!`, "#at=c3JhbmRvbQ", `a\n#${TOKEN} b`]) expect(givenIn(text)).toEqual({ wrong: true });
  for (const text of ["", " "]) expect(givenIn(text)).toEqual({ wrong: false });
});

const line = (number: number, notice: string | null, seat: number | null) => ({ muted: false, stranger: false, number, notice, seat, text: null, phrase: null, at: 0 });

test("a link that was kept is used until it has been revoked or its seat freed", () => {
  keepLinks("t", [{ seat: 1, url: "one" }, { seat: 2, url: "two" }, { seat: null, url: "watch" }], 3);
  expect(linkTo("t", 1, [line(3, "links-revoked", null), line(4, "seat-freed", 2)])).toBe("one");
  expect(linkTo("t", 2, [line(4, "seat-freed", 2)])).toBe("");
  expect(linkTo("t", null, [line(4, "links-revoked", null)])).toBe("");
  keepLinks("t", [{ seat: 2, url: "new" }], 4);
  expect([1, 2, null].map((seat) => linkTo("t", seat, [line(4, "seat-freed", 2)]))).toEqual(["one", "new", "watch"]);
});

test("a link to whichever seat is free ends with any seat that was freed", () => {
  expect(linkTo("t", "free", [])).toBe("");
  keepLinks("t", [{ seat: "free", url: "free" }], 3);
  expect(linkTo("t", "free", [line(3, "links-revoked", null), line(4, "terms-changed", null)])).toBe("free");
  for (const notice of ["links-revoked", "seat-freed"]) expect(linkTo("t", "free", [line(4, notice, 1)])).toBe("");
  expect(linkTo("t", 1, [])).toBe("one");
});

test("a notice names whoever had the seat then, as far as that is known", () => {
  const seats = ["Anna", "Dora"].map((name) => ({ name })) as unknown as SeatInfo[];
  const out = [line(3, "vote-begun", 1), line(4, "voted-out", 1)];
  expect(out.map((one) => calledThen(one, out, seats))).toEqual(["Dora", "Dora"]);
  const since = [...out, line(5, "seat-taken", 1)];
  expect(since.map((one) => calledThen(one, since, seats))).toEqual(["", "", "Dora"]);
  // Before a game nobody is told that a seat is taken.
  expect(calledThen(line(4, "seat-freed", 1), [], seats)).toBe("");
  expect(calledThen(line(4, "vote-begun", null), [], seats)).toBe("");
});

const person = (more: object) => ({ name: "Bram", player: "person", taken: true, here: false, away: null, ...more });

function tableOf(...seats: object[]) {
  const table = { seats: signal(seats), seatsAt: performance.now(), grace: signal(180), host: signal(true), held: signal([0]) };
  return { ...table, rematch: signal<string | null>(null), chat: signal<object[]>([]), rules: signal<object | null>(null), view: signal({ outcome: null, seats: [] as object[] }), now: 0 };
}

test("an absence goes on counting, and the seat is kept as long as the table says", () => {
  const table = tableOf(person({ here: true }), person({ away: 179 }), person({ taken: false }), person({ player: "novice" }));
  const states = () => [0, 1, 2, 3].map((seat) => seatState(table as never, seat));
  expect(states()).toEqual(["here", "away", "free", "computer"]);
  expect([0, 1, 2, 3].map((seat) => canGive(table as never, seat))).toEqual([false, false, true, false]);
  table.seatsAt -= 1500;
  expect(awayFor(table as never, 1)).toBe(180);
  expect(states()[1]).toBe("left");
  expect(canGive(table as never, 1)).toBe(true);
  table.host.value = false;
  expect(canGive(table as never, 1)).toBe(false);
  table.host.value = true;
  table.held.value = [0, 1];
  expect(canGive(table as never, 1)).toBe(false);
});

test("a waiting room says nothing of whoever has been away for a moment", () => {
  const table = tableOf(person({ here: true }), person({ away: 5 }), person({ away: 90 }));
  expect([0, 1, 2].map((seat) => missedFor(table as never, seat))).toEqual([null, null, 90]);
});

test("what is noted from now on is told once, and who made the table hears when a seat need be kept no longer", () => {
  const table = tableOf(person({ here: true }), person({ away: 5 }));
  const told: string[] = [];
  const stop = tellSeats(table as never, (text) => told.push(text));
  table.chat.value = [line(1, "seat-freed", 1)];
  expect(told).toEqual([]); // before anything is known of the table
  table.rules.value = {};
  table.chat.value = [line(1, "seat-freed", 1)];
  expect(told).toEqual([]);
  for (const seconds of [6, 60]) {
    table.seatsAt -= seconds * 1000;
    tick.value++;
  }
  expect(told.splice(0)).toEqual(["Bram has gone: the seat is kept for 2:49 more."]);
  table.seatsAt -= 120_000;
  tick.value++;
  expect(told).toEqual([expect.stringContaining("Bram has been away for long")]);
  table.chat.value = [...table.chat.value, { ...line(2, null, 1), text: "hello" }, line(3, "device-let-in", 1), line(4, "player-left", null)];
  table.chat.value = [...table.chat.value];
  stop();
  table.chat.value = [...table.chat.value, line(5, "links-revoked", null)];
  expect(told.slice(1)).toEqual(["Seat 2, Bram: another device has been let in.", "Somebody watching: has deleted their games and left."]);
});

test("a change of what is played is told in the waiting room, and not to the host who made it", () => {
  const changed = line(1, "terms-changed", null);
  for (const host of [false, true]) {
    const table = { ...tableOf(person({ here: true })), host: signal(host), view: signal<object | null>(null) };
    const told: unknown[] = [];
    const stop = tellSeats(table as never, (text, stays) => told.push([text, stays]));
    table.rules.value = {};
    table.chat.value = [];
    table.chat.value = [changed];
    stop();
    // It doesn't stay among the moves of the game.
    expect(told).toEqual(host ? [] : [["What is played has been changed: please look at it once more.", false]]);
    expect(isForMe(changed, table as never)).toBe(!host);
    table.view.value = { outcome: null };
    expect(isForMe(changed, table as never)).toBe(false);
    expect(isForMe(line(2, "seat-freed", 1), table as never)).toBe(true);
  }
});

test("a table for the next game is told, unless it was there already", () => {
  const table = tableOf(person({ here: true }));
  const told: string[] = [];
  const stop = tellSeats(table as never, (text) => told.push(text));
  table.rules.value = {};
  table.rematch.value = "next";
  expect(told).toEqual(["There is a new table for the next game: come along."]);
  stop();
  tellSeats(table as never, (text) => told.push(text))();
  expect(told).toHaveLength(1);
});

test("a clock is told in words, whole minutes a turn as minutes", async () => {
  const told = () => ["turn:45", "turn:60", "turn:120", "game:25+10", "days:1", "none"].map(clockText);
  expect(told()).toEqual(["45 seconds a turn", "One minute a turn", "2 minutes a turn", "25 min each for the game, and 10 s more a turn", "One day a turn", "As long to think as you like"]);
  const inMinutes = [];
  for (const code of ["nl", "fr", "de", "it"] as const) {
    await speak(code);
    inMinutes.push(clockText("turn:60"), clockText("turn:180"));
  }
  expect(inMinutes).toEqual(["Een minuut per beurt", "3 minuten per beurt", "Une minute par tour", "3 minutes par tour", "Eine Minute je Zug", "3 Minuten je Zug", "Un minuto per turno", "3 minuti per turno"]);
  await speak("en");
});

test("a code for one's own devices is known where invitations are opened, too", () => {
  for (const text of ["R9XJ KGS2", "r9xj-kgs2"]) expect(ownCodeIn(text)).toBe("R9XJKGS2");
  expect(ownCodeIn("NRRN 9HQH WPNT GVJG 2ZCC KBRQ")).toBe("NRRN9HQHWPNTGVJG2ZCCKBRQ");
  for (const text of ["2345 6789", "R9XJ KGS", "HELLO123", ""]) expect(ownCodeIn(text)).toBe("");
});

test("an invitation's code is known where devices are added, too", () => {
  for (const text of ["23456789", " 2345 6789 ", "23-45-67-89"]) expect(invitationCodeIn(text)).toBe("23456789");
  for (const text of ["R9XJ KGS2", "2345 678", "234567890", "#23456789", ""]) expect(invitationCodeIn(text)).toBe("");
});
