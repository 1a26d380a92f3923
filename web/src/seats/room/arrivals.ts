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
    // With fewer seats than before the numbers mean other people.
    const same = seats.length === before.length;
    if (same) seats.forEach((now, seat) => tellName(now, before[seat]!, table.held.peek().includes(seat)));
    const others = seats.map((_, seat) => seat).filter((seat) => !table.held.peek().includes(seat));
    if (same) for (const seat of others) arrived(table, seats[seat]!, before[seat]!, anew);
    before = seats;
  });
}

/** Somebody who was there before is called something else. */
function tellName(now: SeatInfo, before: SeatInfo, mine: boolean): void {
  if (!now.taken || !before.taken || now.name === before.name) return;
  announce(mine ? say("seats-named", { name: now.name }) : say("seats-renamed", { before: before.name, name: now.name }), { again: true });
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
