/** The dialogs about the table: loaded when somebody asks. */

import { learn } from "../../say";
import { KEYS } from "./sentences";

export { AskDialog } from "./AskDialog";

await learn(KEYS);
