why-better = { $move } { $what }.
why-even = { $move } ist genauso gut, soweit sich das sagen lässt: Der Zug { $what }.
why-same = { $move } ist genauso gut, soweit sich das sagen lässt.
why-unclear = { $move } ist nicht eindeutig besser: Der Zug { $what }.
why-worse = { $move } ist insgesamt nicht besser: Der Zug { $what }.
why-instead = Statt { $other }: { $why }
why-and = { $first } und { $last }
why-but = { $pros }, aber { $cons }
why-exchange = { $tiles } zu tauschen
why-pass = zu passen
why-pass-wins = Passen beendet die Partie, und du gewinnst. ({ $rule })
why-otherwise = { $word } anders zu legen
why-score-more = bringt jetzt { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} mehr
why-score-less = bringt jetzt { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} weniger
why-result-more = endet bei bestem Spiel beider { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} besser
why-result-less = endet bei bestem Spiel beider { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} schlechter
why-outlook-more = endet nach der besten gefundenen Antwort { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} besser
why-outlook-less = endet nach der besten gefundenen Antwort { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} schlechter
why-played-on-more = bringt beim Weiterspielen { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} mehr
why-played-on-less = bringt beim Weiterspielen { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkte
} weniger
why-worth = lässt { $count ->
    [0] nichts
   *[other] { $kept } (Wert { $mine })
} übrig statt { $others ->
    [0] nichts
   *[other] { $left } (Wert { $other })
}
why-worth-plain = lässt einen Wert von { $mine } übrig statt { $other }
why-rest = lässt { $mine ->
    [one] { $mine } Punkt
   *[other] { $mine } Punkte
} auf dem Bänkchen statt { $other }
why-reply = lässt dem Nächsten im Schnitt { $mine ->
    [one] { $mine } Punkt
   *[other] { $mine } Punkte
} statt { $other }
why-chance = ergibt eine Gewinnchance von { $mine } statt { $other }
why-places-more = geht { $by ->
    [one] { $by } Feld
   *[other] { $by } Felder
} weiter
why-places-less = geht { $by ->
    [one] { $by } Feld
   *[other] { $by } Felder
} weniger weit
why-ahead-more = steht nach der Antwort { $by ->
    [one] { $by } Feld
   *[other] { $by } Felder
} besser da
why-ahead-less = steht nach der Antwort { $by ->
    [one] { $by } Feld
   *[other] { $by } Felder
} schlechter da
why-back = { $mine ->
    [0] schickt keinen anderen König zurück
    [one] schickt einen anderen König { $mine } Feld zurück
   *[other] schickt einen anderen König { $mine } Felder zurück
}
why-tiles-more = lässt { $by ->
    [one] { $by } Stein
   *[other] { $by } Steine
} mehr auf dem Bänkchen
why-tiles-less = lässt { $by ->
    [one] { $by } Stein
   *[other] { $by } Steine
} weniger auf dem Bänkchen
why-reply-letters = { $mine ->
    [0] lässt dem Nächsten kaum ein Wort
    [one] lässt dem Nächsten im Schnitt ein Wort mit { $mine } Buchstaben
   *[other] lässt dem Nächsten im Schnitt ein Wort mit { $mine } Buchstaben
} { $other ->
    [0] statt kaum eines
   *[other] statt eines mit { $other }
}
why-read = ergibt neue Wörter für { $mine ->
    [one] { $mine } Punkt
   *[other] { $mine } Punkte
} statt { $other }
why-read-most = ergibt neue Wörter für { $mine ->
    [one] { $mine } Punkt
   *[other] { $mine } Punkte
} statt höchstens { $other }
why-reply-words = lässt dem Nächsten neue Wörter für { $mine ->
    [one] { $mine } Punkt
   *[other] { $mine } Punkte
} statt { $other }
why-more = Noch einmal „{ $word }“ sagt mehr.
why-again = Noch einmal „{ $word }“ sagt, warum.
