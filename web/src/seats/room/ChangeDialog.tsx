import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { LiveTable } from "../../net/live";
import { loadOffer, offered } from "../../net/offer";
import { problemText } from "../../net/problem";
import { say } from "../../say";
import { beginChange, wishedTerms } from "../../start/form/changing";
import { EditionChoice } from "../../start/form/EditionChoice";
import { ListChoice } from "../../start/form/ListChoice";
import { OptionsForm } from "../../start/form/OptionsForm";
import { chosenGame } from "../../start/form/wish";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";
import { Trouble } from "../../widgets/Trouble";
import "../../style/form.css";
import * as requests from "../requests";

/** The words, the tempo and the options of a table that waits, to be changed. */
export function ChangeDialog({ table, onClose }: { table: LiveTable; onClose: () => void }) {
  const trouble = useSignal("");
  useLayoutEffect(() => {
    void loadOffer();
    return beginChange(table.rules.peek()!, table.seats.peek().length);
  }, []);
  const change = async (event: Event) => {
    event.preventDefault();
    try {
      await requests.changeTerms(table.name, wishedTerms());
      onClose();
    } catch (problem) {
      trouble.value = problemText(problem);
    }
  };
  return (
    <Dialog title={say("seats-change-title")} onClose={onClose}>
      <form class="change-terms" onSubmit={(event) => void change(event)}>
        {offered.value && chosenGame.value === table.rules.value?.game && (
          <>
            <EditionChoice />
            <ListChoice label={say("web-list")} />
            <OptionsForm open />
          </>
        )}
        <p class="quiet-text">{say("seats-change-more")}</p>
        <Trouble text={trouble.value} />
        <div class="dialog-actions">
          <Button onClick={onClose}>{say("web-cancel")}</Button>
          <Button submit kind="primary">
            {say("seats-change-done")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
