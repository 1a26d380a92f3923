import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { callMe, showTurn } from "../browser/alerts";
import type { LiveTable } from "../net/live";
import { lookAtTables } from "../net/own-tables";
import { say } from "../say";
import { isAwaited } from "../telling/awaited";
import { whoseTurn } from "../telling/news";

/** The title, the icon, a sound and a notification tell when it is my turn. */
export function useTurnCalls(table: LiveTable): void {
  const before = useRef<boolean | null>(null);
  useSignalEffect(() => {
    const rules = table.rules.value;
    const view = table.view.value;
    const seat = table.seat.value;
    if (!rules) return;
    const about = say(`screen-game-${rules.game}`);
    const mine = view !== null && seat !== null && isAwaited(table, seat);
    // While letters are drawn or an opening is chosen nobody is on turn, and the text asks for something else.
    const asked = mine ? whoseTurn(table) : null;
    showTurn(asked, about);
    if (asked !== null && before.current === false) callMe(asked, about);
    // The app's icon shows how many tables wait for me.
    if ("setAppBadge" in navigator && before.current !== null && before.current !== mine) void lookAtTables().catch(() => {});
    before.current = mine;
  });
}
