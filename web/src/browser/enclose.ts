/** Keep keyboard, pointer and readers within what stands in front of the page.
 *
 * The page stays in the tree of names and roles: readers that see what has the focus taken away lose their place, and say neither the
 * dialog that opens nor what they come back to. `aria-modal` keeps them in front, and here is what keeps the keyboard there. */

interface Front {
  readonly element: HTMLElement;
  readonly close: () => void;
}

/** What can have the keyboard. */
export const CONTROLS = ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'], :disabled)";
/** So long (ms) what has been in front stays to be found, unseen: a reader loses its place with what it stood on, unless it has
 * heard before where the focus has gone. */
const LINGER = 150;

/** What stands in front, the last of it foremost. */
const fronts: Front[] = [];

/** Put the page, and whatever stood in front of it, out of reach until what is given back is called; Escape calls `close`. */
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

/** What browsers have that tell of it, and TypeScript doesn't know yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Call when a phone's gesture or button leads back, in browsers that tell of it; an end to that is given back. */
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

/** Put something before the page, to be seen. */
export function bring(element: HTMLElement): void {
  left?.();
  document.body.append(element);
}

/** Remove it again: after a while, or as soon as anything else is before the page. */
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

/** From the last place to the first, or back; whether that was the next step. */
function wrap(element: HTMLElement, back: boolean): boolean {
  const all = [...element.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.checkVisibility());
  const at = all.indexOf(document.activeElement as HTMLElement);
  const ends = back ? at <= 0 : at === all.length - 1;
  if (ends) all.at(back ? -1 : 0)?.focus();
  return ends;
}

/** Whatever brings the focus behind what stands in front, it comes back. */
function onFocus(event: FocusEvent): void {
  const { element } = fronts.at(-1)!;
  if (!element.contains(event.target as Node)) element.querySelector<HTMLElement>("dialog")?.focus();
}
