/** The position on the analysis board, kept in this browser: a score sheet can hand one over. */

const POSITION = "rekje-position";

export interface KeptPosition {
  readonly game: string;
  readonly edition: string;
  readonly lexicon: string;
  readonly options: Readonly<Record<string, string | number | boolean | null>>;
  readonly board: Readonly<Record<string, string>>;
  readonly rack: string;
}

export function keptPosition(): KeptPosition | null {
  try {
    const kept = JSON.parse(localStorage.getItem(POSITION) ?? "null") as KeptPosition | null;
    return kept?.game && kept.board ? kept : null;
  } catch {
    return null;
  }
}

export function keepPosition(position: KeptPosition): void {
  try {
    localStorage.setItem(POSITION, JSON.stringify(position));
  } catch {
    // Without storage the board is empty the next time.
  }
}
