/** Whether a game's tiles were drawn as its server promised before it began. */

import type { Promised } from "../browser/promised";
import { type Tile, splitTiles } from "../model/tiles";
import type { TableEvent } from "../wire.gen";
import { Bag } from "./bag";
import { commitmentTo, Stream } from "./stream";

/** What a log tells of its shuffle. */
export interface Proof {
  readonly commit: string;
  readonly secret: string;
  readonly nonces: readonly string[];
}

/**
 * `kept`: drawn as promised to this browser. `unseen`: drawn as the commitment says, which this browser didn't see before the
 * game. `left-out`: the same, but without this browser's own nonce. `changed`: the commitment is another than the one promised.
 * `broken`: the secret isn't that of the commitment, the tiles don't follow from it, or a computer player had a nonce.
 */
export type ShuffleVerdict = "kept" | "unseen" | "left-out" | "changed" | "broken";

export function proofIn(events: readonly TableEvent[]): Proof {
  const proof = { commit: "", secret: "", nonces: [] as readonly string[] };
  for (const event of events) {
    if (event.event === "shuffle-committed") proof.commit = event.commit;
    else if (event.event === "nonces-given") proof.nonces = event.nonces;
    else if (event.event === "secret-revealed") proof.secret = event.secret;
  }
  return proof;
}

export function verdictOn(events: readonly TableEvent[], promised: Promised | undefined): ShuffleVerdict {
  const proof = proofIn(events);
  if (promised && promised.commitment !== proof.commit) return "changed";
  if (!holds(events, proof)) return "broken";
  if (!promised) return "unseen";
  if (partsOfComputers(events, proof).some(Boolean)) return "broken";
  return promised.nonce && !proof.nonces.includes(promised.nonce) ? "left-out" : "kept";
}

/** The nonces of seats that a computer plays from the beginning: the server could choose them. */
function partsOfComputers(events: readonly TableEvent[], { nonces }: Proof): (string | undefined)[] {
  const begun = events.findIndex((event) => event.event === "lot-drawn" || event.event === "tiles-drawn");
  return events.slice(0, begun).flatMap((event) => (event.event === "seat-given" && event.player !== "person" ? [nonces[event.seat]] : []));
}

function holds(events: readonly TableEvent[], { commit, secret, nonces }: Proof): boolean {
  try {
    return commitmentTo(secret) === commit && follows(events, new Stream(secret, nonces));
  } catch {
    // What isn't hexadecimal, or no tile of this box, proves nothing.
    return false;
  }
}

/** Whether all that was drawn and thrown is what the stream gives. */
function follows(events: readonly TableEvent[], stream: Stream): boolean {
  const opened = events[0];
  if (opened?.event !== "table-opened") return false;
  const bag = new Bag(opened.config);
  return groups(events).every((group) => step(bag, stream, group));
}

/** The events one by one, but lots that are drawn at once together. */
function groups(events: readonly TableEvent[]): TableEvent[][] {
  const found: TableEvent[][] = [];
  for (const event of events) {
    const before = found.at(-1)?.[0];
    if (event.event === "lot-drawn" && before?.event === "lot-drawn" && before.cursor === event.cursor) found.at(-1)!.push(event);
    else found.push([event]);
  }
  return found;
}

function step(bag: Bag, stream: Stream, group: readonly TableEvent[]): boolean {
  const event = group[0]!;
  switch (event.event) {
    case "lot-drawn":
      return same(
        group.flatMap((lot) => (lot.event === "lot-drawn" ? splitTiles(lot.tile) : [])),
        (count) => stream.draw(bag.lots(), count),
      );
    case "tiles-drawn":
    case "bought":
      return draws(bag, stream, event.seat, splitTiles(event.tiles));
    case "exchanged":
      if (!draws(bag, stream, event.seat, splitTiles(event.drawn))) return false;
      bag.giveBack(event.seat, splitTiles(event.given));
      return true;
    case "tiles-returned":
      bag.giveAllBack();
      return true;
    case "resigned":
      bag.leave(event.seat);
      return true;
    case "dice-thrown":
      return throwsAs(stream, event.order, event.rounds);
    // These take nothing out of the bag, and put nothing into it.
    case "table-opened":
    case "shuffle-committed":
    case "nonces-given":
    case "secret-revealed":
    case "seat-given":
    case "chosen":
    case "choices-shown":
    case "turn-began":
    case "turn-skipped":
    case "vacation-taken":
    case "rack-told":
    case "play-laid":
    case "window-opened":
    case "answered":
    case "challenged":
    case "play-stood":
    case "play-taken-back":
    case "passed":
    case "overran":
    case "racks-shown":
    case "ended":
    case "drawing-began":
    case "draw-told":
    case "placed":
    case "claimed":
    case "letter-freed":
    case "letter-owed":
    case "token-laid":
    case "turn-ended":
    case "knock-bid":
    case "knock-made":
    case "act-struck":
    case "turn-closed":
    case "passed-over":
    case "entered":
    case "rewound":
      return true;
    // A page may be older than its server.
    default:
      event satisfies never;
      return true;
  }
}

function draws(bag: Bag, stream: Stream, seat: number, told: readonly Tile[]): boolean {
  if (!same(told, (count) => stream.draw(bag.among(told[0]!), count))) return false;
  bag.take(seat, told);
  return true;
}

function same(told: readonly Tile[], drawn: (count: number) => readonly Tile[]): boolean {
  return JSON.stringify(drawn(told.length)) === JSON.stringify(told);
}

/** Nobody throws dice alone. */
function throwsAs(stream: Stream, order: readonly number[], rounds: readonly Record<string, number>[]): boolean {
  if (!rounds.length) return true;
  const seats = [...order].sort((a, b) => a - b);
  const thrown = stream.throwDice(seats);
  return thrown.length === rounds.length && thrown.every((round, at) => seats.every((seat) => round[seat] === rounds[at]![seat]));
}
