import { useSignal } from "@preact/signals";
import { forgetBooks } from "../browser/books";
import { endFollowing } from "../browser/followed";
import { rememberName } from "../browser/my-name";
import { forgetPromises } from "../browser/promised";
import { forgetDeck } from "../browser/study";
import { forgetTables } from "../net/own-tables";
import { say } from "../say";
import { announce } from "../say/voice";
import { Button } from "../widgets/Button";
import { ConfirmDialog } from "../widgets/ConfirmDialog";
import { Icon } from "../widgets/Icon";
import * as requests from "./requests";
import type { MyPart } from "./part";

/** Everything about me as a file, and its end. */
export function AboutMe({ me, tell }: MyPart) {
  const asking = useSignal(false);
  const gone = useSignal(false);
  const forget = async () => {
    tell(null);
    try {
      await forgetTables();
      endFollowing();
      forgetDeck();
      forgetPromises();
      forgetBooks();
      rememberName("");
      me.value = await requests.me();
      gone.value = true;
      announce(say("me-deleted"), { now: true });
    } catch (problem) {
      tell(problem);
    }
  };
  return (
    <section class="card" aria-labelledby="my-data">
      <h2 id="my-data">{say("me-data")}</h2>
      <p>{say("me-data-what")}</p>
      <p class="ways">
        <a class="button" href={requests.DATA_URL} download="rekje-me.json">
          <Icon name="download" />
          {say("me-data-get")}
        </a>
        <Button kind="danger" onClick={() => (asking.value = true)}>
          {say("me-delete")}
        </Button>
      </p>
      {gone.value && <p class="good">✓ {say("me-deleted")}</p>}
      {asking.value && (
        <ConfirmDialog
          text={say("me-delete-title")}
          more={`${say("me-ask-forget")} ${say("me-delete-more")}`}
          yes={say("me-delete")}
          onClose={() => (asking.value = false)}
          onYes={() => void forget()}
        />
      )}
    </section>
  );
}
