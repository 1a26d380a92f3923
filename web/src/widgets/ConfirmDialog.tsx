import { say } from "../say";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

interface Props {
  readonly text: string;
  /** What follows from it, where the question alone doesn't tell. */
  readonly more?: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Are you sure? */
export function ConfirmDialog({ text, more, yes, onYes, onClose }: Props) {
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog title={text} onClose={onClose}>
      {more && <p class="told">{more}</p>}
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" onClick={agree}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
