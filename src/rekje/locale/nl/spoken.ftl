# For people who hear the page, or see it with difficulty
spoken-happens = Wat er gebeurt
spoken-skip = Naar de inhoud
spoken-connected = De verbinding is er weer.
spoken-winners = { $count ->
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

# Keys
spoken-keys = Toetsen
spoken-keys-on = 1 tot 8, 0 en ? antwoorden op het bord, op mijn stenen en waar een woord wordt getypt; op toetsenborden waar cijfers Shift nodig hebben, met Shift. F2 brengt je daarheen. Letters typen altijd een woord.
spoken-keys-off = Losse toetsen staan uit onder “Lezen en zien”.
spoken-key-arrows = Pijltjes
spoken-does-arrows-line = naar het volgende vakje; typen gaat die kant op
spoken-does-arrows-tiles = naar het volgende vakje of de volgende steen
spoken-key-ends = Home, End
spoken-does-ends = naar de einden van de rij; met Ctrl naar de hoeken
spoken-key-jump = Shift + pijltje
spoken-does-jump = naar de volgende steen die kant op
spoken-key-round = Page Down, Page Up
spoken-does-round = langs de stenen die deze raken
spoken-key-letters = Letters
spoken-does-letters-line = leggen hier een steen van jou
spoken-does-letters-tiles = typen een woord; de scheidsrechter zoekt hoe het kan liggen
spoken-key-space = Spatie
spoken-does-space-line = wisselt de typrichting
spoken-does-space-tiles = neemt deze steen als volgende letter van een woord; nog eens neemt hem terug
spoken-key-trace = Letters, als een woord begonnen is
spoken-does-trace = verder naar de aangrenzende steen met die letter
spoken-key-enter = Enter
spoken-does-enter-line = speelt wat er ligt
spoken-does-enter-tiles = legt de gekozen steen, neemt het woord op, of speelt
spoken-key-escape = Escape
spoken-does-escape = neemt alles terug
spoken-key-erase = Backspace
spoken-does-erase = neemt de laatste terug
spoken-key-pick = Enter op een letter van jou
spoken-does-pick = pakt hem op; ga dan naar een vakje en druk op Enter
spoken-key-rack = Pijltjes op het rekje
spoken-does-rack = van steen tot steen; met Alt verplaatsen ze hem
spoken-does-board = van overal naar het bord; van het bord naar mijn stenen

# Reading and seeing
spoken-seeing = Lezen en zien
spoken-seeing-title = Hoe wil je lezen, zien en horen?
spoken-kept-here = Wordt alleen in deze browser bewaard.
spoken-talk = Wat een schermlezer voorleest
spoken-talk-brief = het minste: zetten, en wat mijn aandacht vraagt
spoken-talk-normal = ook wie er aan de beurt is, en wat mijn woord zou opleveren
spoken-talk-all = alles
spoken-contrast = Contrast
spoken-contrast-system = zoals dit apparaat het heeft
spoken-contrast-high = hoog
spoken-contrast-usual = gewoon
spoken-size = Letters en stenen
spoken-size-usual = gewoon
spoken-size-large = groot
spoken-size-largest = grootst
spoken-motion = Beweging
spoken-motion-system = zoals dit apparaat het heeft
spoken-motion-less = minder
spoken-keys-wished = Losse toetsen (1 tot 8, 0, ?) antwoorden op bord en rekje
