# The page
web-home = To the start page
web-menu-title = Where would you like to go?
web-menu = Menu
web-language = Language
web-guide = How to play
web-have-code = I have a code
web-new = New table
web-loading = One moment…
web-lost = The connection is lost. Still trying; your move won’t be lost.
web-offline = The server can’t be reached. Try again in a moment.
web-trouble = That didn’t work. Try again.
web-no-table = This table isn’t open to you. Ask for the link again.
web-close = Close
web-cancel = Cancel
web-all = All
web-none = None

# The start page
web-keep = Keep the score of a box
web-phase-waiting = waiting for players
web-phase-playing = being played
web-phase-over = over
web-me = You and your devices
web-which-game = Game
web-players-count = { $least } to { $most } players
web-which-words = Language and edition
web-word-language = Language of the words
web-edition = Edition
web-edition-nl-early = first printing
web-edition-nl-late = later printing
web-edition-nl = set since 1998
web-edition-nl-ij = set before 1998, with IJ
web-list = Word list
web-list-usual = the usual one
web-list-about = { $words } words, from { $source }
web-printed = as printed
web-extension = adapted
web-who-plays = Who plays?
web-seat-me = Me
web-seat-friend = A friend, by link
web-seat-computer = The computer
web-seat-here = Somebody at this device
web-seat-number = Seat { $number }
web-seat-called = { $seat }, { $name }
web-seat-kind = { $seat }: who
web-seat-level = { $seat }: how strong
web-seat-name = { $seat }: name
web-remove-seat = Remove { $seat }
web-add-seat = Add a player
web-name = Your name
web-name-later = they choose a name themselves
web-youngest = The youngest is
web-by-lot = not given: drawn by lot
web-options = How it is played
web-as-on-sheet = As on the printed sheet
web-as-on-sheet-more = sets everything as printed in this edition’s rules
web-start = To the table
web-join-title = You are invited to a table
web-share-play = Will you play a game of { $game } with me?
web-share-watch = Here you can watch a game of { $game }
web-join = Sit down and play
web-code-go-on = Go on there with this code

# Options
web-option-judging = Who decides what counts as a word
web-about-judging = The referee refuses unknown words at once; with challenges every word stands until somebody challenges it; or the others agree by vote.
web-value-judging-referee = the referee
web-value-judging-challenge = the players, by challenging
web-value-judging-agree = the table, by vote
web-option-challenge_penalty = Unfounded challenge
web-about-challenge_penalty = What it costs to challenge a play whose words are all good, or what it brings whoever laid it, as in tournaments.
web-value-challenge_penalty-none = costs nothing
web-value-challenge_penalty-turn = costs a turn
web-value-challenge_penalty-5 = costs 5 points
web-value-challenge_penalty-10 = costs 10 points
web-value-challenge_penalty-bonus-5 = brings the other 5 points
web-value-challenge_penalty-bonus-10 = brings the other 10 points
web-value-challenge_penalty-bonus-5-word = brings the other 5 points a word
web-value-challenge_penalty-bonus-10-word = brings the other 10 points a word
web-option-clock = Time to think
web-about-clock = A turn whose time is up is a pass. With days a turn you can play for weeks, whenever it suits.
web-clock-none = as long as you like
web-clock-turn = per turn
web-clock-game = per game
web-clock-days = days per turn
web-clock-seconds = seconds
web-clock-day-count = days
web-clock-minutes = minutes
web-clock-added = seconds more a turn
web-option-overtime = Overtime
web-about-overtime = What each minute started after the clock has run out costs: points, or turns in Koning.
web-option-vacation = Vacation
web-about-vacation = For so many days of a game each player may stop their clock: for a journey, or a busy week.
web-on-vacation = on vacation until { $when }
web-back-on = back on { $when }
web-vacation-now = You’re on vacation until { $when }.
web-vacation-back = I’m back
web-option-more_time = More time
web-about-more_time = Clocks, the hourglass and the time to knock last longer for everybody: fair to whoever plays by ear, or needs a while.
web-value-more_time-1 = normal
web-value-more_time-2 = twice as long
web-value-more_time-3 = three times as long
web-option-places = Place names
web-about-places = Names of towns, countries and rivers count as words.
web-option-sheet_words = Words of the sheet
web-about-sheet_words = Words printed on the sheet as examples count, even if the list lacks them.
web-option-offensive = Coarse words
web-about-offensive = Computers and hints may use them too. People always may.
web-option-lookup = Hints and dictionary
web-about-lookup = Hints and the dictionary may be used during the game; never where words are challenged.
web-option-prove_end = End at once
web-about-prove_end = With an empty bag the game ends as soon as nobody can lay anything any more.
web-option-going_out = Going out
web-about-going_out = What the tiles that the others still hold bring whoever goes out: the others lose them and you gain them, or, as in tournaments, you gain them twice and nobody loses anything.
web-value-going_out-both = taken off and added
web-value-going_out-double = doubled, nothing taken off
web-option-blank_on_dark_red = Blank on dark red
web-about-blank_on_dark_red = Printed: a blank on a dark red square doubles the word only. Elsewhere it trebles, as any tile does.
web-value-blank_on_dark_red-doubled = doubles
web-value-blank_on_dark_red-trebled = trebles
web-option-first_word = First word
web-about-first_word = Whether it must begin on a yellow square, or only cover one.
web-value-first_word-begins = begins on yellow
web-value-first_word-covers = covers yellow
web-option-buy_when = Buying
web-about-buy_when = When you may buy tiles: whenever you say that you see nothing, or only if really nothing can be laid.
web-value-buy_when-claimed = when you like
web-value-buy_when-proven = only if nothing fits
web-option-open_tiles = Open tiles
web-about-open_tiles = Everybody’s tiles lie open on the table.
web-option-blank = Blanks
web-about-blank = Whether a blank keeps the letter it was laid as, or may be another in every later word.
web-value-blank-fixed = keep their letter
web-value-blank-free = any letter every time
web-option-finish = The end of the track
web-about-finish = Whether a king must reach the last place, or go past it.
web-value-finish-reach = reach it
web-value-finish-pass = go past it
web-option-grid = Tiles
web-about-grid = Square tiles touch four others, hexagons six.
web-value-grid-square = square
web-value-grid-hex = hexagons
web-option-glass = Hourglass
web-about-glass = Seconds for a turn; with 0 there is no limit: everybody ends the turn themselves. The sheet has 30.
web-option-knock_window = Time to knock
web-about-knock_window = Seconds in which others may knock, at least, after a turn.
web-option-turning = Turning tiles
web-about-turning = Tiles may be laid with a quarter turn.
web-option-scoring = Scoring
web-about-scoring = What counts in the end: the number of words, the letters in them, letters with a bonus for long words, or (by the Italian sheet) how many different letters they use.
web-value-scoring-words = words
web-value-scoring-letters = letters
web-value-scoring-bonus = letters, long words more
web-value-scoring-distinct = different letters
web-option-blank_touches = Blank tokens must touch
web-about-blank_touches = A blank token must touch a tile on the board.
web-option-solo = Alone
web-about-solo = What you try to do when you play by yourself.

