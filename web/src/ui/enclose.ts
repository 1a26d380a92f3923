/** Keep keyboard, pointer and readers within what stands in front of the page. */

interface Front {
  readonly element: HTMLElement;
  readonly close: () => void;
}

/** What stands in front, the last of it foremost. */
const fronts: Front[] = [];

/** Put the page, and whatever stood in front of it, out of reach until what is given back is called; Escape calls `close`. */
export function enclose(element: HTMLElement, close: () => void): () => void {
  const front = { element, close };
  if (!fronts.length) document.addEventListener("keydown", onKey);
  fronts.push(front);
  reach();
  return () => {
    fronts.splice(fronts.indexOf(front), 1);
    if (!fronts.length) document.removeEventListener("keydown", onKey);
    reach();
  };
}

function reach(): void {
  const page = document.getElementById("page")!;
  const all = [page, ...fronts.map((front) => front.element)];
  for (const one of all) one.inert = one !== all.at(-1);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  event.preventDefault();
  fronts.at(-1)?.close();
}
