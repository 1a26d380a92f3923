import { beforeEach, expect, test, vi } from "vitest";
import { Scorekeeper, type Server } from "../../src/keep/book/keeper";
import * as api from "../../src/net/api";
import { ServerError } from "../../src/net/api";
import { forgetBook, isStored, remember, storedBook } from "../../src/keep/book/store";
import type { Book, BookLine, ChangeBook, Command, NewTable, Preview, RefusedMessage, TableMade } from "../../src/wire.gen";

/** A server that is there or isn't, and refuses the word NO. */
class FakeServer {
  up = true;
  deaf = false;
  readonly asked: ChangeBook[] = [];
  readonly lines: BookLine[] = [];

  /** The tables made, by the keys with which they were asked for, and why none is made. */
  readonly made = new Set<unknown>();
  wishes = 0;
  refusal = "";
  removed = false;

  readonly server: Server = {
    makeTable: async (wish) => this.hear(() => this.make(wish)),
    book: async () => this.hear(() => this.told()),
    changeBook: async (_, change) => this.hear(() => this.change(change)),
    askBookPreview: async () => this.hear(() => refused),
  };

  private hear<T>(answer: () => T): T {
    if (!this.up) throw new ServerError("web-offline", "");
    if (this.removed) throw new ServerError("serve-table-removed", "It was removed.");
    const said = answer();
    // It arrived, and the answer got lost.
    if (this.deaf) throw new ServerError("web-offline", "");
    return said;
  }

  private make({ key }: NewTable): TableMade {
    this.wishes += 1;
    if (this.refusal) throw new ServerError("serve-too-many-tables", this.refusal);
    this.made.add(key);
    return { table: "t", links: [], commitment: "" };
  }

  private change(change: ChangeBook): Book | RefusedMessage {
    const again = this.asked.some((one) => one.id === change.id);
    this.asked.push(change);
    const [entry] = change.put ?? [];
    const bad = entry?.move.do === "play" && entry.move.word === "NO";
    if (bad && !change.anyhow) return refused;
    if (again) return this.told();
    const at = this.lines.findIndex((line) => line.id === change.before);
    const put = entry ? [{ id: entry.id, move: entry.move, events: [], totals: [], refusal: bad ? refused : null, back: false }] : [];
    this.lines.splice(at < 0 ? this.lines.length : at, 0, ...put);
    for (const gone of change.drop ?? []) this.lines.splice(this.lines.findIndex((line) => line.id === gone), 1);
    return this.told();
  }

  private told(): Book {
    return { type: "book", table: "t", rules: {}, view: { version: this.asked.length, board: {} }, lines: [...this.lines] } as unknown as Book;
  }
}

const refused: RefusedMessage = { type: "refused", id: "", rule: "S4", code: "x", params: {}, sentence: "It touches nothing." };
const play = (word: string): Command => ({ do: "play", seat: 0, at: "8D", word });
const words = (fake: FakeServer) => fake.lines.map((line) => (line.move.do === "play" ? line.move.word : line.move.do));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text), removeItem: (key: string) => void kept.delete(key) });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("location", { href: "http://here/" });
  vi.useFakeTimers();
});

test("a line is written down, or its writer hears why not", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  expect(await keeper.write(play("TAART"))).toEqual({ kind: "written" });
  expect(await keeper.write(play("NO"))).toEqual({ kind: "refused", refused });
  expect(words(fake)).toEqual(["TAART"]);
  expect(keeper.waiting.value).toEqual([]);
});

test("an answer that comes late takes nothing back that another tab has got since", async () => {
  const fake = new FakeServer();
  let late: Book | null = null;
  const [one, other] = [new Scorekeeper("t", fake.server), new Scorekeeper("t", { ...fake.server, book: async () => late ?? fake.server.book("t") })];
  const counts = () => [one, other].map((keeper) => keeper.book.value!.lines.length);
  await one.write(play("TAART"));
  await other.refresh();
  late = await fake.server.book("t");
  await one.write(play("KOEK"));
  await other.refresh();
  one.reread();
  expect(counts()).toEqual([2, 2]);
  // Where the older book is stored all the same, the newer one is stored again.
  remember("t", { ...storedBook("t"), book: late });
  one.reread();
  other.reread();
  expect([...counts(), storedBook("t").book!.lines.length]).toEqual([2, 2, 2]);
});

test("what a server tells first counts, also if less is there than before", async () => {
  const fake = new FakeServer();
  await new Scorekeeper("t", fake.server).write(play("TAART"));
  const restored = new FakeServer();
  const keeper = new Scorekeeper("t", restored.server);
  await keeper.refresh();
  expect(keeper.book.value!.lines).toEqual([]);
});

