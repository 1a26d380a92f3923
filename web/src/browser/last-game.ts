import { remembered } from "./remembered";

/** What is shown first to somebody who hasn't chosen a game yet. */
const FIRST = "scrabble";

/** The game that was chosen last in this browser. */
export const lastGame = remembered("rekje-game", (kept) => (typeof kept === "string" && /^[a-z]+$/.test(kept) ? kept : FIRST));
