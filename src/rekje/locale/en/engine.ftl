engine-letter = The letter set has no letter “{ $tile }”.
engine-tile = The letter set has no tile “{ $tile }”.
engine-square = The square { $square } is not on the board.
engine-rack = A rack holds at most { $most } tiles, not { $count }.
engine-letters = The word list was built for { $words } letters, the letter set has { $letters }.
engine-facts = These rule facts can’t be used: { $why }.
engine-leaves = These values for kept tiles can’t be used: { $why }.
engine-leaves-twice = “{ $one }” and “{ $other }” are the same tiles: give their worth once.
engine-leaves-long = “{ $kept }” has more tiles than can be kept: at most { $most }.
engine-leaves-other = These leave values are for the tiles of { $found }, not for those of { $wanted }.
engine-no-list = Plays can only be found with a list of words: “any” is none.
engine-not-crossing = In { $game } words don’t cross on a board: there is no Position of it, but a Game.
engine-play-command = In this game a play is a command, such as game.plays()[0].command: give it to game.do.
engine-no-playouts = { $game } takes more than plays, exchanges and passes: whole games of it are played by rekje.Game and its players.
engine-game-over = The game is over: a rack is empty, or the passes are up.
engine-pre-end-bag = Every draw is looked at with 1 to { $most } tiles in the bag; here it would hold { $count }.
engine-pre-end-which = These tiles all fit on one rack: say with bag= how many of them are in the bag.
engine-pre-end-buys = In { $game } nothing is drawn after a play, so there are no draws to look at.
engine-pre-end-tiles = The draws can’t be looked at with these tiles: { $why }.
engine-player-unknown = There is no computer player “{ $player }”; there are: { $known }.
engine-think-form = “{ $text }” is no time to think: give seconds, such as 5 (at most { $seconds }), or nodes, such as 60000n (at most { $nodes }).
engine-lexicon-tiles = The word list { $name } was made for other tiles than those of the edition { $edition }.
engine-board-rows = The board has { $count ->
    [one] { $count } row
   *[other] { $count } rows
} instead of { $wanted }.
engine-board-row = Row { $row } of the board has { $count ->
    [one] { $count } square
   *[other] { $count } squares
} instead of { $wanted }.
engine-board-square = There is a tile off the board, which has { $width } columns and { $height } rows.
engine-board-clash = On { $square } one word has { $one }, another { $other }.
engine-cgp-empty = There is no position in this text.
engine-cgp-game = CGP tells positions of games in which words cross on a board; { $game } is none of them.
engine-cgp-number = There is no position { $number }: the file has { $count }.
engine-cgp-whole = --move and --rack are for games; CGP has no moves, and the rack stands in it.
engine-rack-unknown = The tiles of { $name } are not known here; give them with --rack LETTERS.
engine-rack-hidden = The tiles on this rack are not known, so its plays can’t be found.
engine-rack-box = There can’t be (so many) “{ $tile }” on this rack: the box doesn’t have enough.
engine-best-over = The game is over: nobody is to move any more; --move { NUMBER($last, useGrouping: 0) } shows the position before the last one.
engine-best-move = There is no move { NUMBER($number, useGrouping: 0) }: the game has { $count }.
engine-best-none = No play: exchange or pass.
engine-best-gain = Gain
engine-best-working = Thinking…
engine-best-gain-is = Gain: what a move brings when played on; where the game is nearly decided, a point counts for little.
engine-best-think = In { $game } moves aren’t weighed by playing on from them; --think is for games in which words cross.
engine-best-think-by = Choose --think or --by: they don’t go together.
engine-best-broken = Move { $turn } of the record breaks rule { $rule }: { $message }
engine-best-more = { $count ->
    [one] … and one more play.
   *[other] … and { $count } more plays.
}
engine-perft-counting = Counting
engine-selfplay-playing = Playing
engine-selfplay-seats = A game takes { $least } to { $most } players, not { $count }.
engine-selfplay-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $speed } games a second (seed { $seed }).
engine-selfplay-seat = { $player }: average score { $mean }, { $wins } won, { $shared } tied.
engine-selfplay-lost = { $player } lost { $count ->
    [one] 1 turn
   *[other] { $count } turns
}: { $why }.
engine-bench-what = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} with { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
}.
engine-bench-one = One core: { $positions_per_second } positions and { $plays_per_second } plays a second ({ $plays_ms } ms a position); { $best_per_second } best plays a second ({ $best_ms } ms each).
engine-bench-all = All cores: { $positions_per_second_all_cores } positions a second.
engine-bench-walks = { $positions } positions: the longest path in { $median_ms } ms (median), nine of ten within { $p90_ms } ms, all within { $most_ms } ms; proven in { $proven }, { $letters } letters with { $new_tiles } new tiles on average.
engine-bench-no-walks = With these tiles no positions can be played.
engine-walks-none = No path possible: pass.
engine-walks-proven = Proven: there is nothing longer.
engine-walks-cut-short = Search cut short: there may be words of up to { $bound } letters.
engine-player-other-game = At this table “{ $player }” doesn’t play; there are: { $known }.
engine-best-drawing = The tiles are still being drawn: it is nobody’s turn yet.
engine-lays-none = No letter can be laid so that a new word runs through it: lay a blank token, or give a letter away.
engine-lays-cut-short = Search cut short: there may be better plays.
engine-lays-words = { $count ->
    [one] One new word is there already, to name or to knock for: { $words }
   *[other] { $count } new words are there already, to name or to knock for: { $words }
}
engine-bench-box = The box has { $most } letters: fewer on the table or on the rack, please.
engine-bench-words = { $count } boards: all words in { $median_ms } ms (median), nine of ten within { $p90_ms } ms, all within { $most_ms } ms; { $mean } words on average.
engine-bench-best = The best play in { $median_ms } ms (median), nine of ten within { $p90_ms } ms, all within { $most_ms } ms; { $mean } new words on average.
