import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { problemText } from "../net/problem";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { Icon } from "../widgets/Icon";
import { Trouble } from "../widgets/Trouble";
import type { Review, ReviewAnswer } from "../wire.gen";
import { Course } from "./Course";
import { Miss } from "./Miss";
import { SeatResults } from "./SeatResults";
import { Turns } from "./Turns";
import { moveText, whoText } from "./words";

const AGAIN = 600;

/** What every turn of a game that is over could have brought; the server makes it when somebody asks. */
export function ReviewDialog({ table, onClose }: { table: LiveTable; onClose: () => void }) {
  const answer = useSignal<ReviewAnswer | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    let open = true;
    const ask = async () => {
      try {
        answer.value = await api.review(table.name);
        if (open && !answer.value.review) setTimeout(() => open && void ask(), AGAIN);
      } catch (problem) {
        trouble.value = problemText(problem);
      }
    };
    void ask();
    return () => void (open = false);
  }, []);
  const { review, tables = [], done = 0, of = 1 } = answer.value ?? {};
  return (
    <Dialog title={say("review-heading")} onClose={onClose}>
      <div class="review">
        <Trouble text={trouble.value} />
        {!review && !trouble.value && (
          <p role="status">
            {say("review-working")} <progress value={done} max={of} aria-label={say("review-working")} />
          </p>
        )}
        {review && <TellingContext review={review} tables={tables} />}
      </div>
      <div class="dialog-actions">
        {review && (
          <>
            <a class="button" href={api.reviewUrl(table.name)} target="_blank" rel="noopener">
              <Icon name="eye" />
              {say("review-page")}
            </a>
            <a class="button" href={`${api.reviewUrl(table.name)}&save`} download>
              <Icon name="download" />
              {say("review-save")}
            </a>
          </>
        )}
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}

function TellingContext({ review, tables }: { review: Review; tables: ReviewAnswer["tables"] }) {
  const top = useRef<HTMLHeadingElement>(null);
  // Who waited is told where the review begins.
  useEffect(() => top.current?.focus(), []);
  const bingos = review.turns.flatMap((turn) => (turn.missed_bingo ? [`${whoText(review, turn)}: ${moveText(turn.missed_bingo.move)} ${turn.missed_bingo.move.score ?? ""}`] : []));
  const phonies = review.turns.flatMap((turn) => (turn.phonies.length ? [`${whoText(review, turn)}: ${turn.phonies.join(" ")}`] : []));
  return (
    <>
      <h3 ref={top} tabIndex={-1}>
        {say("review-title", { names: review.winners.map((seat) => review.seats[seat]!.name).join(", "), count: review.winners.length })}
      </h3>
      <SeatResults review={review} />
      <Course review={review} />
      {review.misses.length > 0 && (
        <section>
          <h3>{say("review-misses")}</h3>
          <div class="review-misses">
            {review.misses.map((place, index) => (
              <Miss key={place} review={review} turn={review.turns[place]!} position={tables[index]!} />
            ))}
          </div>
        </section>
      )}
      <List title={say("review-missed-bingos")} lines={bingos} />
      <List title={say("review-phonies")} lines={phonies} />
      {review.unread && review.unread.length > 0 && (
        <section>
          <h3>{say("review-unread", { count: review.unread.length })}</h3>
          <p class="review-words">{review.unread.map((one) => one.word).join("  ")}</p>
        </section>
      )}
      <Turns review={review} />
      <p class="quiet-text">
        {say(`review-measure-${review.measure}`)} {say("review-words", { lexicon: review.lexicon })}
      </p>
    </>
  );
}

function List({ title, lines }: { title: string; lines: readonly string[] }) {
  if (!lines.length) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
