import type { LiveTable } from "../net/live";
import { say } from "../say";
import { Best } from "./Best";
import { FinalCount } from "./FinalCount";
import { MoreAbout } from "./MoreAbout";
import { RematchButton } from "./RematchButton";
import { ReviewButton } from "./ReviewButton";
import { ShareCard } from "./ShareCard";
import { Winner } from "./Winner";

/** The end of a game: who won, the final count, the best turn, a picture to share, and what can be done now. */
export function Result({ table }: { table: LiveTable }) {
  const view = table.view.value!;
  const rules = table.rules.value!;
  const game = { view, rules, outcome: view.outcome! };
  return (
    <section class="result" id="result" tabIndex={-1} aria-label={say("web-result")}>
      <Winner game={game} />
      <FinalCount game={game} table={table.name} />
      <Best view={view} rules={rules} />
      <ShareCard table={table.name} />
      <div class="result-actions">
        <RematchButton table={table} />
        <ReviewButton />
        <a class="button" href="/" data-within>
          {say("result-start")}
        </a>
      </div>
      <MoreAbout table={table} />
    </section>
  );
}