# Before the game
web-invite-link = Link to this seat
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied
web-share = Share
web-link-local = This link opens on this computer only. For others, start the server anew with { $command } and send them the new link.
web-stream = For a stream or a projector
web-revoke = Cancel all links
web-revoke-title = Do you really want to cancel all links?
web-ask-revoke = Nobody can come in any more by a link given out so far, neither to sit down nor to watch. Whoever is here stays, and new links work.
web-notice-vote-begun = { $seat }: the others vote on whether this player has to go. All of them have to agree; the vote is under “Chat”.
web-notice-voted-out = { $seat }: the player has been voted out by all the others; the seat is free.
web-notice-watchers-gone = Everybody who watched has been sent away, and the links to watch are worthless.
web-notice-seat-freed = { $seat }: the seat has been freed for somebody else.
web-notice-seat-taken = { $seat }: somebody new has sat down there.
web-notice-rack-shown = { $seat }: agrees that the page for a stream shows this rack, once all do.
web-notice-rack-hidden = { $seat }: no longer agrees that the page for a stream shows racks.
web-notice-links-revoked = All links to this table that had been given out no longer work.
web-notice-terms-changed = What is played has been changed: please look at it once more.
web-notice-by-letters = Nobody has learned yet what kept tiles are worth with this box and word list: the computer players go by the letters alone.
web-notice-lost-turn = { $seat }: this computer player gave no valid answer and loses its turn.
# At tables from before people had several devices:
web-notice-device-let-in = { $seat }: another device has been let in.
web-notice-seats-joined = { $seat }: is from now on played by somebody who has another seat here too.
web-notice-player-left = { $seat }: has deleted their games and left.
web-notice-opened = Anybody on this server may sit down here now.
web-notice-opened-watch = Anybody on this server may watch this game: agree to it by being ready.
web-notice-not-open = This table isn’t open to everybody any more.
web-lobby = Lobby
web-curtain = Hand the device to { $name }. Is anyone else looking?
web-curtain-open = Show my tiles

