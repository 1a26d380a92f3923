import type { Composer } from "../composer/composer";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Dialog } from "../widgets/Dialog";
import { typingAt } from "./at-table";
import { CommandLine } from "./CommandLine";

/** The line in front of a narrow page, where it has no place beside the board. */
export function CommandDialog({ composer, onClose }: { composer: Composer; onClose: () => void }) {
  return (
    <Dialog title={say("line-ask")} onClose={onClose}>
      <CommandLine typing={typingAt(composer)} begins />
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-close")}</Button>
      </div>
    </Dialog>
  );
}
