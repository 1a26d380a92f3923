/** The line in which everything at a table can be typed: loaded once a table is shown. */

import { learn } from "../say";
import { LINE } from "./sentences";
import "../style/line.css";

export { typingAt } from "./at-table";
export { CommandLine } from "./CommandLine";
export { CommandDialog } from "./CommandDialog";

await learn(LINE);
