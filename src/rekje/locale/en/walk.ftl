walk-others-choice = You can only choose a word for yourself.
walk-taken = A tile { $letter } lies there; it can’t be read as { $wanted }.
walk-empty = A dot stands for a tile that lies there already, but that square is empty.
walk-gap-opening = { $first } and { $second } must touch along a side: each letter lies against the next.
walk-gap = { $first } and { $second } don’t touch along a side: a word goes from tile to touching tile.
walk-length = { $letters ->
    [one] A word of one letter needs one square, not { $squares }.
   *[other] A word of { $letters } letters needs { $letters } squares, one a letter, not { $squares }.
}
walk-none = { $word } can’t be made with your tiles and those on the table.
walk-give-path = Say on which squares { $word } lies: there are too many ways to look through them all.
walk-nothing-new = You lay no new tile: lay at least one.
walk-apart = Your word lies apart: it must touch the tiles on the table along a side.
walk-same-tile = No tile follows itself: for a double { $letter } you need two tiles.
walk-unnamed = Name your word in full, letter by letter.
walk-no-word = { $word } is not in the word list.
walk-again = { $word } was made before: it counts again only without any tile that was used for it.
walk-blank-unnamed = Say which letter the blank stands for: write it in lower case.
walk-blank-twice = Within one word the blank can’t be both { $letter } and { $wanted }.
walk-blanks-touch = Two blanks may never lie side by side.
walk-edition-board = This game is played on the bare table, but the edition { $edition } has a board.
walk-setup-kings = The kings in the position must stand on places 0 to { $end }, no two on the same place of the track.
walk-setup-square = The position has a tile on { $square }; squares farther away than { $most } won’t do.
