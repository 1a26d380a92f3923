replay-player = Speler
replay-at = Plaats
replay-words = Woorden
replay-score = Score
replay-settled = afrekening
replay-final = eindstand
replay-did-exchange = { $count ->
    [one] ruilt één steen
   *[other] ruilt { $count } stenen
}
replay-did-pass = past
replay-did-resign = geeft op
replay-did-vacation = { $count ->
    [0] terug van vakantie
    [one] neemt een dag vakantie
   *[other] neemt { $count } dagen vakantie
}
replay-did-challenge = betwist
replay-did-accept = laat het liggen
replay-did-vote = stemt
replay-did-time-up = tijd is om
replay-did-end = stopt
replay-did-open = niemand heeft een woord
replay-reason-out = een speler is door zijn stenen heen
replay-reason-passes = iedereen heeft gepast
replay-reason-dry = er is te lang niets gelegd
replay-reason-no-play = niemand kan nog iets leggen
replay-reason-resigned = de anderen hebben opgegeven
replay-reason-stopped = het spel is gestopt
replay-reason-reached = een koning is binnen
replay-reason-no-opening = drie keer had niemand een woord om mee te openen
replay-reason-no-new-word = een hele ronde leverde geen nieuw woord op
replay-reason-time = de tijd is om
replay-won = { $count ->
    [0] Niemand wint: het spel is opgegeven ({ $rule }).
    [one] { $names } wint: { $reason } ({ $rule }).
   *[other] { $names } delen de winst: { $reason } ({ $rule }).
}
replay-unfinished = Het spel is nog niet uit.
replay-broken = Zet { $turn } is tegen regel { $rule }: { $message }
replay-shuffle-holds = Het schudden is nagegaan: elke steen is getrokken zoals vooraf vastlag.
replay-shuffle-broken = Het schudden is nagegaan en klopt niet.
replay-shuffle-none = Er zit geen bewijs van het schudden bij; dat viel dus niet na te gaan.
replay-fingerprint = Een vingerafdruk heeft { $digits } hexadecimale cijfers, niet “{ $text }”.
replay-did-buy = { $count ->
    [one] koopt één letter
   *[other] koopt { $count } letters
}
replay-did-draw = trekt
replay-did-place = { $count ->
    [one] legt een letter
   *[other] legt { $count } letters
}
replay-did-claim = noemt woorden
replay-did-free = geeft een letter vrij
replay-did-blank = legt een blanco steen
replay-did-swap = ruilt een blanco steen om
replay-did-knock = klopt
