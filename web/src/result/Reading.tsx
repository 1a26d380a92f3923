import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LiveTable } from "../net/live";
import { Lazy } from "../widgets/Lazy";

/** What somebody reads about a game in front of its table; `end` is the replay from its last step. The buttons for it stand elsewhere on a narrow screen,
 * so that it isn't theirs: it stays when a window becomes narrow or wide. */
export const reading = signal<"review" | "replay" | "end" | "sheet" | null>(null);

const close = () => void (reading.value = null);
const loadReview = () => import("../review");
const loadAfter = () => import("../after");

/** The dialog with it, in one place of a table's page. */
export function ReadingDialog({ table }: { table: LiveTable }) {
  useEffect(() => close, [table]);
  const what = reading.value;
  if (!what) return null;
  if (what === "review") return <Lazy key={what} load={loadReview} dialog onClose={close}>{({ ReviewDialog }) => <ReviewDialog table={table} onClose={close} />}</Lazy>;
  if (what === "sheet") return <Lazy key={what} load={loadAfter} dialog onClose={close}>{({ SheetDialog }) => <SheetDialog table={table.name} onClose={close} />}</Lazy>;
  return <Lazy key={what} load={loadAfter} dialog onClose={close}>{({ Replay }) => <Replay table={table} atEnd={what === "end"} onClose={close} />}</Lazy>;
}
