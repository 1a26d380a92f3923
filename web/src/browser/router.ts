/** Which page is shown: the path of the address, changed without loading anything. */

import { signal } from "@preact/signals";

export const path = signal(location.pathname);

let went = false;

/** Whether the page shown was reached from another page here, and not by its address. */
export const hasGone = () => went;

/** Goes to another page. With `instead` it replaces this one in the history, so that going back skips this one. */
export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  went = true;
  path.value = location.pathname;
  scrollTo(0, 0);
  // A screen reader begins at the top of the new page, not where the old one was left.
  requestAnimationFrame(toPage);
}

/** Moves the focus to the heading of the page, which a screen reader says then; to the page itself while it has none. */
export function toPage(): void {
  const main = document.getElementById("main");
  const heading = main?.querySelector("h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus();
}

window.addEventListener("popstate", () => (path.value = location.pathname));

/** Links within the page are followed without loading it again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[data-within]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
