after-board = Brett
after-sheet = Punktezettel
after-sheet-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { NUMBER($year, useGrouping: 0) }
after-sheet-edition = { $spoken } ({ $edition })
after-sheet-lexicon = { $lexicon ->
    [nl] niederländische Wortliste
    [fr] französische Wortliste
    [de] deutsche Wortliste
    [en] englische Wortliste
    [it] italienische Wortliste
    [words] eigene Liste der Partie
   *[other] Wortliste { $lexicon }
}
after-sheet-any = jedes Wort zählte
after-sheet-judged-referee = der Schiedsrichter hat die Wörter geprüft
after-sheet-judged-challenge = Wörter konnten angezweifelt werden
after-sheet-judged-agree = die Runde hat über die Wörter entschieden
after-sheet-open = ohne die Steine der Spieler aufgeschrieben
after-sheet-turns = Zug für Zug
after-sheet-number = Nr.
after-sheet-player = Spieler
after-sheet-words = Wörter
after-sheet-points = Punkte
after-sheet-total = Summe
after-sheet-moved = außerdem: { $totals }
after-sheet-struck = (gestrichen)
after-sheet-scores = Ergebnis
after-sheet-standing = Stand
after-sheet-played = Gespielt
after-sheet-left = Übrig
after-sheet-settled = Abrechnung ({ $rule })
after-sheet-final = Endstand
after-sheet-winner = gewonnen
after-sheet-on = Die Partie läuft noch.
after-sheet-on-turn = Die Partie läuft noch: Zug { $number }, { $name } ist dran.
after-sheet-table = Der Tisch, und wer was gelegt hat
after-sheet-table-label = Der Tisch mit allen Steinen; Farbe, Muster und Zeichen zeigen, wer jeden gelegt hat
after-sheet-shuffle = Das Mischen
after-sheet-shuffle-later = Dieser Fingerabdruck wurde vor dem ersten Ziehen gezeigt; das Geheimnis dahinter folgt nach der Partie.
after-sheet-commit = Vorher gezeigter Fingerabdruck (SHA-256)
after-sheet-secret = Geheimnis
after-sheet-algorithm = Verfahren
after-sheet-made = Erstellt mit Rekje, deinem Schiedsrichter am Tisch.
after-did-taken-back = zurückgenommen
after-did-struck = gestrichen
after-entry-sheet = Punktezettel
after-sheet-title = Was möchtest du mit dem Punktezettel tun?
after-entry-whose = Wessen Wort wo lag
after-entry-games = Meine Partien
after-entry-study = Wörter zum Lernen
after-did-place = legt { $letters }
after-did-claim = nennt Wörter
after-did-free = gibt einen Buchstaben frei
after-did-blank = legt einen Blankostein
after-did-knock = klopft vergeblich
after-did-challenge = zweifelt vergeblich an
after-did-bonus = Bonus: vergeblich angezweifelt
after-sheet-what = Das Ergebnis, jeder Zug, der Tisch und wer was gelegt hat: eine Seite, die sonst nichts braucht. Solange eine Partie läuft, steht darauf, was alle sehen dürfen.
after-sheet-open-page = Öffnen
after-sheet-print = Drucken
after-sheet-save = Herunterladen
after-sheet-share = Teilen
after-sheet-cannot-share = Dieser Browser kann keine Dateien verschicken; lade den Punktezettel herunter.
after-legend = Wer was gelegt hat
after-laid-by = gelegt von { $name }
after-shown = { $word }, von { $name }: { $squares }
after-shown-bare = { $word }, von { $name }
after-series = Partien dieses Tisches
after-series-shared = { $count } unentschieden
after-games-none = Du hast auf diesem Server noch keine Partie beendet. Danach stehen hier deine Zahlen.
after-games-play = Eine Partie spielen
after-games-uncounted = { $count ->
    [one] Eine Partie zählt nicht mit: Du hattest darin mehrere Plätze, hast sie nur aufgeschrieben oder einen Computer zu Ende spielen lassen.
   *[other] { $count } Partien zählen nicht mit: Du hattest darin mehrere Plätze, hast sie nur aufgeschrieben oder einen Computer zu Ende spielen lassen.
}
after-games-kept = Gezählt werden die Partien, die du mit diesem Browser hier beendet hast, gegen Menschen und Computer. „Mich löschen“ unter „Du und deine Geräte“ löscht auch diese Zahlen.
after-games-won = { $count } ({ $percent } %)
after-games-kind = { $game }, gezählt nach: { $scoring }
after-games-against = Gegen wen
after-games-over = Beendete Partien
after-games-all = Alle { $count } zeigen
after-number-played = Gespielt
after-number-won = Gewonnen
after-number-shared = Unentschieden
after-number-lost = Verloren
after-number-alone = Allein
after-number-rating = Spielstärke
after-number-average = Punkte im Schnitt
after-number-average-place = Feld im Schnitt
after-number-best = Beste Punktzahl
after-number-a-turn = Punkte pro Zug
after-number-letters-a-turn = Felder pro Zug
after-number-best-turn = Bester Zug
after-number-longest = Längstes Wort
after-number-bingos = Alle Steine gelegt
after-column-name = Name
after-column-played = Gespielt
after-column-ahead = Vorn
after-column-behind = Hinten
after-column-level = Gleich
after-column-date = Datum
after-column-others = Mit
after-column-score = Punkte
after-column-result = Ergebnis
after-result-won = gewonnen
after-result-shared = unentschieden
after-result-lost = verloren
after-result-alone = allein
after-course = { $name } im Lauf der Zeit: { $count } Partien, von { $least } bis { $most }, im Schnitt { $average }
after-course-games = { $name }, Partie für Partie
after-study-looking = Deine Partien werden durchgesehen: { $number } von { $count } …
after-study-count = { $count ->
    [one] Eine Karte, { $due } jetzt dran.
   *[other] { $count } Karten, { $due } jetzt dran.
}
after-study-none = Noch keine Karten. Wenn du eine Partie mit Wortliste beendet hast, kommen hier die Wörter, die dir entgangen sind.
after-study-done = Für jetzt bist du fertig. Die nächste Karte kommt am { $when }.
after-study-kept = Eine Karte, die du wusstest, kommt nach einem Tag wieder, dann nach 3, 7, 14 und 30 Tagen; eine andere nach zehn Minuten. Die Karten bleiben nur in diesem Browser und verschwinden mit „Mich löschen“.
after-study-forget = Alle Karten vergessen
after-study-box = Fach { $box }
after-study-better = Es gab ein Wort für { $score }. Welches?
after-study-unseen = Ein Wort mit { $count } Buchstaben hat hier niemand gesehen. Welches?
after-study-did = In der Partie:
after-study-show = Antwort zeigen
after-study-knew = Gewusst
after-study-missed = Nicht gewusst
after-replay-title = Die Partie, Zug um Zug
after-replay-step = Zug
after-replay-at = { $step } von { $last }
after-replay-first = Zum Anfang
after-replay-back = Voriger Zug
after-replay-run = Abspielen
after-replay-pause = Anhalten
after-replay-next = Nächster Zug
after-replay-last = Zum Ende
after-replay-begin = Die Steine werden gezogen.
