import { useSignal } from "@preact/signals";
import { plainWord, UNKNOWN } from "../../model/tiles";
import type { AnyEvent } from "../../net/live";
import { say } from "../../say";
import { newsOf } from "../../telling/news";
import { Button } from "../../widgets/Button";
import { RuleLink } from "../../widgets/RuleLink";
import { WithWords } from "../../widgets/WithWords";
import type { Book, BookLine } from "../../wire.gen";
import type { Scorekeeper } from "./keeper";
import { LineDialog, type Wish } from "./LineDialog";
import { isNobodys, rowOf, tell } from "./lines";
import type { WaitingLine } from "./store";

interface Props {
  readonly keeper: Scorekeeper;
  readonly book: Book;
  readonly onWish: (line: BookLine, wish: Wish) => void;
}

/** The score sheet, the last line on top: lines that wait, lines that are valid, and lines that must be corrected. */
export function BookSheet({ keeper, book, onWish }: Props) {
  const chosen = useSignal<BookLine | null>(null);
  const waiting = keeper.waiting.value;
  const wish = (what: Wish) => {
    const line = chosen.peek()!;
    chosen.value = null;
    onWish(line, what);
  };
  if (!book.lines.length && !waiting.length) return <p class="quiet-text">{say("keep-empty")}</p>;
  return (
    <>
      <ol class="keep-sheet" reversed>
        {[...waiting].reverse().map((one) => (
          <WaitingRow key={one.id} keeper={keeper} book={book} one={one} />
        ))}
        {[...book.lines].reverse().map((line, back) => (
          <Line key={line.id} book={book} line={line} number={book.lines.length - back} onOpen={() => (chosen.value = line)} />
        ))}
      </ol>
      {chosen.value && <LineDialog book={book} line={chosen.value} offline={keeper.offline.value || keeper.removed.value !== "" || waiting.length > 0} onClose={() => (chosen.value = null)} onWish={wish} />}
    </>
  );
}

interface LineProps {
  readonly book: Book;
  readonly line: BookLine;
  readonly number: number;
  readonly onOpen: () => void;
}

function Line({ book, line, number, onOpen }: LineProps) {
  const names = book.view.seats.map((seat) => seat.name);
  const row = rowOf(line);
  const { seat } = row;
  const nobodys = isNobodys(line.move) && !row.words.length;
  const what = row.words.length ? row.words.map((one) => plainWord(one.word)).join(", ") : tell(line.move, names);
  return (
    <li class={line.refusal ? "broken" : line.back ? "back" : ""}>
      <button type="button" class="keep-row" onClick={onOpen}>
        <span class="hidden-text">{say("keep-open-line", { number })}</span>
        <span class="keep-by">{nobodys ? "" : names[seat]}</span>
        <span class="keep-what">
          {line.refusal ? <strong>⚠ {tell(line.move, names)}</strong> : <span class={row.words.length ? "word" : ""}><WithWords text={what} /></span>} {row.at && <span class="quiet-text">{row.at}</span>}
          {line.back && <span class="quiet-text"> ({say("keep-struck")})</span>}
        </span>
        <span class="keep-score">{!line.refusal && row.words.length > 0 && !line.back ? `+${row.score}` : ""}</span>
        {!line.refusal && !line.back && !nobodys && (
          <span class="keep-total" aria-label={say("keep-total", { count: line.totals[seat] ?? 0 })}>
            {line.totals[seat]}
          </span>
        )}
      </button>
      {line.refusal && (
        <p class="bad">
          {say("keep-broken")} {line.refusal.sentence} <RuleLink game={book.rules.game} rule={line.refusal.rule} />
        </p>
      )}
      {verdicts(book, line).map((text) => (
        <p key={text} class="quiet-text">
          {text}
        </p>
      ))}
    </li>
  );
}

const JUDGED = ["challenged", "act-struck", "play-taken-back", "dice-thrown"];

/** The dictionary's answer as a sentence, and what the challenge cost. */
function verdicts(book: Book, line: BookLine): string[] {
  const tells = (event: AnyEvent) => JUDGED.includes(event.event) || (event.event === "letter-freed" && event.tile === UNKNOWN);
  return newsOf(line.events.filter(tells), { rules: book.rules, view: book.view, me: null });
}

function WaitingRow({ keeper, book, one }: { keeper: Scorekeeper; book: Book; one: WaitingLine }) {
  const names = book.view.seats.map((seat) => seat.name);
  // Otherwise it is on its way.
  const waits = keeper.offline.value || keeper.unmade.value !== null;
  return (
    <li class={waits ? "waits" : ""}>
      <div class="keep-row">
        <span class="keep-by">{names[one.move.seat ?? 0]}</span>
        <span class="keep-what">
          <span class="word"><WithWords text={tell(one.move, names)} /></span> {waits && <em class="keep-badge">{say("keep-waits")}</em>}
        </span>
        <Button small kind="quiet" icon="cross" label={say("keep-drop-waiting", { what: tell(one.move, names) })} onClick={() => keeper.drop(one.id)} />
      </div>
      {one.problem && <p class="bad">{one.problem}</p>}
    </li>
  );
}
