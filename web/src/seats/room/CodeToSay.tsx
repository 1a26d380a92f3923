import { useSignal } from "@preact/signals";
import * as api from "../../net/api";
import type { LiveTable } from "../../net/live";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { shownTime, tick } from "../../telling/clock";
import { Button } from "../../widgets/Button";
import { Trouble } from "../../widgets/Trouble";

/** A code to say instead of a link, made when it is wanted. */
export function CodeToSay({ table, url }: { table: LiveTable; url: string }) {
  const shown = useSignal<{ code: string; url: string; until: number } | null>(null);
  const trouble = useSignal("");
  const ask = () => {
    trouble.value = "";
    api.spokenCode(table.name, url.slice(url.indexOf("#") + 1)).then(
      ({ code, seconds }) => {
        shown.value = { code, url, until: performance.now() + seconds * 1000 };
        announce(say("seats-spoken-is", { code: [...code].join(" ") }), { now: true });
      },
      (problem: unknown) => (trouble.value = problemText(problem)),
    );
  };
  if (shown.value) void tick.value;
  // A code stands for a link: when that has been revoked, it is worth nothing any more.
  const now = shown.value?.url === url ? shown.value : null;
  const left = now ? now.until - performance.now() : 0;
  return (
    <div class="room-code">
      {now && left > 0 ? (
        <>
          <p class="big-code" aria-label={say("seats-spoken-is", { code: [...now.code].join(" ") })}>
            {now.code.slice(0, 4)} {now.code.slice(4)}
          </p>
          <p class="quiet-text">
            {say("seats-say-code-how", { site: url.slice(0, url.indexOf("#")).replace(/^https?:\/\//, "") })} <span role="timer">{say("seats-code-good", { time: shownTime(left) })}</span>
          </p>
        </>
      ) : (
        <>
          {now && <p class="quiet-text">{say("seats-spoken-gone")}</p>}
          <Button kind="quiet" icon="chat" onClick={ask}>
            {say(now ? "seats-spoken-new" : "seats-say-code")}
          </Button>
        </>
      )}
      <Trouble text={trouble.value} />
    </div>
  );
}
