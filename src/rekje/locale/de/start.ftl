start-title = Wortspiele mit Holzsteinen
start-lead = Vier Brettspiele, mit einem Schiedsrichter, der die gedruckte Anleitung kennt.
start-play = Jetzt spielen
start-play-what = { $game } auf Deutsch, gegen einen freundlichen Computer
start-computer = Computer
start-other = Andere Sprache, Gegner oder Regeln
start-invite = Jemanden einladen
start-invite-more = Per Nachricht, Link oder QR-Code
start-keep-more = Dein Telefon zählt neben dem Brett
start-fact-rules = Nach der gedruckten Anleitung
start-fact-languages = Fünf Sprachen
start-fact-account = Kein Konto
start-about-scrabble = Wörter kreuzen sich, farbige Felder zählen
start-about-woordenspel = Zehn Buchstaben, und was fehlt, kauft man
start-about-koning = Wörter schlängeln sich, und dein König zieht
start-about-letter = Buchstaben in allen Größen, in jeder Richtung gelesen
start-new = Eine neue Partie
start-games = Deine Partien
start-other-games = Deine anderen Partien
start-watched-games = Partien, bei denen du zuschaust
start-move = Du bist am Zug, { $name }
start-move-now = Du bist am Zug
start-your-turn = Dein Zug
start-turn-of = { $count ->
    [one] { $names } ist am Zug
   *[other] { $names } sind am Zug
}
start-with = { $game } mit { $names }
start-of = { $game }: { $names }
start-my-score = Meine Punkte:
start-all-games = Alle { $count } Partien
start-since-days = { $count ->
    [one] seit einem Tag
   *[other] seit { $count } Tagen
}
start-since-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
start-since-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
start-left-days = { $count ->
    [one] noch ein Tag
   *[other] noch { $count } Tage
}
start-left-hours = { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
}
start-left-minutes = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
}
start-left-none = weniger als eine Minute
start-lobby = Mit jemandem von hier spielen
start-lobby-more = Wer eine Partie sucht, und wo man zuschauen kann
start-lobby-offers = { $count ->
    [one] Eine Partie wartet auf jemanden
   *[other] { $count } Partien warten auf jemanden
}
