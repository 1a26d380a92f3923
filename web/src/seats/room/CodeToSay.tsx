import { useSignal } from "@preact/signals";
import type { LiveTable } from "../../net/live";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { shownTime, tick } from "../../telling/clock";
import { Button } from "../../widgets/Button";
import { Trouble } from "../../widgets/Trouble";
import * as requests from "../requests";

/** A code to say instead of a link, made when it is wanted. */
export function CodeToSay({ table, url }: { table: LiveTable; url: string }) {
  const shown = useSignal<{ code: string; url: string; until: number } | null>(null);
  const trouble = useSignal("");
  const ask = () => {
    trouble.value = "";
    requests.spokenCode(table.name, url.slice(url.indexOf("#") + 1)).then(
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
          <p class="hidden-text">{say("seats-spoken-is", { code: [...now.code].join(" ") })}</p>
          <p class="big-code" aria-hidden="true">
            {now.code.slice(0, 4)} {now.code.slice(4)}
          </p>
          <p class="quiet-text">
            {say("seats-say-code-how", { site: `${new URL(url).host}/join` })} <span role="timer">{say("seats-code-good", { time: shownTime(left) })}</span>
          </p>
        </>
      ) : (
        now && <p class="quiet-text">{say("seats-spoken-gone")}</p>
      )}
      {/* The button stays, because the focus is on it. */}
      <Button kind="quiet" icon="chat" onClick={ask}>
        {say(now ? "seats-spoken-new" : "seats-say-code")}
      </Button>
      <Trouble text={trouble.value} />
    </div>
  );
}
