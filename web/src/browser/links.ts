/** The invitations of tables that I made, kept in this tab: the server tells each only once. */

import type { ChatLine, Link } from "../wire.gen";

/** A link, and the number of the last line of the table's chat when it was made. */
interface KeptLink extends Link {
  readonly after: number;
}

const key = (table: string) => `rekje-links-${table}`;

/** Keeps links that were made just now, with the number of chat lines there were. */
export function keepLinks(table: string, links: readonly Link[], after = 0): void {
  const others = kept(table).filter((one) => !links.some((link) => link.seat === one.seat));
  sessionStorage.setItem(key(table), JSON.stringify([...others, ...links.map((link) => ({ ...link, after }))]));
}

/** The link to a seat (null: to watch), unless the table's chat says that it has been revoked since. */
export function linkTo(table: string, seat: number | null, chat: readonly ChatLine[]): string {
  const link = kept(table).find((one) => one.seat === seat);
  const ends = (line: ChatLine) => line.notice === "links-revoked" || (seat === null && line.notice === "watchers-gone") || ((line.notice === "seat-freed" || line.notice === "voted-out") && line.seat === seat);
  return link && !chat.some((line) => line.number > link.after && ends(line)) ? link.url : "";
}

/** Keeps the link to whichever seat is free, with the number of the last chat line when it was made. */
export function keepFreeLink(table: string, url: string, after: number): void {
  sessionStorage.setItem(freeKey(table), JSON.stringify({ url, after }));
}

/** The link to whichever seat is free, unless the table's chat says that it has been revoked since: as all links, or as a seat was freed. */
export function freeLink(table: string, chat: readonly ChatLine[]): string {
  const link = JSON.parse(sessionStorage.getItem(freeKey(table)) ?? "null") as { readonly url: string; readonly after: number } | null;
  return link && !chat.some((line) => line.number > link.after && (line.notice === "links-revoked" || line.notice === "seat-freed")) ? link.url : "";
}

const freeKey = (table: string) => `rekje-free-link-${table}`;

function kept(table: string): KeptLink[] {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as KeptLink[];
}
