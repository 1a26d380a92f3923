/** The invitations of tables that I made, kept in this tab: the server tells each only once. */

import type { ChatLine } from "../wire.gen";

/** Where a link leads: to one seat, to whichever is free, or only to watch (null). */
export type LinkGoal = number | "free" | null;

interface NewLink {
  readonly seat: LinkGoal;
  readonly url: string;
}

/** A link, and the number of the last line of the table's chat when it was made. */
interface KeptLink extends NewLink {
  readonly after: number;
}

const key = (table: string) => `rekje-links-${table}`;

/** Keeps links that were made just now, with the number of chat lines there were. */
export function keepLinks(table: string, links: readonly NewLink[], after = 0): void {
  const others = kept(table).filter((one) => !links.some((link) => link.seat === one.seat));
  sessionStorage.setItem(key(table), JSON.stringify([...others, ...links.map((link) => ({ ...link, after }))]));
}

/** The link that leads there, unless the table's chat says that it has been revoked since. */
export function linkTo(table: string, seat: LinkGoal, chat: readonly ChatLine[]): string {
  const link = kept(table).find((one) => one.seat === seat);
  return link && !chat.some((line) => line.number > link.after && ends(line, seat)) ? link.url : "";
}

/** Whether what a line of the chat tells ends a link. */
function ends({ notice, seat: told }: ChatLine, seat: LinkGoal): boolean {
  if (notice === "links-revoked") return true;
  if (seat === null) return notice === "watchers-gone";
  // The link to whichever seat is free ends with any seat that is freed.
  return seat === "free" ? notice === "seat-freed" : (notice === "seat-freed" || notice === "voted-out") && told === seat;
}

function kept(table: string): KeptLink[] {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as KeptLink[];
}
