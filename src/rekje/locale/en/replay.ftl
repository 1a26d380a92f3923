replay-player = Player
replay-at = Place
replay-words = Words
replay-score = Score
replay-settled = final adjustment
replay-final = final scores
replay-did-exchange = { $count ->
    [one] exchanges one tile
   *[other] exchanges { $count } tiles
}
replay-did-pass = passes
replay-did-resign = resigns
replay-did-vacation = { $count ->
    [0] back from vacation
    [one] takes a day of vacation
   *[other] takes { $count } days of vacation
}
replay-did-challenge = challenges
replay-did-accept = lets it stand
replay-did-vote = votes
replay-did-time-up = time is up
replay-did-end = stops
replay-did-open = nobody has a word
replay-reason-out = a player is out of tiles
replay-reason-passes = everybody has passed
replay-reason-dry = nobody has laid anything for too long
replay-reason-no-play = nobody can lay anything any more
replay-reason-resigned = the others have resigned
replay-reason-stopped = the game was stopped
replay-reason-reached = a king has come home
replay-reason-no-opening = three times nobody had a word to open with
replay-reason-no-new-word = a whole round brought no new word
replay-reason-time = the time is up
replay-won = { $count ->
    [0] Nobody wins: the game was given up ({ $rule }).
    [one] { $names } wins: { $reason } ({ $rule }).
   *[other] { $names } share the win: { $reason } ({ $rule }).
}
replay-unfinished = The game is not finished.
replay-broken = Move { $turn } breaks rule { $rule }: { $message }
replay-shuffle-holds = The shuffle has been checked: every draw is the one committed to beforehand.
replay-shuffle-broken = The shuffle has been checked, and it doesn’t hold.
replay-shuffle-none = The record has no proof of its shuffle, so that couldn’t be checked.
replay-fingerprint = A fingerprint has { $digits } hexadecimal digits, not “{ $text }”.
replay-did-buy = { $count ->
    [one] buys one tile
   *[other] buys { $count } tiles
}
replay-did-draw = draws
replay-did-place = { $count ->
    [one] lays a letter
   *[other] lays { $count } letters
}
replay-did-claim = names words
replay-did-free = gives a letter away
replay-did-blank = lays a blank token
replay-did-swap = swaps a blank token
replay-did-knock = knocks
