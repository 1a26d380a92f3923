review-not-over = Diese Partie läuft noch; durchgehen lässt sie sich, wenn sie zu Ende ist.
review-not-ready = Die Analyse ist noch nicht fertig.
review-working = Analyse läuft …
review-title = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
review-heading = Analyse der Partie
review-player = Spieler
review-result = Endstand
review-best = Beste Züge
review-cost = Verlust
review-chance-lost = Chance vergeben je Zug
review-bingos = Ganze Bänkchen
review-bingos-missed = Verpasst
review-did = Gespielt
review-better = Besser
review-costs = Verlust
review-misses = Die teuersten Züge
review-missed-bingos = Ganze Bänkchen, die auf einmal zu legen waren
review-phonies = Wörter, die liegen blieben und nicht in der Liste stehen (*)
review-unread = { $count ->
    [one] Ein Wort, das niemand fand
   *[other] { $count } Wörter, die niemand fand
}
review-who = { $name }, Zug { $number }
review-chance-cost = Gewinnchance { $change }
review-exchange = tauscht { $tiles }
review-knock = klopft
review-how = Wie hier geurteilt wurde
review-course = Der Verlauf der Partie
review-course-chance = Die Gewinnchance von { $name } nach jedem Zug; Punkte sind die teuersten Züge
review-course-lead = Wie weit { $name } nach jedem Zug vorn lag; Punkte sind die teuersten Züge
review-chance-of = Chance von { $name }
review-instead = { $best } statt { $did }
review-board = Zug { $number }: das Brett mit { $play }
review-better-play = besserer Zug
review-rack = Bänkchen: { $rack }
review-measure-points = Der Verlust zählt in Punkten: was ein Zug bringt und was die behaltenen Steine wert sind, soweit bekannt; bei leerem Beutel das Ergebnis nach der besten Antwort.
review-measure-places = Der Verlust zählt in Feldern: fünf Prozent Gewinnchance gelten als eines. Diese Chance gilt nach der Antwort und zählt mit, was die Steine auf den Bänkchen wert sind.
review-measure-words = Der Verlust zählt in Punkten: was alle neuen Wörter wert waren, die nach dem besten Buchstaben zu lesen waren, gegenüber denen nach diesem. 4/36 heißt: 4 Punkte aufgeschrieben von 36, die dalagen.
review-measure-chance = Ein Verlust in Prozent ist die Gewinnchance, die der Zug gekostet hat: wo diese Chance entscheidet oder sonst nichts verloren ging.
review-words = { $lexicon ->
    [nl] Wörter nach der niederländischen Wortliste.
    [fr] Wörter nach der französischen Wortliste.
    [de] Wörter nach der deutschen Wortliste.
    [en] Wörter nach der englischen Wortliste.
    [it] Wörter nach der italienischen Wortliste.
    [words] Wörter nach der eigenen Liste dieser Partie.
   *[other] Wörter nach der Wortliste { $lexicon }.
}
review-chance-model = { $seats ->
    [2] Gewinnchancen sind die zweier gleich starker Computerspieler beim selben Stand, wenn noch genauso viel zu spielen ist. Berücksichtigt ist auch, was übrig behält, wer gerade gespielt hat. Bei Menschen kann es anders sein.
   *[other] Gewinnchancen sind die von { $seats } gleich starken Computerspielern beim selben Stand, wenn noch genauso viel zu spielen ist. Bei Menschen kann es anders sein.
}
review-played-on = { $count ->
    [one] In einem Zug wurden die besten Möglichkeiten beurteilt, indem von ihnen aus weitergespielt wurde, mit zufällig verteilten unbekannten Steinen. Was dort Zufall sein kann, zählt nicht als Verlust.
   *[other] In { $count } Zügen wurden die besten Möglichkeiten beurteilt, indem von ihnen aus weitergespielt wurde, mit zufällig verteilten unbekannten Steinen. Was dort Zufall sein kann, zählt nicht als Verlust.
}
review-unknown = { $count ->
    [one] In einem Zug sind die Steine nicht bekannt: Er wird nicht beurteilt.
   *[other] In { $count } Zügen sind die Steine nicht bekannt: Sie werden nicht beurteilt.
}
review-entry = Analyse
review-page = Als Seite öffnen
review-save = Seite herunterladen
review-turns = Zug um Zug
review-did-pass = passt
review-did-exchange = tauscht { $count }
review-did-blank = legt einen Blankostein
review-did-free = gibt einen Buchstaben frei
review-did-resign = gibt auf
review-did-time-up = Zeit abgelaufen
review-did-open = eröffnet ohne Wort
review-did-knock = klopft vergeblich
review-did-taken-back = zurückgenommen
review-otherwise = { $move } (anders gelegt)
review-did-claim = nennt Wörter
review-did-place = legt
review-column-move = Zug
review-column-score = Punkte
review-column-kept = Behalten
review-column-worth = Wert
review-column-equity = Zusammen
review-column-chance = Chance
review-these-played-on = Diese Züge wurden beurteilt, indem von ihnen aus mit zufällig verteilten unbekannten Steinen weitergespielt wurde: „{ $column }“ ist, was das brachte.
review-no-chances = Für dieses Spiel oder diese Ausgabe gibt es kein Modell der Gewinnchancen; nimm --by equity.
review-chart-kind = Ein Diagramm wird als .svg oder .png geschrieben, nicht als { $file }.
review-no-course = Eine allein gespielte Partie oder eine von einem einzigen Zug hat keinen Verlauf zum Zeichnen.
review-depth-alone = --depth sagt, wie weit beim Nachdenken vorausgeschaut wird: Geben Sie auch --think an, etwa --think 1.
review-many = { $count } Partien werden nur gemeinsam analysiert, wenn ein Ordner dafür da ist: -o ORDNER.
review-folder-alone = Mit -o bekommt jede Partie eine eigene Seite, oder JSON mit --json: --html und --chart gehören zu einer einzelnen Partie.
review-game-of = { $file }, Partie { $number }
review-same-name = { $one } und { $other } bekämen beide die Analyse { $name }: Benenne eine Datei um oder nimm zwei Ordner.
review-overview-name = { $file } bekäme die Analyse { $name }, aber so heißt die Übersicht aller Partien: Benenne die Datei um.
review-overview = { $count } Partien analysiert
review-lost = Verlust je Zug
review-written = { $count ->
    [one] { $count } Analyse ist in { $folder }.
   *[other] { $count } Analysen sind in { $folder }.
}
