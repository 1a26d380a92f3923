import { canSay, say } from "../say";
import type { ChatLine } from "../wire.gen";

/** A notice in the chat: what happened to the table or a seat. A seat is named by its number, because names change. */
export function noticeText({ notice, seat }: ChatLine, name = ""): string {
  const code = `web-notice-${notice}`;
  const number = say("web-seat-number", { number: (seat ?? 0) + 1 });
  const known = /\p{L}/u.test(name) ? say("web-seat-called", { seat: number, name }) : number;
  return canSay(code) ? say(code, { seat: seat === null ? say("web-somebody-watching") : known }) : "";
}
