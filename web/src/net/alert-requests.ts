/** What is asked of the server about being told with the page closed. */

import type { Subscription } from "../browser/push-device";
import { language } from "../say";
import { ask, atTable, get } from "./api";
import type { AlertSettings, AlertWishes, TableAlerts } from "../wire.gen";

export const alertSettings = () => get<AlertSettings>("alerts");
export const wishAlerts = (wish: AlertWishes) => ask("POST", "alerts", wish);
export const addDevice = (device: Subscription) => ask("POST", "alerts/devices", { ...device, language: language.peek() });
export const dropDevice = (endpoint: string) => ask("DELETE", "alerts/devices", { endpoint });
export const tableAlerts = (id: string) => get<TableAlerts>(atTable(id, "alerts"));
export const wishTableAlerts = (id: string, on: boolean) => ask("POST", atTable(id, "alerts"), { on });
export const askMail = (address: string) => ask("POST", "mail", { address, language: language.peek() });
export const dropMail = () => ask("DELETE", "mail");
