import { narrow } from "../../browser/screen";
import type { LiveTable } from "../../net/live";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { WithWords } from "../../widgets/WithWords";
import { linesTold } from "./Happened";
import { tipsSeen } from "./tips";

/** The longest text of an event, in characters, beside which there is room for a hint. */
const [ROOM, NARROW_ROOM] = [130, 60] as const;

/** Whether what has happened last is short enough to stand above a hint. Something longer is read whole first. */
export function hasRoom(table: LiveTable): boolean {
  return linesTold(table)[0]!.text.length <= (narrow.value ? NARROW_ROOM : ROOM);
}

/** A hint: one sentence about what is special in this game, when it happens for the first time. What has happened last stands above it. */
export function Tip({ table, tip }: { table: LiveTable; tip: string }) {
  const { text } = linesTold(table)[0]!;
  return (
    <div class="tip" role="note">
      <div>
        {text && (
          <p class="tip-event">
            <WithWords text={text} />
          </p>
        )}
        <p>{say(tip)}</p>
      </div>
      <Button small kind="quiet" icon="check" onClick={() => (tipsSeen.value = [...tipsSeen.value, tip])}>
        <span class="seen">{say("web-tip-seen")}</span>
      </Button>
    </div>
  );
}
