/** How somebody is told while the page is closed: loaded when it is wanted. */

import { learn } from "../../say";
import { ALERT } from "./sentences";
import "../../style/alerts.css";

export { AlertsDialog } from "./AlertsDialog";

await learn(ALERT);
