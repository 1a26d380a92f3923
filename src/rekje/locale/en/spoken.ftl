# For people who hear the page, or see it with difficulty
spoken-happens = What happens
spoken-skip = To the content
spoken-connected = The connection is back.
spoken-winners = { $count ->
    [0] Nobody wins.
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

# Reading and seeing
spoken-seeing = Reading and seeing
