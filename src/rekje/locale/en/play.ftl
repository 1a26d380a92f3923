play-off-board = { $square } is off the board.
play-taken = There is already a tile { $letter } on { $square }.
play-empty = There is no tile on { $square } yet; write the letter that you lay there.
play-unknown-tile = This set has no letter { $tile }.
play-not-held = You have no { $tile } (left) on your rack.
play-rack-short = { $count ->
    [one] This play lays a tile, but there is none on the rack.
   *[other] This play lays { $count } tiles, but the rack has { $most } at most.
}
play-box = The box doesn’t hold that many tiles { $tile }.
play-blank-unnamed = Say which letter the blank on { $square } stands for: write it in lower case.
play-first-short = { $least ->
    [one] The first play must lay at least one tile.
   *[other] The first play must lay at least { $least } tiles.
}
play-first-covers = The first word must cover the centre square { $squares }.
play-first-begins = The first word must begin on one of the squares { $squares }.
play-nothing-laid = You lay no new tile: lay at least one.
play-not-whole = You name { $word }, but the board would read { $whole }; name the whole word.
play-apart = Your word lies apart: it must touch what is on the board.
play-no-word = { $count ->
    [one] { $words } is not in the word list.
   *[other] These words are not in the word list: { $words }.
}
play-no-word-ij = { $word } is laid as { $laid }: the Dutch ij is one tile here, the Y.
