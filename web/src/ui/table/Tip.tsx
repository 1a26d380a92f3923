import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { Button } from "../Button";
import { dueTip, tipsSeen } from "../tips";

/** One sentence on what is unusual in this box, when it comes up for the first time. */
export function Tip({ table }: { table: LiveTable }) {
  const tip = table.seat.value === null ? null : dueTip(table);
  if (!tip) return null;
  return (
    <div class="tip" role="note">
      <p>{say(tip)}</p>
      <Button small kind="quiet" onClick={() => (tipsSeen.value = [...tipsSeen.value, tip])}>
        {say("web-tip-seen")}
      </Button>
    </div>
  );
}
