/** What a link in a mail leads to: loaded when somebody follows one. */

import { learn } from "../say";
import { ALERT } from "../widgets/alerts/sentences";

export { MailPage } from "./MailPage";

await learn(ALERT);
