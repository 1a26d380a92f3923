import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { givenIn } from "../model/codes";
import { say } from "../say";
import { StreamedTable } from "./StreamedTable";
import * as requests from "../seats/requests";

/** The table on a stream or a projector. Whoever has the link to watch comes in by it, and stays by what the browser keeps then. */
export function ShowPage({ id }: { id: string }) {
  const came = useSignal(false);
  useEffect(() => {
    const root = document.documentElement;
    root.classList.toggle("see-through", new URLSearchParams(location.search).get("background") === "none");
    void comeIn().then(() => (came.value = true));
    return () => root.classList.remove("see-through");
  }, [id]);
  return (
    <main id="main" class="show-page" tabIndex={-1}>
      {came.value ? <StreamedTable id={id} /> : <p class="show-news">{say("web-loading")}</p>}
    </main>
  );
}

/** Follows the link behind the `#`, and takes it out of the address. Without one, or if it is worthless, the table shows itself to those who know it. */
async function comeIn(): Promise<void> {
  const given = givenIn(location.hash);
  history.replaceState(null, "", location.pathname + location.search);
  if ("token" in given) await requests.join({ token: given.token, watch: true }).catch(() => undefined);
}
