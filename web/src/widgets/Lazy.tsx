import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { hasGone, toPage } from "../browser/router";
import { ServerError } from "../net/api";
import { problemText } from "../net/problem";
import { say } from "../say";

/** The parts that have come, by what loads them. */
const came = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads a part, so that it is shown at once where it is wanted. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  came.set(load, part);
  return part;
}

interface Props<T> {
  /** Loads a part of the page that not everybody needs. */
  readonly load: () => Promise<T>;
  readonly children: (part: T) => ComponentChildren;
  /** The part is a dialog: until it is there nothing is shown in its place, so that nothing else moves. */
  readonly dialog?: boolean;
}

/** A part of the page that is loaded when it is shown. */
export function Lazy<T>({ load, children, dialog = false }: Props<T>) {
  const part = useSignal(came.has(load) ? { it: came.get(load) as T } : null);
  const trouble = useSignal("");
  // A layout effect, so that a part loaded before is shown at once.
  useLayoutEffect(() => {
    fetchPart(load).then(
      (it) => {
        part.value = { it };
        // A reader who followed a link to a whole page gets the focus there, now that it has come.
        requestAnimationFrame(() => hasGone() && document.activeElement === document.body && toPage());
      },
      () => (trouble.value = problemText(new ServerError("web-offline", ""))),
    );
  }, []);
  if (part.value) return <>{children(part.value.it)}</>;
  if (dialog && !trouble.value) return null;
  return <p class={trouble.value ? "bad" : "quiet-text"}>{trouble.value || say("web-loading")}</p>;
}
