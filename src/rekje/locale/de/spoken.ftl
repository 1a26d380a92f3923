# For people who hear the page, or see it with difficulty
spoken-happens = Was geschieht
spoken-skip = Zum Inhalt
spoken-connected = Die Verbindung ist wieder da.
spoken-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
spoken-and-more = { $words } und { $count } weitere
spoken-says = { $name } sagt: { $text }
spoken-is-away = { $name } ist weg.
spoken-is-back = { $name } ist da.
spoken-knock-key = 0 klopft.
spoken-no-knock = Du kannst jetzt nicht klopfen.

# Hands on the board
spoken-put-down = { $tile } gelegt
spoken-back = { $tile } zurück auf dem Bänkchen
spoken-drawn = Du ziehst { $tile }.
spoken-drawn-all = Deine Buchstaben: { $tiles }.
spoken-across = waagrecht
spoken-down = senkrecht
spoken-edge = Rand
spoken-no-tile-there = kein Stein in dieser Richtung
spoken-none = Du hast kein { $letter }.
spoken-over = Die Partie ist zu Ende. Tab führt zum Ergebnis.
spoken-touches-none = Kein Stein berührt dieses Feld.
spoken-no-touching = Kein { $letter } berührt dieses Feld.
spoken-several = { $letter }: das erste von { $count }
spoken-spans = { $width } mal { $height }
spoken-token-part = Blankostein, ein weiteres Stück
spoken-room = Platz für { $tile }, { $from } bis { $to }
spoken-no-room = kein Platz für { $tile }
spoken-so-far = Wort bisher: { $word }
spoken-no-path = Kein Wort ausgewählt.
spoken-would = { $words }: { $points }
spoken-word-at = { $word } ab { $square }
spoken-rule = Regel { $rule }.

# Answers
spoken-ask = Den Tisch fragen
spoken-ask-title = Was möchtest du wissen?
spoken-questions = Fragen
spoken-ask-last = Was wurde zuletzt gelegt?
spoken-ask-rack = Was habe ich?
spoken-ask-scores = Wie steht es?
spoken-ask-time = Wer ist dran, und wie lange noch?
spoken-ask-unseen = Welche Steine sind noch nicht zu sehen?
spoken-ask-build = Wo kann ich anlegen?
spoken-ask-tried = Was liegt da, ist aber noch nicht gesendet?
spoken-lies = { $tile } auf { $square }
spoken-laid-last = Zuletzt gelegt: { $tiles }.
spoken-laid-not-sent = Hingelegt, noch nicht gesendet: { $tiles }.
spoken-did = { $name }: { $what }.
spoken-watching = Du schaust zu und hast keine Steine.
spoken-rack-empty = Dein Bänkchen ist leer.
spoken-no-clock = Es läuft keine Uhr.
spoken-nothing-tried = Nichts.
spoken-start = { $square }: Hier kommt das erste Wort hin
spoken-open-one = Zeile { $row }: { $from }, neben { $letters }
spoken-open-run = Zeile { $row }: { $from } bis { $to }, neben { $letters }
spoken-free-sides = frei { $sides }
spoken-free-places = { $count ->
    [one] 1 freie Seite
   *[other] { $count } freie Seiten
}
spoken-side-above = darüber
spoken-side-right = rechts
spoken-side-below = darunter
spoken-side-left = links
spoken-nowhere = Noch nirgends: Der Tisch ist leer.
spoken-places = Stellen: { $count }
spoken-go = Zu einem Feld
spoken-go-line = 8D schreibt ab D8 waagrecht, D8 senkrecht.
spoken-go-paper = Spalte und Zeile: D8.
spoken-go-there = Dorthin
spoken-no-square = Ein Feld { $square } gibt es nicht.

# Reading and seeing
spoken-seeing = Lesen und Sehen
