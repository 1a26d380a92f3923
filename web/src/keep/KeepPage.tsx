import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { showTitle } from "../browser/title";
import { go } from "../browser/router";
import { keepHere } from "../browser/worker";
import * as api from "../net/api";
import { problemText } from "../net/problem";
import { language, say } from "../say";
import { Top } from "../widgets/Top";
import { NotMade } from "./begin/Unmade";
import { Scorekeeper } from "./book/keeper";
import { leaveToPage } from "./book/sending";
import { bookKey } from "./book/store";
import { Keeping } from "./Keeping";
import { useSearch } from "./searching";

/** So often (ms) a page that is seen asks for the book: the server knows who is here, and the page what has become of the table. */
const LOOK_MS = 60_000;

/** The score of a game played on cardboard, kept on this device. */
export function KeepPage({ id }: { id: string }) {
  const keeper = useMemo(() => new Scorekeeper(id, api), [id]);
  const begun = useSignal(false);
  useEffect(() => {
    const look = () => void keeper.refresh();
    const seen = () => document.visibilityState === "visible" && look();
    const stored = (event: StorageEvent) => event.key === bookKey(id) && keeper.reread();
    const leave = leaveToPage(id);
    const looking = setInterval(seen, LOOK_MS);
    window.addEventListener("online", look);
    window.addEventListener("storage", stored);
    document.addEventListener("visibilitychange", seen);
    // The device keeps the page itself, so that it opens without a connection too.
    void keepHere();
    return () => {
      clearInterval(looking);
      window.removeEventListener("online", look);
      window.removeEventListener("storage", stored);
      document.removeEventListener("visibilitychange", seen);
      keeper.close();
      leave();
    };
  }, [keeper]);
  // The referee's sentences come in the language of the request.
  useEffect(() => void keeper.refresh().then(() => (begun.value = true)), [keeper, language.value]);
  const deleted = keeper.deleted.value;
  useEffect(() => void (deleted && go("/keep", true)), [deleted]);
  const book = keeper.book.value;
  const search = useSearch(keeper);
  const game = useComputed(() => keeper.book.value?.rules.game ?? "");
  useEffect(() => {
    showTitle(game.value && say(`screen-game-${game.value}`));
  }, [game.value, language.value]);
  return (
    <div class="keep-page">
      <Top game={game.value} />
      <main id="main" tabIndex={-1} aria-label={say("keep-title")}>
        <Unmade keeper={keeper} />
        {book ? <Keeping keeper={keeper} book={book} search={search} /> : <Missing keeper={keeper} begun={begun.value} />}
      </main>
    </div>
  );
}

function Missing({ keeper, begun }: { keeper: Scorekeeper; begun: boolean }) {
  const problem = keeper.missing.value;
  return <p class="notice">{keeper.removed.value || (problem ? problemText(problem) : say(begun && keeper.offline.value ? "keep-not-here" : "web-loading"))}</p>;
}

/** That the server refuses to make the table. */
function Unmade({ keeper }: { keeper: Scorekeeper }) {
  const problem = keeper.unmade.value?.problem;
  return !keeper.offline.value && problem ? <NotMade keeper={keeper} problem={problem} /> : null;
}
