/** Which page is shown: the path of the address, changed without loading anything. */

import { signal } from "@preact/signals";
import { isEnclosed } from "./enclose";

export const path = signal(location.pathname);

/** How long (ms) the focus waits at the landing before the heading gets it. */
const PAUSE = 200;
/** An empty element before everything else, which stays whatever page is shown. */
const LANDING = "landing";

let went = false;
let arriving: ReturnType<typeof setTimeout> | undefined;

/** Whether the page shown was reached from another page here, and not by its address. */
export const hasGone = () => went;

/** Goes to another page. With `instead` it replaces this one in the history, so that going back skips this one. */
export function go(to: string, instead = false): void {
  if (instead) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  went = true;
  // What has the focus is about to be removed.
  land();
  path.value = location.pathname;
  scrollTo(0, 0);
  // A screen reader begins at the top of the new page, not where the old one was left.
  requestAnimationFrame(toPage);
}

/** Moves the focus to the heading of the page, which a screen reader says then; to its contents while they have none.
 *
 * When the element with the focus is removed, Orca takes the one that gets the focus next without a word, however late it learns of both. So the landing gets it
 * next, and the heading a little later, unless somebody has moved it elsewhere by then. */
export function toPage(): void {
  land();
  clearTimeout(arriving);
  arriving = setTimeout(() => isNowhere() && toHeading(), PAUSE);
}

/** Whether no part of the page has the focus, or its contents as a whole. From the landing, Tab leads to the first link as well. */
export function isNowhere(): boolean {
  const { activeElement: at } = document;
  return !at || at === document.body || at.id === LANDING || at.id === "main";
}

function land(): void {
  if (!isEnclosed()) document.getElementById(LANDING)!.focus({ preventScroll: true });
}

function toHeading(): void {
  const main = document.getElementById("main");
  const heading = main?.querySelector("h1");
  if (heading) heading.tabIndex = -1;
  // WebKit would scroll contents that are higher than the window to its top edge, and a tap beside their start would miss.
  (heading ?? main)?.focus({ preventScroll: !heading });
}

window.addEventListener("popstate", () => (path.value = location.pathname));

/** Links within the page are followed without loading it again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[data-within]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.getAttribute("href")!);
}
