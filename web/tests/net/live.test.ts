import { expect, test } from "vitest";
import "../fake-browser";
import type { Wire } from "../../src/net/socket";
import type { ClientMessage } from "../../src/wire.gen";

const { LiveTable } = await import("../../src/net/live");

test("whoever is ready says for which rules", () => {
  const sent: ClientMessage[] = [];
  const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: (data) => void sent.push(JSON.parse(data) as ClientMessage), close: () => undefined };
  const table = new LiveTable("t", () => wire);
  wire.onopen!();
  const said = () => sent.filter((message) => message.type === "ready");
  for (const changes of [0, 3]) {
    wire.onmessage!({ data: JSON.stringify({ type: "snapshot", table: "t", changes, view: null, seats: [], held: [0], chat: [] }) });
    table.getReady(true);
  }
  table.close();
  expect(said()).toEqual([
    { type: "ready", on: true, changes: 0 },
    { type: "ready", on: true, changes: 3 },
  ]);
});
