/** How somebody wants to read, see and hear: loaded when it is wanted. */

import { learn } from "../../say";
import { SEEING } from "./sentences";

export { PerceptionDialog } from "./PerceptionDialog";

await learn(SEEING);
