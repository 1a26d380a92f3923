import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { showTitle } from "../browser/title";
import { keepHere } from "../browser/worker";
import * as api from "../net/api";
import { problemText } from "../net/problem";
import { language, say } from "../say";
import { Top } from "../widgets/Top";
import { Scorekeeper } from "./book/keeper";
import { Keeping } from "./Keeping";

/** The score of a game played on cardboard, kept on this device. */
export function KeepPage({ id }: { id: string }) {
  const keeper = useMemo(() => new Scorekeeper(id, api), [id]);
  const begun = useSignal(false);
  useEffect(() => {
    const look = () => void keeper.refresh();
    const seen = () => document.visibilityState === "visible" && look();
    window.addEventListener("online", look);
    document.addEventListener("visibilitychange", seen);
    // The device keeps the page itself, so that it opens without a connection too.
    keepHere();
    return () => {
      window.removeEventListener("online", look);
      document.removeEventListener("visibilitychange", seen);
      keeper.close();
    };
  }, [keeper]);
  // The referee's sentences come in the language of the request.
  useEffect(() => void keeper.refresh().then(() => (begun.value = true)), [keeper, language.value]);
  const book = keeper.book.value;
  const game = useComputed(() => keeper.book.value?.rules.game ?? "");
  useEffect(() => {
    showTitle(game.value && say(`screen-game-${game.value}`));
  }, [game.value, language.value]);
  return (
    <div class="keep-page">
      <Top game={game.value} />
      <Offline keeper={keeper} />
      <main id="main" tabIndex={-1} aria-label={say("keep-title")}>{book ? <Keeping keeper={keeper} book={book} /> : <Missing keeper={keeper} begun={begun.value} />}</main>
    </div>
  );
}

function Missing({ keeper, begun }: { keeper: Scorekeeper; begun: boolean }) {
  const problem = keeper.missing.value;
  return <p class="notice">{problem ? problemText(problem) : say(begun && keeper.offline.value ? "keep-not-here" : "web-loading")}</p>;
}

/** Shown while the server can't be reached, and while lines wait for it. */
function Offline({ keeper }: { keeper: Scorekeeper }) {
  const count = keeper.waiting.value.length;
  return (
    <div role="status" class="connection">
      {keeper.offline.value && <p class="lost">{say("keep-offline", { count })}</p>}
      {keeper.forgetful.value && <p class="lost">{say("keep-forgetful")}</p>}
    </div>
  );
}
