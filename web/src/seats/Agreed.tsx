import { useEffect } from "preact/hooks";
import { loadOffer } from "../net/offer";
import { learn, say } from "../say";
import type { TableRules } from "../wire.gen";
import { SEATS } from "./sentences";
import { chosenAt, termsOf } from "./terms";
import "../style/seats.css";

await learn(SEATS);

/** What was agreed at a table, for who plays at it. */
export function Agreed({ rules }: { rules: TableRules }) {
  useEffect(() => void loadOffer(), []);
  return (
    <section class="agreed" aria-label={say("seats-agreed")}>
      <h3>{say("seats-agreed")}</h3>
      <ul class="terms">
        {termsOf(chosenAt(rules)).map(({ line }) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
