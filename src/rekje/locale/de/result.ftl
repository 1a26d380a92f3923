## Das Ende einer Partie auf einem Bildschirm.

result-wins = { $names } gewinnt
result-share = { $names } teilen sich den Sieg
result-alone = { $name }: { $count ->
    [one] 1 Wort
   *[other] { $count } Wörter
}
result-by = mit { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkten
} Vorsprung, in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
result-in = in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
result-count = Abrechnung
result-sheet = Auf dem Punktezettel
result-holds = { $name } behält
result-tiles-left = Übrige Steine
result-out = { $name } ist fertig
result-overtime = Zeit überschritten
result-total = Ergebnis
result-words = Wörter
result-words-own = Wörter im eigenen Zug
result-words-knocked = Wörter durch Klopfen
result-letters = Buchstaben darin
result-longest = Längstes Wort
result-longest-is = Das längste Wort: { $word }, von { $name }.
result-left = Übrige Buchstaben
result-walked = Buchstaben aller Wörter
result-put-back = Zurückgesetzt
result-place = Feld auf der Bahn
result-whole-rack = { $name }, mit dem ganzen Bänkchen
result-share-picture = Bild teilen
result-save-picture = Bild speichern
result-picture = Der Tisch am Ende als Bild
result-picture-failed = Nicht gelungen. Bild noch einmal zeichnen
result-start = Startseite
result-more = Noch einmal ansehen, Punktezettel und mehr
result-overlooked = Wörter, die niemand sah
result-overlooked-wait = Ein Blick zurück …
result-overlooked-none = Niemand hat etwas liegen lassen: Einen besseren Zug gab es nie.
result-overlooked-did = Gelegt
result-overlooked-best = Möglich war
result-overlooked-turn = Zug { $turn }
result-overlooked-more = … und { $count } weitere
result-best-turn = Bester Zug: { $name }
result-best-longest = Auch das längste Wort der Partie: { $count } Buchstaben.
