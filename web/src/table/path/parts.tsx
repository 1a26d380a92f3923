/** What is shown where words are paths over tiles of many sizes. */

import type { PathComposer } from "../../composer/path/composer";
import { Lazy } from "../../widgets/Lazy";
import type { TableFamily } from "../family";
import { PathActions } from "./Actions";
import { PathHand } from "./Hand";
import { PathStatus } from "./Status";
import { PathTable } from "./Table";

const loadLetters = () => import("./OpenLetters");
const loadWords = () => import("./WordList");

export function pathParts(composer: PathComposer): TableFamily {
  return {
    look: "on-board paper",
    // Only one letter is laid in a turn. Its words are named next, and they may lie anywhere on the board.
    returns: true,
    board: (zoom) => <PathTable composer={composer} zoom={zoom} />,
    hand: () => <PathHand composer={composer} />,
    actions: () => <PathActions composer={composer} />,
    status: () => <PathStatus composer={composer} />,
    unseen: () => <Lazy load={loadLetters}>{({ OpenLetters }) => <OpenLetters composer={composer} />}</Lazy>,
    sheet: () => (
      <Lazy load={loadWords} dialog>
        {({ WordList }) => <WordList composer={composer} />}
      </Lazy>
    ),
  };
}
