import type { Signal } from "@preact/signals";
import { type SpokenLine, quiet, urgent } from "../say/voice";

/** The two live regions: screen readers say the lines that come into them. They stay in place as long as the page is open, outside
 * everything that a dialog makes unreachable. They have no names, because some screen readers say a name before every line. */
export function Voices() {
  return (
    <>
      <Region voice={quiet} live="polite" />
      <Region voice={urgent} live="assertive" />
    </>
  );
}

function Region({ voice, live }: { voice: Signal<readonly SpokenLine[]>; live: "polite" | "assertive" }) {
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
