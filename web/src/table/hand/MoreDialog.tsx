import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { narrow } from "../../browser/screen";
import type { Composer } from "../../composer/composer";
import * as api from "../../net/api";
import { loadOffer, playersOf } from "../../net/offer";
import { chosenPlayer, loadRatings } from "../../net/ratings";
import { learn, say } from "../../say";
import { SEATS } from "../../seats/sentences";
import { asking } from "../../spoken/keys";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { Icon } from "../../widgets/Icon";
import { Lazy } from "../../widgets/Lazy";
import { ArrangeDialog } from "./ArrangeDialog";
import { tipsSeen } from "../talk/tips";

interface Props {
  readonly composer: Composer;
  readonly onClose: () => void;
}

/** What is used less often. */
export function MoreDialog({ composer, onClose }: Props) {
  const { table } = composer;
  const game = table.rules.value!.game;
  const alerting = useSignal(false);
  const onVacation = useSignal(false);
  const arranging = useSignal(false);
  const resigning = useSignal(false);
  useEffect(() => void Promise.all([loadOffer(), loadRatings()]), []);
  const players = playersOf(game);
  const chosen = useSignal("");
  const hand = () => {
    onClose();
    void api.handSeat(table.name, composer.seat, { player: chosenPlayer(chosen.value, game) });
  };
  if (alerting.value) return <Lazy key="alerts" load={() => import("../../widgets/alerts")}>{({ AlertsDialog }) => <AlertsDialog table={table.name} onClose={onClose} />}</Lazy>;
  if (onVacation.value) return <Lazy key="vacation" load={() => import("../../seats")}>{({ VacationDialog }) => <VacationDialog composer={composer} onClose={onClose} />}</Lazy>;
  if (resigning.value) return <Lazy key="resign" load={() => import("./ResignDialog")}>{({ ResignDialog }) => <ResignDialog composer={composer} onClose={onClose} />}</Lazy>;
  if (arranging.value) return <ArrangeDialog composer={composer} onClose={onClose} />;
  return (
    <Dialog title={say("seats-more-title")} onClose={onClose}>
      <div class="menu">
        <Button icon="sort" onClick={() => (composer.sort(), onClose())}>
          {say("seats-sort")}
        </Button>
        <Button icon="list" onClick={() => (arranging.value = true)}>
          {say("seats-arrange")}
        </Button>
        <Button icon="help" onClick={() => ((tipsSeen.value = []), onClose())}>
          {say("seats-explain-again")}
        </Button>
        <Button icon="eye" onClick={() => (onClose(), (asking.value = "menu"))}>
          {say("spoken-ask")}
        </Button>
        {narrow.value && (
          <Button icon="keyboard" onClick={() => (onClose(), (asking.value = "line"))}>
            {say("seats-type-commands")}
          </Button>
        )}
        <a class="button" href="/me" data-within>
          <Icon name="link" />
          {say("seats-other-device")}
        </a>
        <Button icon="bell" onClick={() => (alerting.value = true)}>
          {say("web-alerts")}
        </Button>
        {table.commands.value.has("vacation") && (
          <Button icon="clock" onClick={() => (onVacation.value = true)}>
            {say("web-option-vacation")}
          </Button>
        )}
        {players.length > 0 && (
          <label class="field">
            {say("seats-hand-seat")}
            <Lazy load={() => import("../../widgets/players")}>
              {({ PlayerSelect }) => <PlayerSelect game={game} value={chosen.value} nobody={say("seats-hand-choose")} onChange={(player) => (chosen.value = player)} />}
            </Lazy>
          </label>
        )}
        {/* Choosing alone does nothing: with a keyboard one passes all of them. */}
        {chosen.value && <Button onClick={hand}>{say("seats-hand-do")}</Button>}
        {table.commands.value.has("resign") && (
          <Button kind="danger" icon="flag" onClick={() => (resigning.value = true)}>
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

await learn(SEATS);
