/** Coming to a table, and what becomes of its seats: loaded when it is wanted. */

import { learn } from "../say";
import { SEATS } from "./sentences";
import "../style/seats.css";

export { JoinPage } from "./join/JoinPage";
export { SeatDialog } from "./SeatDialog";
export { WaitingRoom } from "./room/WaitingRoom";

await learn(SEATS);
