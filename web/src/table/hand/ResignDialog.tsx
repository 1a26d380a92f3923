import type { Composer } from "../../composer/composer";
import { learn, say } from "../../say";
import { SEATS } from "../../seats/sentences";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";

/** Asks whether I really give up, and tells what that means for me and the others (C5). */
export function ResignDialog({ composer, onClose }: { composer: Composer; onClose: () => void }) {
  const { seat, table } = composer;
  const others = table.view.value!.seats.filter((one, number) => number !== seat && !one.resigned);
  const costs = say("seats-resign-costs", { count: others.length, name: others[0]?.name ?? "" });
  return <ConfirmDialog text={say("seats-ask-resign")} more={costs} yes={say("web-resign")} onClose={onClose} onYes={() => void composer.send({ do: "resign", seat })} />;
}

await learn(SEATS);
