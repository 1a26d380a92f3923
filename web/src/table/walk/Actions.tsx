import type { WalkComposer } from "../../composer/walk/composer";
import { say } from "../../say";
import { Button } from "../../widgets/Button";
import { Actions } from "../hand/Actions";

/** The buttons, with the places that sending would bring. While everybody chooses a word to open with, “no word” stands in place of “pass”. */
export function WalkActions({ composer }: { composer: WalkComposer }) {
  const openWithout = composer.opening.value && (
    <Button icon="pass" onClick={() => void composer.openWithout()}>
      {say("web-open-without")}
    </Button>
  );
  return <Actions composer={composer} sendLabel={sendLabel(composer)} insteadOfPass={openWithout || null} />;
}

function sendLabel(composer: WalkComposer): string {
  const preview = composer.preview.value;
  if (composer.opening.value) return say("web-choose-word");
  return preview ? say("web-send-places", { count: preview.score }) : say("web-send");
}
