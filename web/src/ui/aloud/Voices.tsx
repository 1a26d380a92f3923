import type { Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { lastSaid, type Line, quiet, urgent } from "../../aloud/voice";
import { say } from "../../say";

/** The two regions that are read aloud as lines come into them. What lies behind a dialog isn't read: it has its own. */
export function Voices() {
  const since = useMemo(lastSaid, []);
  return (
    <>
      <div class="hidden-text announcer" role="log" aria-live="polite" aria-label={say("aloud-happens")}>
        <Lines voice={quiet} since={since} />
      </div>
      <div class="hidden-text" role="alert" aria-live="assertive" aria-atomic="false" aria-label={say("aloud-urgent")}>
        <Lines voice={urgent} since={since} />
      </div>
    </>
  );
}

function Lines({ voice, since }: { voice: Signal<readonly Line[]>; since: number }) {
  return (
    <>
      {voice.value
        .filter((line) => line.key > since)
        .map((line) => (
          <p key={line.key}>{line.text}</p>
        ))}
    </>
  );
}
