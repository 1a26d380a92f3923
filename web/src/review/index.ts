/** The review of a game, loaded when it is wanted. */

import { AFTER } from "../after/sentences";
import { REVIEW } from "./sentences";
import { learn } from "../say";
import "../style/after.css";
import "../style/review.css";

export { ReviewDialog } from "./ReviewDialog";

await learn(AFTER);
await learn(REVIEW);
