engine-letter = Der Buchstabensatz kennt kein „{ $tile }“.
engine-tile = Im Buchstabensatz gibt es keinen Stein „{ $tile }“.
engine-square = Das Feld { $square } liegt nicht auf dem Brett.
engine-rack = Auf ein Bänkchen passen höchstens { $most } Steine, nicht { $count }.
engine-letters = Die Wortliste ist für { $words } Buchstaben gemacht, der Buchstabensatz hat { $letters }.
engine-facts = Mit diesen Spielregeln lässt sich nicht rechnen: { $why }.
engine-leaves = Mit diesen Werten der Steine, die auf dem Bänkchen bleiben, lässt sich nicht rechnen: { $why }.
engine-leaves-twice = „{ $one }“ und „{ $other }“ sind dieselben Steine: Gib ihren Wert nur einmal an.
engine-leaves-long = „{ $kept }“ hat mehr Steine, als man behalten kann: höchstens { $most }.
engine-leaves-other = Diese Werte für behaltene Steine gelten für die Steine von { $found }, nicht für die von { $wanted }.
engine-no-list = Züge lassen sich nur mit einer Wortliste finden, und „any“ ist keine.
engine-not-crossing = In { $game } kreuzen sich keine Wörter auf einem Brett: Eine Position gibt es nicht, ein Game schon.
engine-play-command = In diesem Spiel ist ein Zug ein Befehl, etwa game.plays()[0].command: Gib ihn an game.do.
engine-no-playouts = Zu { $game } gehört mehr als Legen, Tauschen und Passen: Ganze Partien davon spielt rekje.Game mit seinen Spielern.
engine-game-over = Die Partie ist zu Ende: Ein Bänkchen ist leer, oder es wurde oft genug gepasst.
engine-pre-end-bag = Alle Ziehungen lassen sich mit 1 bis { $most } Steinen im Beutel durchgehen; hier wären es { $count }.
engine-pre-end-which = Diese Steine passen alle auf ein Bänkchen: Sag mit bag=, wie viele davon im Beutel sind.
engine-pre-end-buys = In { $game } wird nach dem Legen nicht gezogen: Es gibt keine Ziehungen durchzugehen.
engine-pre-end-tiles = Mit diesen Steinen lassen sich die Ziehungen nicht durchgehen: { $why }.
engine-player-unknown = Einen Computerspieler „{ $player }“ gibt es nicht; zur Wahl stehen: { $known }.
engine-think-form = „{ $text }“ ist keine Bedenkzeit: Sekunden wie 5 (höchstens { $seconds }) oder Stellungen wie 60000n (höchstens { $nodes }).
engine-lexicon-tiles = Die Wortliste { $name } wurde für andere Steine gemacht als die der Ausgabe { $edition }.
engine-board-rows = Das Brett hat { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} statt { $wanted }.
engine-board-row = Zeile { $row } des Bretts hat { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} statt { $wanted }.
engine-board-square = Ein Stein liegt außerhalb des Bretts, das { $width } Spalten und { $height } Zeilen hat.
engine-board-clash = Auf { $square } hat ein Wort { $one }, ein anderes { $other }.
engine-cgp-empty = In diesem Text steht keine Stellung.
engine-cgp-game = CGP beschreibt Stellungen von Spielen, in denen sich Wörter auf einem Brett kreuzen; bei { $game } ist das nicht so.
engine-cgp-number = Eine Stellung { $number } gibt es nicht: Die Datei enthält { $count }.
engine-cgp-whole = --move und --rack sind für Partien; in CGP stehen keine Züge, und das Bänkchen steht darin.
engine-rack-unknown = Die Steine von { $name } sind hier nicht bekannt; nenne sie mit --rack BUCHSTABEN.
engine-rack-hidden = Die Steine auf diesem Bänkchen sind nicht bekannt, also auch ihre Züge nicht.
engine-rack-box = So viele „{ $tile }“ können nicht auf diesem Bänkchen stehen: Die Schachtel hat nicht genug.
engine-best-over = Die Partie ist zu Ende: Niemand ist mehr dran; --move { NUMBER($last, useGrouping: 0) } zeigt die Stellung vor dem letzten Zug.
engine-best-move = Einen Zug { NUMBER($number, useGrouping: 0) } gibt es nicht: Die Partie hat { $count }.
engine-best-none = Kein Zug möglich: tauschen oder passen.
engine-best-gain = Gewinn
engine-best-working = Es wird nachgedacht…
engine-best-gain-is = Gewinn: was ein Zug beim Weiterspielen bringt; wo die Partie fast entschieden ist, zählt ein Punkt wenig.
engine-best-think = In { $game } werden Züge nicht durch Weiterspielen abgewogen; --think gilt, wo sich Wörter kreuzen.
engine-best-think-by = Entweder --think oder --by: Beides zusammen geht nicht.
engine-best-broken = Zug { $turn } der Aufzeichnung verstößt gegen Regel { $rule }: { $message }
engine-best-more = { $count ->
    [one] … und noch ein Zug.
   *[other] … und noch { $count } Züge.
}
engine-perft-counting = Es wird gezählt
engine-selfplay-playing = Es wird gespielt
engine-selfplay-seats = Eine Partie spielen { $least } bis { $most } Spieler, nicht { $count }.
engine-selfplay-speed = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } s: { $speed } Partien pro Sekunde (Startzahl { $seed }).
engine-selfplay-seat = { $player }: Ergebnis im Schnitt { $mean }, { $wins } gewonnen, { $shared } unentschieden.
engine-selfplay-lost = { $player } hat { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} verloren: { $why }.
engine-bench-what = { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
} mit { $plays ->
    [one] { $plays } Zug
   *[other] { $plays } Zügen
}.
engine-bench-one = Ein Kern: { $positions_per_second } Stellungen und { $plays_per_second } Züge pro Sekunde ({ $plays_ms } ms je Stellung); { $best_per_second } beste Züge pro Sekunde ({ $best_ms } ms je Zug).
engine-bench-all = Alle Kerne: { $positions_per_second_all_cores } Stellungen pro Sekunde.
engine-bench-walks = { $positions } Stellungen: der längste Weg in { $median_ms } ms (Median), neun von zehn in höchstens { $p90_ms } ms, alle in höchstens { $most_ms } ms; bewiesen in { $proven }, im Mittel { $letters } Buchstaben mit { $new_tiles } neuen Steinen.
engine-bench-no-walks = Mit diesen Steinen lassen sich keine Stellungen erspielen.
engine-walks-none = Kein Weg möglich: passen.
engine-walks-proven = Bewiesen: Länger geht es nicht.
engine-walks-cut-short = Nicht bis zum Ende gesucht: Es kann Wörter mit bis zu { $bound } Buchstaben geben.
engine-player-other-game = „{ $player }“ spielt dieses Spiel nicht; es gibt: { $known }.
engine-best-drawing = Die Steine werden noch gezogen: Noch ist niemand dran.
engine-lays-none = Kein Buchstabe ergibt ein neues Wort: Lege einen Blankostein oder gib einen Buchstaben frei.
engine-lays-cut-short = Nicht bis zum Ende gesucht: Es geht vielleicht noch besser.
engine-lays-words = { $count ->
    [one] Ein neues Wort liegt schon da, zum Aufschreiben oder Klopfen: { $words }
   *[other] { $count } neue Wörter liegen schon da, zum Aufschreiben oder Klopfen: { $words }
}
engine-bench-box = Die Schachtel hat { $most } Buchstaben: Nimm weniger für den Tisch oder das Bänkchen.
engine-bench-words = { $count } Bretter: alle Wörter in { $median_ms } ms (Median), neun von zehn in höchstens { $p90_ms } ms, alle in höchstens { $most_ms } ms; im Mittel { $mean } Wörter.
engine-bench-best = Der beste Buchstabe in { $median_ms } ms (Median), neun von zehn in höchstens { $p90_ms } ms, alle in höchstens { $most_ms } ms; im Mittel { $mean } neue Wörter.
