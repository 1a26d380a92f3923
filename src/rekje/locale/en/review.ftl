review-not-over = This game isn’t over yet: it can be reviewed once it is.
review-not-ready = The review isn’t ready yet.
review-working = Looking back…
review-title = { $count ->
    [0] Nobody has won.
    [one] { $names } won.
   *[other] { $names } share the win.
}
review-heading = Review of the game
review-player = Player
review-result = Final score
review-best = Best turns
review-cost = Cost
review-chance-lost = Winning chance lost per turn
review-bingos = Whole racks
review-bingos-missed = Missed
review-did = Played
review-better = Better
review-costs = Cost
review-misses = The costliest turns
review-missed-bingos = Whole racks that could have been laid at once
review-phonies = Words that stood and aren’t in the list (*)
review-unread = { $count ->
    [one] One word that nobody found
   *[other] { $count } words that nobody found
}
review-who = { $name }, turn { $number }
review-chance-cost = chance of winning { $change }
review-exchange = exchanges { $tiles }
review-knock = knocks
review-how = How this was judged
review-course = The course of the game
review-course-chance = The chance of winning of { $name } after every turn; dots mark the costliest turns
review-course-lead = By how much { $name } was ahead after every turn; dots mark the costliest turns
review-chance-of = Chance of { $name }
review-instead = { $best } instead of { $did }
review-board = Turn { $number }: the board with { $play }
review-better-play = better play
review-rack = Rack: { $rack }
review-measure-points = Costs are in points: what is scored, and what the tiles kept are worth where that is known; with an empty bag, the result after the best answer.
review-measure-places = Costs are in places: five per cent of the chance of winning count as one. That chance is told for when everybody else has answered, and counts what the tiles left on the racks are worth.
review-measure-words = Costs are in points: what all new words would have been worth that could be read after the best letter, compared with those after this one. 4/36 means: 4 points written down of 36 that were there.
review-measure-chance = A cost in per cent is the chance of winning that the turn took: where that chance decides, or nothing else was lost.
review-words = { $lexicon ->
    [nl] Words by the Dutch word list.
    [fr] Words by the French word list.
    [de] Words by the German word list.
    [en] Words by the English word list.
    [it] Words by the Italian word list.
    [words] Words by this game’s own list.
   *[other] Words by the word list { $lexicon }.
}
review-chance-model = { $seats ->
    [2] Chances of winning are those of two equally strong computer players in the same standing, with as much of the game left. They take into account what is left to whoever has just played. People may differ.
   *[other] Chances of winning are those of { $seats } equally strong computer players in the same standing, with as much of the game left. People may differ.
}
review-played-on = { $count ->
    [one] In one turn the best moves were judged by playing on from them with the hidden tiles dealt at random. What may be luck there isn’t counted as a cost.
   *[other] In { $count } turns the best moves were judged by playing on from them with the hidden tiles dealt at random. What may be luck there isn’t counted as a cost.
}
review-unknown = { $count ->
    [one] For one turn the tiles aren’t known, so it isn’t judged.
   *[other] For { $count } turns the tiles aren’t known, so they aren’t judged.
}
review-entry = Review
review-page = Open as a page
review-save = Download the page
review-turns = Turn by turn
review-did-pass = passes
review-did-exchange = exchanges { $count }
review-did-blank = lays a blank token
review-did-free = gives a letter away
review-did-resign = resigns
review-did-time-up = runs out of time
review-did-open = opens without a word
review-did-knock = knocks in vain
review-did-taken-back = taken back
review-otherwise = { $move } (laid another way)
review-did-claim = names words
review-did-place = lays
review-column-move = Move
review-column-score = Score
review-column-kept = Kept
review-column-worth = Worth
review-column-equity = Together
review-column-chance = Chance
review-these-played-on = These moves were judged by playing on from them, with the hidden tiles dealt at random: “{ $column }” is what that brought.
review-no-chances = For this game or edition there is no model of the chances of winning; ask for --by equity.
review-chart-kind = A chart is written as .svg or .png, not as { $file }.
review-no-course = A game played alone, or of a single turn, has no course to draw.
review-depth-alone = --depth says how far to look ahead while thinking: give --think too, such as --think 1.
review-many = { $count } games are reviewed together only into a folder: -o FOLDER.
review-folder-alone = With -o each game gets a page of its own, or JSON with --json: --html and --chart go with a single game.
review-game-of = { $file }, game { $number }
review-same-name = { $one } and { $other } would both be reviewed in { $name }: rename one of them, or use two folders.
review-overview-name = { $file } would be reviewed in { $name }, which is the overview of all games: rename the file.
review-overview = { $count } games reviewed
review-lost = Cost per turn
review-written = { $count ->
    [one] { $count } review is in { $folder }.
   *[other] { $count } reviews are in { $folder }.
}
