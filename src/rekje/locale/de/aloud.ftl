# For people who hear the page, or see it with difficulty
aloud-happens = Was geschieht
aloud-skip = Zum Inhalt
aloud-connected = Die Verbindung ist wieder da.
aloud-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
aloud-and-more = { $words } und { $count } weitere
aloud-says = { $name } sagt: { $text }
aloud-is-away = { $name } ist weg.
aloud-is-back = { $name } ist da.
aloud-knock-key = 0 klopft.
aloud-no-knock = Du kannst jetzt nicht klopfen.

# Hands on the board
aloud-put-down = { $tile } gelegt
aloud-back = { $tile } zurück auf dem Bänkchen
aloud-drawn = Du ziehst { $tile }.
aloud-drawn-all = Deine Buchstaben: { $tiles }.
aloud-across = waagrecht
aloud-down = senkrecht
aloud-edge = Rand
aloud-no-tile-there = kein Stein in dieser Richtung
aloud-none = Du hast kein { $letter }.
aloud-touches-none = Kein Stein berührt dieses Feld.
aloud-no-touching = Kein { $letter } berührt dieses Feld.
aloud-several = { $letter }: das erste von { $count }
aloud-spans = { $width } mal { $height }
aloud-token-part = Blankostein, ein weiteres Stück
aloud-room = Platz für { $tile }, { $from } bis { $to }
aloud-no-room = kein Platz für { $tile }
aloud-so-far = Wort bisher: { $word }
aloud-no-path = Kein Wort ausgewählt.
aloud-would = { $words }: { $points }
aloud-word-at = { $word } ab { $square }
aloud-rule = Regel { $rule }.

# Answers
aloud-ask = Den Tisch fragen
aloud-ask-title = Was möchtest du wissen?
aloud-questions = Fragen
aloud-ask-last = Was wurde zuletzt gelegt?
aloud-ask-rack = Was habe ich?
aloud-ask-scores = Wie steht es?
aloud-ask-time = Wer ist dran, und wie lange noch?
aloud-ask-unseen = Welche Steine sind noch nicht zu sehen?
aloud-ask-build = Wo kann ich anlegen?
aloud-ask-tried = Was liegt da, ist aber noch nicht gesendet?
aloud-lies = { $tile } auf { $square }
aloud-laid-last = Zuletzt gelegt: { $tiles }.
aloud-laid-not-sent = Hingelegt, noch nicht gesendet: { $tiles }.
aloud-did = { $name }: { $what }.
aloud-watching = Du schaust zu und hast keine Steine.
aloud-rack-empty = Dein Bänkchen ist leer.
aloud-no-clock = Es läuft keine Uhr.
aloud-nothing-tried = Nichts.
aloud-start = { $square }: Hier kommt das erste Wort hin
aloud-open-one = Zeile { $row }: { $from }, neben { $letters }
aloud-open-run = Zeile { $row }: { $from } bis { $to }, neben { $letters }
aloud-free-sides = frei { $sides }
aloud-free-places = { $count ->
    [one] 1 freie Seite
   *[other] { $count } freie Seiten
}
aloud-side-above = darüber
aloud-side-right = rechts
aloud-side-below = darunter
aloud-side-left = links
aloud-nowhere = Noch nirgends: Der Tisch ist leer.
aloud-places = Stellen: { $count }
aloud-go = Zu einem Feld
aloud-go-line = 8D schreibt ab D8 waagrecht, D8 senkrecht.
aloud-go-paper = Spalte und Zeile: D8.
aloud-go-there = Dorthin
aloud-no-square = Ein Feld { $square } gibt es nicht.

# Keys
aloud-keys = Tasten
aloud-keys-on = 1 bis 8, 0 und ? antworten auf dem Brett, auf meinen Steinen und wo ein Wort geschrieben wird; wo Ziffern die Umschalttaste brauchen, mit ihr. F2 führt dorthin. Buchstaben schreiben immer ein Wort.
aloud-keys-off = Einzelne Tasten sind unter „Lesen und Sehen“ ausgeschaltet.
aloud-key-arrows = Pfeile
aloud-does-arrows-line = zum nächsten Feld; dahin wird auch geschrieben
aloud-does-arrows-tiles = zum nächsten Feld oder Stein
aloud-key-ends = Pos1, Ende
aloud-does-ends = an die Enden der Zeile; mit Strg in die Ecken
aloud-key-jump = Umschalt + Pfeil
aloud-does-jump = zum nächsten Stein in dieser Richtung
aloud-key-round = Bild ab, Bild auf
aloud-does-round = reihum zu den Steinen, die diesen berühren
aloud-key-letters = Buchstaben
aloud-does-letters-line = legen hier einen Stein von dir
aloud-does-letters-tiles = schreiben ein Wort; der Schiedsrichter findet, wie es liegen kann
aloud-key-space = Leertaste
aloud-does-space-line = wechselt die Schreibrichtung
aloud-does-space-tiles = nimmt diesen Stein als nächsten Buchstaben; noch einmal nimmt ihn zurück
aloud-key-trace = Buchstaben, wenn ein Wort begonnen ist
aloud-does-trace = weiter zum angrenzenden Stein mit diesem Buchstaben
aloud-key-enter = Enter
aloud-does-enter-line = spielt, was da liegt
aloud-does-enter-tiles = legt den gewählten Stein, nimmt das Wort auf oder spielt
aloud-key-escape = Escape
aloud-does-escape = nimmt alles zurück
aloud-key-erase = Rücktaste
aloud-does-erase = nimmt den letzten zurück
aloud-key-pick = Enter auf einem Buchstaben von dir
aloud-does-pick = nimmt ihn auf; dann zu einem Feld gehen und Enter drücken
aloud-key-rack = Pfeile auf dem Bänkchen
aloud-does-rack = von Stein zu Stein; mit Alt verschieben sie ihn
aloud-does-board = von überall zum Brett; vom Brett zu meinen Steinen

# Reading and seeing
aloud-seeing = Lesen und Sehen
aloud-seeing-title = Wie möchtest du lesen, sehen und hören?
aloud-kept-here = Wird nur in diesem Browser behalten.
aloud-talk = Was ein Screenreader vorliest
aloud-talk-brief = das Nötigste: Züge, und was meine Aufmerksamkeit braucht
aloud-talk-normal = auch wer dran ist, und was mein Wort brächte
aloud-talk-all = alles
aloud-contrast = Kontrast
aloud-contrast-system = wie auf diesem Gerät
aloud-contrast-high = hoch
aloud-contrast-usual = üblich
aloud-size = Schrift und Steine
aloud-size-usual = üblich
aloud-size-large = groß
aloud-size-largest = sehr groß
aloud-motion = Bewegung
aloud-motion-system = wie auf diesem Gerät
aloud-motion-less = weniger
aloud-keys-wished = Einzelne Tasten (1 bis 8, 0, ?) antworten auf Brett und Bänkchen
