engines-lost = { $player } verliert den Zug: { $why }.
engines-no-command = { $player } gibt keinen Befehl: { $why }. Der Zug ist nicht verloren: Es hat sich nichts geändert.
engines-unusable = { $player } kann hier nicht spielen: { $why }.
engines-why-missing = das Programm ist hier nicht installiert
engines-why-start = sein Programm ließ sich nicht starten
engines-why-greeting = sein Programm meldet sich nicht so, wie das Protokoll es verlangt
engines-why-time = die Antwort kam zu spät
engines-why-ended = sein Programm hat sich beendet
engines-why-form = seine Antwort ist nicht lesbar
engines-why-flood = sein Programm sagt zu viel
engines-why-command = was es wollte, geht jetzt nicht
engines-why-refused = was es wollte, verstößt gegen die Regeln
engines-why-error = sein Programm meldet einen Fehler
engines-too-late = Die Zeit ist um: Erwartet wird nur noch die Antwort.
engines-name-ours = Ein eigener Spieler kann nicht „{ $player }“ heißen: So heißt hier schon ein anderer Spieler.
engines-name-form = Ein eigener Spieler kann nicht „{ $player }“ heißen: Ein Name hat Kleinbuchstaben, Ziffern und dazwischen . _ -, höchstens 31 Zeichen.
engines-form = „{ $text }“ ist kein Name in Kleinbuchstaben mit einem Befehl, wie etwa meiner=./engine.
engines-list-none = Hier gibt es keine eigenen Spieler.
engines-list-one = { $player } spielt { $games } und hat { $seconds } Sekunden für einen Zug. Befehl: { $command }
engines-check-greeting = Es meldet sich
engines-check-greets = Es meldet sich: { $name }
engines-check-game-asked = Es spielt { $game }
engines-check-game = Es spielt { $game }: { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
engines-check-challenge = Es spielt { $game }, wenn Züge angezweifelt werden können: { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}
engines-check-time = Es antwortet rechtzeitig, auch wenn es wenig Zeit hat
engines-check-unknown = Es übergeht Nachrichten, die es nicht kennt
engines-check-quit = Es beendet sich, wenn es das soll
engines-check-input = Es beendet sich, wenn seine Eingabe endet
engines-check-why-stays = sein Programm läuft weiter
engines-check-why-not-its = seine Begrüßung nennt dieses Spiel nicht
engines-check-but = { $what }: { $why }
engines-check-fine = Alle { $count } Punkte stimmen: Dieser Spieler kann an Tischen von { $games } sitzen.
engines-check-failed = { $count ->
    [one] 1 Punkt stimmt
   *[other] { $count } Punkte stimmen
} nicht (docs/engine-protocol.md).
engines-check-verbose = Mit --verbose siehst du auch, was das Programm geschrieben hat.
engines-check-ours = { $player } ist ein Spieler von Rekje selbst, und die werden nicht geprüft: Nenne ein Programm oder einen eigenen Spieler.
engines-check-nothing = Es gibt hier kein Programm und keinen eigenen Spieler „{ $text }“{ $count ->
    [0] .
   *[other] ; eigene Spieler: { $known }.
}
