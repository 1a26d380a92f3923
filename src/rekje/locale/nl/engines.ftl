engines-lost = { $player } verliest de beurt: { $why }.
engines-no-command = { $player } geeft geen opdracht: { $why }. De beurt is niet verloren: er is niets veranderd.
engines-unusable = { $player } kan hier niet spelen: { $why }.
engines-why-missing = het programma is hier niet geïnstalleerd
engines-why-start = het programma kon niet worden gestart
engines-why-greeting = het programma begroet ons niet zoals het protocol vraagt
engines-why-time = het antwoord kwam te laat
engines-why-ended = het programma is gestopt
engines-why-form = het antwoord is onleesbaar
engines-why-flood = het programma zegt te veel
engines-why-command = wat het wilde, kan nu niet
engines-why-refused = wat het wilde, mag niet van de regels
engines-why-error = het programma meldt een fout
engines-too-late = De tijd is om: alleen het antwoord wordt nog verwacht.
engines-name-ours = Een eigen speler kan niet “{ $player }” heten: zo heet hier al een andere speler.
engines-name-form = Een eigen speler kan niet “{ $player }” heten: een naam heeft kleine letters, cijfers en . _ - ertussen, hoogstens 31 tekens.
engines-form = “{ $text }” is geen naam in kleine letters met een opdracht, zoals mijn=./engine.
engines-list-none = Er zijn hier geen eigen spelers.
engines-list-one = { $player } speelt { $games } en heeft { $seconds } seconden per zet. Opdracht: { $command }
engines-check-greeting = Het stelt zich voor
engines-check-greets = Het stelt zich voor: { $name }
engines-check-game-asked = Het speelt { $game }
engines-check-game = Het speelt { $game }: { $count ->
    [one] 1 antwoord
   *[other] { $count } antwoorden
}
engines-check-challenge = Het speelt { $game } waar zetten betwist kunnen worden: { $count ->
    [one] 1 antwoord
   *[other] { $count } antwoorden
}
engines-check-time = Het antwoordt op tijd, ook als het weinig tijd heeft
engines-check-unknown = Het slaat berichten over die het niet kent
engines-check-quit = Het stopt als dat gevraagd wordt
engines-check-input = Het stopt als zijn invoer stopt
engines-check-why-stays = het programma blijft draaien
engines-check-why-not-its = zijn begroeting noemt dit spel niet
engines-check-but = { $what }: { $why }
engines-check-fine = Alle { $count } punten zijn in orde: deze speler kan aanschuiven aan tafels van { $games }.
engines-check-failed = { $count ->
    [one] 1 punt is
   *[other] { $count } punten zijn
} niet in orde (docs/engine-protocol.md).
engines-check-verbose = Met --verbose zie je ook wat het programma schreef.
engines-check-ours = { $player } is een speler van Rekje zelf, en die worden niet nagekeken: noem een programma, of een eigen speler.
engines-check-nothing = Er is hier geen programma en geen eigen speler “{ $text }”{ $count ->
    [0] .
   *[other] ; eigen spelers: { $known }.
}
