# The lobby: offers, games to watch, and who is here
lobby-offers = Play with somebody here
lobby-no-offers = Nobody is looking for a game now. Offer one: whoever comes by can sit down at once.
lobby-more-offers = { $count ->
    [one] One more offer isn’t shown.
   *[other] { $count } more offers aren’t shown.
}
lobby-your-offer = Your table: { $game }
lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-range = rating { $least } to { $most }
lobby-range-least = rating { $least } or more
lobby-range-most = rating { $most } or less
lobby-watchable = anybody may watch
lobby-unrated = For people with a rating, and you have none in this game yet.
lobby-unfit = Your rating of { $rating } doesn’t fit.
lobby-join = Join
lobby-join-which = Join: { $offer }
lobby-withdraw = Withdraw
lobby-withdraw-which = Withdraw: { $offer }
lobby-new-offer = New offer: { $offer }
lobby-new-offers = { $count } new offers
lobby-games = To watch
lobby-no-games = There is no game to watch now.
lobby-more-games = { $count ->
    [one] One more game isn’t shown.
   *[other] { $count } more games aren’t shown.
}
lobby-watch = Watch
lobby-watch-which = Watch: { $game }
lobby-here = Here now
lobby-people = { $count ->
    [one] One person is here.
   *[other] { $count } people are here. Nobody shows their name.
}
lobby-unseen = { $count ->
    [0] Nobody else is here.
    [one] One more is here, without a name.
   *[other] { $count } more are here, without a name.
}
lobby-be-seen = Show my name
lobby-seen-as = Others see that you are here, { $name }.
lobby-seen-no-more = Nobody sees by name any more that you are here.
lobby-hide = Show it no longer
lobby-about-who = Mute or report { $name }
lobby-about-title = Does { $name } bother you?
lobby-mute-more = Mute { $name }, and you see nothing more of them here, nor what they say at any table. They aren’t told. You can undo it under “You and your devices”.
lobby-muted-people = People you don’t hear
lobby-report-more = The operator of this server gets: that this is about { $name }, what they offer here, if anything, and what you write below. { $name } isn’t told.
lobby-name-title = What name should the others know you by?
lobby-name-told = They see it at the table. You can change it under “You and your devices”.
lobby-offer-title = Offer a game
lobby-offer = Offer
lobby-tempo-game = { $count } min each, + { $added } s a turn
lobby-players = Players
lobby-strength = For whom
lobby-strength-any = Anybody
lobby-strength-mine = About as strong as I am: { $least } to { $most }
lobby-let-watch = Anybody here may watch
lobby-offer-lives = The offer stands while you are here. With days for a turn it stands for a week.
lobby-other-rules = Other rules: make a table, and open it in its waiting room.
lobby-off = This server has no lobby now. You can play against the computer, or invite somebody with a link.
lobby-word-about = Here meet the people of a club. Its word is asked once.
lobby-word = The word
lobby-word-say = Go in
