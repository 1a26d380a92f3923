import { say } from "../say";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

interface Props {
  readonly text: string;
  /** What follows from it, if the question alone doesn't say. */
  readonly more?: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation. */
export function ConfirmDialog({ text, more, yes, onYes, onClose }: Props) {
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog title={text} told={more} onClose={onClose}>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" onClick={agree}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