# The board and the tiles
web-board = Board
web-heap = Table
web-rack = My tiles
web-square-empty = empty
web-square-blank = blank as { $letter }
web-square-mine = not sent yet
web-square-last = last move
web-touches = touches { $letters }
web-path-step = letter { $steps } of the word
web-premium-word = { $factor ->
    [2] double word
    [3] triple word
   *[other] word times { $factor }
}
web-premium-letter = { $factor ->
    [2] double letter
    [3] triple letter
   *[other] letter times { $factor }
}
web-premium-lay = everything laid counts { $factor } times
web-premium-start = the first word goes here
web-tile-blank = blank
web-tile-unknown = a hidden tile
web-tile-value = { $letter }, { $value ->
    [one] 1 point
   *[other] { $value } points
}
web-tile-sized = { $letter }, { $width } by { $height }
web-times = { $tile }: { $count }
web-type-word = Type a word
web-track = Track of { $last } places. { $kings }
web-king-at = { $name }: { $place }

# A turn
web-players = Players
web-you-watch = You are watching this game.
web-you = you
web-on-turn = to move
web-away-for = away { $time }
web-kept-for = kept for { $time }
web-free = free
web-about-seat = { $name }: { $what } … Decide about the seat
web-news-away = { $name } has gone: the seat is kept for { $time } more.
web-news-left = { $name } has been away for long: you may free the seat, or let a computer play on.
web-resigned = resigned
web-score-is = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-place-is = place { $count }
web-tiles-held = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
web-days = { $count } d
web-time-left = { $time } left
web-your-turn = It’s your turn
web-turn-of = { $count ->
    [one] It’s { $name }’s turn
   *[other] It’s the turn of { $name }
}
web-turn-closes = { $count ->
    [one] It’s your turn. { $names } may still object; if you move, the play stands.
   *[other] It’s your turn. { $names } may all still object; if you move, the play stands.
}
web-waiting-answer = Waiting for an answer: { $name }
web-answer-now = What do you say to this play?
web-choose-opening = Choose a word to open with, secretly: the longest one is laid.
web-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-places = { $count ->
    [one] 1 place
   *[other] { $count } places
}
web-no-word = { $word } (not in the list)
web-colon = :
web-semicolon = ;
web-walk-seen = { $count ->
    [one] 1 letter
   *[other] { $count } letters
}, { $new ->
    [one] 1 new tile
   *[other] { $new } new tiles
}. Your king comes to { $place }.
web-bumps = Sends back: { $names }.
web-problem-line = These tiles don’t lie in one line.
web-problem-gap = There is a gap between these tiles.
web-problem-stray = A tile of yours isn’t part of the word. Trace the word over it, or take it back.
web-rule-link = Read rule { $rule }
web-actions = What you can do
web-send = Play
web-ask-send = { $words } · { $what }?
web-send-score = Play for { $score }
web-send-places = { $count ->
    [one] Play: 1 place
   *[other] Play: { $count } places
}
web-choose-word = Choose this word
web-open-without = No word
web-nearer = Larger board
web-recall = Take back
web-shuffle = Shuffle
web-exchange = Exchange
web-exchange-which = Which tiles do you want to exchange?
web-exchange-count = { $count ->
    [0] Exchange
    [one] Exchange 1 tile
   *[other] Exchange { $count } tiles
}
web-buy = Buy
web-buy-how-many = How many tiles do you want to buy?
web-buy-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
web-pass = Pass
web-ask-pass = Pass this turn?
web-pass-ends = If you pass too, the game is over.
web-resign = Resign
web-more = More
web-rules = The rules
web-how-is-played = How is { $game } played?
web-alert-sound = A sound when it’s my turn
web-alerts = Alerts
web-away-offline = There is no connection to the server.
web-away-waits = Games here wait until it’s back.
web-away-books = You can go on writing the score of a game on the table:
web-away-book = Score sheet of { $names }
web-stand-in = { $player } plays for you.
web-play-myself = I’ll play myself
web-blank-which = Which letter should the blank be?
web-window = Does this play stand?
web-ask-challenge = { $name } lays { $words }. Do you let it stand?
web-ask-vote = { $name } lays { $words }. Do you agree?
web-accept = Let it stand
web-challenge = Challenge
web-vote-yes = Agree
web-vote-no = Object

# Beside the board
web-side = Score sheet, tiles, chat
web-tab-sheet = Sheet
web-tab-unseen = Tiles
web-tab-chat = Chat
web-chat-title = What is being said?
web-tab-people = Watch
web-watch-title = Who else may watch?
web-sheet-empty = Nobody has played yet.
web-column-turn = Turn
web-column-letters = Letters
web-column-points = Points
web-chat = Chat
web-chat-text = Say something
web-chat-send = Send
web-chat-is-off = The chat is off at this table.
web-chat-off = Switch the chat off
web-chat-on = Switch the chat on
web-somebody-watching = Somebody watching
web-somebody-gone = Somebody who has gone
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-nice-word = What a fine word!
web-phrase-thanks = Thank you!
web-phrase-sorry = Oops!
web-phrase-thinking = I’m still thinking…
web-phrase-one-moment = One moment, back in a minute.
web-phrase-good-game = Good game!
web-phrase-again = Another one?
web-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-invite-watch = Link to watch

