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
import type { Document, ReviewAnswer } from "../wire.gen";
import { Course } from "./Course";
import { MissedTurn } from "./MissedTurn";
import { SeatResults } from "./SeatResults";
import { Turns } from "./Turns";

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
        if (open && !answer.value.document) setTimeout(() => open && void ask(), AGAIN);
      } catch (problem) {
        trouble.value = problemText(problem);
      }
    };
    void ask();
    return () => void (open = false);
  }, []);
  const { document: told, tables = [], done = 0, of = 1 } = answer.value ?? {};
  return (
    <Dialog title={say("review-heading")} onClose={onClose}>
      <div class="review">
        <Trouble text={trouble.value} />
        {!told && !trouble.value && (
          <p role="status">
            {say("review-working")} <progress value={done} max={of} aria-label={say("review-working")} />
          </p>
        )}
        {told && <Told told={told} tables={tables} />}
      </div>
      <div class="dialog-actions">
        {told && (
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

function Told({ told, tables }: { told: Document; tables: ReviewAnswer["tables"] }) {
  const top = useRef<HTMLHeadingElement>(null);
  // Who waited is told where the review begins.
  useEffect(() => top.current?.focus(), []);
  return (
    <>
      <h3 ref={top} tabIndex={-1}>
        {told.result}
      </h3>
      <SeatResults told={told} />
      {told.course && <Course course={told.course} />}
      {told.misses.length > 0 && (
        <section>
          <h3>{say("review-misses")}</h3>
          <div class="review-misses">
            {told.misses.map((miss, index) => (
              <MissedTurn key={miss.place} miss={miss} position={tables[index]!} />
            ))}
          </div>
        </section>
      )}
      {told.lists.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {told.unread.length > 0 && (
        <section>
          <h3>{told.unread_heading}</h3>
          <p class="review-words">{told.unread.join("  ")}</p>
        </section>
      )}
      <Turns told={told} />
      <p class="quiet-text">{told.notes.join(" ")}</p>
    </>
  );
}
