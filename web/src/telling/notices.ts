import type { LiveTable } from "../net/live";
import { canSay, say } from "../say";
import type { ChatLine, SeatInfo } from "../wire.gen";

/** A notice in the chat: what happened to the table or a seat. A seat is named by its number, because names change. */
export function noticeText({ notice, seat }: ChatLine, name = ""): string {
  const code = `web-notice-${notice}`;
  const number = say("web-seat-number", { number: (seat ?? 0) + 1 });
  const known = /\p{L}/u.test(name) ? say("web-seat-called", { seat: number, name }) : number;
  return canSay(code) ? say(code, { seat: seat === null ? say("web-somebody-watching") : known }) : "";
}

/** Whether a notice has something to say to me now. What is played is changed by the host alone, and the others look at it before the game. */
export function isForMe({ notice }: ChatLine, table: LiveTable): boolean {
  return notice !== "terms-changed" || !(table.host.value || table.view.value);
}

/** The notices of a game that are about whoever has a seat then. */
const PERSONAL: readonly (string | null)[] = ["vote-begun", "voted-out", "seat-taken"];

/** What the seat of a notice among all `lines` was called then, as far as that is known: somebody else may have sat down there since. */
export function calledThen(line: ChatLine, lines: readonly ChatLine[], seats: readonly SeatInfo[]): string {
  const since = lines.some(({ number, seat, notice }) => number > line.number && seat === line.seat && notice === "seat-taken");
  return line.seat !== null && PERSONAL.includes(line.notice) && !since ? seats[line.seat]?.name ?? "" : "";
}