# News
web-news-seat = { $player } now plays for { $name }.
web-news-over = The game is over.

# Afterwards
web-result = Result
web-result-title = How did the game end?
web-rematch = Play again
web-to-rematch = To the new table
web-come-along = Come along
web-begins-next = { $name } begins this time
web-rematch-set = The next table is set
web-news-rematch = There is a new table for the next game: come along.
web-replay = Watch it again
web-record = Download the record

# The first game explains itself
web-tip-seen = Got it
web-tip-scrabble-begin = Put tiles on the board by dragging, by tapping tile and square, or by tapping a square and typing. You see what it scores before you play it.
web-tip-scrabble-window = In this game a word stands unless somebody challenges it; when you are wrong it costs what the table agreed on.
web-tip-woordenspel-begin = You get ten tiles, and no more unless you buy: whoever runs out first, once the lid is empty, gains 25 points.
web-tip-woordenspel-buy = Nothing to lay? Buy up to three tiles in your turn, and go on thinking.
web-tip-woordenspel-after = Only the tiles that you lay score, not the letters that were there already.
web-tip-koning-opening = Everybody chooses a word from their own tiles in secret. The longest one is laid, and whoever made it begins.
web-tip-koning-hands = Words wind over the table like snakes: trace yours from tile to tile with a finger, add new tiles where they touch, or simply type it.
web-tip-koning-play = A tile may be used twice in one word: LEVEL needs only L, E, V in a row. But at least one tile must be new.
web-tip-koning-after = After a word you always draw two tiles, however many you laid: it pays to lay few.

# Letters of many sizes
web-free-letters = Free letters
web-name-word = Name a word
web-name-add = Add this word
web-name-remove = Don’t name { $word }
web-words-named = My words
web-draw = Drawing letters
web-draw-size = The letters lie face down. Choose by size; your last one is a blank token.
web-draw-of = Draw one of { $width } × { $height } squares, { $count } left
web-draw-all = Draw all my letters
web-draw-stop = Stop drawing
web-do-claim = Name these words
web-do-knock = Knock with these words
web-knock = Knock!
web-nothing-to-add = Nothing to add
web-give-which = You lay nothing? Then choose a letter that will be everybody’s.
web-no-words = No word after all
web-ask-no-words = No word? Then your knock costs you a letter.
web-in-seconds = { $what } in { $seconds } s
web-draw-now = Choose a tile by its size.
web-draw-wait = { $name } chooses a tile.
web-lay-first = It’s your turn: lay one letter, anywhere.
web-lay-now = It’s your turn: lay a letter and name a new word.
web-more-words = Do you see more new words? Name them, or end your turn.
web-name-through = Now name a new word that runs through it: type it, or trace it with a finger.
web-knock-now = { $name } has finished. Do you see a word that was missed?
web-you-next = { $name } has finished, you are next: lay a letter, or knock if you see a missed word.
web-knock-others = Whoever sees another word may knock now.
web-knocked = { $count ->
    [one] { $names } knocks!
   *[other] { $names } knock!
}
web-your-moment = You knocked first: which words do you see?
web-owe-now = Choose which of your letters goes beside the board, for everybody.
web-owe = Choose a letter
web-naming = { $name } is naming words.
web-not-in-list = is not in the list
web-word-new = { $count ->
    [one] is new: 1 point
   *[other] is new: { $count } points
}
web-word-reads = { $count ->
    [one] lies there, not yet written down. If it is a word: 1 point
   *[other] lies there, not yet written down. If it is a word: { $count } points
}
web-glass = Hourglass: { $seconds } s left
web-dice = Dice
web-die-of = { $name } throws { $eyes }
web-token = blank token
web-letters-of = Letters of { $name }
web-letters-down = Still face down: { $count }
web-show-word = Where is { $word }?
web-end-turn = End turn
web-sheet-word = Word
web-option-solo_letters = Letters when playing alone
web-about-solo_letters = How many letters you play with by yourself; 0 is the usual number.
web-option-solo_time = Time when playing alone
web-about-solo_time = Seconds for the whole game when you play by yourself; 0 is no limit.
web-value-solo-none = no aim
web-value-solo-1 = many words
web-value-solo-2 = long words
web-tip-letter-drawing = Letters have sizes of one to nine squares. You choose by size, without seeing the letter.
web-tip-letter-first = In the first round everybody lays one letter anywhere. A word isn’t needed, but name any that appears.
web-tip-letter-turn = Lay one letter against another, along a side, and name a new word through it: words run from tile to tile, in any direction.
web-tip-letter-knock = Do you see a word that nobody has written down? Knock: the last player to knock with a good word takes the next turn.
