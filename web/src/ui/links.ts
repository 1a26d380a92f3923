/** The invitations of tables that I made, kept in this tab: the server tells them only once. */

import type { Link } from "../wire.gen";

const key = (table: string) => `rekje-links-${table}`;

export function keepLinks(table: string, links: readonly Link[]): void {
  sessionStorage.setItem(key(table), JSON.stringify(links));
}

export function linksOf(table: string): Link[] {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as Link[];
}
