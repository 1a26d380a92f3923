## The end of a game on one screen.

result-wins = { $names } wins
result-share = { $names } share the win
result-alone = { $name }: { $count ->
    [one] 1 word
   *[other] { $count } words
}
result-by = by { $count ->
    [one] 1 point
   *[other] { $count } points
}, in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
result-in = in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
result-count = Final count
result-sheet = On the score sheet
result-holds = { $name } holds
result-tiles-left = Tiles left
result-out = { $name } went out
result-overtime = Time used up
result-total = Result
result-words = Words
result-words-own = Words in one’s own turns
result-words-knocked = Words by knocking
result-letters = Letters in them
result-longest = Longest word
result-longest-is = The longest word: { $word }, by { $name }.
result-left = Letters left
result-walked = Letters of all words
result-put-back = Put back
result-place = Place on the track
result-whole-rack = { $name }, with the whole rack
result-share-picture = Share the picture
result-save-picture = Save the picture
result-picture = The table at the end as a picture
result-picture-failed = That didn’t work. Draw the picture again
result-start = Start page
result-more = Watch again, score sheet and more
result-overlooked = Words nobody saw
result-overlooked-wait = Looking back…
result-overlooked-none = Nobody missed anything: there was never a better play.
result-overlooked-did = Laid
result-overlooked-best = Was possible
result-overlooked-turn = turn { $turn }
result-overlooked-more = … and { $count } more
result-best-turn = Best turn: { $name }
result-best-longest = The longest word of the game, too: { $count } letters.
