import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { loadOffer, playersOf } from "../net/offer";
import { opponentText } from "../net/ratings";
import { say } from "../say";
import { Button } from "../widgets/Button";

/** Let a computer play at a seat, as strong as is wished. */
export function ComputerChoice({ table, seat, onDone }: { table: LiveTable; seat: number; onDone?: () => void }) {
  const level = useSignal("");
  useEffect(() => void loadOffer(), []);
  const game = table.rules.value!.game;
  const players = playersOf(game);
  if (!players.length) return null;
  const hand = async () => {
    await api.handSeat(table.name, seat, { player: level.value || players[0]!.name });
    onDone?.();
  };
  return (
    <div class="computer-choice">
      <select aria-label={say("web-seat-level", { seat: say("web-seat-number", { number: seat + 1 }) })} value={level.value || players[0]!.name} onChange={(event) => (level.value = event.currentTarget.value)}>
        {players.map((player) => (
          <option key={player.name} value={player.name}>
            {opponentText(player, game)}
          </option>
        ))}
      </select>
      <Button small onClick={() => void hand()}>
        {say("seats-computer")}
      </Button>
    </div>
  );
}
