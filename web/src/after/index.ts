/** What comes after a game, loaded when it is wanted. */

import { AFTER } from "./sentences";
import { learn } from "../say";
import "../style/after.css";

export { MyGamesPage } from "./games/MyGamesPage";
export { Replay } from "./replay/Replay";
export { SeriesBox } from "./games/SeriesBox";
export { SheetDialog } from "./SheetDialog";
export { StudyPage } from "./study/StudyPage";

await learn(AFTER);
