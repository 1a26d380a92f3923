# Keeping the score of a game on the table
keep-line-twice = This line has been written down already.
keep-no-line = There is no such line in this score sheet (any more).
keep-full = A score sheet has { $most } lines at most.
keep-no-book = No score is kept at this table.
keep-other-words = Nothing like { $words } is in doubt now.
keep-racks-unknown = Nobody has told which tiles the players held, so the better plays can’t be looked for.
keep-title = Score sheet for a game played with the box
keep-title-more = You play with the box, this phone counts: by the printed rules, with a dictionary for quarrels. It goes on when the connection is lost.
keep-start = Begin the score sheet
keep-lexicon = The dictionary in a quarrel
keep-lexicon-any = none: every word counts
keep-players = Who sits at the table, in the order of play
keep-player = Player { $number }
keep-youngest-none = not given
keep-who = Who is this line about?
keep-word = The word
keep-words = Words, with a space between
keep-write = Write
keep-change = Change
keep-letter = Letter laid
keep-letter-short = letter
keep-size = Size of the letter
keep-size-is = { $width } wide, { $height } high
keep-sizes-all = other sizes
keep-free = was a free letter
keep-token = blank token
keep-letters = Letters
keep-letter-back = Last letter away
keep-blanks = Blank?
keep-blank-is = { $letter } is a blank
keep-hint-square = { $name }: tap the square where the word begins.
keep-hint-word = Tap the square once more to turn the word. Type its letters.
keep-hint-walk = { $name }: type the word. If it lies differently, tap its squares one after the other.
keep-hint-letter = { $name }: the letter laid, or only words: more of them, or a knock.
keep-hint-lay = Tap the board where its top left corner lies.
keep-hint-words = Now the words that { $name } has named.
keep-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }, to { $place }
keep-no-points-now = Without a connection the points come later, when the line has been sent.
keep-offline = { $count ->
    [0] No connection. You can go on: what you write down waits on this device.
    [one] No connection. One line waits on this device; its points come when it is sent.
   *[other] No connection. { $count } lines wait on this device; their points come when they are sent.
  }
keep-forgetful = This browser keeps nothing: don’t close the page while lines wait.
keep-not-here = No connection, and this score sheet isn’t on this device yet.
keep-begins-here = No connection: the sheet begins on this device, and goes to the server when the connection is back.
keep-not-prepared = No connection, and what a new score sheet needs isn’t on this device yet. Open this page once with a connection: after that it also works without one.
keep-not-secure = No connection, and at this address the browser keeps nothing for such times: a new score sheet can only be begun here with a connection, or without one at an address with https.
keep-not-stored = This browser keeps nothing, so no score sheet can be begun without a connection. Make room on the device, or leave the private window.
keep-only-here = The sheet itself goes to the server when the connection is back.
keep-away-not = Challenges and corrections need a connection. Until then: was a word taken back? Cross out its line and write a pass.
keep-not-made = The server can’t take this score sheet: { $problem } Everything you wrote stays on this device.
keep-try-again = Try again
keep-here-still = Only on this device, not on the server yet:
keep-later = The record and the link to watch come when the sheet is on the server.
keep-delete = Delete this sheet
keep-delete-ask = Delete this sheet with all its lines? It is only on this device.
keep-empty = Nothing yet. Tap who begins, and write down the first turn.
keep-open-line = Line { $number }:
keep-total = { $count } in all
keep-struck = taken back
keep-waits = waits
keep-drop-waiting = Don’t send { $what }
keep-broken = No longer holds:
keep-undo = Undo
keep-mending = You change: { $what }. The board is as it was then.
keep-inserting = A new line before: { $what }. The board is as it was then.
keep-no-correction = Earlier lines can be corrected when there is a connection again and nothing waits.
keep-wish-change = Change it
keep-wish-pass = A pass instead
keep-wish-insert = New line before it
keep-wish-again = Put it at the end
keep-wish-drop = Delete it
keep-anew = Everything after it is refereed anew.
keep-breaks = { $count ->
    [one] One later line no longer holds
   *[other] { $count } later lines no longer hold
  }
keep-breaks-kept = They stay in the sheet, marked, until you mend or delete them.
keep-breaks-yes = Correct it anyway
keep-moves = Without a word, { $name }
keep-exchange-how-many = How many tiles are exchanged?
keep-free-one = Give a letter away
keep-free-which = Which letter goes beside the board?
keep-time-up = Time’s up
keep-resigns = Does { $name } resign?
keep-dice = Dice
keep-dice-which = Several knocked at once: what did they throw?
keep-dice-more = Then write down the words of whoever threw highest first.
keep-doubt = Challenge { $words }?
keep-who-doubts = Who challenges { $words }?
keep-who-objects = Who objects to { $words }?
keep-doubt-more = The dictionary looks it up now. If it isn’t there, it is taken back.
keep-doubt-words = Which words are challenged?
keep-verdict = Who decides?
keep-verdict-list = the dictionary here
keep-verdict-stands = we have looked: it stands
keep-verdict-back = we have looked: it is taken back
keep-vote-more = It is taken back if more than half of the others object.
keep-vote = Count the votes
keep-glass = Hourglass
keep-glass-turn = Turn the hourglass
keep-glass-again = From the start
keep-glass-stop = Stop
keep-glass-length = How long
keep-glass-over = Time’s up!
keep-end = End the game
keep-end-ask = Is the game over?
keep-end-racks = What is left on each rack? A question mark is a blank; nothing means none left.
keep-end-plain = The score stays as it is.
keep-end-broken = { $count ->
    [one] One line no longer holds. It won’t count, and the record won’t have it.
   *[other] { $count } lines no longer hold. They won’t count, and the record won’t have them.
  }
keep-end-rack = { $name } has left
keep-end-minutes = Minutes started over time (only with a clock)
keep-tell-racks = Give the tiles left
keep-watch = Others can watch
keep-opening = Everybody’s opening word, shown at the same time. The longest begins.
keep-opening-none = no word
keep-did-open = opening: { $words }
keep-did-claim = also { $words }
keep-did-knock = knocks: { $words }
keep-did-vote-yes = agrees
keep-did-vote-no = objects
keep-did-free = gives { $tile } away
keep-did-blank = blank token
keep-did-draw = draws
keep-did-challenge = challenges the word
keep-did-accept = nothing to add
keep-did-end = end of the game
keep-line-about = This line is about { $name }.
keep-line-undo = take back what isn’t written down yet, otherwise a correction just made or the last line
keep-line-exchange = exchange so many tiles
keep-line-opening = Type everybody’s opening word, in this order: { $names }. A dash means no word.
keep-line-left-out = { $count ->
    [one] This word doesn’t count: { $words }.
   *[other] These words don’t count: { $words }.
  }
keep-line-unread = “{ $typed }” can’t be read as a word. A dash means no word.
keep-line-nobody = Nobody here is called “{ $typed }”. There are: { $names }.
keep-line-who-challenges = First type who challenges, with “{ $command }” and the name.
keep-line-racks = Type what is left on each rack, in this order: { $names }. A question mark is a blank, a dash means none left.
