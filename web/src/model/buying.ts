/** So many tiles may be bought in a turn (W5). */
export const MOST_BOUGHT = 3;
