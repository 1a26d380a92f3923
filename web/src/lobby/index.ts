/** The lobby: loaded when it is opened. */

import { learn } from "../say";
import { SEATS } from "../seats/sentences";
import { LOBBY } from "./sentences";
import "../style/start.css";
import "../style/form.css";
import "../style/lobby.css";

export { LobbyPage } from "./LobbyPage";

await Promise.all([learn(SEATS), learn(LOBBY)]);
