import { say } from "../../say";
import { Button } from "../Button";
import { Dialog } from "../Dialog";

interface Props {
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Are you sure? */
export function ConfirmDialog({ text, yes, onYes, onClose }: Props) {
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog title={text} onClose={onClose}>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        <Button kind="primary" onClick={agree}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
