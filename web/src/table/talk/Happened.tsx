import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { toldLines } from "../../spoken/news";
import { lastDone } from "../../telling/news";
import { WithWords } from "../../widgets/WithWords";

/** What has happened, the last event on top. It is the text that is said aloud. */
export function Happened({ table }: { table: LiveTable }) {
  const lines = toldLines.value.length ? toldLines.value : [{ key: 0, text: lastDone(table.view.value!, table.rules.value!) }];
  return (
    <div class="happened-room">
      <div class="happened" role="region" aria-label={say("spoken-happens")} tabIndex={0}>
        {lines.map((line, index) => (
          <p key={line.key} class={index ? "quiet-text" : ""}>
            <WithWords text={line.text} />
          </p>
        ))}
      </div>
    </div>
  );
}
