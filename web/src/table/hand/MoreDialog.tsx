import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Composer } from "../../composer/composer";
import * as api from "../../net/api";
import { loadOffer, playersOf } from "../../net/offer";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { Icon } from "../../widgets/Icon";
import { Lazy } from "../../widgets/Lazy";
import { tipsSeen } from "../talk/tips";

interface Props {
  readonly composer: Composer;
  readonly onClose: () => void;
  readonly onResign: () => void;
}

/** What is used less often. */
export function MoreDialog({ composer, onClose, onResign }: Props) {
  const { table } = composer;
  const game = table.rules.value!.game;
  const alerting = useSignal(false);
  useEffect(() => void loadOffer(), []);
  const players = playersOf(game);
  const hand = (player: string) => {
    onClose();
    void api.handSeat(table.name, composer.seat, { player });
  };
  if (alerting.value) return <Lazy load={() => import("../../widgets/alerts")}>{({ AlertsDialog }) => <AlertsDialog table={table.name} onClose={onClose} />}</Lazy>;
  return (
    <Dialog title={say("web-more-title")} onClose={onClose}>
      <div class="menu">
        <Button icon="sort" onClick={() => (composer.sort(), onClose())}>
          {say("web-sort")}
        </Button>
        <Button icon="help" onClick={() => ((tipsSeen.value = []), onClose())}>
          {say("web-explain-again")}
        </Button>
        <a class="button" href="/me" data-within>
          <Icon name="link" />
          {say("web-other-device")}
        </a>
        <Button icon="bell" onClick={() => (alerting.value = true)}>
          {say("web-alerts")}
        </Button>
        {players.length > 0 && (
          <label class="field">
            {say("web-hand-seat")}
            <select value="" onChange={(event) => hand(event.currentTarget.value)}>
              <option value="">{say("web-hand-choose")}</option>
              {players.map((player) => (
                <option key={player.name} value={player.name}>
                  {say(`screen-player-${player.name}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {table.commands.value.has("resign") && (
          <Button kind="danger" icon="flag" onClick={onResign}>
            {say("web-resign")}
          </Button>
        )}
      </div>
      <Lazy load={() => import("../../seats/Agreed")}>{({ Agreed }) => <Agreed rules={table.rules.value!} />}</Lazy>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}
