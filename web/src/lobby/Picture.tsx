import { parseSquare, squareName } from "../model/squares";
import { editionOf } from "../net/offer";
import { GREETINGS } from "../seats/join/GamePicture";
import { Thumbnail } from "../start/Thumbnail";
import type { EditionInfo } from "../wire.gen";

/** A small picture of a game, with a first word on it. It never shows what really lies on the table. */
export function Picture({ game, edition, language }: { game: string; edition: string; language: string }) {
  const box = editionOf(game, edition);
  const board = box ? laid(box, GREETINGS[language] ?? "") : {};
  return <Thumbnail table={{ game, edition, glimpse: { board, last: Object.keys(board), bare: null } }} />;
}

/** The word where a game begins, or around the middle. */
function laid({ board }: EditionInfo, word: string): Record<string, string> {
  const [start] = board?.start ?? [];
  const [x, y] = start ? parseSquare(start) : [4, 4];
  return Object.fromEntries([...word].map((letter, at) => [squareName([Math.max(0, x - 2) + at, y]), letter]));
}
