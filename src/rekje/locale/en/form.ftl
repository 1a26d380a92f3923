form-place = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $problem }
form-file-missing = There is no file { $file }.
form-file-unreadable = { $file } can’t be read ({ $reason }).
form-file-unwritable = { $file } can’t be written ({ $reason }).
form-file-same = “{ $file }” is what is read; give what is written another name.
form-system-missing = there is no such file or folder
form-system-forbidden = that isn’t allowed
form-system-folder = it is a folder
form-system-no-folder = a part of its path is not a folder
form-system-full = there is no room left
form-system-read-only = nothing can be written there
form-system-name = such a name isn’t possible
form-system-closed = the output is closed
form-file-empty = { $file } is empty.
form-input-empty = Standard input is empty.
form-too-large = The file is too large: { $most } MB is the limit.
form-too-deep = The document is nested too deep: { $most } levels is the limit.
form-not-utf8 = This is not UTF-8 text.
form-not-json = This is not JSON.
form-no-game = This is no game: a record of Rekje is JSON, a GCG file begins with # or >.
form-several = Here another record begins: a file holds one.
form-format = “{ $format }” is a format that Rekje doesn’t know; it reads { $known }.
form-game-unknown = There is no game “{ $game }”; there are: { $known }.
form-seats = { $game } is for { $least } to { $most } players, not for { $count }.
form-seat = There is no seat { $seat }: the { $seats } seats are counted from 0.
form-name-unseen = A name can only hold what everybody can see, with at most { $most } marks on a letter: choose one without { $char }.
form-name-hurts = That name would hurt others here: please choose another one.
form-name-none = Type a name, of at most { $most } characters.
form-argument = { $name } should be { $wanted ->
    [text] text
    [whole] a whole number
    [amount] a whole number, 0 or more
    [names] a list of names
    [player] the name of a computer player, or a Player
    [command] a command, such as Pass(seat=0)
    [words] the name of a list, a path, or a list of words
    [play] a play of the position
    [count] a whole number, 1 or more
    [seat] the number of a seat
    [position] a Position
    [record] a record
    [path] a list of squares (x, y)
    [worths] a mapping of sets of tiles to numbers, or a function
    [tiles] tiles of the letter set, ? for a blank, 21 at most
    [pattern] tiles of the letter set, ? for any letter and * for any letters or none, 21 at most besides *
    [letters] a word that these tiles can lay
    [scores] a list of points, the seat on turn first, for at most as many seats as can play
    [seconds] a number of seconds above 0
    [plays] a list of plays of the position
    [leaves] Leaves, or “learned”
    [scale] a number above 0, 20 at most
    [picture] a path that ends in .svg or .png
    [rack] the tiles of a rack: more than one rack holds are still unseen
    [choice] a function of a play
    [kind] the name of a command
    [listed] a list of words, 1000 at most
    [truth] True or False
    [number] a number
    [positions] a list of Positions
    [budget] a Budget
    [threads] a whole number from 1 to 1024
    [place] a place such as 8D, or a square (x, y)
    [texts] a list of texts
    [file] the path of a file
   *[board] a list of rows or a mapping of squares
}.
form-undo = { $count ->
    [0] There is no move to take back.
    [one] There is only one move to take back.
   *[other] There are only { $count } moves to take back.
}
form-per-seat = A list by seat takes { $seats } values, one for each seat, not { $count }; to name only some, write an object with the numbers of the seats.
form-move-seat = Move { NUMBER($move, useGrouping: 0) } is by seat { $seat }, which isn’t there: the { $seats } seats are counted from 0.
form-which-or-count = Move { NUMBER($move, useGrouping: 0) } must say either which tiles or how many.
form-field-missing = In { $where } the field “{ $what }” is missing.
form-field-unknown = In { $where } there is a field “{ $what }” that doesn’t belong there.
form-field-type = { $where } should be { $expected ->
    [text] text
    [whole] a whole number
    [number] a number
    [truth] true or false
    [list] a list
    [object] an object with fields
    [object-text] text or an object with fields
    [list-object] a list or an object with fields
    [text-whole] text or a whole number
    [text-truth-whole] text, a number, true or false
   *[other] something else
}, not { $got ->
    [text] text
    [whole] a whole number
    [number] a number
    [fraction] a fraction
    [truth] true or false
    [list] a list
    [object] an object with fields
    [nothing] null
   *[other] something else
}.
form-field-length = { $where } should be a list of { $count }.
form-field-least = { $where } should be { $least } or more.
form-field-most = { $where } should be { $most } or less.
form-field-wrong = { $where } is not what it should be.
form-value-unknown = “{ $what }” is unknown in { $where }.
form-option-unknown = There is no option “{ $option }”; there are: { $known }.
form-option-value = The option { $option } can’t be “{ $value }”; it can be: { $allowed }.
form-option-quoted = The option { $option } is given as text, “{ $value }”: write { $value } without quotes.
form-at = “{ $text }” is not a place for a word: write 8D for across, D8 for down.
form-square = “{ $text }” is not a square: write the column and the row, as in H8.
form-tiles-brackets = In “{ $text }” the brackets are wrong: a tile of two letters is written [IJ].
form-rack-tile = “{ $tile }” is not a tile that this game has.
form-premium-kind = There are no squares “{ $kind }”; there are: { $known }.
form-setup-square = The position has something on { $square }, but the board has { $width } columns and { $height } rows.
form-setup-tile = The position has “{ $tile }” on a square, which is not one tile of this game.
form-setup-rack = The rack { $rack } in the position is too full: { $most } tiles is the limit.
form-setup-bag = The bag in the position can’t hold fewer than 0 tiles.
form-edition-unknown = There is no edition “{ $edition }”; there are: { $known }.
form-edition-game = The edition { $edition } doesn’t belong to the game { $game }.
form-edition-record = A record brings its own edition: --edition is for GCG files and positions.
form-edition-letters = The edition { $edition } must have 1 to { $most } letters.
form-edition-letter = The edition { $edition } has a letter “{ $letter }”, which can’t be one: it takes capitals that have small letters too.
form-edition-count = In the edition { $edition } the value or the number of the letter { $letter } isn’t between 0 and 1000.
form-edition-rack = In the edition { $edition } a rack must hold 1 to 15 tiles, and there can be at most 100 blanks.
form-edition-board = The board of the edition { $edition } must have rows of equal length, at most 21 × 21 squares.
form-edition-sign = The board of the edition { $edition } has a sign “{ $sign }” that isn’t explained; those known are: { $known }
form-edition-premium = In the edition { $edition } the premium “{ $sign }” is wrong: it takes a sign of one character and factors from 1 to 9.
form-edition-start = The edition { $edition } must name start squares that are on its board.
form-edition-rule-unknown = The edition { $edition } has a rule “{ $rule }”, which this game doesn’t know.
form-edition-rule-value = In the edition { $edition } the rule { $rule } must be one of: { $allowed }.
form-cgp-fields = The line ends too early: a position has the rows of the board and the racks.
form-cgp-board = “{ $text }” can’t be part of a row: that takes tiles and the number of empty squares between them.
form-cgp-width = Row { $row } has { $width ->
    [one] { $width } square
   *[other] { $width } squares
} instead of { $wanted }.
form-cgp-height = The board has { $height ->
    [one] { $height } row
   *[other] { $height } rows
} instead of { $wanted }.
form-cgp-tile = “{ $tile }” is not a tile that this game has.
form-cgp-rack = “{ $text }” can’t be on a rack: that takes capitals, ? for a blank, and / between the racks.
form-cgp-rack-long = There are { $count } tiles on a rack: { $most } is the limit.
form-cgp-scores = “{ $text }” are not scores: those are numbers with / between them.
form-cgp-count = There { $racks ->
    [one] is { $racks } rack
   *[other] are { $racks } racks
}, but { $scores ->
    [one] { $scores } score
   *[other] { $scores } scores
}.
form-cgp-zeros = “{ $text }” is not a number of turns.
form-cgp-operation = “{ $text }” has no ; behind it: after the racks come the scores, the turns without points, and operations that each end with ;.
form-gcg-encoding = The encoding “{ $encoding }” is not among those that Rekje reads: UTF-8 and ISO-8859-1.
form-gcg-line = “{ $text }” is not a line of a GCG file: those begin with # or >.
form-gcg-pragma = “{ $text }” says nothing: in a GCG file a name stands right behind #, such as #player1 or #note.
form-gcg-players = A GCG file names its players, 2 to { $most } of them, in #player1, #player2 …
form-gcg-player = “{ $player }” can’t be a player’s nickname here: it is missing, has a colon or is taken, or the number is.
form-gcg-nick = The player “{ $nick }” isn’t named at the top of the file.
form-gcg-short = The line ends too early.
form-gcg-rack = “{ $text }” can’t be tiles on a rack: that takes capitals and ? for a blank.
form-gcg-move = “{ $text }” is not a move: it would be a place such as 8D, - for a pass, -TILES for an exchange or -- for a play taken back.
form-gcg-word = “{ $text }” is not a word: it takes letters, and . for those that lie there.
form-gcg-score = “{ $text }” is not a score.
form-gcg-withdrawn = Here a play is taken back, but the line before is not a play by this player.
form-gcg-game = GCG is a format for { $known } only; a game of { $game } can’t be written in it.
form-gcg-tiles = Rekje has no edition with the tile distribution “{ $tiles }”, only with { $known }; --edition can name one.
form-gcg-board = The board “{ $board }” isn’t played on here, only the standard one, { $known }.
form-gcg-type = The game type “{ $type }” isn’t played here, only { $known }.
form-edition-row = Row { $row } of the board of the edition { $edition } has { $count } squares, and the first row has { $wanted }.
form-edition-same-sign = In the edition { $edition } the sign “{ $sign }” stands for two things: every kind of square takes a sign of its own, and . is a plain square.
form-edition-start-room = In the edition { $edition } no first word fits: from the start squares there is no room for { $least } tiles.
form-edition-no-start = The edition { $edition } names the start squares neither by “start” nor by a kind of square with “start = true”.
form-size = “{ $text }” is not a size of a tile: write its width and its height, each 1 to { $most } squares, as in 3x2.
form-edition-no-tiles = In the edition { $edition } no letter has a tile: its sizes are all empty.
form-edition-sizes = In the edition { $edition } there are { $count } tiles of the letter { $letter }, but sizes for { $sized }.
form-file-damaged = { $file } is damaged or missing: install Rekje anew.
