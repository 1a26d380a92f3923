import type { Composer } from "../../composer/composer";
import { MOST_BOUGHT } from "../../model/buying";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";

/** Asks how many tiles to buy. The server knows the rules and refuses too many. */
export function BuyDialog({ composer, onClose }: { composer: Composer; onClose: () => void }) {
  const bought = composer.table.view.value!.turn?.bought ?? 0;
  const buy = (count: number) => {
    onClose();
    void composer.send({ do: "buy", seat: composer.seat, count });
  };
  return (
    <Dialog title={say("web-buy-how-many")} onClose={onClose}>
      <div class="dialog-actions spread">
        {Array.from({ length: Math.max(1, MOST_BOUGHT - bought) }, (_, index) => (
          <Button key={index} onClick={() => buy(index + 1)}>
            {say("web-buy-count", { count: index + 1 })}
          </Button>
        ))}
        <Button onClick={onClose}>{say("web-cancel")}</Button>
      </div>
    </Dialog>
  );
}
