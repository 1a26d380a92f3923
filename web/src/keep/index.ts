/** The scorekeeper's part of the page, loaded only when somebody keeps a score. */

import { KEEP } from "./sentences";
import { learn } from "../say";
import "../style/form.css";
import "../style/keep.css";

export { sendKept } from "./book/sending";
export { KeepPage } from "./KeepPage";
export { KeepStart } from "./KeepStart";

await learn(KEEP);
