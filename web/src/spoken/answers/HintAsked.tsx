import { useSignal } from "@preact/signals";
import type { Composer } from "../../composer/composer";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { Button } from "../../widgets/Button";
import { nextHint } from "./hints";

/** A hint; the same button says more as long as there is more. */
export function HintAsked({ composer }: { composer: Composer }) {
  const told = useSignal("");
  const more = useSignal(false);
  const waits = useSignal(false);
  const ask = async () => {
    if (waits.value) return;
    waits.value = true;
    told.value = say("keys-hint-waits");
    const bit = await nextHint(composer);
    told.value = bit.text;
    more.value = bit.more !== "";
    waits.value = false;
    announce(bit.text, { again: true });
  };
  return (
    <>
      <Button icon="eye" onClick={() => void ask()}>
        {say(more.value ? "keys-hint-more" : "keys-hint")}
      </Button>
      {told.value && <p>{told.value}</p>}
    </>
  );
}
