/** The choice of a computer player: loaded where somebody may choose. */

import { learn } from "../../say";
import { PLAYERS } from "./sentences";

export { PlayerSelect } from "./PlayerSelect";

await learn(PLAYERS);
