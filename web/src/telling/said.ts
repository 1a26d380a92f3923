import { say } from "../say";
import type { ChatLine, SeatInfo } from "../wire.gen";

/** What whoever said a line of the chat is called. */
export function sayerName({ seat, stranger }: ChatLine, seats: readonly SeatInfo[]): string {
  if (seat === null) return say("web-somebody-watching");
  return stranger ? say("web-somebody-gone") : seats[seat]?.name ?? "";
}

/** What they said. */
export const saidText = ({ phrase, text }: Pick<ChatLine, "phrase" | "text">): string => (phrase ? say(`web-phrase-${phrase}`) : text ?? "");
