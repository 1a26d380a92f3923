/** The page for a stream or a projector: loaded when it is opened. */

import { learn } from "../say";
import { SHOW } from "./sentences";
import "../style/show.css";

export { ShowPage } from "./ShowPage";

await learn(SHOW);
