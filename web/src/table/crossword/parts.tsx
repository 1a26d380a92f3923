/** What is shown at a table where words lie in lines on a board of squares. */

import type { CrosswordComposer } from "../../composer/crossword/composer";
import type { TableFamily } from "../family";
import { MyRack } from "../hand/Rack";
import { SheetPart } from "../side/SheetPart";
import { UnseenTiles } from "../side/UnseenTiles";
import { CrosswordActions } from "./Actions";
import { CrosswordStatus } from "./Status";
import { CrosswordTable } from "./Table";

export function crosswordParts(composer: CrosswordComposer): TableFamily {
  return {
    look: "on-board",
    returns: false,
    board: (zoom) => <CrosswordTable composer={composer} zoom={zoom} />,
    hand: () => <MyRack composer={composer} slots={composer.arranged.value.slots} />,
    actions: () => <CrosswordActions composer={composer} />,
    status: () => <CrosswordStatus composer={composer} />,
    unseen: () => <UnseenTiles composer={composer} />,
    sheet: () => <SheetPart table={composer.table} />,
  };
}
