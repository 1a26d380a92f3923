why-better = { $move } { $what }.
why-even = { $move } vale altrettanto, per quanto si può dire: questa mossa { $what }.
why-same = { $move } vale altrettanto, per quanto si può dire.
why-unclear = { $move } non vale chiaramente di più: questa mossa { $what }.
why-worse = { $move } nel complesso non vale di più: questa mossa { $what }.
why-instead = Invece di { $other }: { $why }
why-and = { $first } e { $last }
why-but = { $pros }, ma { $cons }
why-exchange = cambiare { $tiles }
why-pass = passare
why-pass-wins = Passare chiude la partita, e la vinci tu. ({ $rule })
why-otherwise = posare { $word } in altro modo
why-score-more = porta subito { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} in più
why-score-less = porta subito { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} in meno
why-result-more = porta a un risultato migliore di { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} se entrambi giocano al meglio
why-result-less = porta a un risultato peggiore di { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} se entrambi giocano al meglio
why-outlook-more = porta a un risultato migliore di { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} dopo la migliore risposta trovata
why-outlook-less = porta a un risultato peggiore di { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} dopo la migliore risposta trovata
why-played-on-more = rende { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} in più giocandone il seguito
why-played-on-less = rende { $by ->
    [one] { $by } punto
   *[other] { $by } punti
} in meno giocandone il seguito
why-worth = { $count ->
    [0] non tiene nulla
   *[other] tiene { $kept } (valore { $mine })
} invece di { $others ->
    [0] nulla
   *[other] { $left } (valore { $other })
}
why-worth-plain = tiene un valore di { $mine } invece di { $other }
why-rest = lascia { $mine ->
    [one] { $mine } punto
   *[other] { $mine } punti
} sul leggio invece di { $other }
why-reply = lascia a chi segue { $mine ->
    [one] { $mine } punto
   *[other] { $mine } punti
} in media invece di { $other }
why-chance = dà { $mine } di probabilità di vincere invece di { $other }
why-places-more = avanza di { $by ->
    [one] { $by } casella
   *[other] { $by } caselle
} in più
why-places-less = avanza di { $by ->
    [one] { $by } casella
   *[other] { $by } caselle
} in meno
why-ahead-more = dà { $by ->
    [one] { $by } casella
   *[other] { $by } caselle
} di vantaggio in più dopo la risposta
why-ahead-less = dà { $by ->
    [one] { $by } casella
   *[other] { $by } caselle
} di vantaggio in meno dopo la risposta
why-back = { $mine ->
    [0] non fa arretrare nessun altro re
    [one] fa arretrare un altro re di { $mine } casella
   *[other] fa arretrare un altro re di { $mine } caselle
}
why-tiles-more = lascia { $by ->
    [one] { $by } tessera
   *[other] { $by } tessere
} in più sul leggio
why-tiles-less = lascia { $by ->
    [one] { $by } tessera
   *[other] { $by } tessere
} in meno sul leggio
why-reply-letters = { $mine ->
    [0] non lascia quasi nessuna parola a chi segue
    [one] lascia a chi segue una parola di { $mine } lettera in media
   *[other] lascia a chi segue una parola di { $mine } lettere in media
} { $other ->
    [0] invece di quasi nessuna
   *[other] invece di una di { $other }
}
why-read = forma parole nuove per { $mine ->
    [one] { $mine } punto
   *[other] { $mine } punti
} invece di { $other }
why-read-most = forma parole nuove per { $mine ->
    [one] { $mine } punto
   *[other] { $mine } punti
} invece di { $other } al massimo
why-reply-words = lascia a chi segue parole nuove per { $mine ->
    [one] { $mine } punto
   *[other] { $mine } punti
} invece di { $other }
why-more = Scrivi ancora «{ $word }» per saperne di più.
why-again = Scrivi ancora «{ $word }» per sapere perché.
