/** What happens in a waiting room, said aloud: who sits down, who is ready, what was changed. Whoever looks elsewhere is called. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { callMe } from "../../browser/alerts";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { announce } from "../../say/voice";
import type { SeatInfo } from "../../wire.gen";
import { changedTerms } from "../terms";

export function useArrivals(table: LiveTable): void {
  useEffect(() => {
    const stops = [tellArrivals(table), tellChanges(table)];
    return () => stops.forEach((stop) => stop());
  }, [table]);
}

function tellArrivals(table: LiveTable): () => void {
  let [before, rules]: [readonly SeatInfo[], unknown] = [table.seats.peek(), table.rules.peek()];
  return table.seats.subscribe((seats) => {
    // Everything was shown anew: what is played has been changed, which takes back that the others are ready, and is told by itself.
    const anew = table.rules.peek() !== rules;
    rules = table.rules.peek();
    const others = seats.map((_, seat) => seat).filter((seat) => !table.held.peek().includes(seat));
    // With fewer seats than before the numbers mean other people.
    if (seats.length === before.length) for (const seat of others) arrived(table, seats[seat]!, before[seat]!, anew);
    before = seats;
  });
}

function arrived(table: LiveTable, now: SeatInfo, before: SeatInfo, anew: boolean): void {
  if (now.player !== "person") return;
  if (now.taken && !before.taken) {
    const text = say("seats-sat", { name: now.name });
    announce(text, { again: true });
    callMe(text, say(`screen-game-${table.rules.peek()!.game}`));
  } else if (now.opened && !before.opened) announce(say("seats-link-opened"));
  else if (!anew && now.taken && now.ready !== before.ready) announce(say(now.ready ? "seats-said-ready" : "seats-said-wait", { name: now.name }), { again: true });
}

function tellChanges(table: LiveTable): () => void {
  let before = table.rules.peek();
  return effect(() => {
    const rules = table.rules.value;
    if (!rules || !before || rules === before) return;
    const lines = changedTerms(rules, before).flatMap(({ name, value, was }) => (was ? [say("seats-changed-to", { name, value, was })] : []));
    before = rules;
    if (lines.length) announce(lines.join(" "), { again: true });
  });
}
