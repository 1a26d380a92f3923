why-better = { $move } { $what }.
why-even = { $move } vaut tout autant, pour ce qu’on peut en dire : ce coup { $what }.
why-same = { $move } vaut tout autant, pour ce qu’on peut en dire.
why-unclear = { $move } ne vaut pas nettement mieux : ce coup { $what }.
why-worse = { $move } ne vaut pas mieux dans l’ensemble : ce coup { $what }.
why-instead = Et { $other } ? { $why }
why-and = { $first } et { $last }
why-but = { $pros }, mais { $cons }
why-exchange = échanger { $tiles }
why-pass = passer
why-pass-wins = Passer met fin à la partie, et vous la gagnez. ({ $rule })
why-otherwise = poser { $word } autrement
why-score-more = rapporte tout de suite { $by ->
    [one] { $by } point
   *[other] { $by } points
} de plus
why-score-less = rapporte tout de suite { $by ->
    [one] { $by } point
   *[other] { $by } points
} de moins
why-result-more = mène à un résultat meilleur de { $by ->
    [one] { $by } point
   *[other] { $by } points
} si chacun joue au mieux
why-result-less = mène à un résultat moins bon de { $by ->
    [one] { $by } point
   *[other] { $by } points
} si chacun joue au mieux
why-outlook-more = mène à un résultat meilleur de { $by ->
    [one] { $by } point
   *[other] { $by } points
} après la meilleure réponse trouvée
why-outlook-less = mène à un résultat moins bon de { $by ->
    [one] { $by } point
   *[other] { $by } points
} après la meilleure réponse trouvée
why-played-on-more = rapporte { $by ->
    [one] { $by } point
   *[other] { $by } points
} de plus quand on joue la suite
why-played-on-less = rapporte { $by ->
    [one] { $by } point
   *[other] { $by } points
} de moins quand on joue la suite
why-worth = { $count ->
    [0] ne garde rien
   *[other] garde { $kept } (valeur { $mine })
} au lieu de { $others ->
    [0] rien
   *[other] { $left } (valeur { $other })
}
why-worth-plain = garde une valeur de { $mine } au lieu de { $other }
why-rest = laisse { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} sur le chevalet au lieu de { $other }
why-reply = laisse au suivant { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} en moyenne au lieu de { $other }
why-chance = donne { $mine } de chances de gagner au lieu de { $other }
why-places-more = avance de { $by ->
    [one] { $by } case
   *[other] { $by } cases
} de plus
why-places-less = avance de { $by ->
    [one] { $by } case
   *[other] { $by } cases
} de moins
why-ahead-more = donne { $by ->
    [one] { $by } case
   *[other] { $by } cases
} d’avance de plus après la réponse
why-ahead-less = donne { $by ->
    [one] { $by } case
   *[other] { $by } cases
} d’avance de moins après la réponse
why-back = { $mine ->
    [0] ne fait reculer aucun autre roi
    [one] fait reculer un autre roi de { $mine } case
   *[other] fait reculer un autre roi de { $mine } cases
}
why-tiles-more = laisse { $by ->
    [one] { $by } jeton
   *[other] { $by } jetons
} de plus sur le chevalet
why-tiles-less = laisse { $by ->
    [one] { $by } jeton
   *[other] { $by } jetons
} de moins sur le chevalet
why-reply-letters = { $mine ->
    [0] ne laisse presque aucun mot au suivant
    [one] laisse au suivant un mot de { $mine } lettre en moyenne
   *[other] laisse au suivant un mot de { $mine } lettres en moyenne
} { $other ->
    [0] au lieu de presque aucun
   *[other] au lieu d’un de { $other }
}
why-read = donne des mots nouveaux pour { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} au lieu de { $other }
why-read-most = donne des mots nouveaux pour { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} au lieu de { $other } au plus
why-reply-words = laisse au suivant des mots nouveaux pour { $mine ->
    [one] { $mine } point
   *[other] { $mine } points
} au lieu de { $other }
why-more = Tapez encore « { $word } » pour en savoir plus.
why-again = Tapez encore « { $word } » pour savoir pourquoi.
