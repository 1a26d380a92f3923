import { useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { callMe, showTurn } from "../alerts";
import { isAwaited } from "./awaited";

/** Title, icon, sound and notification follow whose turn it is. */
export function useTurnCalls(table: LiveTable): void {
  const before = useRef<boolean | null>(null);
  useSignalEffect(() => {
    const rules = table.rules.value;
    const view = table.view.value;
    const seat = table.seat.value;
    if (!rules) return;
    const about = say(`screen-game-${rules.game}`);
    const mine = view !== null && seat !== null && isAwaited(table, seat);
    showTurn(mine, about);
    if (mine && before.current === false) callMe(about);
    before.current = mine;
  });
}
