import type { Desk } from "../../composer/composer";
import { say } from "../../say";
import { Dialog } from "../../widgets/Dialog";

/** Which letter a blank shall be. A key of the keyboard answers too. */
export function BlankDialog({ desk }: { desk: Desk }) {
  const asked = desk.asking.value;
  if (!asked) return null;
  const close = () => (desk.asking.value = null);
  const choose = (face: string) => desk.put(asked.slot, asked.square, face.toLowerCase());
  const onKey = (event: KeyboardEvent) => {
    const face = event.key.toUpperCase();
    if (desk.box.faces.includes(face)) choose(face);
  };
  return (
    <Dialog title={say("web-blank-which")} onClose={close}>
      <div class="letters" onKeyDown={onKey}>
        {desk.box.faces.map((face) => (
          <button key={face} type="button" class="button" onClick={() => choose(face)}>
            {face}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
