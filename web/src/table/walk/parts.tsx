/** What is shown where words walk over the tiles of a bare table. */

import type { WalkComposer } from "../../composer/walk/composer";
import type { TableFamily } from "../family";
import { SheetPart } from "../side/SheetPart";
import { UnseenTiles } from "../side/UnseenTiles";
import { WalkActions } from "./Actions";
import { WalkHand } from "./Hand";
import { WalkStatus } from "./Status";
import { WalkTable } from "./Table";

export function walkParts(composer: WalkComposer): TableFamily {
  return {
    look: "bare-table",
    returns: false,
    board: (zoom) => <WalkTable composer={composer} zoom={zoom} />,
    hand: () => <WalkHand composer={composer} />,
    actions: () => <WalkActions composer={composer} />,
    status: () => <WalkStatus composer={composer} />,
    unseen: () => <UnseenTiles composer={composer} />,
    sheet: () => <SheetPart table={composer.table} />,
  };
}
