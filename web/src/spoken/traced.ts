/** The word so far along tiles that touch, step by step. */

import { effect, type ReadonlySignal } from "@preact/signals";
import { plainWord } from "../model/tiles";
import { say } from "../say";
import { announce } from "../say/voice";

export function watchTraced({ path, traced }: { readonly path: ReadonlySignal<readonly string[]>; readonly traced: ReadonlySignal<string> }): () => void {
  let before = "";
  return effect(() => {
    const word = path.value.length ? plainWord(traced.value) : "";
    if (word !== before) announce(word ? say("spoken-so-far", { word }) : say("spoken-no-path"), { from: "normal" });
    before = word;
  });
}
