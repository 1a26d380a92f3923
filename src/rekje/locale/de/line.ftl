# The line in which everything at a table can be typed
line-title = Befehlszeile
line-label = Tippe einen Zug oder einen Befehl
line-placeholder = { $example }, hilfe …
line-keys = Strg + / führt hierher, Escape zurück. Pfeil nach oben holt frühere Zeilen wieder.
line-log = Antworten
line-do = Ausführen
line-ask = Was möchtest du tun oder wissen?
line-no-command = Einen Befehl „{ $typed }“ gibt es nicht. Tippe „{ $help }“, um alle zu hören.
line-did-you-mean = Einen Befehl „{ $typed }“ gibt es nicht. Meinst du „{ $nearest }“?
line-or-mean = Oder meinst du den Befehl „{ $nearest }“?
line-several = „{ $typed }“ kann mehrere Befehle meinen: { $commands }.
line-needs = Hinter „{ $command }“ fehlt etwas: Tippe zum Beispiel „{ $example }“.
line-not-now = „{ $command }“ ist jetzt nicht möglich.
line-nothing-laid = Es liegt nichts da, was gesendet werden könnte.
line-sent = Erledigt.
line-not-sent = Das ist nicht angekommen. Versuche es noch einmal.
line-laid = Das liegt da, ist aber noch nicht gesendet.
line-laid-send = Der Blankostein liegt da. Enter sendet ihn.
line-enter-sends = Enter sendet es.
line-sure-resign = Willst du wirklich aufgeben? Dann tippe noch einmal „{ $command }“.
line-said = Du sagst: { $text }
line-other-letter = Auf { $square } liegt schon { $lies }, nicht { $letter }.
line-lacking = Dafür fehlt dir ein { $letter }.
line-off-board = { $word } ragt ab { $at } über den Rand.
line-lies-already = { $word } auf { $at } legt keinen neuen Stein.
line-span = { $from } bis { $to }
line-empty = { $squares } leer
line-row = Zeile { $row }: { $squares }.
line-column = Spalte { $column }: { $squares }.
line-no-line = „{ $typed }“ gibt es nicht. Zeilen gehen von 1 bis { $rows }, Spalten von A bis { $columns }.
line-word-at = { $word } { $at }
line-board-empty = Auf dem Brett liegt noch nichts.
line-board = { $count ->
    [one] Es liegt 1 Stein: { $what }.
   *[other] Es liegen { $count } Steine: { $what }.
}
line-square-words = { $square }; gehört zu { $words }.
line-words-of = { $name }: { $words }.
line-not-played = { $word } gehört nicht zu den gelegten Wörtern: { $words }.
line-no-size = Kein Buchstabe der Größe „{ $typed }“ liegt verdeckt da. Es gibt: { $sizes }.
line-drawing = Die Seite zieht deine Buchstaben.
line-here = ist da
line-not-over = Noch einmal spielen kannst du, wenn diese Partie vorbei ist.
line-can = Du kannst jetzt tippen: { $commands }.
line-help = { $count } Befehle: { $commands }.
line-help-play = Um etwas zu legen, tippe { $example }. Kleine Buchstaben zwischen großen sind Blankosteine.
line-help-bare = Ein Wort allein wird gelegt. Setze = vor ein Wort, das auch ein Befehl ist, und / vor einen Befehl, den du nicht ausschreibst, zum Beispiel /{ $command }.
line-explained = { $example }: { $about }

# Words of commands. The terminal has the others (screen, heap, lays).
line-command-now = jetzt
line-command-rack = bänkchen
line-command-last = zuletzt
line-command-clock = uhr
line-command-who = wer
line-command-board = brett
line-command-row = zeile
line-command-column = spalte
line-command-square = feld
line-command-build = anlegen
line-command-tried = gelegt
line-command-send = senden
line-command-go = geh
line-command-draw = ziehen
line-command-say = sag
line-command-rematch = nochmal
line-command-for = für
line-command-end = ende

# Other words for commands, and abbreviations, with commas between them; “–” where there is none
line-also-help = h
line-also-now = –
line-also-rack = b, steine
line-also-last = z, letzter
line-also-score = p, stand
line-also-clock = u, zeit
line-also-who = w
line-also-board = spielfeld
line-also-row = reihe
line-also-column = –
line-also-square = auf
line-also-build = bauen
line-also-bag = ungesehen, verdeckt
line-also-send = sende
line-also-undo = –
line-also-pass = passe
line-also-exchange = tausch
line-also-challenge = zweifel, einspruch
line-also-accept = ok, gilt
line-also-knock = klopfen
line-also-say = s, sage, chat
line-also-rematch = revanche

# Examples of what is typed
line-example-say = hallo
line-example-play = 8D TORTE
line-example-word = TORTE
line-example-lay = R3x2 D4 RAT

# What commands do
line-about-help = alle Befehle; mit einem Befehl dahinter nur diesen
line-about-now = wer dran ist, und was du tun kannst
line-about-rack = deine Steine
line-about-last = was zuletzt gelegt wurde
line-about-score = wie es für alle steht
line-about-clock = wer dran ist, und wie lange noch
line-about-who = wer hier sitzt, und wer weg ist
line-about-board = alles, was liegt
line-about-row = eine Zeile, Feld für Feld
line-about-column = eine Spalte, Feld für Feld
line-about-square = was auf einem Feld liegt, und was das Feld bewirkt
line-about-words = die Wörter, die es gibt
line-about-build = wo du anlegen kannst
line-about-bag = die Steine, die du nicht siehst
line-about-letters = die Buchstaben von allen
line-about-tried = was liegt, aber nicht gesendet ist, und was es brächte
line-about-send = sende, was da liegt; Enter allein tut es auch
line-about-undo = nimm zurück, was noch nicht gesendet ist
line-about-go = zu einem Feld des Brettes, auch mit der Tastatur
line-about-shuffle = mische deine Steine
line-about-sort = sortiere deine Steine
line-about-pass = setze einen Zug aus
line-about-exchange = tausche Steine als deinen Zug: ihre Buchstaben, ? für einen Blankostein, * für alle
line-about-buy = kaufe so viele Buchstaben
line-about-challenge = zweifle an, was gelegt wurde, oder nur die genannten Wörter
line-about-accept = lass gelten, was gelegt wurde; füge nichts hinzu
line-about-knock = klopfe; Wörter dahinter werden genannt, sobald du darfst
line-about-none = kein Wort
line-about-done = beende deinen Zug
line-about-draw = zieh einen Buchstaben einer Größe; ohne Größe zieht die Seite alle
line-about-free = gib einen deiner Buchstaben allen
line-about-blank = leg deinen Blankostein
line-about-say = schreib im Chat
line-about-resign = gib die Partie auf
line-about-rematch = spiel noch einmal mit denselben Leuten
line-about-for = neben einem Punktezettel: die nächste Zeile betrifft diesen Spieler
line-about-end = neben einem Punktezettel: beende die Partie, mit dem, was jeder noch auf dem Bänkchen hat, wenn das zählt
