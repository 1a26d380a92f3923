# Der Tisch
heap-beyond = Es geht weiter: { $typed } tippen
heap-column-place = Feld

# Was man tippen kann
heap-command-other = anders
heap-command-none = keins
heap-prompt = { $name } (ein Wort tippen, ? für Hilfe):
heap-prompt-open = { $name }, wähle dein Wort (? für Hilfe):
heap-prompt-send = { $name } (Enter legt, „{ $undo }“ nimmt zurück, „{ $other }“ legt anders):
heap-not-understood = „{ $line }“ verstehe ich nicht: Tippe ein Wort, oder ? für Hilfe.
heap-nothing-typed = Tippe das Wort, das du bilden willst, oder ? für Hilfe.
heap-also-command = War der Befehl gemeint? Dann tippe „{ $command }“.
heap-other-what = Tippe erst ein Wort; dann zeige ich, wie es noch liegen kann.
heap-other-none = Eine andere Lage sehe ich nicht.
heap-square-unseen = { $square } ist kein Feld, das gerade zu sehen ist.
heap-steps-slanted = Auf Sechsecken tippt man alle Felder, zum Beispiel C3 D3 D4.
heap-not-from-there = Ich sehe nicht, wie { $word } dort anfangen könnte.
heap-preview = { $word }: { $count ->
    [one] 1 Buchstabe
   *[other] { $count } Buchstaben
}, { $new ->
    [one] 1 neuer Stein
   *[other] { $new } neue Steine
}, { $path }. Dein König kommt auf { $place }.

# Erklärt, wenn es so weit ist
heap-explain-opening = Alle wählen heimlich ein Wort aus den eigenen Steinen; das längste wird gelegt, und wer es hat, beginnt. Kein Wort? Tippe „{ $none }“.
heap-explain-walk = Ein Wort läuft von Stein zu Stein, auch um Ecken und zurück (NEBEN braucht nur N, E, B); mindestens ein Stein ist neu.
heap-explain-two = Nach deinem Wort ziehst du immer zwei Steine, egal wie viele du legst: Leg also wenige.

# Hilfe und Tipps
heap-help-word = Tippe ein Wort. Der Weg mit den wenigsten neuen Steinen wird mit Pfeilen gezeigt: + ist ein neuer Stein, * einer des letzten Wortes. Enter legt es. Kleine Buchstaben zwischen großen sind Blankosteine: WOrT.
heap-help-word-heard = Tippe ein Wort. Du hörst den Weg mit den wenigsten neuen Steinen. Enter legt es. Kleine Buchstaben zwischen großen sind Blankosteine: WOrT.
heap-help-path = Den Weg selbst wählen: WORT C3 D3 E3 E4 oder WORT C3 >>v, oder nur den Anfang: WORT C3. Mit < > ^ v verschiebt man das Bild. Ist dein Wort auch ein Befehl, setze / davor, wenn du den Befehl meinst.
heap-help-path-heard = Den Weg selbst wählen: WORT C3 D3 E3 E4 oder WORT C3 >>v, oder nur den Anfang: WORT C3. Ist dein Wort auch ein Befehl, setze / davor, wenn du den Befehl meinst.
heap-help-other = zeigt, wie dasselbe Wort noch liegen kann
heap-help-none = kein Wort zum Eröffnen wählen
heap-worth = Dein längstes Wort hat jetzt { $count ->
    [one] 1 Buchstaben
   *[other] { $count } Buchstaben
}.
heap-hint-none = Ich sehe kein Wort: passen.
heap-hint-length = Dein bestes Wort hat { $count } Buchstaben und legt { $laid ->
    [one] 1 Stein
   *[other] { $laid } Steine
}.
heap-hint-word = Das beste Wort ist { $word }; tippe es, um seinen Weg zu sehen.

# Neues
heap-news-word = { $name } bildet { $word } mit { $new ->
    [one] einem neuen Stein
   *[other] { $new } neuen Steinen
} und kommt auf { $place }.
heap-news-back = Der König von { $name } stand dort und muss zurück auf { $place }.
heap-news-choices = Gewählt: { $words }.
heap-news-unchosen = Ohne Wort: { $names }.
heap-news-none = Niemand hatte ein Wort: Alle ziehen zehn andere Steine.

# Das Ende
heap-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
