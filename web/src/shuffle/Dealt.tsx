import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { promisedAt } from "../browser/promised";
import * as api from "../net/api";
import { problemText } from "../net/problem";
import { say } from "../say";
import type { TableEvent } from "../wire.gen";
import { proofIn, type ShuffleVerdict, verdictOn } from "./check";

const MARKS: Record<ShuffleVerdict, string> = { kept: "✓ ", unseen: "", "left-out": "⚠ ", changed: "⚠ ", broken: "⚠ " };

/** Whether a game that is over was dealt as this browser was promised before it began, and what it takes to check that. */
export function Dealt({ table, names }: { table: string; names: readonly string[] }) {
  const events = useSignal<readonly TableEvent[] | null>(null);
  const trouble = useSignal("");
  useEffect(() => {
    api.log(table).then(
      (log) => (events.value = log.events),
      (problem) => (trouble.value = problemText(problem)),
    );
  }, [table]);
  if (!events.value) return <p class="quiet-text">{trouble.value || say("shuffle-checking")}</p>;
  const promised = promisedAt(table);
  const verdict = verdictOn(events.value, promised);
  const { commit, nonces, secret } = proofIn(events.value);
  return (
    <details class="dealt">
      <summary class={verdict === "kept" ? "good" : MARKS[verdict] && "bad"}>
        {MARKS[verdict]}
        {say(`shuffle-${verdict}`)}
      </summary>
      <dl class="quiet-text proof">
        <Part told={say("shuffle-commitment")} value={commit} />
        {promised && <Part told={say("shuffle-promised")} value={promised.commitment} />}
        {nonces.map((nonce, seat) => (
          <Part key={seat} told={say("shuffle-part", { name: names[seat] ?? "" })} value={nonce} />
        ))}
        <Part told={say("shuffle-secret")} value={secret} />
      </dl>
    </details>
  );
}

function Part({ told, value }: { told: string; value: string }) {
  return (
    <>
      <dt>{told}</dt>
      <dd>{value ? <code>{value}</code> : say("shuffle-no-part")}</dd>
    </>
  );
}
