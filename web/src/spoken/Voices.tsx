import type { Signal } from "@preact/signals";
import { type Line, quiet, urgent } from "../say/voice";

/** The two regions that are read aloud as lines come into them. They stay where they are as long as the page is open, beside
 * all that a dialog puts out of reach, and have no names: some readers say those before every line. */
export function Voices() {
  return (
    <>
      <Region voice={quiet} live="polite" />
      <Region voice={urgent} live="assertive" />
    </>
  );
}

function Region({ voice, live }: { voice: Signal<readonly Line[]>; live: "polite" | "assertive" }) {
  return (
    <div class="hidden-text" aria-live={live}>
      {voice.value.map((line) => (
        <p key={line.key} lang={line.language}>
          {line.text}
        </p>
      ))}
    </div>
  );
}
