import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lastGame } from "../browser/last-game";
import { remembered } from "../browser/remembered";
import { showTitle } from "../browser/title";
import { going, lookAtTables } from "../net/lobby";
import { offered } from "../net/offer";
import { problemText } from "../net/problem";
import { say } from "../say";
import { Icon, type IconName } from "../widgets/Icon";
import { Top } from "../widgets/Top";
import { Trouble } from "../widgets/Trouble";
import { Games } from "./Games";
import { GoingGames } from "./GoingGames";
import { useMaking } from "./making";
import { PICTURES } from "./pictures";
import { prepare, quickTable } from "./quick";

const EVERY = 15_000;

/** How many games of mine there were the last time. */
const before = remembered("rekje-waiting", (kept) => (typeof kept === "number" ? kept : 0));

/** Where everything begins: my games that aren't over, and a new one. */
export function StartPage() {
  const games = offered.value?.catalogue.games.map((one) => one.name) ?? Object.keys(PICTURES);
  const chosen = games.includes(lastGame.value) ? lastGame.value : games[0]!;
  const play = useMaking(() => quickTable(chosen, "computer"), "/t");
  const invite = useMaking(() => quickTable(chosen, "friend"), "/t");
  const lost = useLobby();
  useEffect(() => {
    showTitle();
    // A button that is pressed asks again, and tells what is wrong.
    prepare().catch(() => {});
  }, []);
  const waits = (going.value?.length ?? before.value) > 0;
  return (
    <>
      <Top />
      <main id="main" class={`start ${waits ? "has-waiting" : ""}`} tabIndex={-1}>
        {waits && <GoingGames tables={going.value} expected={before.value} trouble={going.value ? "" : lost.value} />}
        <div class="new-game">
          <div class="pitch">{waits ? <h2>{say("start-new")}</h2> : <Pitch />}</div>
          <Games games={games} chosen={chosen} />
          <div class="begin">
            <button type="button" class="button primary play" aria-disabled={play.busy.value || undefined} onClick={play.start}>
              {say("start-play")}
              <small>{say("start-play-what", { game: say(`screen-game-${chosen}`) })}</small>
            </button>
            <Trouble text={play.trouble.value} />
            <a class="further" href="/new" data-within>
              {say("start-other")}
            </a>
            <button type="button" class="row" aria-disabled={invite.busy.value || undefined} onClick={invite.start}>
              <RowText icon="invite" title={say("start-invite")} more={say("start-invite-more")} />
            </button>
            <Trouble text={invite.trouble.value} />
            <a class="row" href="/keep" data-within>
              <RowText icon="paper" title={say("web-keep")} more={say("start-keep-more")} />
            </a>
            <ul class="facts">
              <li>{say("start-fact-rules")}</li>
              <li>{say("start-fact-languages")}</li>
              <li>{say("start-fact-account")}</li>
            </ul>
          </div>
        </div>
      </main>
    </>
  );
}

/** What this is, for somebody who comes for the first time. */
function Pitch() {
  return (
    <>
      <h1>{say("start-title")}</h1>
      <p class="lead">{say("start-lead")}</p>
    </>
  );
}

function RowText({ icon, title, more }: { icon: IconName; title: string; more: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span class="quiet-text">{more}</span>
      </span>
      <Icon name="next" />
    </>
  );
}

/** Looks at my games now and then, while the page is seen. Returns what is wrong, if they can't be seen. */
function useLobby() {
  const trouble = useSignal("");
  useEffect(() => {
    const look = () =>
      lookAtTables().then(
        () => {
          trouble.value = "";
          before.value = going.value!.length;
        },
        (problem: unknown) => (trouble.value = problemText(problem)),
      );
    void look();
    const again = () => document.visibilityState === "visible" && void look();
    const timer = setInterval(again, EVERY);
    document.addEventListener("visibilitychange", again);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("online", again);
    };
  }, []);
  return trouble;
}