test("without a connection lines wait in order, also in a page loaded anew, and each is sent once", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  await keeper.refresh();
  fake.up = false;
  expect(await keeper.write(play("ONE"), { D8: "O" })).toEqual({ kind: "waiting" });
  expect(await keeper.write(play("TWO"))).toEqual({ kind: "waiting" });
  expect(keeper.offline.value).toBe(true);
  expect(keeper.board.value).toEqual({ D8: "O" });
  keeper.close();
  const again = new Scorekeeper("t", fake.server);
  expect(again.waiting.value.map((one) => one.move)).toEqual([play("ONE"), play("TWO")]);
  fake.up = true;
  await again.refresh();
  expect(words(fake)).toEqual(["ONE", "TWO"]);
  expect(again.waiting.value).toEqual([]);
  expect(again.offline.value).toBe(false);
});

test("a line whose answer got lost keeps its name, so that it counts once", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  fake.deaf = true;
  await keeper.write(play("ONE"));
  fake.deaf = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(words(fake)).toEqual(["ONE"]);
  expect(new Set(fake.asked.map((one) => one.id)).size).toBe(1);
});

test("a line that waited and doesn't hold is written down with the reason, and those after it too", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  fake.up = false;
  await keeper.write(play("NO"));
  await keeper.write(play("YES"));
  fake.up = true;
  await keeper.refresh();
  expect(words(fake)).toEqual(["NO", "YES"]);
  expect(keeper.book.value?.lines.map((line) => line.refusal)).toEqual([refused, null]);
});

test("what waits can be taken back; a correction can't be made while the server isn't heard", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  fake.up = false;
  await keeper.write(play("ONE"));
  await keeper.undo();
  expect(keeper.waiting.value).toEqual([]);
  expect(await keeper.change({ drop: ["x"] })).toBeNull();
  keeper.close();
});

test("undo right after a correction takes that back, and else the last line", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  for (const word of ["ONE", "TWO", "THREE"]) await keeper.write(play(word));
  const line = (number: number) => keeper.book.peek()!.lines[number]!;
  const put = (word: string) => [{ id: `new ${word}`, move: play(word) }];
  const corrections = () => [
    { put: put("WRONG"), drop: [line(1).id], before: line(1).id },
    { put: put("MORE"), before: line(1).id },
    { drop: [line(1).id] },
    { put: put("AGAIN"), drop: [line(0).id] },
    { drop: [line(2).id] },
  ];
  for (const number of corrections().keys()) {
    await keeper.correct(corrections()[number]!);
    expect(words(fake)).not.toEqual(["ONE", "TWO", "THREE"]);
    await keeper.undo();
    expect(words(fake)).toEqual(["ONE", "TWO", "THREE"]);
  }
  await keeper.correct(corrections()[0]!);
  await keeper.write(play("FOUR"));
  await keeper.undo();
  expect(words(fake)).toEqual(["ONE", "WRONG", "THREE"]);
  await keeper.undo();
  expect(words(fake)).toEqual(["ONE", "WRONG"]);
});

test("at a table that was removed no line is taken any more, and the sheet can still be read", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  await keeper.write(play("ONE"));
  fake.removed = true;
  const refusal = { kind: "refused", refused: { rule: "", sentence: "It was removed." } };
  expect(await keeper.write(play("TWO"))).toEqual(refusal);
  expect(keeper.removed.value).toBe("It was removed.");
  fake.removed = false;
  expect(await keeper.write(play("THREE"))).toEqual(refusal);
  expect(keeper.waiting.value).toEqual([]);
  expect(keeper.book.value?.lines.length).toBe(1);
  expect(storedBook("t").waiting).toEqual([]);
  expect(words(fake)).toEqual(["ONE"]);
});

test("a page that only looks on a sheet is told that its table was removed", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  await keeper.write(play("ONE"));
  fake.up = false;
  await keeper.write(play("TWO"));
  [fake.up, fake.removed] = [true, true];
  await keeper.refresh();
  expect([keeper.removed.value, keeper.offline.value]).toEqual(["It was removed.", false]);
  // What waited is still to be read.
  expect(keeper.waiting.value.length).toBe(1);
  expect(fake.asked.length).toBe(1);
});

test("a keeper that is closed leaves the book to the next one, whatever it still hears", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  const late = keeper.refresh();
  keeper.close();
  fake.up = false;
  const next = new Scorekeeper("t", fake.server);
  await next.write(play("ONE"));
  await late;
  expect(new Scorekeeper("t", fake.server).waiting.value.map((one) => one.move)).toEqual([play("ONE")]);
  next.close();
  expect(vi.getTimerCount()).toBe(0);
});

test("an answer that breaks off is no answer: the line waits", async () => {
  vi.stubGlobal("fetch", async () => new Response('{"type": "bo', { status: 200 }));
  const keeper = new Scorekeeper("t", api);
  expect(await keeper.write(play("ONE"))).toEqual({ kind: "waiting" });
  expect(keeper.offline.value).toBe(true);
  keeper.close();
  vi.unstubAllGlobals();
});

