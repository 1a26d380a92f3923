/** What computer players are called, and how they play: ours in the reader's language, those of the server's operator by their name. */

import { canSay, say } from ".";

/** A player as sentences call it. */
export function playerName(player: string): string {
  return isOurs(player) ? say(`screen-player-${player}`) : player;
}

/** How a player plays, in a few words. */
export function playerStyle(player: string): string {
  return say(isOurs(player) ? `screen-opponent-${player}` : "screen-opponent-own");
}

function isOurs(player: string): boolean {
  return canSay(`screen-player-${player}`);
}
