import { signal } from "@preact/signals";
import { ServerError } from "../net/api";
import { problemText } from "../net/problem";
import { say } from "../say";
import { announce } from "../say/voice";
import { Button } from "./Button";

const notice = signal("");

// An error that no code handled is shown too.
window.addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof ServerError)) return;
  event.preventDefault();
  notice.value = problemText(event.reason);
  announce(notice.value, { now: true });
});

/** A sentence from the server that belongs to no field: why something couldn't be done. */
export function Notice() {
  if (!notice.value) return null;
  return (
    <div class="notice-bar">
      <p>{notice.value}</p>
      <Button small kind="quiet" icon="cross" label={say("web-close")} onClick={() => (notice.value = "")} />
    </div>
  );
}
