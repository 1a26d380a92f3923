import { useSignal, useSignalEffect } from "@preact/signals";
import type { LiveTable } from "../../net/live";
import { newsOf } from "./news";

const KEPT = 4;

/** What happens at the table, said aloud as it happens to whoever listens instead of looking. */
export function Announcer({ table }: { table: LiveTable }) {
  const lines = useSignal<readonly { key: number; text: string }[]>([]);
  useSignalEffect(() => {
    const { events, fresh } = table.happened.value;
    const [rules, view] = [table.rules.peek(), table.view.peek()];
    if (!fresh || !rules || !view) return;
    const before = lines.peek();
    const first = (before.at(-1)?.key ?? 0) + 1;
    const news = newsOf(events, { rules, view, me: table.seat.peek() }).map((text, index) => ({ key: first + index, text }));
    if (news.length) lines.value = [...before, ...news].slice(-KEPT);
  });
  return (
    <div class="hidden-text announcer" role="log" aria-live="polite">
      {lines.value.map((line) => (
        <p key={line.key}>{line.text}</p>
      ))}
    </div>
  );
}
