import { render } from "preact";
import { speak, wishedLanguage } from "./say";
import "./style/base.css";
import "./style/board.css";
import "./style/table.css";
import "./style/phone.css";
import "./style/access.css";
import "./browser/perception";
import { isFollowed } from "./browser/followed";
import { App } from "./App";
import { Voices } from "./spoken/Voices";
import { addressOf, PARTS } from "./parts";

const spoken = speak(wishedLanguage());
// What the address shows comes together with its sentences. Where it can't come, its place says so.
await PARTS[addressOf(location.pathname).part]().catch(() => null);
await spoken;
render(<Voices />, document.getElementById("voices")!);
render(<App />, document.getElementById("page")!);
if (isFollowed()) void import("./net/following").then(({ follow }) => follow());
