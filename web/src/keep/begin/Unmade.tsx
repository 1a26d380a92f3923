import { useSignal } from "@preact/signals";
import { go } from "../../browser/router";
import { say } from "../../say";
import { BookLinks } from "../../widgets/BookLinks";
import { Button } from "../../widgets/Button";
import { ConfirmDialog } from "../../widgets/ConfirmDialog";
import type { Scorekeeper } from "../book/keeper";
import { forgetBook, unmadeBooks } from "../book/store";

/** The sheets that are only on this device. */
export function UnmadeSheets() {
  const books = unmadeBooks();
  if (!books.length) return null;
  return (
    <section class="card keep-here">
      <p>{say("keep-here-still")}</p>
      <BookLinks books={books} />
    </section>
  );
}

/** That the server doesn't make the table, why, and what can be done. */
export function NotMade({ keeper, problem }: { keeper: Scorekeeper; problem: string }) {
  return (
    <div class="card keep-here" role="alert">
      <p>{say("keep-not-made", { problem })}</p>
      <Button small onClick={() => void keeper.refresh()}>
        {say("keep-try-again")}
      </Button>
    </div>
  );
}

/** Deletes a sheet that is only on this device, after a question. */
export function DeleteSheet({ keeper }: { keeper: Scorekeeper }) {
  const asked = useSignal(false);
  const remove = () => {
    keeper.close();
    forgetBook(keeper.table);
    go("/keep", true);
  };
  return (
    <>
      <Button small kind="danger" onClick={() => (asked.value = true)}>
        {say("keep-delete")}
      </Button>
      {asked.value && <ConfirmDialog text={say("keep-delete-ask")} yes={say("keep-delete")} onClose={() => (asked.value = false)} onYes={remove} />}
    </>
  );
}
