import { useSignal } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Lazy } from "../widgets/Lazy";

/** Opens the review: what every turn of a finished game could have scored. */
export function ReviewButton({ table }: { table: LiveTable }) {
  const open = useSignal(false);
  return (
    <>
      <Button icon="eye" onClick={() => (open.value = true)}>
        {say("review-entry")}
      </Button>
      {open.value && <Lazy load={() => import("../review")}>{({ ReviewDialog }) => <ReviewDialog table={table} onClose={() => (open.value = false)} />}</Lazy>}
    </>
  );
}
