why-better = { $move } { $what }.
why-even = { $move } is even goed, voor zover dat te zeggen is: die zet { $what }.
why-same = { $move } is even goed, voor zover dat te zeggen is.
why-unclear = { $move } is niet duidelijk beter: die zet { $what }.
why-worse = { $move } is al met al niet beter: die zet { $what }.
why-instead = In plaats van { $other }: { $why }
why-and = { $first } en { $last }
why-but = { $pros }, maar { $cons }
why-exchange = { $tiles } ruilen
why-pass = passen
why-pass-wins = Passen beëindigt het spel, en je wint. ({ $rule })
why-otherwise = { $word } anders leggen
why-score-more = levert nu { $by ->
    [one] { $by } punt
   *[other] { $by } punten
} meer op
why-score-less = levert nu { $by ->
    [one] { $by } punt
   *[other] { $by } punten
} minder op
why-result-more = komt { $by ->
    [one] { $by } punt
   *[other] { $by } punten
} beter uit als allebei op hun best spelen
why-result-less = komt { $by ->
    [one] { $by } punt
   *[other] { $by } punten
} slechter uit als allebei op hun best spelen
why-outlook-more = komt na het beste antwoord dat gevonden is { $by ->
    [one] { $by } punt
   *[other] { $by } punten
} beter uit
why-outlook-less = komt na het beste antwoord dat gevonden is { $by ->
    [one] { $by } punt
   *[other] { $by } punten
} slechter uit
why-played-on-more = levert bij doorspelen { $by ->
    [one] { $by } punt
   *[other] { $by } punten
} meer op
why-played-on-less = levert bij doorspelen { $by ->
    [one] { $by } punt
   *[other] { $by } punten
} minder op
why-worth = { $count ->
    [0] houdt niets over
   *[other] houdt { $kept } over (waard { $mine })
} in plaats van { $others ->
    [0] niets
   *[other] { $left } (waard { $other })
}
why-worth-plain = bewaart een waarde van { $mine } in plaats van { $other }
why-rest = laat { $mine ->
    [one] { $mine } punt
   *[other] { $mine } punten
} op het rekje in plaats van { $other }
why-reply = gunt de volgende speler gemiddeld { $mine ->
    [one] { $mine } punt
   *[other] { $mine } punten
} in plaats van { $other }
why-chance = geeft { $mine } kans om te winnen in plaats van { $other }
why-places-more = gaat { $by ->
    [one] { $by } plaats
   *[other] { $by } plaatsen
} verder
why-places-less = gaat { $by ->
    [one] { $by } plaats
   *[other] { $by } plaatsen
} minder ver
why-ahead-more = staat er na het antwoord { $by ->
    [one] { $by } plaats
   *[other] { $by } plaatsen
} beter voor
why-ahead-less = staat er na het antwoord { $by ->
    [one] { $by } plaats
   *[other] { $by } plaatsen
} slechter voor
why-back = { $mine ->
    [0] stuurt geen andere koning terug
    [one] stuurt een andere koning { $mine } plaats terug
   *[other] stuurt een andere koning { $mine } plaatsen terug
}
why-tiles-more = laat { $by ->
    [one] { $by } steen
   *[other] { $by } stenen
} meer op het rekje
why-tiles-less = laat { $by ->
    [one] { $by } steen
   *[other] { $by } stenen
} minder op het rekje
why-reply-letters = { $mine ->
    [0] gunt de volgende speler nauwelijks een woord
    [one] gunt de volgende speler gemiddeld een woord van { $mine } letter
   *[other] gunt de volgende speler gemiddeld een woord van { $mine } letters
} { $other ->
    [0] in plaats van nauwelijks een
   *[other] in plaats van een van { $other }
}
why-read = geeft nieuwe woorden voor { $mine ->
    [one] { $mine } punt
   *[other] { $mine } punten
} in plaats van { $other }
why-read-most = geeft nieuwe woorden voor { $mine ->
    [one] { $mine } punt
   *[other] { $mine } punten
} in plaats van hoogstens { $other }
why-reply-words = gunt de volgende speler nieuwe woorden voor { $mine ->
    [one] { $mine } punt
   *[other] { $mine } punten
} in plaats van { $other }
why-more = Nog eens “{ $word }” zegt meer.
why-again = Nog eens “{ $word }” zegt waarom.
