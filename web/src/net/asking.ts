/** What a page asks the server for when it is shown. */

import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { unreachable } from "./api";
import { problemText } from "./problem";

/** Asks when the page is shown, when one of `when` changes, and again once a server that couldn't be reached is back. `trouble` says what is wrong meanwhile. */
export function useAsking(ask: () => Promise<unknown>, trouble: Signal<string>, when: readonly unknown[] = []): void {
  const failed = useRef(false);
  useEffect(() => {
    ask().then(
      () => {
        // What else went wrong on the page is said on.
        if (failed.current) trouble.value = "";
        failed.current = false;
      },
      (problem: unknown) => {
        failed.current = true;
        trouble.value = problemText(problem);
      },
    );
  }, [...when, unreachable.value]);
}
