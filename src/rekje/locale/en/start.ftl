start-title = Word games with real tiles
start-lead = Four board games, refereed by the rules printed in the box.
start-play = Play now
start-play-what = { $game } in English, against a friendly computer
start-computer = Computer
start-other = Other language, opponent or rules
start-invite = Invite somebody
start-invite-more = By message, link or QR code
start-keep-more = Your phone counts beside the board
start-fact-rules = By the printed rules
start-fact-languages = Five languages
start-fact-account = No account
start-about-scrabble = Words cross, coloured squares count
start-about-woordenspel = Ten tiles, and what you lack you buy
start-about-koning = Words wind, and your king walks
start-about-letter = Letters of many sizes, read any way
start-new = A new game
start-games = Your games
start-other-games = Your other games
start-watched-games = Games you watch
start-move = Your move, { $name }
start-move-now = Your move
start-your-turn = Your turn
start-turn-of = { $count ->
    [one] { $names }’s turn
   *[other] Waiting for { $names }
}
start-with = { $game } with { $names }
start-of = { $game }: { $names }
start-my-score = My score:
start-all-games = All { $count } games
start-since-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}
start-since-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
start-since-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
start-left-days = { $count ->
    [one] a day left
   *[other] { $count } days left
}
start-left-hours = { $count ->
    [one] an hour left
   *[other] { $count } hours left
}
start-left-minutes = { $count ->
    [one] a minute left
   *[other] { $count } minutes left
}
start-left-none = less than a minute left
start-lobby = Play with somebody here
start-lobby-more = Who looks for a game, and what can be watched
start-lobby-offers = { $count ->
    [one] One game waits for somebody
   *[other] { $count } games wait for somebody
}
