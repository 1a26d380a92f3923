import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { go } from "../browser/router";
import { openComposer } from "../composer/families";
import { openLive } from "../net/api";
import { LiveTable } from "../net/live";
import { say } from "../say";
import { asking } from "../spoken/keys";
import { tellNews } from "../spoken/news";
import { Lazy } from "../widgets/Lazy";
import { Top } from "../widgets/Top";
import { Connection } from "./Connection";
import { nextHere } from "./next-here";
import { PlayArea } from "./PlayArea";
import { useTurnCalls } from "./turn-calls";

const loadCurtain = () => import("./Curtain");

/** One open table. */
export function TablePage({ id }: { id: string }) {
  const table = useMemo(() => new LiveTable(id, () => openLive(id)), [id]);
  useEffect(() => {
    const hurry = () => table.hurry();
    window.addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      window.removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      table.close();
    };
  }, [table]);
  useTurnCalls(table);
  useEffect(() => tellNews(table), [table]);
  const rules = table.rules.value;
  return (
    <div class="table-page">
      <Top
        folded={table.view.value !== null}
        game={rules?.game}
        {...(table.view.value ? { more: { label: say("spoken-ask"), open: () => (asking.value = "menu") } } : {})}
      />
      <Connection table={table} />
      <main id="main" tabIndex={-1}>
        <Content table={table} />
      </main>
    </div>
  );
}

function Content({ table }: { table: LiveTable }) {
  const rules = table.rules.value;
  const composer = useMemo(() => (rules ? openComposer(table, rules) : null), [rules]);
  const peeking = useSignal(false);
  const waited = useRef(false);
  useEffect(() => {
    composer?.follow();
    return () => composer?.dispose();
  }, [composer]);
  // The waiting room may have been scrolled; the table begins at its top.
  const begun = Boolean(table.view.value);
  useLayoutEffect(() => void (begun && waited.current && scrollTo(0, 0)), [begun]);
  // Whoever keeps the score has another page for it.
  const kept = Boolean(rules?.kept) && table.host.value;
  useEffect(() => {
    if (kept) go(`/keep/${encodeURIComponent(table.name)}`, true);
  }, [kept]);
  if (table.status.value === "closed") return <Closed why={table.problem.value || say("web-no-table")} />;
  if (!rules || !composer) return <p class="notice">{say("web-loading")}</p>;
  const next = nextHere(table);
  if (next !== null && !peeking.value) return <Lazy load={loadCurtain} dialog>{({ Curtain }) => <Curtain table={table} seat={next} />}</Lazy>;
  if (!table.view.value) {
    // A game that begins at once needs no waiting room. One that was shown stays until the game is there.
    waited.current ||= table.seats.value.some((seat) => seat.player === "person" && !(seat.taken && seat.ready));
    return waited.current ? <Lazy load={() => import("../seats")}>{({ WaitingRoom }) => <WaitingRoom table={table} />}</Lazy> : <p class="notice">{say("web-loading")}</p>;
  }
  return <PlayArea composer={composer} />;
}

/** There is nothing to see here, and where to go instead. */
function Closed({ why }: { why: string }) {
  return (
    <section class="card notice">
      <p>{why}</p>
      <p class="ways">
        <a class="button" href="/join" data-within>
          {say("web-have-code")}
        </a>
        <a class="button" href="/" data-within>
          {say("web-home")}
        </a>
      </p>
    </section>
  );
}
