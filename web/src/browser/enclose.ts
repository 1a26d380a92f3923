/** Keeps keyboard, pointer and screen readers within what stands in front of the page.
 *
 * The page stays in the accessibility tree. A screen reader whose focused element is removed loses its place: it announces neither the
 * dialog that opens nor the element that gets the focus back. `aria-modal` keeps screen readers in front, and this module keeps the keyboard there. */

interface Front {
  readonly element: HTMLElement;
  readonly close: () => void;
}

/** The elements that can have the focus. */
export const CONTROLS = ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'], :disabled)";
/** How long (ms) what was in front stays in the page, unseen. A screen reader loses its place with the element that it stands on, unless it has
 * heard before where the focus went. */
const LINGER = 150;

/** The elements in front of the page; the last is the foremost. */
const fronts: Front[] = [];

/** Makes the page, and whatever stood in front of it, unreachable until the returned function is called. Escape calls `close`. */
export function enclose(element: HTMLElement, close: () => void): () => void {
  const front = { element, close };
  if (!fronts.length) listen(document.addEventListener.bind(document));
  fronts.push(front);
  const ended = untilGoneBack(close);
  return () => {
    ended();
    fronts.splice(fronts.indexOf(front), 1);
    if (!fronts.length) listen(document.removeEventListener.bind(document));
  };
}

/** The browsers' `CloseWatcher`, which TypeScript doesn't know yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Calls `close` when a phone's gesture or button leads back, in browsers that report it. Returns a function that stops this. */
function untilGoneBack(close: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}

/** Whether anything stands in front of the page. */
export function isEnclosed(): boolean {
  return fronts.length > 0;
}

let left: (() => void) | undefined;

/** Puts an element in front of the page. */
export function bring(element: HTMLElement): void {
  left?.();
  document.body.append(element);
}

/** Removes it again: after a while, or as soon as something else is in front of the page. */
export function remove(element: HTMLElement, clear: () => void): void {
  left?.();
  element.classList.add("left");
  left = () => {
    clearTimeout(timer);
    left = undefined;
    clear();
    element.remove();
  };
  const timer = setTimeout(left, LINGER);
  if (document.querySelector(".veil:not(.left)")) left();
}

function listen(change: typeof document.addEventListener): void {
  change("keydown", onKey);
  change("focusin", onFocus);
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const front = fronts.at(-1)!;
  if (event.key === "Escape") {
    event.preventDefault();
    front.close();
  } else if (event.key === "Tab" && wrap(front.element, event.shiftKey)) event.preventDefault();
}

/** Moves the focus from the last element to the first, or back. Returns whether that was the next step. */
function wrap(element: HTMLElement, back: boolean): boolean {
  const all = [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.checkVisibility());
  const at = all.indexOf(document.activeElement as HTMLElement);
  const ends = back ? at <= 0 : at === all.length - 1;
  if (ends) all.at(back ? -1 : 0)?.focus();
  return ends;
}

/** The focus comes back if anything moves it behind what stands in front. */
function onFocus(event: FocusEvent): void {
  const { element } = fronts.at(-1)!;
  if (!element.contains(event.target as Node)) element.querySelector<HTMLElement>("dialog")?.focus();
}
