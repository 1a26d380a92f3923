/** How the tiles were dealt, loaded when a game is over. */

import { learn } from "../say";
import { SHUFFLE } from "./sentences";

export { Dealt } from "./Dealt";

await learn(SHUFFLE);
