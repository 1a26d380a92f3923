import type { LiveTable } from "../../net/live";
import { Lazy } from "../../widgets/Lazy";

const load = () => import("./Sheet");

/** The score sheet, loaded where it is shown: on a phone only once somebody asks for it. */
export function SheetPart({ table }: { table: LiveTable }) {
  return (
    <Lazy load={load} dialog>
      {({ Sheet }) => <Sheet table={table} />}
    </Lazy>
  );
}
