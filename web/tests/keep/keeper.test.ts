import { beforeEach, expect, test, vi } from "vitest";
import { Scorekeeper, type Server } from "../../src/keep/book/keeper";
import * as api from "../../src/net/api";
import { ServerError } from "../../src/net/api";
import type { Book, BookLine, ChangeBook, Command, RefusedMessage } from "../../src/wire.gen";

/** A server that is there or isn't, and refuses the word NO. */
class FakeServer {
  up = true;
  deaf = false;
  readonly asked: ChangeBook[] = [];
  readonly lines: BookLine[] = [];

  readonly server: Server = {
    book: async () => this.hear(() => this.told()),
    changeBook: async (_, change) => this.hear(() => this.change(change)),
    askBookPreview: async () => this.hear(() => refused),
  };

  private hear<T>(answer: () => T): T {
    if (!this.up) throw new ServerError("web-offline", "");
    const said = answer();
    // It arrived, and the answer got lost.
    if (this.deaf) throw new ServerError("web-offline", "");
    return said;
  }

  private change(change: ChangeBook): Book | RefusedMessage {
    const again = this.asked.some((one) => one.id === change.id);
    this.asked.push(change);
    const [entry] = change.put ?? [];
    const bad = entry?.move.do === "play" && entry.move.word === "NO";
    if (bad && !change.anyhow) return refused;
    if (entry && !again) this.lines.push({ id: entry.id, move: entry.move, events: [], totals: [], refusal: bad ? refused : null, back: false });
    return this.told();
  }

  private told(): Book {
    return { type: "book", table: "t", rules: {}, view: { board: {} }, lines: [...this.lines] } as unknown as Book;
  }
}

const refused: RefusedMessage = { type: "refused", id: "", rule: "S4", code: "x", params: {}, sentence: "It touches nothing." };
const play = (word: string): Command => ({ do: "play", seat: 0, at: "8D", word });
const words = (fake: FakeServer) => fake.lines.map((line) => (line.move.do === "play" ? line.move.word : line.move.do));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) });
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
