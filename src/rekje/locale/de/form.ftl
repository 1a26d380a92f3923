form-place = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $problem }
form-file-missing = Die Datei { $file } gibt es nicht.
form-file-unreadable = { $file } lässt sich nicht lesen ({ $reason }).
form-file-unwritable = { $file } lässt sich nicht schreiben ({ $reason }).
form-file-same = „{ $file }“ wird selbst gelesen; gib dem, was geschrieben wird, einen anderen Namen.
form-system-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
form-system-forbidden = das ist nicht erlaubt
form-system-folder = es ist ein Ordner
form-system-no-folder = ein Teil des Pfades ist kein Ordner
form-system-full = es ist kein Platz mehr
form-system-read-only = dort lässt sich nichts schreiben
form-system-name = so ein Name geht nicht
form-system-closed = die Ausgabe ist geschlossen
form-file-empty = { $file } ist leer.
form-input-empty = Die Standardeingabe ist leer.
form-too-large = Die Datei ist zu groß: Mehr als { $most } MB gehen nicht.
form-too-deep = Das Dokument ist zu tief verschachtelt: Mehr als { $most } Ebenen gehen nicht.
form-not-utf8 = Das ist kein Text in UTF-8.
form-not-json = Das ist kein JSON.
form-no-game = Das ist keine Partie: Eine Aufzeichnung von Rekje ist JSON, eine GCG-Datei beginnt mit # oder >.
form-several = Hier beginnt noch eine Aufzeichnung: Eine Datei enthält nur eine.
form-format = Das Format „{ $format }“ kennt Rekje nicht, nur { $known }.
form-game-unknown = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
form-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $count }.
form-seat = Den Platz { $seat } gibt es nicht: Die { $seats } Plätze werden ab 0 gezählt.
form-name-unseen = In einem Namen kann nur stehen, was jeder sieht, mit höchstens { $most } Zeichen auf einem Buchstaben: Wähle einen ohne { $char }.
form-name-hurts = Dieser Name kann andere verletzen: Wähle bitte einen anderen.
form-name-none = Gib einen Namen ein, mit höchstens { $most } Zeichen.
form-argument = { $name } muss { $wanted ->
    [text] Text
    [whole] eine ganze Zahl
    [amount] eine ganze Zahl von mindestens 0
    [names] eine Liste von Namen
    [player] der Name eines Computerspielers oder ein Player
    [command] ein Befehl, etwa Pass(seat=0)
    [words] der Name einer Liste, ein Pfad oder eine Liste von Wörtern
    [play] ein Zug der Stellung
    [count] eine ganze Zahl von mindestens 1
    [seat] die Nummer eines Platzes
    [position] eine Position
    [record] eine Aufzeichnung
    [path] eine Liste von Feldern (x, y)
    [worths] eine Tabelle von Steinen mit Zahlen oder eine Funktion
    [tiles] höchstens 21 Steine des Buchstabensatzes, ? für einen Blankostein,
    [pattern] höchstens 21 Steine des Buchstabensatzes, ? für einen Buchstaben und * für beliebig viele,
    [letters] ein Wort, das sich mit diesen Steinen legen lässt,
    [scores] eine Liste von Punkten für so viele Plätze, wie mitspielen können, der am Zug zuerst,
    [seconds] eine Zahl von Sekunden über 0
    [plays] eine Liste von Zügen der Stellung
    [leaves] Leaves oder „learned“
    [scale] eine Zahl über 0, höchstens 20
    [picture] ein Pfad, der auf .svg oder .png endet,
    [rack] ein Bänkchen voll Steine, denn ungesehen sind mehr, als auf eines passen,
    [choice] eine Funktion eines Zuges
    [kind] der Name eines Befehls
    [listed] eine Liste von höchstens 1000 Wörtern
    [truth] True oder False
    [number] eine Zahl
    [positions] eine Liste von Positions
    [budget] ein Budget
    [threads] eine ganze Zahl von 1 bis 1024
    [place] eine Stelle wie 8D oder ein Feld (x, y)
    [texts] eine Liste von Texten
    [file] der Pfad einer Datei
   *[board] eine Liste von Zeilen oder eine Tabelle von Feldern
} sein.
form-undo = { $count ->
    [0] Es gibt keinen Zug zum Zurücknehmen.
    [one] Es gibt nur einen Zug zum Zurücknehmen.
   *[other] Es gibt nur { $count } Züge zum Zurücknehmen.
}
form-per-seat = Eine Liste nach Plätzen braucht { $seats } Werte, für jeden Platz einen, nicht { $count }; wer nur einige nennt, schreibt ein Objekt mit den Nummern der Plätze.
form-move-seat = Zug { NUMBER($move, useGrouping: 0) } ist von Platz { $seat }, den es nicht gibt: Die { $seats } Plätze werden ab 0 gezählt.
form-which-or-count = Zug { NUMBER($move, useGrouping: 0) } muss entweder die Steine nennen oder ihre Zahl.
form-field-missing = In { $where } fehlt das Feld „{ $what }“.
form-field-unknown = In { $where } steht ein Feld „{ $what }“, das dort nicht hingehört.
form-field-type = { $where } muss { $expected ->
    [text] Text
    [whole] eine ganze Zahl
    [number] eine Zahl
    [truth] true oder false
    [list] eine Liste
    [object] ein Objekt mit Feldern
    [object-text] Text oder ein Objekt mit Feldern
    [list-object] eine Liste oder ein Objekt mit Feldern
    [text-whole] Text oder eine ganze Zahl
    [text-truth-whole] Text, eine Zahl, true oder false
   *[other] etwas anderes
} sein, nicht { $got ->
    [text] Text
    [whole] eine ganze Zahl
    [number] eine Zahl
    [fraction] eine Kommazahl
    [truth] true oder false
    [list] eine Liste
    [object] ein Objekt mit Feldern
    [nothing] null
   *[other] etwas anderes
}.
form-field-length = { $where } muss eine Liste von { $count } sein.
form-field-least = { $where } muss mindestens { $least } sein.
form-field-most = { $where } darf höchstens { $most } sein.
form-field-wrong = { $where } ist nicht, was es sein soll.
form-value-unknown = „{ $what }“ in { $where } ist unbekannt.
form-option-unknown = Die Option „{ $option }“ gibt es nicht; es gibt: { $known }.
form-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
form-option-quoted = Die Option { $option } steht als Text da, „{ $value }“: Schreibe { $value } ohne Anführungszeichen.
form-at = „{ $text }“ ist keine Stelle für ein Wort: 8D steht für waagrecht, D8 für senkrecht.
form-square = „{ $text }“ ist kein Feld: Gemeint sind Spalte und Zeile, etwa H8.
form-tiles-brackets = In „{ $text }“ stimmen die Klammern nicht: Ein Stein mit zwei Buchstaben wird [IJ] geschrieben.
form-rack-tile = Einen Stein „{ $tile }“ hat dieses Spiel nicht.
form-premium-kind = Felder „{ $kind }“ gibt es nicht; es gibt: { $known }.
form-setup-square = Die Stellung hat etwas auf { $square }, aber das Brett hat { $width } Spalten und { $height } Zeilen.
form-setup-tile = Die Stellung hat „{ $tile }“ auf einem Feld; das ist nicht genau ein Stein dieses Spiels.
form-setup-rack = Das Bänkchen { $rack } in der Stellung ist zu voll: Mehr als { $most } Steine gehen nicht.
form-setup-bag = Im Beutel der Stellung können nicht weniger als 0 Steine sein.
form-edition-unknown = Die Ausgabe „{ $edition }“ gibt es nicht; es gibt: { $known }.
form-edition-game = Die Ausgabe { $edition } gehört nicht zum Spiel { $game }.
form-edition-record = Eine Aufzeichnung bringt ihre Ausgabe mit: --edition ist für GCG-Dateien und Stellungen.
form-edition-letters = Die Ausgabe { $edition } muss 1 bis { $most } Buchstaben haben.
form-edition-letter = Die Ausgabe { $edition } hat einen Buchstaben „{ $letter }“, der keiner sein kann: Nötig sind Großbuchstaben, die es auch klein gibt.
form-edition-count = In der Ausgabe { $edition } liegt der Wert oder die Anzahl des Buchstabens { $letter } nicht zwischen 0 und 1000.
form-edition-rack = In der Ausgabe { $edition } muss ein Bänkchen 1 bis 15 Steine fassen, und mehr als 100 Blankosteine gehen nicht.
form-edition-board = Das Brett der Ausgabe { $edition } muss gleich lange Zeilen haben, höchstens 21 × 21 Felder.
form-edition-sign = Auf dem Brett der Ausgabe { $edition } steht ein Zeichen „{ $sign }“, das nicht erklärt ist; bekannt sind: { $known }
form-edition-premium = In der Ausgabe { $edition } stimmt die Prämie „{ $sign }“ nicht: Nötig sind ein einziges Zeichen und Faktoren von 1 bis 9.
form-edition-start = Die Ausgabe { $edition } muss Anfangsfelder nennen, die auf ihrem Brett liegen.
form-edition-rule-unknown = Die Ausgabe { $edition } hat eine Regel „{ $rule }“, die dieses Spiel nicht kennt.
form-edition-rule-value = In der Ausgabe { $edition } muss die Regel { $rule } eins davon sein: { $allowed }.
form-cgp-fields = Die Zeile endet zu früh: Eine Stellung hat die Zeilen des Bretts und die Bänkchen.
form-cgp-board = „{ $text }“ kann nicht in einer Zeile des Bretts stehen: Dorthin gehören Steine und die Zahl der leeren Felder dazwischen.
form-cgp-width = Zeile { $row } des Bretts hat { $width ->
    [one] { $width } Feld
   *[other] { $width } Felder
} statt { $wanted }.
form-cgp-height = Das Brett hat { $height ->
    [one] { $height } Zeile
   *[other] { $height } Zeilen
} statt { $wanted }.
form-cgp-tile = Einen Stein „{ $tile }“ hat dieses Spiel nicht.
form-cgp-rack = „{ $text }“ kann nicht auf einem Bänkchen stehen: Dorthin gehören Großbuchstaben, ? für einen Blankostein und / zwischen den Bänkchen.
form-cgp-rack-long = Auf einem Bänkchen stehen { $count } Steine: Mehr als { $most } gehen nicht.
form-cgp-scores = „{ $text }“ sind keine Punktestände: Das sind Zahlen mit / dazwischen.
form-cgp-count = Es { $racks ->
    [one] ist { $racks } Bänkchen
   *[other] sind { $racks } Bänkchen
}, aber { $scores ->
    [one] { $scores } Punktestand
   *[other] { $scores } Punktestände
}.
form-cgp-zeros = „{ $text }“ ist keine Anzahl von Zügen.
form-cgp-operation = Hinter „{ $text }“ steht kein ;: Nach den Bänkchen kommen die Punktestände, die Züge ohne Punkte und Operationen, die jeweils mit ; enden.
form-gcg-encoding = Die Kodierung „{ $encoding }“ liest Rekje nicht, nur UTF-8 und ISO-8859-1.
form-gcg-line = „{ $text }“ ist keine Zeile einer GCG-Datei: Die beginnt mit # oder >.
form-gcg-pragma = „{ $text }“ sagt nichts: In einer GCG-Datei steht direkt hinter # ein Name, etwa #player1 oder #note.
form-gcg-players = Eine GCG-Datei nennt ihre Spieler, 2 bis { $most }, in #player1, #player2 …
form-gcg-player = „{ $player }“ kann hier kein Kurzname sein: Er fehlt, hat einen Doppelpunkt oder ist vergeben, oder die Nummer ist es.
form-gcg-nick = Der Spieler „{ $nick }“ ist oben in der Datei nicht genannt.
form-gcg-short = Die Zeile endet zu früh.
form-gcg-rack = „{ $text }“ können keine Steine auf einem Bänkchen sein: Nötig sind Großbuchstaben und ? für einen Blankostein.
form-gcg-move = „{ $text }“ ist kein Zug: Das wäre eine Stelle wie 8D, - für Passen, -STEINE für einen Tausch oder -- für einen zurückgenommenen Zug.
form-gcg-word = „{ $text }“ ist kein Wort: Nötig sind Buchstaben und . für die, die schon liegen.
form-gcg-score = „{ $text }“ ist keine Punktzahl.
form-gcg-withdrawn = Hier wird ein Zug zurückgenommen, aber die Zeile davor ist kein Zug dieses Spielers.
form-gcg-game = GCG ist nur ein Format für { $known }; eine Partie { $game } lässt sich darin nicht schreiben.
form-gcg-tiles = Rekje hat keine Ausgabe mit den Steinen „{ $tiles }“, nur mit { $known }; mit --edition lässt sich eine nennen.
form-gcg-board = Auf dem Brett „{ $board }“ wird hier nicht gespielt, nur auf dem üblichen, { $known }.
form-gcg-type = Das Spiel „{ $type }“ wird hier nicht gespielt, nur { $known }.
form-edition-row = Zeile { $row } auf dem Brett der Ausgabe { $edition } hat { $count } Felder, die erste hat { $wanted }.
form-edition-same-sign = In der Ausgabe { $edition } steht das Zeichen „{ $sign }“ für zweierlei: Jede Art von Feld braucht ein eigenes Zeichen, und . ist ein einfaches Feld.
form-edition-start-room = In der Ausgabe { $edition } passt kein erstes Wort: Von den Startfeldern aus ist kein Platz für { $least } Steine.
form-edition-no-start = Die Ausgabe { $edition } nennt keine Startfelder, weder mit „start“ noch durch eine Art von Feld mit „start = true“.
form-size = „{ $text }“ ist keine Größe eines Steins: Gemeint sind Breite und Höhe, je 1 bis { $most } Felder, etwa 3x2.
form-edition-no-tiles = In der Ausgabe { $edition } hat kein Buchstabe einen Stein: Nirgends stehen Größen.
form-edition-sizes = In der Ausgabe { $edition } ist die Zahl der Steine des Buchstabens { $letter } { $count }, Größen gibt es aber für { $sized }.
form-file-damaged = { $file } ist beschädigt oder fehlt: Installiere Rekje neu.
