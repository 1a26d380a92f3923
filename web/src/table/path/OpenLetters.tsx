import { OpenRacks } from "../../board/OpenRacks";
import type { PathComposer } from "../../composer/path/composer";
import { say } from "../../say";

/** Everybody's letters, which all can see, and how many letters lie face down. */
export function OpenLetters({ composer }: { composer: PathComposer }) {
  const view = composer.table.view.value!;
  const down = Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
  return (
    <section class="open-letters paper">
      <OpenRacks seats={view.seats} box={composer.box} />
      <p class="quiet-text">{say("web-letters-down", { count: down })}</p>
    </section>
  );
}
