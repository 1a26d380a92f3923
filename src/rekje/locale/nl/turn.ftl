turn-other = { $name } is aan de beurt.
turn-not-in-game = Deze speler doet niet meer mee.
turn-game-over = Het spel is afgelopen.
turn-not-now = Dat kan nu niet; wel: { $allowed }.
turn-time-left = De bedenktijd is nog niet om.
turn-time-over = De bedenktijd is om: deze beurt telt als pas.
turn-no-vacation = Je bent niet op vakantie.
turn-on-vacation = Je bent al op vakantie: kom eerst terug.
turn-vacation-short = { $left ->
    [0] Je hebt geen vakantiedagen meer.
    [one] Je hebt nog maar één vakantiedag.
   *[other] Je hebt nog maar { $left } vakantiedagen.
}
turn-rack-long = Op het rekje van { $name } passen hoogstens { $most } stenen.
turn-rack-other = { $name } had andere stenen op het rekje dan hier staan.
turn-rack-size = Naar wat er gelegd en getrokken is, heeft { $name } { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}, geen { $told }.
turn-rack-empty = { $name } kan niet zonder stenen zitten: naar wat er gelegd en getrokken is, { $count ->
    [one] moet er 1 over zijn
   *[other] moeten er { $count } over zijn
}.
turn-draws-missing = De getrokken stenen in dit verslag horen niet bij de zetten.
turn-draws-impossible = Volgens dit verslag is een steen getrokken die niet meer in de pot zat.
turn-draws-shuffle = De getrokken stenen zijn niet die van het vastgelegde schudden.
turn-proof-broken = Het bewijs van het schudden klopt niet: het geheim past niet bij de vooraf getoonde vingerafdruk.
turn-proof-other = Dit is niet het schudden met de gevraagde vingerafdruk: het verslag heeft een andere.
turn-proof-none = Het verslag heeft geen bewijs van het schudden, dus is het niet dat van deze vingerafdruk.
turn-too-much = Dat is te veel om in één keer uit te zoeken: noem minder of kortere woorden, of zeg waar ze liggen.
