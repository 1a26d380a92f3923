/** A table as the server sends it: its rules, its view, who is there, what was just said. */

import { computed, signal } from "@preact/signals";
import { nonceFor } from "../browser/promised";
import { language } from "../say";
import type { Command, Events, Preview, ServerMessage, Snapshot } from "../wire.gen";
import { type Answer, type ConnectionStatus, type PreviewAnswer, TableSocket, type Wire } from "./socket";

export type AnyEvent = Events["events"][number];
export type { Preview };

/** What has just happened, for the parts that tell it. There are no events if the whole view was sent anew; the first view isn't `fresh`. */
export interface NewEvents {
  readonly events: readonly AnyEvent[];
  readonly fresh: boolean;
}

export class LiveTable {
  readonly status = signal<ConnectionStatus>("connecting");
  readonly rules = signal<Snapshot["rules"] | null>(null);
  /** The rules before the changes to which somebody has yet to agree, if there are any. */
  readonly was = signal<Snapshot["was"]>(null);
  /** How often the rules were changed, as far as this browser knows. */
  private changes = 0;
  readonly view = signal<Snapshot["view"]>(null);
  /** The server's time when it sent the view; the view's clocks count from there. */
  viewedAt = 0;
  readonly seats = signal<Snapshot["seats"]>([]);
  /** This browser's time (ms) when the seats were sent; absences count from there. */
  seatsAt = 0;
  /** For how many seconds a seat is kept for a player who has gone. */
  readonly grace = signal(0);
  readonly watching = signal(0);
  readonly held = signal<readonly number[]>([]);
  readonly seat = signal<number | null>(null);
  /** The seats of people whose chat I don't want to read. */
  readonly muted = signal<readonly number[]>([]);
  /** The seats whose holders have agreed that the page for a stream shows their racks, once all have. */
  readonly showing = signal<readonly number[]>([]);
  readonly host = signal(false);
  /** What the host has opened to everybody on this server; null: nothing. */
  readonly opening = signal<Snapshot["opening"]>(null);
  /** Whether this server has a lobby. */
  readonly lobby = signal(false);
  readonly chatOn = signal(false);
  readonly chat = signal<Snapshot["chat"]>([]);
  readonly rematch = signal<string | null>(null);
  readonly happened = signal<NewEvents>({ events: [], fresh: false });
  /** A sentence from the server that answers no request. */
  readonly problem = signal("");
  /** The commands awaited from the seat whose view is shown. */
  readonly commands = computed<ReadonlySet<string>>(() => new Set(this.awaited(this.seat.value)?.commands ?? []));
  private readonly socket: TableSocket;
  private wanted: number | null = null;

  /** With `show` it looks on without a seat, for a page that others see. */
  constructor(
    readonly name: string,
    connect: () => Wire,
    private readonly show = false,
  ) {
    this.socket = new TableSocket(connect, {
      onMessage: (message) => this.hear(message),
      onStatus: (status) => (this.status.value = status),
      hidden: () => globalThis.document?.visibilityState === "hidden",
      hello: () => ({ type: "hello", version: this.view.peek()?.version ?? null, seat: this.wanted, language: language.peek(), show: this.show }),
    });
  }

  get now(): number {
    return this.socket.clock.now();
  }

  awaited(seat: number | null) {
    return this.view.value?.awaiting.find((one) => one.seat === seat);
  }

  command(command: Command): Promise<Answer> {
    return this.socket.command(command);
  }

  preview(command: Command): Promise<PreviewAnswer | null> {
    return this.socket.preview(command);
  }

  say(what: { text: string } | { phrase: string }): boolean {
    return this.socket.post({ type: "chat", ...what });
  }

  /** Says before the game that my seats are ready, or asks the others to wait. */
  getReady(on: boolean): void {
    this.socket.post({ type: "ready", on, changes: this.changes });
  }

  /** Shows the view of another seat of this device. */
  lookFrom(seat: number): void {
    this.wanted = seat;
    this.view.value = null;
    this.greet();
  }

  greet(): void {
    this.socket.greet();
  }

  /** The chat without what people say whom I have muted; notices come from the table. */
  readonly heard = computed(() => this.chat.value.filter((line) => line.notice || !(line.muted || (line.seat !== null && this.muted.value.includes(line.seat)))));

  hurry(): void {
    this.socket.hurry();
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.take(message);
      case "events":
        this.viewedAt = message.now;
        this.view.value = message.view;
        this.happened.value = { events: message.events, fresh: true };
        return;
      case "presence":
        this.seatsAt = performance.now();
        this.seats.value = message.seats;
        this.watching.value = message.watching;
        return;
      case "chat":
        if (!this.chat.peek().some((line) => line.number === message.line.number)) this.chat.value = [...this.chat.peek(), message.line];
        return;
      case "chat-switched":
        this.chatOn.value = message.on;
        return;
      case "rematch":
        this.rematch.value = message.table;
        return;
      case "error":
        this.problem.value = message.sentence;
    }
  }

  private take(all: Snapshot): void {
    const nonce = nonceFor(all);
    if (nonce) this.socket.post({ type: "nonce", nonce, changes: all.changes });
    const before = this.view.peek()?.version;
    this.viewedAt = all.now;
    this.rules.value = all.rules;
    this.was.value = all.was;
    this.changes = all.changes;
    this.grace.value = all.grace;
    this.seatsAt = performance.now();
    this.seats.value = all.seats;
    this.watching.value = all.watching;
    this.held.value = all.held;
    this.seat.value = all.seat;
    this.muted.value = all.muted;
    this.showing.value = all.showing;
    this.host.value = all.host && !this.show;
    this.opening.value = all.opening;
    this.lobby.value = all.lobby;
    this.chatOn.value = all.chat_on;
    this.chat.value = all.chat;
    this.rematch.value = all.rematch;
    this.view.value = all.view;
    this.wanted = all.seat;
    // The table went on, and we missed the events.
    if (all.view && all.view.version !== before) this.happened.value = { events: [], fresh: true };
  }
}
