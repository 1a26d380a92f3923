/** What a link in a mail asks of the server. */

import { ask } from "../net/api";

export const confirmMail = (token: string) => ask("POST", "mail/confirm", { token });
export const stopMail = (token: string) => ask("POST", "mail/stop", { token });
