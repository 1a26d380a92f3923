/**
 * One table's WebSocket. It reconnects by itself, says which version it has seen, and sends again whatever wasn't acknowledged.
 * A command keeps its id, so that the server applies it once however often it arrives.
 */

import type { AskPreview, ClientMessage, Command, SendCommand, ServerMessage } from "../wire.gen";
import { ServerClock } from "./clock";

export type Answer = Extract<ServerMessage, { type: "ack" | "refused" | "error" }>;
export type PreviewAnswer = Extract<ServerMessage, { type: "preview" | "refused" | "error" }>;
export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";

export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Listener {
  readonly onMessage: (message: ServerMessage) => void;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** Whether nobody is looking at the page. */
  readonly hidden: () => boolean;
  /** The first message: the version seen, the seat, the language. */
  readonly hello: () => Extract<ClientMessage, { type: "hello" }>;
}

const BEAT = 10_000;
/** For so long (ms) nothing is heard after something was asked: then the connection is given up and made anew, by which a proxy may
 *  lead to another process. After each loss it is twice as long, and on a slow line so many times a round trip. */
const PATIENCE = 3_000;
const ROUND_TRIPS = 4;
const LONGEST_PATIENCE = 25_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 4_000;
/** The server restarts, or reads the table anew: at the same address there is another, or soon this one again. */
const RESTARTED = 1012;
/** The page then comes back at once; all pages of a server do within this time (ms). */
const SPREAD = 200;
/** For so long (ms) after that nobody is told that the connection is lost. */
const CALM = 8_000;
/** A server that says so again within this time (ms) is in trouble. */
const SELDOM = 30_000;
/** Close codes after which reconnecting makes no sense: another site, no such table, a table that can't be used. */
const FINAL: readonly number[] = [4403, 4404, 4410];

export class TableSocket {
  readonly clock = new ServerClock();
  private wire: Wire | null = null;
  private open = false;
  private over = false;
  private losses = 0;
  private next = 1;
  private readonly prefix = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  private readonly commands = new Map<string, { message: SendCommand; answer: (answer: Answer) => void }>();
  private asked: { id: string; answer: (seen: PreviewAnswer | null) => void } | null = null;
  private beat: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private calm: ReturnType<typeof setTimeout> | undefined;
  private restarted = -SELDOM;

  constructor(
    private readonly connect: () => Wire,
    private readonly listener: Listener,
  ) {
    this.start();
  }

  /** Sends a command. The promise resolves once the server has stored or refused it, however long that takes. */
  command(command: Command): Promise<Answer> {
    const message: SendCommand = { type: "command", id: `${this.prefix}-${this.next++}`, command };
    return new Promise((answer) => {
      this.commands.set(message.id, { message, answer });
      if (this.post(message)) this.expect();
    });
  }

  /** Asks for a preview of a command. Only the last request is answered; earlier and lost ones resolve to null. */
  preview(command: Command): Promise<PreviewAnswer | null> {
    this.asked?.answer(null);
    const message: AskPreview = { type: "preview", id: `${this.prefix}-${this.next++}`, command };
    return new Promise((answer) => {
      this.asked = { id: message.id, answer };
      if (!this.post(message)) this.forgetPreview();
    });
  }

  /** Sends a message that needs no answer, such as chat. Returns false if there is no connection. */
  post(message: ClientMessage): boolean {
    if (this.open) this.wire!.send(JSON.stringify(message));
    return this.open;
  }

  /** Says hello again, because the seat or the language has changed. */
  greet(): void {
    this.post(this.listener.hello());
  }

  /** The device is back on the network, or the page is shown or hidden: reconnects at once, or says so. */
  hurry(): void {
    if (this.open) this.ping();
    if (this.again === undefined) return;
    clearTimeout(this.again);
    this.start();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.again);
    clearTimeout(this.calm);
    clearTimeout(this.doubt);
    clearInterval(this.beat);
    this.wire?.close();
  }

  private start(): void {
    this.again = undefined;
    this.sayHowItIs();
    const wire = this.connect();
    this.wire = wire;
    wire.onopen = () => this.opened();
    wire.onmessage = (event) => this.heardFrom(JSON.parse(event.data) as ServerMessage);
    wire.onclose = ({ code }) => this.lost(wire, code);
    this.expect();
  }

  private opened(): void {
    this.open = true;
    this.doubtNoMore();
    this.greet();
    for (const { message } of this.commands.values()) this.post(message);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), BEAT);
    this.ping();
  }

  private ping(): void {
    this.post({ type: "ping", sent: performance.now(), lag: this.clock.lag, hidden: this.listener.hidden() });
    this.expect();
  }

  /** Something should be heard now. */
  private expect(): void {
    const asked = Math.max(PATIENCE * 2 ** this.losses, ROUND_TRIPS * (this.clock.lag ?? 0));
    this.doubt ??= setTimeout(() => this.giveUp(), Math.min(LONGEST_PATIENCE, asked));
  }

  private doubtNoMore(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
  }

  /** The connection may seem open for long after the other side has gone, and closing it may take as long. */
  private giveUp(): void {
    const wire = this.wire!;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
    this.lost(wire, 1006);
  }

  private heardFrom(message: ServerMessage): void {
    this.doubtNoMore();
    if ("now" in message) this.clock.heard(message.now, message.type === "pong" ? message.sent : null);
    if (message.type === "snapshot" || message.type === "events") {
      this.losses = 0;
      this.listener.onStatus("open");
    }
    if (!this.settle(message)) this.listener.onMessage(message);
    if (this.commands.size) this.expect();
  }

  /** Whether a message answers a request of ours. */
  private settle(message: ServerMessage): boolean {
    if (message.type !== "ack" && message.type !== "refused" && message.type !== "error" && message.type !== "preview") return false;
    const id = message.id ?? "";
    if (this.asked?.id === id && message.type !== "ack") {
      this.asked.answer(message);
      this.asked = null;
      return true;
    }
    const waiting = this.commands.get(id);
    if (waiting && message.type !== "preview") {
      this.commands.delete(id);
      waiting.answer(message);
      return true;
    }
    return message.type === "preview" || message.type === "refused";
  }

  private lost(wire: Wire, code: number): void {
    if (wire !== this.wire) return;
    this.open = false;
    clearInterval(this.beat);
    this.doubtNoMore();
    this.forgetPreview();
    if (this.over || FINAL.includes(code)) {
      this.listener.onStatus("closed");
      return;
    }
    const announced = code === RESTARTED && Date.now() - this.restarted >= SELDOM;
    if (code === RESTARTED) this.restarted = Date.now();
    if (announced) this.calm = setTimeout(() => this.endCalm(), CALM);
    const wait = announced ? Math.random() * SPREAD : this.backOff();
    this.sayHowItIs();
    this.again = setTimeout(() => this.start(), wait);
  }

  private backOff(): number {
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.losses++) * (0.75 + Math.random() / 2);
  }

  private sayHowItIs(): void {
    this.listener.onStatus(this.losses && this.calm === undefined ? "lost" : "connecting");
  }

  private endCalm(): void {
    this.calm = undefined;
    if (!this.open) this.listener.onStatus("lost");
  }

  private forgetPreview(): void {
    this.asked?.answer(null);
    this.asked = null;
  }
}
