# For people who hear the page, or see it with difficulty
aloud-happens = What happens
aloud-skip = To the content
aloud-connected = The connection is back.
aloud-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
aloud-and-more = { $words } and { $count } more
aloud-says = { $name } says: { $text }
aloud-is-away = { $name } is away.
aloud-is-back = { $name } is here.
aloud-knock-key = 0 knocks.
aloud-no-knock = You can’t knock now.

# Hands on the board
aloud-put-down = { $tile } laid
aloud-back = { $tile } back on the rack
aloud-drawn = You draw { $tile }.
aloud-drawn-all = Your letters: { $tiles }.
aloud-across = across
aloud-down = down
aloud-edge = edge
aloud-no-tile-there = no tile that way
aloud-none = You have no { $letter }.
aloud-touches-none = No tile touches this square.
aloud-no-touching = No { $letter } touches this square.
aloud-several = { $letter }: the first of { $count }
aloud-spans = { $width } by { $height }
aloud-token-part = blank token, another part of it
aloud-room = room for { $tile }, { $from } to { $to }
aloud-no-room = no room for { $tile }
aloud-so-far = Word so far: { $word }
aloud-no-path = No word traced.
aloud-would = { $words }: { $points }
aloud-word-at = { $word } from { $square }
aloud-rule = Rule { $rule }.

# Answers
aloud-ask = Ask the table
aloud-ask-title = What would you like to know?
aloud-questions = Questions
aloud-ask-last = What was played last?
aloud-ask-rack = What do I have?
aloud-ask-scores = How do we stand?
aloud-ask-time = Whose turn is it, and how much time is left?
aloud-ask-unseen = Which tiles are unseen?
aloud-ask-build = Where can I build?
aloud-ask-tried = What is laid but not sent yet?
aloud-lies = { $tile } on { $square }
aloud-laid-last = Last laid: { $tiles }.
aloud-laid-not-sent = On the board, not sent yet: { $tiles }.
aloud-did = { $name }: { $what }.
aloud-watching = You are watching and hold no tiles.
aloud-rack-empty = Your rack is empty.
aloud-no-clock = No clock is running.
aloud-nothing-tried = Nothing.
aloud-start = { $square }: the first word goes here
aloud-open-one = Row { $row }: { $from }, beside { $letters }
aloud-open-run = Row { $row }: { $from } to { $to }, beside { $letters }
aloud-free-sides = free { $sides }
aloud-free-places = { $count ->
    [one] 1 free side
   *[other] { $count } free sides
}
aloud-side-above = above
aloud-side-right = on the right
aloud-side-below = below
aloud-side-left = on the left
aloud-nowhere = Nowhere yet: the table is empty.
aloud-places = Places: { $count }
aloud-go = Go to a square
aloud-go-line = 8D types across from D8, D8 types down.
aloud-go-paper = Column and row: D8.
aloud-go-there = Go there
aloud-no-square = There is no square { $square }.

# Keys
aloud-keys = Keys
aloud-keys-on = 1 to 8, 0 and ? answer on the board, on my tiles and where a word is typed; on keyboards where figures need Shift, with Shift. F2 leads there. Letters always type a word.
aloud-keys-off = Single keys are switched off under “Reading and seeing”.
aloud-key-arrows = Arrows
aloud-does-arrows-line = to the next square; typing goes that way
aloud-does-arrows-tiles = to the next square or tile
aloud-key-ends = Home, End
aloud-does-ends = to the ends of the row; with Ctrl to the corners
aloud-key-jump = Shift + arrow
aloud-does-jump = to the next tile that way
aloud-key-round = Page down, Page up
aloud-does-round = round the tiles that touch this one
aloud-key-letters = Letters
aloud-does-letters-line = lay a tile of yours here
aloud-does-letters-tiles = type a word; the referee finds how it can lie
aloud-key-space = Space
aloud-does-space-line = change the direction of typing
aloud-does-space-tiles = take this tile as the next letter of a word; once more, take it back
aloud-key-trace = Letters, once a word is begun
aloud-does-trace = on to the touching tile with that letter
aloud-key-enter = Enter
aloud-does-enter-line = play what lies there
aloud-does-enter-tiles = lay the tile picked up, add the word, or play
aloud-key-escape = Escape
aloud-does-escape = take everything back
aloud-key-erase = Backspace
aloud-does-erase = take the last one back
aloud-key-pick = Enter on a letter of yours
aloud-does-pick = pick it up; then go to a square and press Enter
aloud-key-rack = Arrows on the rack
aloud-does-rack = from tile to tile; with Alt they move the tile
aloud-does-board = to the board from anywhere; from the board to my tiles

# Reading and seeing
aloud-seeing = Reading and seeing
aloud-seeing-title = How would you like to read, see and hear?
aloud-kept-here = Kept in this browser only.
aloud-talk = Said aloud to a screen reader
aloud-talk-brief = the least: moves, and what needs my attention
aloud-talk-normal = also whose turn it is, and what my word would bring
aloud-talk-all = everything
aloud-contrast = Contrast
aloud-contrast-system = as this device has it
aloud-contrast-high = high
aloud-contrast-usual = usual
aloud-size = Letters and tiles
aloud-size-usual = usual
aloud-size-large = large
aloud-size-largest = largest
aloud-motion = Movement
aloud-motion-system = as this device has it
aloud-motion-less = less
aloud-keys-wished = Single keys (1 to 8, 0, ?) answer on board and rack
