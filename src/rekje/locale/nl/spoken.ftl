# For people who hear the page, or see it with difficulty
spoken-happens = Wat er gebeurt
spoken-skip = Naar de inhoud
spoken-connected = De verbinding is er weer.
spoken-winners = { $count ->
    [0] Niemand wint.
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}
spoken-and-more = { $words } en nog { $count }
spoken-says = { $name } zegt: { $text }
spoken-is-away = { $name } is even weg.
spoken-is-back = { $name } is er.
spoken-knock-key = 0 klopt.
spoken-no-knock = Je kunt nu niet kloppen.

# Hands on the board
spoken-put-down = { $tile } gelegd
spoken-back = { $tile } terug op het rekje
spoken-drawn = Je trekt { $tile }.
spoken-drawn-all = Je letters: { $tiles }.
spoken-across = horizontaal
spoken-down = verticaal
spoken-edge = rand
spoken-no-tile-there = geen steen die kant op
spoken-none = Je hebt geen { $letter }.
spoken-over = Het spel is uit. Met Tab kom je bij de uitslag.
spoken-touches-none = Geen steen raakt dit vakje.
spoken-no-touching = Geen { $letter } raakt dit vakje.
spoken-several = { $letter }: de eerste van { $count }
spoken-spans = { $width } bij { $height }
spoken-token-part = blanco steen, nog een stuk
spoken-room = plaats voor { $tile }, { $from } tot { $to }
spoken-no-room = geen plaats voor { $tile }
spoken-so-far = Woord tot nu: { $word }
spoken-no-path = Geen woord aangewezen.
spoken-would = { $words }: { $points }
spoken-word-at = { $word } vanaf { $square }
spoken-rule = Regel { $rule }.

# Answers
spoken-ask = Vraag de tafel
spoken-ask-title = Wat wil je weten?
spoken-questions = Vragen
spoken-ask-last = Wat is het laatst gelegd?
spoken-ask-rack = Wat heb ik?
spoken-ask-scores = Hoe staan we ervoor?
spoken-ask-time = Wie is er aan de beurt, en hoe lang nog?
spoken-ask-unseen = Welke stenen zijn nog niet gezien?
spoken-ask-build = Waar kan ik aanleggen?
spoken-ask-tried = Wat ligt er dat nog niet verstuurd is?
spoken-lies = { $tile } op { $square }
spoken-laid-last = Laatst gelegd: { $tiles }.
spoken-laid-not-sent = Op het bord, nog niet verstuurd: { $tiles }.
spoken-did = { $name }: { $what }.
spoken-watching = Je kijkt toe en hebt geen stenen.
spoken-rack-empty = Je rekje is leeg.
spoken-no-clock = Er loopt geen klok.
spoken-nothing-tried = Niets.
spoken-start = { $square }: hier komt het eerste woord
spoken-open-one = Rij { $row }: { $from }, naast { $letters }
spoken-open-run = Rij { $row }: { $from } tot { $to }, naast { $letters }
spoken-free-sides = vrij { $sides }
spoken-free-places = { $count ->
    [one] 1 vrije kant
   *[other] { $count } vrije kanten
}
spoken-side-above = erboven
spoken-side-right = rechts
spoken-side-below = eronder
spoken-side-left = links
spoken-nowhere = Nog nergens: de tafel is leeg.
spoken-places = Plekken: { $count }
spoken-go = Naar een vakje
spoken-go-line = 8D typt vanaf D8 naar rechts, D8 naar beneden.
spoken-go-paper = Kolom en rij: D8.
spoken-go-there = Ga erheen
spoken-no-square = Er is geen vakje { $square }.

# Reading and seeing
spoken-seeing = Lezen en zien
