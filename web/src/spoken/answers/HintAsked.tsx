import { useSignal } from "@preact/signals";
import type { Composer } from "../../composer/composer";
import { say } from "../../say";
import { announce } from "../../say/voice";
import { Button } from "../../widgets/Button";
import { nextHint } from "./hints";

/** A hint; the same button says more. */
export function HintAsked({ composer }: { composer: Composer }) {
  const told = useSignal("");
  const ask = async () => {
    told.value = say("keys-hint-waits");
    told.value = await nextHint(composer);
    announce(told.value, { again: true });
  };
  return (
    <>
      <Button icon="eye" onClick={() => void ask()}>
        {say("keys-hint")}
      </Button>
      {told.value && <p class="hint-told">{told.value}</p>}
    </>
  );
}
