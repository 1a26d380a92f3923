import { useSignal } from "@preact/signals";
import type { LiveTable } from "../net/live";
import { say } from "../say";
import { Button } from "../widgets/Button";
import { Lazy } from "../widgets/Lazy";

/** Opens the score sheet to print or to share. */
export function SheetButton({ table, small = false }: { table: LiveTable; small?: boolean }) {
  const open = useSignal(false);
  return (
    <>
      <Button icon="list" small={small} onClick={() => (open.value = true)}>
        {say("after-entry-sheet")}
      </Button>
      {open.value && <Lazy load={() => import("../after")}>{({ SheetDialog }) => <SheetDialog table={table.name} onClose={() => (open.value = false)} />}</Lazy>}
    </>
  );
}
