import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConnectionStatus, TableSocket, type Wire } from "../../src/net/socket";
import type { ClientMessage, ServerMessage } from "../../src/wire.gen";

class FakeWire implements Wire {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(data: string) {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }
  close() {
    this.onclose?.({ code: 1006 });
  }
  tell(message: Partial<ServerMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: ClientMessage["type"]) {
    return this.sent.filter((message) => message.type === type);
  }
}

let wires: FakeWire[];
let statuses: ConnectionStatus[];
let heard: ServerMessage[];
const pass = { do: "pass", seat: 0 } as const;

function connected(): TableSocket {
  const socket = new TableSocket(
    () => {
      wires.push(new FakeWire());
      return wires.at(-1)!;
    },
    {
      onMessage: (message) => heard.push(message),
      onStatus: (status) => statuses.push(status),
      hidden: () => false,
      hello: () => ({ type: "hello", version: 7, seat: 1, language: "nl" }),
    },
  );
  wires[0]!.onopen!();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, statuses, heard] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

test("it says hello first, then measures the time", () => {
  connected();
  expect(wires[0]!.sent.map((message) => message.type)).toEqual(["hello", "ping"]);
  expect(wires[0]!.sent[0]).toEqual({ type: "hello", version: 7, seat: 1, language: "nl" });
});

test("a command that was not acknowledged is sent again with the same id, and only then", async () => {
  const socket = connected();
  const [first, second] = [socket.command(pass), socket.command(pass)];
  const ids = wires[0]!.of("command").map((message) => (message as { id: string }).id);
  expect(new Set(ids).size).toBe(2);
  wires[0]!.tell({ type: "ack", id: ids[0]!, version: 8 });
  await expect(first).resolves.toMatchObject({ type: "ack", version: 8 });
  wires[0]!.onclose!({ code: 1006 });
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  wires[1]!.onopen!();
  expect(wires[1]!.sent.map((message) => message.type)).toEqual(["hello", "command", "ping"]);
  expect(wires[1]!.of("command")[0]).toMatchObject({ id: ids[1] });
  wires[1]!.tell({ type: "refused", id: ids[1]!, rule: "C6", code: "turn-other", params: {}, sentence: "…" });
  await expect(second).resolves.toMatchObject({ rule: "C6" });
});

test("a command given while the connection is lost waits for it", () => {
  const socket = connected();
  wires[0]!.onclose!({ code: 1012 });
  void socket.command(pass);
  expect(wires[0]!.of("command")).toEqual([]);
  vi.advanceTimersByTime(1_000);
  wires[1]!.onopen!();
  expect(wires[1]!.of("command").length).toBe(1);
});

test("a server that says it restarts is come back to at once, and nobody is told unless that takes long", () => {
  connected();
  wires[0]!.tell({ type: "events", now: 1 });
  wires[0]!.onclose!({ code: 1012 });
  vi.advanceTimersByTime(200);
  expect(wires.length).toBe(2);
  wires[1]!.onclose!({ code: 1006 });
  expect(statuses).not.toContain("lost");
  // A connection that is neither made nor refused.
  vi.advanceTimersByTime(500);
  expect(wires.length).toBe(3);
  vi.advanceTimersByTime(8_000);
  expect(statuses.at(-1)).toBe("lost");
  const third = wires.at(-1)!;
  third.onopen!();
  third.tell({ type: "events", now: 1 });
  expect(statuses.at(-1)).toBe("open");
  // At another time it is there at once.
  vi.setSystemTime(Date.now() + 30_000);
  const before = statuses.length;
  third.onclose!({ code: 1012 });
  vi.advanceTimersByTime(200);
  const fourth = wires.at(-1)!;
  expect(fourth).not.toBe(third);
  fourth.onopen!();
  fourth.tell({ type: "events", now: 1 });
  vi.advanceTimersByTime(9_000);
  expect(statuses.slice(before)).not.toContain("lost");
  // Whoever is sent away again and again is told.
  fourth.onclose!({ code: 1012 });
  expect(statuses.at(-1)).toBe("lost");
});

