# The board
screen-sign-word = W
screen-sign-letter = L
screen-rack = Rack
screen-bag = { $count ->
    [0] The bag is empty
    [one] 1 tile left in the bag
   *[other] { $count } tiles in the bag
}
screen-last-moves = Last moves
screen-did-exchange = exchanges { $count }
screen-did-pass = passes
screen-did-time-up = out of time
screen-did-resign = resigns
screen-did-taken-back = { $play } undone
screen-did-challenge = challenges in vain
screen-did-bonus = bonus: challenged in vain

# What can be typed
screen-command-undo = undo
screen-command-shuffle = shuffle
screen-command-sort = sort
screen-command-exchange = exchange
screen-command-pass = pass
screen-command-challenge = challenge
screen-command-accept = accept
screen-command-hint = hint
screen-command-word = word
screen-command-score = score
screen-command-bag = bag
screen-command-hand = hand
screen-command-save = save
screen-command-rules = rules
screen-command-vacation = vacation
screen-command-resign = resign
screen-command-quit = quit
screen-command-help = help
screen-example = 8D WORD
screen-help-title = What you can type
screen-help-play = 8D STONE lays STONE from D8 to the right, D8 STONE from D8 downwards. You first see what it brings; Enter plays it. Small letters among capitals are blanks: STOnE.
screen-help-signs = On the board * is the last play and + what isn’t played yet.
screen-help-undo = take back what you haven’t played yet
screen-help-shuffle = shuffle your rack
screen-help-sort = put your rack in alphabetical order
screen-help-exchange = exchange these tiles as your turn (* for all, ? a blank)
screen-help-pass = skip your turn
screen-help-challenge = challenge the last play
screen-help-accept = let the last play stand
screen-help-hint = a hint; ask twice to see the best play, once more for the reason
screen-help-word = look a word up
screen-help-score = all moves and points
screen-help-bag = the tiles you can’t see
screen-help-hand = give a seat to a computer or to somebody else
screen-help-save = save the record of the game
screen-help-rules = read a rule as the rule page has it
screen-help-vacation = stop your clock for so many days; 0 when you’re back
screen-help-resign = give up the game
screen-help-quit = stop for now; the game is saved
screen-help-help = this page (also: ?)
screen-back = Enter goes back
screen-more = Enter goes on
screen-yes = yes

# A turn
screen-prompt = { $name } (e.g. 8D STONE, ? for help):
screen-prompt-send = { $name } (Enter plays it):
screen-not-understood = I don’t understand “{ $line }”: type a square and a word, like 8D STONE, or ? for help.
screen-surplus = Nothing goes after “{ $command }”, not even “{ $text }”; nothing was done.
screen-nothing-typed = Type a square and a word, like 8D STONE, or ? for help.
screen-preview = { $words } = { $score } { $score ->
    [one] point
   *[other] points
}. Enter plays it, “{ $undo }” takes it back.
screen-preview-blanks = Blank for: { $letters }.
screen-undone = Taken back.
screen-nothing-to-undo = There is nothing to take back.
screen-may-challenge = Do you doubt the last play? Type “{ $word }” before you play yourself.
screen-accepted = The play stands.
screen-accepted-alone = You let the play stand; others may still challenge it.
screen-sure-resign = Do you really want to resign? (y/n)
screen-sure-hand = Nobody would then play here: the computers play the game to its end. Go on? (y/n)
screen-vacation-days = “{ $text }” isn’t a number of days: type “{ $word } 3”, or “{ $word } 0” if you’re back.
screen-vacation-none = There is no vacation at this table: it goes with a clock in days, if the option “vacation” grants some.
screen-vacation-now = { $days ->
    [one] You’re on vacation for one more day; “{ $word } 0” ends it.
   *[other] You’re on vacation for { $days } more days; “{ $word } 0” ends it.
}
screen-vacation-left = { $left ->
    [0] You have no days of vacation left.
    [one] You have one day of vacation left; “{ $word } 1” takes it.
   *[other] You have { $left } days of vacation left; “{ $word } 2” takes two of them.
}
screen-curtain = It is { $name }’s turn. Nobody else looking? Enter:
screen-ask-accept = { $name }: { $words }. Enter lets it stand, “{ $word }” challenges it:
screen-ask-vote = { $name }: are you happy with { $words }? (Enter = yes, n = no)

