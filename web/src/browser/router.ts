/** Which page is shown: the path of the address, changed without loading anything. */

import { signal } from "@preact/signals";

export const path = signal(location.pathname);

let went = false;

/** Whether somebody has gone from one page to another here, and not come by the address. */
export const hasGone = () => went;

/** Go to another page; `instead` of this one, so that going back doesn't come here again. */
export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  went = true;
  path.value = location.pathname;
  scrollTo(0, 0);
  // Who listens hears the new page, not the place where the old one was left.
  requestAnimationFrame(() => document.getElementById("main")?.focus());
}

window.addEventListener("popstate", () => (path.value = location.pathname));

/** Links within the page are followed without loading it again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[data-within]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
