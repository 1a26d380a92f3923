import { say } from "../say";
import { Button } from "../widgets/Button";
import { reading } from "./Reading";

/** Opens the score sheet to print or to share. */
export function SheetButton({ small = false }: { small?: boolean }) {
  return (
    <Button icon="list" small={small} onClick={() => (reading.value = "sheet")}>
      {say("after-entry-sheet")}
    </Button>
  );
}
