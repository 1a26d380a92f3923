import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { hasGone, isNowhere, toPage } from "../browser/router";
import { ServerError } from "../net/api";
import { problemText } from "../net/problem";
import { say } from "../say";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

/** The parts that have come, by what loads them. */
const came = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads a part, so that it is shown at once where it is wanted. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  came.set(load, part);
  return part;
}

interface Props<T> {
  /** Loads a part of the page that not everybody needs. Where one part takes the place of another, each has a key of its own. */
  readonly load: () => Promise<T>;
  readonly children: (part: T) => ComponentChildren;
  /** The part is a dialog: until it is there nothing is shown in its place, so that nothing else moves. */
  readonly dialog?: boolean;
  /** Closes that dialog. One that can't be loaded says so as a dialog then, and can be opened once more. */
  readonly onClose?: () => void;
}

/** A part of the page that is loaded when it is shown. */
export function Lazy<T>({ load, children, dialog = false, onClose }: Props<T>) {
  const part = useSignal(came.has(load) ? { it: came.get(load) as T } : null);
  const trouble = useSignal("");
  // A layout effect, so that a part loaded before is shown at once.
  useLayoutEffect(() => {
    fetchPart(load).then(
      (it) => {
        part.value = { it };
        // A reader who followed a link to a whole page gets the focus there, now that it has come.
        requestAnimationFrame(() => hasGone() && isNowhere() && document.activeElement!.id !== "main" && toPage());
      },
      () => (trouble.value = problemText(new ServerError("web-offline", ""))),
    );
  }, []);
  if (part.value) return <>{children(part.value.it)}</>;
  if (dialog && !trouble.value) return null;
  if (onClose && trouble.value) {
    return (
      <Dialog title={trouble.value} onClose={onClose}>
        <div class="dialog-actions">
          <Button onClick={onClose}>{say("web-close")}</Button>
        </div>
      </Dialog>
    );
  }
  return <p class={trouble.value ? "bad" : "quiet-text"}>{trouble.value || say("web-loading")}</p>;
}
