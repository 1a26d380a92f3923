import { render } from "preact";
import { speak, wishedLanguage } from "./say";
import "./style/base.css";
import "./style/board.css";
import "./style/table.css";
import "./style/start.css";
import "./style/rules.css";
import "./style/guide.css";
import "./style/phone.css";
import "./style/access.css";
import "./seeing";
import { App } from "./ui/App";
import { Voices } from "./ui/aloud/Voices";

await speak(wishedLanguage());
render(<Voices />, document.getElementById("voices")!);
render(<App />, document.getElementById("page")!);
