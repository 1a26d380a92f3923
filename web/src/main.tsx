import { render } from "preact";
import { speak, wishedLanguage } from "./say";
import "./style/base.css";
import "./style/top.css";
import "./style/board.css";
import "./style/table.css";
import "./style/phone.css";
import "./style/access.css";
import "./browser/perception";
import { alerts } from "./browser/alerts";
import { keptBooks } from "./browser/books";
import { isFollowed } from "./browser/followed";
import { keepHere, later } from "./browser/worker";
import { App } from "./App";
import { Voices } from "./spoken/Voices";
import { addressOf, PARTS } from "./parts";
import { fetchPart } from "./widgets/Lazy";

const spoken = speak(wishedLanguage());
// What the address shows comes together with its sentences. Where it can't come, its place says so.
await fetchPart<unknown>(PARTS[addressOf(location.pathname).part]).catch(() => null);
await spoken;
render(<Voices />, document.getElementById("voices")!);
render(<App />, document.getElementById("page")!);
later(() => {
  void keepHere();
  // Score sheets that wait for the server are sent from whichever page is shown.
  if (keptBooks().some((one) => one.waits)) PARTS.keep().then(({ sendKept }) => sendKept(), () => {});
  // Nobody else needs it, and no page waits for it.
  if (alerts.value.notify) void import("./net/pushing").then(({ resumePush }) => resumePush()).catch(() => {});
});
if (isFollowed()) void import("./net/following").then(({ follow }) => follow());
