/** The analysis board, loaded when it is shown. */

import { KEEP } from "../keep/sentences";
import { learn } from "../say";
import "../style/form.css";
import "../style/keep.css";

export { AnalysisPage } from "./AnalysisPage";

await learn(KEEP);
