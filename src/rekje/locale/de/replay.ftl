replay-player = Spieler
replay-at = Feld
replay-words = Wörter
replay-score = Punkte
replay-settled = Abrechnung
replay-final = Endstand
replay-did-exchange = { $count ->
    [one] tauscht einen Stein
   *[other] tauscht { $count } Steine
}
replay-did-pass = passt
replay-did-resign = gibt auf
replay-did-vacation = { $count ->
    [0] aus dem Urlaub zurück
    [one] nimmt einen Tag Urlaub
   *[other] nimmt { $count } Tage Urlaub
}
replay-did-challenge = zweifelt an
replay-did-accept = lässt gelten
replay-did-vote = stimmt ab
replay-did-time-up = Zeit ist um
replay-did-end = hört auf
replay-did-open = niemand hat ein Wort
replay-reason-out = ein Spieler hat keine Steine mehr
replay-reason-passes = alle haben gepasst
replay-reason-dry = zu lange wurde nichts gelegt
replay-reason-no-play = niemand kann mehr etwas legen
replay-reason-resigned = die anderen haben aufgegeben
replay-reason-stopped = die Partie wurde beendet
replay-reason-reached = ein König ist im Ziel
replay-reason-no-opening = dreimal hatte niemand ein Wort zum Eröffnen
replay-reason-no-new-word = eine ganze Runde brachte kein neues Wort
replay-reason-time = die Zeit ist abgelaufen
replay-won = { $count ->
    [0] Niemand gewinnt: Die Partie wurde aufgegeben ({ $rule }).
    [one] { $names } gewinnt: { $reason } ({ $rule }).
   *[other] { $names } teilen sich den Sieg: { $reason } ({ $rule }).
}
replay-unfinished = Die Partie ist nicht zu Ende.
replay-broken = Zug { $turn } verstößt gegen Regel { $rule }: { $message }
replay-shuffle-holds = Das Mischen ist geprüft: Jeder Stein wurde so gezogen, wie es vorher festlag.
replay-shuffle-broken = Das Mischen ist geprüft und stimmt nicht.
replay-shuffle-none = Ein Beweis für das Mischen ist nicht dabei; es ließ sich also nicht prüfen.
replay-fingerprint = Ein Fingerabdruck hat { $digits } hexadezimale Ziffern, nicht „{ $text }“.
replay-did-buy = { $count ->
    [one] kauft einen Buchstaben
   *[other] kauft { $count } Buchstaben
}
replay-did-draw = zieht
replay-did-place = { $count ->
    [one] legt einen Buchstaben
   *[other] legt { $count } Buchstaben
}
replay-did-claim = nennt Wörter
replay-did-free = gibt einen Buchstaben frei
replay-did-blank = legt einen Blankostein
replay-did-swap = tauscht einen Blankostein ein
replay-did-knock = klopft