test("only the last preview is answered; one that is lost gives nothing", async () => {
  const socket = connected();
  const [old, last] = [socket.preview(pass), socket.preview(pass)];
  await expect(old).resolves.toBeNull();
  const ids = wires[0]!.of("preview").map((message) => (message as { id: string }).id);
  wires[0]!.tell({ type: "preview", id: ids[0]!, words: [], score: 1, tiles: {}, path: [], changes: [] });
  wires[0]!.tell({ type: "preview", id: ids[1]!, words: [], score: 2, tiles: {}, path: [], changes: [] });
  await expect(last).resolves.toMatchObject({ score: 2 });
  const lost = socket.preview(pass);
  wires[0]!.onclose!({ code: 1006 });
  await expect(lost).resolves.toBeNull();
  expect(heard).toEqual([]);
});

test("it waits longer each time, and begins anew once it has been heard", () => {
  connected();
  for (let losses = 1; losses < 5; losses++) {
    wires.at(-1)!.onclose!({ code: 1006 });
    vi.advanceTimersByTime(300 * 2 ** (losses - 1) * 0.74);
    expect(wires.length).toBe(losses);
    vi.advanceTimersByTime(300 * 2 ** (losses - 1));
    expect(wires.length).toBe(losses + 1);
  }
});

test("where coming back makes no sense it stays away", () => {
  connected();
  wires[0]!.onclose!({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect(wires.length).toBe(1);
  expect(statuses.at(-1)).toBe("closed");
});

test("a connection on which nothing comes any more is given up", () => {
  connected();
  wires[0]!.tell({ type: "pong", sent: 0, now: 1 });
  vi.advanceTimersByTime(10_000 + 2_900);
  expect(wires.length).toBe(1);
  vi.advanceTimersByTime(200);
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(wires.length).toBe(2);
});

test("a command that nobody answers goes by a new connection after three seconds, and what comes by the old one counts no more", async () => {
  const socket = connected();
  wires[0]!.tell({ type: "snapshot", now: 1 });
  const answer = socket.command(pass);
  const { id } = wires[0]!.of("command")[0] as { id: string };
  // While something comes the connection is well.
  vi.advanceTimersByTime(2_900);
  wires[0]!.tell({ type: "events", now: 1 });
  vi.advanceTimersByTime(2_900);
  expect(statuses.at(-1)).toBe("open");
  const old = wires[0]!;
  const late = old.onmessage;
  vi.advanceTimersByTime(500);
  expect([late === old.onmessage, wires.length]).toEqual([false, 2]);
  wires[1]!.onopen!();
  expect(wires[1]!.of("command")).toMatchObject([{ id }]);
  wires[1]!.tell({ type: "ack", id, version: 8 });
  await expect(answer).resolves.toMatchObject({ version: 8 });
  vi.advanceTimersByTime(9_000);
  expect(wires.length).toBe(2);
});

test("a connection that is never made is tried anew, each time after longer, and on a slow line it is waited for", () => {
  connected();
  wires[0]!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(400);
  expect(wires.length).toBe(2);
  vi.advanceTimersByTime(6_000 + 800);
  expect(wires.length).toBe(3);
  vi.advanceTimersByTime(11_000);
  expect(wires.length).toBe(3);
  wires[2]!.onopen!();
  vi.advanceTimersByTime(2_000);
  const ping = wires[2]!.of("ping")[0] as { sent: number };
  wires[2]!.tell({ type: "pong", sent: ping.sent, now: 1 });
  wires[2]!.tell({ type: "snapshot", now: 1 });
  // A round trip took two seconds.
  vi.advanceTimersByTime(8_000 + 7_900);
  expect(wires.length).toBe(3);
  vi.advanceTimersByTime(1_000);
  expect(wires.length).toBe(4);
});
