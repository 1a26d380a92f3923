import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Happened, LiveTable } from "../../net/live";
import { newsOf } from "./news";

const KEPT = 8;

/** What happens at the table, said aloud as it happens to whoever listens instead of looking. */
export function Announcer({ table }: { table: LiveTable }) {
  const lines = useSignal<readonly { key: number; text: string }[]>([]);
  // At once, for each message: an effect of the drawing would see only the last of those that come between two frames.
  const hear = ({ events, fresh }: Happened) => {
    const [rules, view] = [table.rules.peek(), table.view.peek()];
    if (!fresh || !rules || !view) return;
    const before = lines.peek();
    const first = (before.at(-1)?.key ?? 0) + 1;
    const news = newsOf(events, { rules, view, me: table.seat.peek() }).map((text, index) => ({ key: first + index, text }));
    if (news.length) lines.value = [...before, ...news].slice(-KEPT);
  };
  useEffect(() => table.happened.subscribe(hear), [table]);
  return (
    <div class="hidden-text announcer" role="log" aria-live="polite">
      {lines.value.map((line) => (
        <p key={line.key}>{line.text}</p>
      ))}
    </div>
  );
}
