import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../net/api";
import type { LiveTable } from "../net/live";
import { loadOffer, playersOf } from "../net/offer";
import { chosenPlayer, EVEN, loadRatings } from "../net/ratings";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Lazy } from "../widgets/Lazy";

/** Let a computer play at a seat, as strong as is wished. */
export function ComputerChoice({ table, seat, onDone }: { table: LiveTable; seat: number; onDone?: () => void }) {
  const choice = useSignal(EVEN);
  useEffect(() => void Promise.all([loadOffer(), loadRatings()]), []);
  const game = table.rules.value!.game;
  if (!playersOf(game).length) return null;
  const hand = async () => {
    await api.handSeat(table.name, seat, { player: chosenPlayer(choice.value, game) });
    onDone?.();
  };
  return (
    <div class="computer-choice">
      <Lazy load={() => import("../widgets/players")}>
        {({ PlayerSelect }) => (
          <PlayerSelect
            game={game}
            value={choice.value}
            label={say("web-seat-level", { seat: say("web-seat-number", { number: seat + 1 }) })}
            onChange={(player) => (choice.value = player)}
          />
        )}
      </Lazy>
      <Button small onClick={() => void hand()}>
        {say("seats-computer")}
      </Button>
    </div>
  );
}