# Questions to the game
screen-worth = Up to { $score ->
    [one] { $score } point
   *[other] { $score } points
} can be scored now.
screen-no-lookup = Hints and looking words up are not allowed at this table. ({ $rule })
screen-hint-none = No word can be played: exchange or pass.
screen-hint-place = The best play is worth { $score ->
    [one] { $score } point
   *[other] { $score } points
}, lays { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} and begins on { $at }.
screen-hint-play = The best play: { $at } { $word }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
screen-hint-type = Type: { $line }
screen-hint-exchange = Exchanging { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} is better than any play.
screen-hint-pass = Passing is better than any play.
screen-word-which = Which word? Type for example “{ $command } stone”.
screen-word-yes = { $word } is in the word list.
screen-word-no = { $word } is not in the word list.
screen-hand-how = Type the number of the seat and who plays it, for example “{ $example }”; choose from: { $players }.
screen-handed = { $name } is now played by: { $player }.
screen-rules = The rules are in { $page }; look for { $rule } there.
screen-rules-none = There is no rule { $rule } here; there are { $rules }.
screen-unseen-title = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} you can’t see, { $bag } of them in the bag

# News
screen-lot = { $name } draws { $tile }.
screen-blank = a blank
screen-begins = { $name } begins.
screen-commit = The draw is settled; its fingerprint (SHA-256) is:
screen-news-play = { $name } plays { $word } at { $at }: { $score } { $score ->
    [one] point
   *[other] points
}.
screen-news-exchange = { $name } exchanges { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
screen-news-pass = { $name } passes.
screen-news-time-up = { $name } is out of time: a pass.
screen-news-resign = { $name } resigns.
screen-news-vacation = { $days ->
    [one] { $name } takes a day of vacation.
   *[other] { $name } takes { $days } days of vacation.
}
screen-news-back = { $name } is back from vacation.
screen-news-skipped = { $name } sits out a turn.
screen-news-taken-back = { $name } takes the play back and has lost the turn.
screen-news-objects = { $name } objects.
screen-news-upheld = { $name } challenges, and is right{ $count ->
    [0] {""}
    [one] : { $words } is not a word
   *[other] : { $words } are not words
}.
screen-news-unfounded = { $name } challenges, but all words are good.{ $points ->
    [0] {""}
   *[other] {" "}That costs { $points } points.
}{ $turns ->
    [0] {""}
   *[other] {" "}That costs a turn.
}{ $bonus ->
    [0] {""}
   *[other] {" "}{ $gainer } gains { $bonus } points.
}

# The end
screen-reason-out = All tiles have been played.
screen-reason-passes = Everybody has passed.
screen-reason-dry = No tile was laid for three whole rounds.
screen-reason-no-play = Nobody can make another word.
screen-reason-resigned = Only one player is left.
screen-reason-stopped = The game was stopped.
screen-reason-reached = A king has come home.
screen-reason-no-opening = Three times nobody had a word to open with: the win is shared.
screen-reason-no-new-word = A whole round brought no new word.
screen-reason-time = The time is up.
screen-column-player = Player
screen-column-points = Played
screen-column-rest = Left
screen-column-settled = Final adjustment
screen-column-total = Total
screen-winner = { $name } wins with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
screen-winners = { $names } share the win with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
screen-proof-good = Unchanged since the start: this secret matches the fingerprint shown then.
screen-proof-heard = The tiles are unchanged since the start: they follow from the fingerprint in the record.
screen-proof-bad = Not fairly drawn: this secret doesn’t match the fingerprint shown at the start.
screen-proof-seed = Not drawn by chance: with --seed the tiles are known beforehand.
screen-ask-save = Save the record? Type a file name, or Enter to save nothing:
screen-save-where = Add a file name, like game.json.
screen-save-done = The record is in { $file }.
screen-save-exists = { $file } exists already; choose another name.
screen-save-failed = I can’t write to { $file }.
screen-others-play-on = The others play on. Ctrl + C leads out.
screen-saved = The game is saved; “{ $command }” goes on where you were.
screen-bye = See you next time.

# Beforehand
screen-ask-language = Which language?
screen-ask-resume = A game is still going on ({ $edition }): { $scores }. Go on with it? (Enter = yes, n = no)
screen-ask-edition = Which edition?
screen-ask-opponent = Against whom?
screen-ask-name = Your name? [{ $usual }]
screen-ask-name-help = Type the name by which the others see you, or press Enter to be “{ $usual }”.
screen-only-demo = No keyboard is connected, so two computer players show a game.
screen-ask-other-name = And the other player’s?
screen-ask-youngest = Who is the youngest? They begin if words are equally long.
screen-youngest-lot = decide by lot
screen-choose = Your choice [{ $usual }], or { $quit }:
screen-choose-number = Choose a number from 1 to { $most }; { $quit } leaves.
screen-choose-yes = Type y for yes or n for no, not “{ $line }”; Enter means yes, { $quit } leaves.
screen-edition-printed = { $language }, as printed
screen-edition-extension = { $language }, adapted
screen-language-nl = Dutch
screen-language-fr = French
screen-language-de = German
screen-language-en = English
screen-language-it = Italian
screen-me = me
screen-player-person = Player
screen-player-level-1 = Level 1
screen-player-level-2 = Level 2
screen-player-level-3 = Level 3
screen-player-level-4 = Level 4
screen-player-level-5 = Level 5
screen-player-level-6 = Level 6
screen-player-level-7 = Level 7
screen-player-level-8 = Level 8
screen-player-level-9 = Level 9
screen-player-level-10 = Level 10
screen-player-novice = Novice
screen-player-amateur = Amateur
screen-player-greedy = Greedy
screen-player-racer = Racer
screen-player-canny = Canny
screen-player-strong = Strong
screen-player-expert = Expert
screen-opponent-level-1 = first words – knows fifty everyday words and often finds none to lay
screen-opponent-level-2 = learning to read – everyday words, but gives up quickly
screen-opponent-level-3 = a beginner – everyday words, the short ones first
screen-opponent-level-4 = everyday words, wherever they catch the eye
screen-opponent-level-5 = knows more words, but overlooks most of the good places
screen-opponent-level-6 = has played a few times – longer words too, now and then
screen-opponent-level-7 = plays now and then – a good vocabulary, misses a lot
screen-opponent-level-8 = plays often – seldom lets a good chance go by
screen-opponent-level-9 = experienced – rare words too, and an eye for the best places
screen-opponent-level-10 = knows the whole word list and overlooks little
screen-opponent-novice = knows everyday words and misses a lot
screen-opponent-amateur = a decent opponent
screen-opponent-greedy = always takes the highest score
screen-opponent-racer = plans its way to the finish
screen-opponent-canny = weighs what it leaves to the others
screen-opponent-strong = also weighs what stays on the rack
screen-opponent-expert = plays on from its best ideas in thought
screen-opponent-person = Somebody beside you, at the same keyboard
screen-opponent-own = a player that was added here

# Errors
screen-seats = This game is for { $least } to { $most } players, not { $count }.
screen-no-terminal = Without a terminal, and in a demonstration, only computers play (--seats level-7,greedy), not { $names }.
screen-option-form = Write an option as name=value, not as “{ $text }”.
screen-edition-file = { $file } can’t be read as an edition.
screen-nothing-to-resume = There is no game to go on with.
screen-computer-simpler = The computer players can’t read what they have learned, and go by the letters alone; “rekje doctor” says what to do.
screen-computer-by-letters = Nobody has learned yet what kept tiles are worth with this box and word list: the computer players go by the letters alone; “rekje learn” changes that.
screen-list-changed = Beware: the word list has changed since this game began.
screen-stale = This game is being played somewhere else too; start again with “rekje play --resume”.
screen-store-unreadable = The file { $path } can’t be read.
screen-store-unwritable = Games can’t be saved in { $path }.
screen-not-kept = Nothing can be kept in { $path }: this game can’t go on another time.
screen-store-damaged = The saved game { $table } is damaged (line { $row }).
screen-store-name = “{ $table }” can’t be the name of a table.

# rekje games
screen-games-title = { $game } ({ $least }–{ $most } players)
screen-games-editions = Editions
screen-games-options = Options (--option name=value)
screen-games-edition = edition
screen-games-language = language
screen-games-kind = kind
screen-games-printed = as printed
screen-games-extension = adapted
screen-games-board = board
screen-games-bare = bare table
screen-games-tiles = tiles
screen-games-rack = rack
screen-games-lexicon = word list
screen-games-option = option
screen-games-values = values
screen-games-default = default
screen-games-meaning = meaning
screen-about-judging = how words are judged
screen-about-challenge_penalty = what an unfounded challenge costs
screen-about-clock = time to think
screen-about-overtime = points for each minute over time
screen-about-vacation = days of vacation for each player
screen-about-more_time = by how much every time limit is multiplied
screen-about-places = place names count
screen-about-sheet_words = words printed on the sheet count
screen-about-offensive = coarse words for computers too
screen-about-lookup = hints and look-up allowed
screen-about-prove_end = ends once nothing can be laid
screen-about-going_out = what the others’ tiles bring whoever goes out
screen-about-blank_on_dark_red = what a blank on dark red does
screen-about-y_is_ij = Y may stand for IJ
# Which game
screen-ask-game = Which game?
screen-game-scrabble = Scrabble
screen-game-woordenspel = Woordenspel
screen-game-koning = Koning
screen-game-about-scrabble = words cross on 15×15, and you draw after every play
screen-game-about-woordenspel = 16×16, ten tiles, and what you lack you buy
screen-game-about-koning = words wind like snakes, and your king goes as far

# Buying
screen-command-buy = buy
screen-help-buy = buy tiles (three a turn at most)
screen-did-buy = buys { $count }
screen-news-buy = { $name } buys { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}.
screen-bought = Bought: { $tiles }. { $left ->
    [0] That is all for this turn.
    [one] You may buy one more.
   *[other] You may buy { $left } more.
}
screen-out-bonus = { $name } was out of tiles first: { $bonus } points more.
screen-ij-as-y = The ij is laid as Y here: { $word }.
screen-counts-word = word ×{ $factor }
screen-counts-letter = letter ×{ $factor }
screen-counts-lay = whole play ×{ $factor }
screen-counts-start = the first word begins here
screen-about-first_word = whether the first word begins on yellow or covers it
screen-about-buy_when = buying when a player says so, or only when nothing can be laid
screen-about-open_tiles = whether tiles lie open
screen-about-blank = whether a blank keeps its letter
screen-about-finish = whether a king must reach the end or pass it
screen-about-grid = square tiles or hexagons

# Letter
screen-game-letter = Letter
screen-game-about-letter = letters of many sizes, words in all directions, and knocking
screen-opponent-alone = Nobody: alone, against yourself
screen-about-glass = seconds for a turn (the printed hourglass: 30)
screen-about-knock_window = seconds for knocking after a turn, at least
screen-about-scoring = what counts: words, letters, letters with a bonus for long words, or different letters
screen-about-turning = whether letters may be laid with a quarter turn
screen-about-blank_touches = whether a blank token must touch another tile
screen-about-solo = alone: many words (1) or long ones (2)
screen-about-solo_letters = letters when playing alone (0: 10, or 20 for long words)
screen-about-solo_time = seconds for a game played alone
