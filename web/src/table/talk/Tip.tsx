import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { tipsSeen } from "./tips";

/** A hint: one sentence about what is special in this game, when it happens for the first time. */
export function Tip({ tip }: { tip: string }) {
  return (
    <div class="tip" role="note">
      <p>{say(tip)}</p>
      <Button small kind="quiet" icon="check" onClick={() => (tipsSeen.value = [...tipsSeen.value, tip])}>
        <span class="seen">{say("web-tip-seen")}</span>
      </Button>
    </div>
  );
}
