# For people who hear the page, or see it with difficulty
aloud-happens = Wat er gebeurt
aloud-skip = Naar de inhoud
aloud-connected = De verbinding is er weer.
aloud-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}
aloud-and-more = { $words } en nog { $count }
aloud-says = { $name } zegt: { $text }
aloud-is-away = { $name } is even weg.
aloud-is-back = { $name } is er.
aloud-knock-key = 0 klopt.
aloud-no-knock = Je kunt nu niet kloppen.

# Hands on the board
aloud-put-down = { $tile } gelegd
aloud-back = { $tile } terug op het rekje
aloud-drawn = Je trekt { $tile }.
aloud-drawn-all = Je letters: { $tiles }.
aloud-across = horizontaal
aloud-down = verticaal
aloud-edge = rand
aloud-no-tile-there = geen steen die kant op
aloud-none = Je hebt geen { $letter }.
aloud-touches-none = Geen steen raakt dit vakje.
aloud-no-touching = Geen { $letter } raakt dit vakje.
aloud-several = { $letter }: de eerste van { $count }
aloud-spans = { $width } bij { $height }
aloud-token-part = blanco steen, nog een stuk
aloud-room = plaats voor { $tile }, { $from } tot { $to }
aloud-no-room = geen plaats voor { $tile }
aloud-so-far = Woord tot nu: { $word }
aloud-no-path = Geen woord aangewezen.
aloud-would = { $words }: { $points }
aloud-word-at = { $word } vanaf { $square }
aloud-rule = Regel { $rule }.

# Answers
aloud-ask = Vraag de tafel
aloud-ask-title = Wat wil je weten?
aloud-questions = Vragen
aloud-ask-last = Wat is het laatst gelegd?
aloud-ask-rack = Wat heb ik?
aloud-ask-scores = Hoe staan we ervoor?
aloud-ask-time = Wie is er aan de beurt, en hoe lang nog?
aloud-ask-unseen = Welke stenen zijn nog niet gezien?
aloud-ask-build = Waar kan ik aanleggen?
aloud-ask-tried = Wat ligt er dat nog niet verstuurd is?
aloud-lies = { $tile } op { $square }
aloud-laid-last = Laatst gelegd: { $tiles }.
aloud-laid-not-sent = Op het bord, nog niet verstuurd: { $tiles }.
aloud-did = { $name }: { $what }.
aloud-watching = Je kijkt toe en hebt geen stenen.
aloud-rack-empty = Je rekje is leeg.
aloud-no-clock = Er loopt geen klok.
aloud-nothing-tried = Niets.
aloud-start = { $square }: hier komt het eerste woord
aloud-open-one = Rij { $row }: { $from }, naast { $letters }
aloud-open-run = Rij { $row }: { $from } tot { $to }, naast { $letters }
aloud-free-sides = vrij { $sides }
aloud-free-places = { $count ->
    [one] 1 vrije kant
   *[other] { $count } vrije kanten
}
aloud-side-above = erboven
aloud-side-right = rechts
aloud-side-below = eronder
aloud-side-left = links
aloud-nowhere = Nog nergens: de tafel is leeg.
aloud-places = Plekken: { $count }
aloud-go = Naar een vakje
aloud-go-line = 8D typt vanaf D8 naar rechts, D8 naar beneden.
aloud-go-paper = Kolom en rij: D8.
aloud-go-there = Ga erheen
aloud-no-square = Er is geen vakje { $square }.

# Keys
aloud-keys = Toetsen
aloud-keys-on = 1 tot 8, 0 en ? antwoorden op het bord, op mijn stenen en waar een woord wordt getypt; op toetsenborden waar cijfers Shift nodig hebben, met Shift. F2 brengt je daarheen. Letters typen altijd een woord.
aloud-keys-off = Losse toetsen staan uit onder “Lezen en zien”.
aloud-key-arrows = Pijltjes
aloud-does-arrows-line = naar het volgende vakje; typen gaat die kant op
aloud-does-arrows-tiles = naar het volgende vakje of de volgende steen
aloud-key-ends = Home, End
aloud-does-ends = naar de einden van de rij; met Ctrl naar de hoeken
aloud-key-jump = Shift + pijltje
aloud-does-jump = naar de volgende steen die kant op
aloud-key-round = Page Down, Page Up
aloud-does-round = langs de stenen die deze raken
aloud-key-letters = Letters
aloud-does-letters-line = leggen hier een steen van jou
aloud-does-letters-tiles = typen een woord; de scheidsrechter zoekt hoe het kan liggen
aloud-key-space = Spatie
aloud-does-space-line = wisselt de typrichting
aloud-does-space-tiles = neemt deze steen als volgende letter van een woord; nog eens neemt hem terug
aloud-key-trace = Letters, als een woord begonnen is
aloud-does-trace = verder naar de aangrenzende steen met die letter
aloud-key-enter = Enter
aloud-does-enter-line = speelt wat er ligt
aloud-does-enter-tiles = legt de gekozen steen, neemt het woord op, of speelt
aloud-key-escape = Escape
aloud-does-escape = neemt alles terug
aloud-key-erase = Backspace
aloud-does-erase = neemt de laatste terug
aloud-key-pick = Enter op een letter van jou
aloud-does-pick = pakt hem op; ga dan naar een vakje en druk op Enter
aloud-key-rack = Pijltjes op het rekje
aloud-does-rack = van steen tot steen; met Alt verplaatsen ze hem
aloud-does-board = van overal naar het bord; van het bord naar mijn stenen

# Reading and seeing
aloud-seeing = Lezen en zien
aloud-seeing-title = Hoe wil je lezen, zien en horen?
aloud-kept-here = Wordt alleen in deze browser bewaard.
aloud-talk = Wat een schermlezer voorleest
aloud-talk-brief = het minste: zetten, en wat mijn aandacht vraagt
aloud-talk-normal = ook wie er aan de beurt is, en wat mijn woord zou opleveren
aloud-talk-all = alles
aloud-contrast = Contrast
aloud-contrast-system = zoals dit apparaat het heeft
aloud-contrast-high = hoog
aloud-contrast-usual = gewoon
aloud-size = Letters en stenen
aloud-size-usual = gewoon
aloud-size-large = groot
aloud-size-largest = grootst
aloud-motion = Beweging
aloud-motion-system = zoals dit apparaat het heeft
aloud-motion-less = minder
aloud-keys-wished = Losse toetsen (1 tot 8, 0, ?) antwoorden op bord en rekje
