turn-other = { $name } ist am Zug.
turn-not-in-game = Diese Person spielt nicht mehr mit.
turn-game-over = Die Partie ist zu Ende.
turn-not-now = Das geht jetzt nicht; möglich ist: { $allowed }.
turn-time-left = Die Bedenkzeit ist noch nicht abgelaufen.
turn-time-over = Die Bedenkzeit ist abgelaufen: Dieser Zug zählt als gepasst.
turn-no-vacation = Du bist nicht im Urlaub.
turn-on-vacation = Du bist schon im Urlaub: Komm erst zurück.
turn-vacation-short = { $left ->
    [0] Du hast keine Urlaubstage mehr.
    [one] Du hast nur noch einen Urlaubstag.
   *[other] Du hast nur noch { $left } Urlaubstage.
}
turn-rack-long = Auf das Bänkchen von { $name } passen höchstens { $most } Steine.
turn-rack-other = { $name } hatte andere Steine, als hier angegeben sind.
turn-rack-size = Nach dem, was gelegt und gezogen wurde, hat { $name } { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}, nicht { $told }.
turn-rack-empty = { $name } kann nicht ohne Steine sein: Nach dem, was gelegt und gezogen wurde, { $count ->
    [one] muss noch 1 da sein
   *[other] müssen noch { $count } da sein
}.
turn-draws-missing = Die gezogenen Steine in dieser Aufzeichnung gehören nicht zu den Zügen.
turn-draws-impossible = Laut dieser Aufzeichnung wurde ein Stein gezogen, der nicht mehr im Beutel war.
turn-draws-shuffle = Die gezogenen Steine sind nicht die der vorab festgelegten Mischung.
turn-proof-broken = Der Beweis der Mischung stimmt nicht: Das Geheimnis passt nicht zum vorab gezeigten Fingerabdruck.
turn-proof-other = Das ist nicht das Mischen mit dem verlangten Fingerabdruck: Die Aufzeichnung hat einen anderen.
turn-proof-none = Die Aufzeichnung hat keinen Nachweis ihres Mischens, also ist es nicht das mit diesem Fingerabdruck.
turn-too-much = Das ist zu viel auf einmal zum Ausrechnen: Nenne weniger oder kürzere Wörter, oder sag, wo sie liegen.
