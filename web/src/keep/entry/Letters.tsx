import { useSignal } from "@preact/signals";
import { say } from "../../say";
import { Button } from "../../widgets/Button";

interface Props {
  readonly faces: readonly string[];
  readonly onLetter: (face: string) => void;
  readonly onBack: () => void;
}

/** The letters of the box as buttons, for use without the keyboard of a phone. */
export function Letters({ faces, onLetter, onBack }: Props) {
  const open = useSignal(false);
  return (
    <>
      <Button small pressed={open.value} onClick={() => (open.value = !open.value)}>
        {say("keep-letters")}
      </Button>
      {open.value && (
        <div class="letters" role="group" aria-label={say("keep-letters")}>
          {faces.map((face) => (
            <button key={face} type="button" class="button" onClick={() => onLetter(face)}>
              {face}
            </button>
          ))}
          <Button icon="back" label={say("keep-letter-back")} onClick={onBack} />
        </div>
      )}
    </>
  );
}
