/** What comes after a game, loaded when it is wanted. */

import { AFTER } from "./sentences";
import { learn } from "../say";
import "../style/after.css";

export { MyGamesPage } from "./MyGamesPage";
export { Replay } from "./Replay";
export { SeriesBox } from "./SeriesBox";
export { SheetDialog } from "./SheetDialog";
export { StudyPage } from "./StudyPage";

await learn(AFTER);