test("what a line scores without a connection is found here, if this device can", async () => {
  const fake = new FakeServer();
  const keeper = new Scorekeeper("t", fake.server);
  expect(await keeper.askBookPreview(play("TAART"), null)).toEqual(refused);
  fake.up = false;
  expect(await keeper.askBookPreview(play("TAART"), null)).toBeNull();
  expect(keeper.foresees.value).toBe(false);
  const found = { type: "preview", score: 12 } as Preview;
  keeper.here.value = async (_, board) => ("A1" in board ? found : null);
  expect(keeper.foresees.value).toBe(true);
  expect(await keeper.askBookPreview(play("TAART"), null, { A1: "T" })).toEqual(found);
  fake.up = true;
  void keeper.write(play("NO"));
  // The server doesn't know the line that waits, so it isn't asked.
  expect(await keeper.askBookPreview(play("TAART"), null, { A1: "T" })).toEqual(found);
});

/** A sheet as it is stored that was begun without a connection. */
function begunAway(): void {
  const book = { type: "book", table: "t", rules: {}, view: { board: {} }, lines: [] } as unknown as Book;
  remember("t", { book, waiting: [], unmade: { wish: { game: "scrabble", edition: "en", seats: [], kept: true, key: "k" } } });
}

test("a sheet begun without a connection has its table made first, then its lines are sent in order", async () => {
  begunAway();
  const fake = new FakeServer();
  fake.up = false;
  const keeper = new Scorekeeper("t", fake.server);
  await keeper.write(play("ONE"));
  await keeper.write(play("TWO"));
  keeper.close();
  const again = new Scorekeeper("t", fake.server);
  await again.refresh();
  expect(again.offline.value).toBe(true);
  await again.write(play("THREE"));
  expect(fake.wishes).toBe(0);
  fake.up = true;
  await vi.advanceTimersByTimeAsync(6_000);
  expect([...fake.made]).toEqual(["k"]);
  expect(words(fake)).toEqual(["ONE", "TWO", "THREE"]);
  expect(again.unmade.value).toBeNull();
  expect(storedBook("t")).toMatchObject({ waiting: [], unmade: null });
  // From now on it is a sheet like any other.
  await again.write(play("FOUR"));
  expect(fake.wishes).toBe(1);
});

test("whatever answer is lost, there is one table and each line once", async () => {
  begunAway();
  const fake = new FakeServer();
  fake.up = false;
  const keeper = new Scorekeeper("t", fake.server);
  await keeper.write(play("ONE"));
  [fake.up, fake.deaf] = [true, true];
  await keeper.refresh();
  expect(fake.wishes).toBe(1);
  expect(keeper.unmade.value).not.toBeNull();
  keeper.close();
  fake.deaf = false;
  const again = new Scorekeeper("t", fake.server);
  await again.refresh();
  expect(fake.wishes).toBe(2);
  expect([...fake.made]).toEqual(["k"]);
  expect(words(fake)).toEqual(["ONE"]);
});

test("where the server doesn't make the table, the reason is kept with all lines, and it can be asked again", async () => {
  begunAway();
  const fake = new FakeServer();
  fake.refusal = "You have too many tables.";
  const keeper = new Scorekeeper("t", fake.server);
  expect(await keeper.write(play("ONE"))).toEqual({ kind: "waiting" });
  expect(keeper.offline.value).toBe(false);
  expect(new Scorekeeper("t", fake.server).unmade.value?.problem).toBe(fake.refusal);
  expect(storedBook("t").waiting.map((one) => one.move)).toEqual([play("ONE")]);
  expect(vi.getTimerCount()).toBe(0);
  fake.refusal = "";
  await keeper.refresh();
  expect(keeper.unmade.value).toBeNull();
  expect(words(fake)).toEqual(["ONE"]);
});

test("what two tabs write is all kept, and sent once", async () => {
  begunAway();
  const fake = new FakeServer();
  fake.up = false;
  const [one, other] = [new Scorekeeper("t", fake.server), new Scorekeeper("t", fake.server)];
  await one.write(play("ONE"));
  // This one hasn't heard of it.
  await other.write(play("TWO"));
  one.reread();
  expect(one.waiting.value.map((line) => line.move)).toEqual([play("ONE"), play("TWO")]);
  expect(other.waiting.value).toEqual(one.waiting.value);
  fake.up = true;
  await Promise.all([one.refresh(), other.refresh()]);
  expect(words(fake)).toEqual(["ONE", "TWO"]);
  expect([...fake.made]).toEqual(["k"]);
  expect(storedBook("t").waiting).toEqual([]);
  one.close();
  other.close();
});

test("a sheet that another tab deletes before it is made is sent and stored no more", async () => {
  begunAway();
  const fake = new FakeServer();
  fake.up = false;
  const [shown, behind] = [new Scorekeeper("t", fake.server), new Scorekeeper("t", fake.server)];
  await shown.write(play("ONE"));
  await behind.refresh();
  forgetBook("t");
  shown.reread();
  expect(shown.deleted.value).toBe(true);
  fake.up = true;
  await behind.refresh();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fake.wishes).toBe(0);
  expect(isStored("t")).toBe(false);
});
