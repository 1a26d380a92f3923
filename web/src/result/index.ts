/** The end of a game: loaded when it is wanted. */

import { learn } from "../say";
import { RESULT } from "./sentences";
import "../style/result.css";

export { Result } from "./Result";
export { ResultSheet } from "./ResultSheet";

await learn(RESULT);
