# The line in which everything at a table can be typed
line-title = Command line
line-label = Type a play or a command
line-placeholder = { $example }, help …
line-keys = Ctrl + / leads here, Escape back. Arrow up brings back earlier lines.
line-log = Answers
line-do = Enter
line-ask = What would you like to do or know?
line-no-command = There is no command “{ $typed }”. Type “{ $help }” to hear them all.
line-did-you-mean = There is no command “{ $typed }”. Did you mean “{ $nearest }”?
line-or-mean = Or did you mean the command “{ $nearest }”?
line-several = “{ $typed }” could be several commands: { $commands }.
line-needs = Something must follow “{ $command }”: type for example “{ $example }”.
line-not-now = “{ $command }” isn’t possible now.
line-nothing-laid = Nothing is laid that could be sent.
line-sent = Done.
line-not-sent = That didn’t get through. Try again.
line-laid = That lies there, not sent yet.
line-laid-send = The blank token lies there. Enter sends it.
line-enter-sends = Enter sends it.
line-sure-resign = Do you really want to give up? Then type “{ $command }” once more.
line-said = You say: { $text }
line-other-letter = { $square } already has { $lies }, not { $letter }.
line-lacking = You are one { $letter } short for that.
line-off-board = { $word } sticks out over the edge from { $at }.
line-lies-already = { $word } at { $at } lays no new tile.
line-span = { $from } to { $to }
line-empty = { $squares } empty
line-row = Row { $row }: { $squares }.
line-column = Column { $column }: { $squares }.
line-no-line = There is no “{ $typed }”. Rows go from 1 to { $rows }, columns from A to { $columns }.
line-word-at = { $word } { $at }
line-board-empty = Nothing lies on the board yet.
line-board = { $count ->
    [one] 1 tile lies there: { $what }.
   *[other] { $count } tiles lie there: { $what }.
}
line-square-words = { $square }; part of { $words }.
line-words-of = { $name }: { $words }.
line-not-played = { $word } isn’t among the words laid: { $words }.
line-no-size = No letter of size “{ $typed }” lies face down. There are: { $sizes }.
line-drawing = The page draws your letters.
line-here = here
line-not-over = You can play again once this game is over.
line-can = You can now type: { $commands }.
line-help = { $count } commands: { $commands }.
line-help-play = To lay something, type { $example }. Small letters among capitals are blanks.
line-help-bare = A word alone is laid. Put = before a word that is also a command, and / before a command that isn’t written in full, for example /{ $command }.
line-explained = { $example }: { $about }

# Words of commands. The terminal has the others (screen, heap, lays).
line-command-now = now
line-command-rack = rack
line-command-last = last
line-command-clock = clock
line-command-who = who
line-command-board = board
line-command-row = row
line-command-column = column
line-command-square = square
line-command-build = build
line-command-tried = laid
line-command-send = send
line-command-go = go
line-command-draw = draw
line-command-say = say
line-command-rematch = rematch
line-command-for = for
line-command-end = end

# Other words for commands, and abbreviations, with commas between them; “–” where there is none
line-also-help = h
line-also-now = n
line-also-rack = r, tiles
line-also-last = l
line-also-score = s, scores
line-also-clock = c, time
line-also-who = w
line-also-board = –
line-also-row = –
line-also-column = col
line-also-square = at
line-also-build = –
line-also-bag = unseen
line-also-send = –
line-also-undo = u
line-also-pass = –
line-also-exchange = x, swap
line-also-challenge = doubt, object
line-also-accept = ok
line-also-knock = –
line-also-say = chat
line-also-rematch = –

# Examples of what is typed
line-example-say = hello
line-example-play = 8D STONE
line-example-word = STONE
line-example-lay = R3x2 D4 RAT

# What commands do
line-about-help = all commands; with a command after it, only that one
line-about-now = whose turn it is, and what you can do
line-about-rack = your tiles
line-about-last = what was played last
line-about-score = how everybody stands
line-about-clock = whose turn it is, and how much time is left
line-about-who = who sits here, and who is away
line-about-board = everything on the board
line-about-row = a row, square by square
line-about-column = a column, square by square
line-about-square = what lies on a square, and what the square does
line-about-words = the words there are
line-about-build = where you can build
line-about-bag = the tiles you can’t see
line-about-letters = everybody’s letters
line-about-tried = what is laid but not sent, and what it would bring
line-about-send = send what is laid; Enter alone does so too
line-about-undo = take back what isn’t sent yet
line-about-go = to a square of the board, with the keyboard too
line-about-shuffle = shuffle your tiles
line-about-sort = sort your tiles
line-about-pass = skip your turn
line-about-exchange = exchange tiles as your turn: their letters, ? for a blank, * for all
line-about-buy = buy so many tiles
line-about-challenge = object to what was laid, or only to the words named
line-about-accept = let what was laid stand; add nothing
line-about-knock = knock; words after it are named as soon as you may
line-about-none = no word
line-about-done = end your turn
line-about-draw = draw a letter of a size; without a size the page draws them all
line-about-free = give one of your letters to everybody
line-about-blank = lay your blank token
line-about-say = write in the chat
line-about-resign = give up the game
line-about-rematch = play again with the same people
line-about-for = beside a score sheet: the next line is about this player
line-about-end = beside a score sheet: end the game, with what is left on each rack where that counts
