import type { Composer } from "../../composer/composer";
import { say } from "../../say";
import { Dialog } from "../../widgets/Dialog";

/** Asks which letter a blank stands for. A key answers too. */
export function BlankDialog({ composer }: { composer: Composer }) {
  const asked = composer.asking.value;
  if (!asked) return null;
  const close = () => (composer.asking.value = null);
  const choose = (face: string) => composer.put(asked.slot, asked.square, face.toLowerCase());
  const onKey = (event: KeyboardEvent) => {
    const face = event.key.toUpperCase();
    if (composer.box.faces.includes(face)) choose(face);
  };
  return (
    <Dialog title={say("web-blank-which")} onClose={close}>
      <div class="letters" onKeyDown={onKey}>
        {composer.box.faces.map((face) => (
          <button key={face} type="button" class="button" onClick={() => choose(face)}>
            {face}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
