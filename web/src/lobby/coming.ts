/** Coming to a table from the lobby. */

import { type Signal, useSignal } from "@preact/signals";
import { myName } from "../browser/my-name";
import { go } from "../browser/router";
import { problemText } from "../net/problem";
import * as requests from "./requests";
import type { LobbyGame, LobbyOffer } from "../wire.gen";

interface Coming {
  readonly trouble: Signal<string>;
  readonly come: (to: LobbyOffer | LobbyGame) => void;
}

/** Takes a seat where one is offered, or watches, and goes to the table. `onTrouble` is called where somebody was quicker. */
export function useComing(onTrouble: () => void): Coming {
  const trouble = useSignal("");
  const busy = useSignal(false);
  const come = async (to: LobbyOffer | LobbyGame) => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = "";
    try {
      const offered = "changes" in to;
      await requests.comeTo(to.table, offered ? { name: myName(), gives_nonce: true, changes: to.changes } : { watch: true });
      go(`/t/${encodeURIComponent(to.table)}`);
    } catch (problem) {
      trouble.value = problemText(problem);
      onTrouble();
    }
    busy.value = false;
  };
  return { trouble, come: (to) => void come(to) };
}
