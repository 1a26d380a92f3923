start-title = Woordspellen aan tafel
start-lead = Vier bordspellen, met een scheidsrechter die het spelblad kent.
start-play = Nu spelen
start-play-what = { $game } in het Nederlands, tegen een vriendelijke computer
start-computer = Computer
start-other = Andere taal, tegenstander of regels
start-invite = Iemand uitnodigen
start-invite-more = Met een bericht, een link of een QR-code
start-keep-more = Je telefoon telt naast het bord
start-fact-rules = Volgens het spelblad
start-fact-languages = Vijf talen
start-fact-account = Geen account
start-about-scrabble = Woorden kruisen, gekleurde vakjes tellen
start-about-woordenspel = Tien letters, en wat je mist koop je
start-about-koning = Woorden kronkelen, en je koning loopt
start-about-letter = Letters in alle maten, alle kanten op gelezen
start-new = Een nieuw spel
start-games = Je spellen
start-other-games = Je andere spellen
start-watched-games = Spellen waar je naar kijkt
start-move = Jij bent aan zet, { $name }
start-move-now = Jij bent aan zet
start-your-turn = Jouw beurt
start-turn-of = { $count ->
    [one] { $names } is aan de beurt
   *[other] { $names } zijn aan de beurt
}
start-with = { $game } met { $names }
start-of = { $game }: { $names }
start-my-score = Mijn score:
start-all-games = Alle { $count } spellen
start-since-days = { $count ->
    [one] al een dag
   *[other] al { $count } dagen
}
start-since-hours = al { $count } uur
start-since-minutes = { $count ->
    [one] al een minuut
   *[other] al { $count } minuten
}
start-left-days = { $count ->
    [one] nog een dag
   *[other] nog { $count } dagen
}
start-left-hours = nog { $count } uur
start-left-minutes = { $count ->
    [one] nog een minuut
   *[other] nog { $count } minuten
}
start-left-none = minder dan een minuut
start-lobby = Spelen met iemand hier
start-lobby-more = Wie een spel zoekt, en waar je kunt meekijken
start-lobby-offers = { $count ->
    [one] Eén spel wacht op iemand
   *[other] { $count } spellen wachten op iemand
}
