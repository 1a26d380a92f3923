# For people who hear the page, or see it with difficulty
spoken-happens = What happens
spoken-skip = To the content
spoken-connected = The connection is back.
spoken-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
spoken-and-more = { $words } and { $count } more
spoken-says = { $name } says: { $text }
spoken-is-away = { $name } is away.
spoken-is-back = { $name } is here.
spoken-knock-key = 0 knocks.
spoken-no-knock = You can’t knock now.

# Hands on the board
spoken-put-down = { $tile } laid
spoken-back = { $tile } back on the rack
spoken-drawn = You draw { $tile }.
spoken-drawn-all = Your letters: { $tiles }.
spoken-across = across
spoken-down = down
spoken-edge = edge
spoken-no-tile-there = no tile that way
spoken-none = You have no { $letter }.
spoken-over = The game is over. Tab leads to the result.
spoken-touches-none = No tile touches this square.
spoken-no-touching = No { $letter } touches this square.
spoken-several = { $letter }: the first of { $count }
spoken-spans = { $width } by { $height }
spoken-token-part = blank token, another part of it
spoken-room = room for { $tile }, { $from } to { $to }
spoken-no-room = no room for { $tile }
spoken-so-far = Word so far: { $word }
spoken-no-path = No word traced.
spoken-would = { $words }: { $points }
spoken-word-at = { $word } from { $square }
spoken-rule = Rule { $rule }.

# Answers
spoken-ask = Ask the table
spoken-ask-title = What would you like to know?
spoken-questions = Questions
spoken-ask-last = What was played last?
spoken-ask-rack = What do I have?
spoken-ask-scores = How do we stand?
spoken-ask-time = Whose turn is it, and how much time is left?
spoken-ask-unseen = Which tiles are unseen?
spoken-ask-build = Where can I build?
spoken-ask-tried = What is laid but not sent yet?
spoken-lies = { $tile } on { $square }
spoken-laid-last = Last laid: { $tiles }.
spoken-laid-not-sent = On the board, not sent yet: { $tiles }.
spoken-did = { $name }: { $what }.
spoken-watching = You are watching and hold no tiles.
spoken-rack-empty = Your rack is empty.
spoken-no-clock = No clock is running.
spoken-nothing-tried = Nothing.
spoken-start = { $square }: the first word goes here
spoken-open-one = Row { $row }: { $from }, beside { $letters }
spoken-open-run = Row { $row }: { $from } to { $to }, beside { $letters }
spoken-free-sides = free { $sides }
spoken-free-places = { $count ->
    [one] 1 free side
   *[other] { $count } free sides
}
spoken-side-above = above
spoken-side-right = on the right
spoken-side-below = below
spoken-side-left = on the left
spoken-nowhere = Nowhere yet: the table is empty.
spoken-places = Places: { $count }
spoken-go = Go to a square
spoken-go-line = 8D types across from D8, D8 types down.
spoken-go-paper = Column and row: D8.
spoken-go-there = Go there
spoken-no-square = There is no square { $square }.

# Keys
spoken-keys = Keys
spoken-keys-on = 1 to 8, 0 and ? answer on the board, on my tiles and where a word is typed; on keyboards where figures need Shift, with Shift. F2 leads there. Letters always type a word.
spoken-keys-off = Single keys are switched off under “Reading and seeing”.
spoken-key-arrows = Arrows
spoken-does-arrows-line = to the next square; typing goes that way
spoken-does-arrows-tiles = to the next square or tile
spoken-key-ends = Home, End
spoken-does-ends = to the ends of the row; with Ctrl to the corners
spoken-key-jump = Shift + arrow
spoken-does-jump = to the next tile that way
spoken-key-round = Page down, Page up
spoken-does-round = round the tiles that touch this one
spoken-key-letters = Letters
spoken-does-letters-line = lay a tile of yours here
spoken-does-letters-tiles = type a word; the referee finds how it can lie
spoken-key-space = Space
spoken-does-space-line = change the direction of typing
spoken-does-space-tiles = take this tile as the next letter of a word; once more, take it back
spoken-key-trace = Letters, once a word is begun
spoken-does-trace = on to the touching tile with that letter
spoken-key-enter = Enter
spoken-does-enter-line = play what lies there
spoken-does-enter-tiles = lay the tile picked up, add the word, or play
spoken-key-escape = Escape
spoken-does-escape = take everything back
spoken-key-erase = Backspace
spoken-does-erase = take the last one back
spoken-key-pick = Enter on a letter of yours
spoken-does-pick = pick it up; then go to a square and press Enter
spoken-key-rack = Arrows on the rack
spoken-does-rack = from tile to tile; with Alt they move the tile
spoken-does-board = to the board from anywhere; from the board to my tiles

# Reading and seeing
spoken-seeing = Reading and seeing
spoken-seeing-title = How would you like to read, see and hear?
spoken-kept-here = Kept in this browser only.
spoken-talk = Said aloud to a screen reader
spoken-talk-brief = the least: moves, and what needs my attention
spoken-talk-normal = also whose turn it is, and what my word would bring
spoken-talk-all = everything
spoken-contrast = Contrast
spoken-contrast-system = as this device has it
spoken-contrast-high = high
spoken-contrast-usual = usual
spoken-size = Letters and tiles
spoken-size-usual = usual
spoken-size-large = large
spoken-size-largest = largest
spoken-motion = Movement
spoken-motion-system = as this device has it
spoken-motion-less = less
spoken-keys-wished = Single keys (1 to 8, 0, ?) answer on board and rack
