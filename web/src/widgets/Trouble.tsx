import { useEffect } from "preact/hooks";
import { announce } from "../say/voice";

/** An error in a sentence, read aloud at once; empty if there is none. */
export function Trouble({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="bad" role="alert">
      {text}
    </p>
  );
}

/** An error that may come while a page is loaded. In Firefox Orca neither announces an alert that comes then, nor reads it with the page: so this one is text
 * of the page, and announced beside it. */
export function PageTrouble({ text }: { text: string }) {
  useEffect(() => announce(text, { now: true, again: true }), [text]);
  return text ? <p class="bad">{text}</p> : null;
}
