why-better = { $move } { $what }.
why-even = { $move } is just as good, as far as can be told: it { $what }.
why-same = { $move } is just as good, as far as can be told.
why-unclear = { $move } isn’t clearly better: it { $what }.
why-worse = { $move } isn’t better on the whole: it { $what }.
why-instead = Instead of { $other }: { $why }
why-and = { $first } and { $last }
why-but = { $pros }, but { $cons }
why-exchange = exchanging { $tiles }
why-pass = passing
why-pass-wins = Passing ends the game, and you win it. ({ $rule })
why-otherwise = laying { $word } another way
why-score-more = scores { $by ->
    [one] { $by } point
   *[other] { $by } points
} more now
why-score-less = scores { $by ->
    [one] { $by } point
   *[other] { $by } points
} less now
why-result-more = ends up { $by ->
    [one] { $by } point
   *[other] { $by } points
} better with best play by both
why-result-less = ends up { $by ->
    [one] { $by } point
   *[other] { $by } points
} worse with best play by both
why-outlook-more = ends up { $by ->
    [one] { $by } point
   *[other] { $by } points
} better after the best answer found
why-outlook-less = ends up { $by ->
    [one] { $by } point
   *[other] { $by } points
} worse after the best answer found
why-played-on-more = brings { $by ->
    [one] { $by } point
   *[other] { $by } points
} more when played on
why-played-on-less = brings { $by ->
    [one] { $by } point
   *[other] { $by } points
} less when played on
why-worth = { $count ->
    [0] keeps nothing
   *[other] keeps { $kept } (worth { $mine })
} instead of { $others ->
    [0] nothing
   *[other] { $left } (worth { $other })
}
why-worth-plain = keeps tiles worth { $mine } instead of { $other }
why-rest = leaves { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} on the rack instead of { $other }
why-reply = leaves the next player an answer of { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} on average instead of { $other }
why-chance = gives a chance of winning of { $mine } instead of { $other }
why-places-more = goes { $by ->
    [one] { $by } place
   *[other] { $by } places
} further
why-places-less = goes { $by ->
    [one] { $by } place
   *[other] { $by } places
} less far
why-ahead-more = is { $by ->
    [one] { $by } place
   *[other] { $by } places
} better off once everybody else has answered
why-ahead-less = is { $by ->
    [one] { $by } place
   *[other] { $by } places
} worse off once everybody else has answered
why-back = { $mine ->
    [0] puts no other king back
    [one] puts another king back by { $mine } place
   *[other] puts another king back by { $mine } places
}
why-tiles-more = leaves { $by ->
    [one] { $by } tile
   *[other] { $by } tiles
} more on the rack
why-tiles-less = leaves { $by ->
    [one] { $by } tile
   *[other] { $by } tiles
} fewer on the rack
why-reply-letters = { $mine ->
    [0] leaves the next player hardly a word
    [one] leaves the next player a word of { $mine } letter on average
   *[other] leaves the next player a word of { $mine } letters on average
} { $other ->
    [0] instead of hardly any
   *[other] instead of one of { $other }
}
why-read = makes new words worth { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} instead of { $other }
why-read-most = makes new words worth { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} instead of { $other } at most
why-reply-words = leaves the next player new words worth { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} instead of { $other }
why-more = “{ $word }” again says more.
why-again = “{ $word }” again says why.
