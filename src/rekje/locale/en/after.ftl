after-board = Board
after-sheet = Score sheet
after-sheet-day = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $day }, { NUMBER($year, useGrouping: 0) }
after-sheet-edition = { $spoken } ({ $edition })
after-sheet-lexicon = { $lexicon ->
    [nl] Dutch word list
    [fr] French word list
    [de] German word list
    [en] English word list
    [it] Italian word list
    [words] a list of the game’s own
   *[other] word list { $lexicon }
}
after-sheet-any = every word counted
after-sheet-judged-referee = the referee judged the words
after-sheet-judged-challenge = words could be challenged
after-sheet-judged-agree = the table agreed on the words
after-sheet-open = written down without the players’ tiles
after-sheet-turns = Turn by turn
after-sheet-number = No.
after-sheet-player = Player
after-sheet-words = Words
after-sheet-points = Points
after-sheet-total = Total
after-sheet-moved = besides: { $totals }
after-sheet-struck = (crossed out)
after-sheet-scores = Result
after-sheet-standing = Standing
after-sheet-played = Played
after-sheet-left = Left over
after-sheet-settled = Final adjustment ({ $rule })
after-sheet-final = Final score
after-sheet-winner = winner
after-sheet-on = The game is still on.
after-sheet-on-turn = The game is still on: turn { $number }, { $name } to move.
after-sheet-table = The table, and who laid what
after-sheet-table-label = The table with all tiles; each shows by colour, pattern and mark who laid it
after-sheet-shuffle = The shuffle
after-sheet-shuffle-later = This fingerprint was shown before the first draw; the secret behind it follows after the game.
after-sheet-commit = Fingerprint shown beforehand (SHA-256)
after-sheet-secret = Secret
after-sheet-algorithm = Method
after-sheet-made = Made with Rekje, your referee at the table.
after-did-taken-back = taken back
after-did-struck = crossed out
after-entry-sheet = Score sheet
after-sheet-title = What would you like to do with the score sheet?
after-entry-whose = Whose word was where
after-entry-games = My games
after-entry-study = Words to study
after-did-place = lays { $letters }
after-did-claim = names words
after-did-free = gives a letter away
after-did-blank = lays a blank token
after-did-knock = knocks in vain
after-did-challenge = challenges in vain
after-did-bonus = bonus: challenged in vain
after-sheet-what = The result, every turn, the table, and who laid what: one page that needs nothing else. While a game is on, it holds what everybody may see.
after-sheet-open-page = Open
after-sheet-print = Print
after-sheet-save = Download
after-sheet-share = Share
after-sheet-cannot-share = This browser can’t send files; download the sheet instead.
after-legend = Who laid what
after-laid-by = laid by { $name }
after-shown = { $word }, by { $name }: { $squares }
after-shown-bare = { $word }, by { $name }
after-series = Games of this table
after-series-shared = { $count ->
    [one] one tied
   *[other] { $count } tied
}
after-games-none = You haven’t finished a game on this server yet. Once you have, your figures will be shown here.
after-games-play = Play a game
after-games-uncounted = { $count ->
    [one] One game isn’t counted: you had several seats in it, only wrote it down, or let a computer end it.
   *[other] { $count } games aren’t counted: you had several seats in them, only wrote them down, or let a computer end them.
}
after-games-kept = These figures count the games finished here with this browser, against people and computers. “Delete me” under “You and your devices” deletes these figures too.
after-games-won = { $count } ({ $percent }%)
after-games-kind = { $game }, counted by { $scoring }
after-games-against = Against whom
after-games-over = Finished games
after-games-all = Show all { $count }
after-number-played = Played
after-number-won = Won
after-number-shared = Tied
after-number-lost = Lost
after-number-alone = Alone
after-number-rating = Rating
after-number-average = Average score
after-number-average-place = Average place
after-number-best = Best score
after-number-a-turn = Points a turn
after-number-letters-a-turn = Places a turn
after-number-best-turn = Best turn
after-number-longest = Longest word
after-number-bingos = Whole racks laid
after-column-name = Name
after-column-played = Played
after-column-ahead = Ahead
after-column-behind = Behind
after-column-level = Level
after-column-date = Date
after-column-others = With
after-column-score = Score
after-column-result = Result
after-result-won = won
after-result-shared = tied
after-result-lost = lost
after-result-alone = alone
after-course = { $name } in the course of time: { $count } games, from { $least } to { $most }, { $average } on average
after-course-games = { $name }, game by game
after-study-looking = Looking through your games: { $number } of { $count }…
after-study-count = { $count ->
    [one] One card, { $due } to do now.
   *[other] { $count } cards, { $due } to do now.
}
after-study-none = No cards yet. When you have finished a game with a word list, the words you missed will be shown here.
after-study-done = All done for now. The next card is due on { $when }.
after-study-kept = A card you know comes again after a day, then after 3, 7, 14 and 30 days; one you don’t, in ten minutes. The cards stay in this browser only and go with “Delete me”.
after-study-forget = Forget all cards
after-study-box = box { $box }
after-study-better = There was a word for { $score }. Which?
after-study-unseen = Nobody saw a word of { $count } letters here. Which?
after-study-did = In the game:
after-study-show = Show the answer
after-study-knew = I knew it
after-study-missed = I didn’t
after-replay-title = The game, turn by turn
after-replay-step = Move
after-replay-at = { $step } of { $last }
after-replay-first = To the beginning
after-replay-back = Previous move
after-replay-run = Play
after-replay-pause = Stop
after-replay-next = Next move
after-replay-last = To the end
after-replay-begin = The tiles are drawn.
