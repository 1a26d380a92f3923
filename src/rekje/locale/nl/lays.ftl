# De tafel
lays-hand = Letters
lays-free-letters = Vrije letters: { $tiles }
lays-traced = Cijfers: { $word }
lays-free-title = Vrije letters
lays-letters-of = { $name }: { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
lays-words-of = { $name }: { $count ->
    [one] 1 woord
   *[other] { $count } woorden
}, { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}

# Wat je kunt typen
lays-command-done = klaar
lays-command-free = vrij
lays-command-blank = blanco
lays-command-knock = klop
lays-command-path = pad
lays-command-words = woorden
lays-command-letters = letters
lays-prompt-draw = { $name } (een maat, zoals 3x2; Enter trekt ze alle):
lays-prompt-first = { $name } (een letter en zijn vakje: { $example }; ? voor hulp):
lays-prompt = { $name } (letter, vakje, woorden: { $example } WOORD; ? voor hulp):
lays-prompt-words = { $name } (typ de nieuwe woorden; “{ $undo }” neemt het terug):
lays-prompt-send = { $name } (Enter legt het, of meer woorden; “{ $undo }” = terug):
lays-prompt-more = { $name } (nog woorden? Enter besluit je beurt):
lays-prompt-knock = { $name }, nog een woord? (“{ $knock } WOORD”, of Enter: nee):
lays-prompt-knocks = Wie ziet nog een woord? (naam en woorden; Enter: niemand):
lays-prompt-floor = { $name }, welke woorden zie je?
lays-prompt-owed = { $name }, welke van je letters komt naast het bord? (zoals { $example })
lays-not-understood = “{ $line }” begrijp ik niet: typ een letter met zijn vakje, zoals R D4, of ? voor hulp.
lays-nothing-typed = Typ een letter en het vakje voor zijn linkerbovenhoek, zoals R D4, of ? voor hulp.
lays-letter-first = Leg eerst een letter en noem dan woorden: R D4 { $word }.
lays-not-free = Bij de vrije letters is geen { $letter }.
lays-which-size = De { $letter } kun je in meer dan één maat leggen ({ $sizes }): typ bijvoorbeeld { $example }.
lays-pass-how = Passen kost je een letter naar keuze: geef hem vrij met “{ $free }”, of typ nog eens “{ $word }”.
lays-free-which = Welke letter? Typ bijvoorbeeld { $example }.
lays-blank-how = Typ { $example }: de maat en het vakje linksboven. Je blanco stenen: { $tokens }.
lays-draw-how = Typ maten, breedte en hoogte, zoals 3x2 2x2 1x1; met Enter trek je de rest vanzelf.
lays-knock-who = Wie klopt er? Typ de naam en dan de woorden ({ $names }).
lays-not-now = “{ $command }” kan op dit moment niet.
lays-knock-how = Wil je kloppen? Typ “{ $example }”.
lays-knock-words-later = Kloppen er meerdere tegelijk, typ dan alleen de namen; de woorden komen daarna.
lays-may-challenge = Twijfel je aan een woord? Typ “{ $word }”.
lays-nothing-to-challenge = Er valt niets te betwisten.
lays-floor-words = Nu alleen de woorden, geen letters om te leggen.
lays-sure-no-word = Geen woord? Dan kost het kloppen een letter. (j/n)
lays-path-none = Er is nog geen woord opgeschreven.

# Uitleg op het moment zelf
lays-explain-draw = Je ziet de maat, niet de letter: klein past overal, groot raakt veel andere.
lays-explain-first = De eerste ronde: ieder legt één letter, waar dan ook, los of ergens tegenaan. Een woord hoeft niet, maar zie je er een, dan mag je het noemen.
lays-explain-turn = Vanaf nu ligt je letter met een zijde tegen een steen en maakt hij een nieuw woord; woorden lopen alle kanten op, van steen naar steen.
lays-explain-free = Vrije letters zijn van iedereen: leg er zoveel je wilt, met een +, zoals in +O D4 R F4 WOORD.
lays-explain-token = Door een gearceerde blanco steen loopt geen woord. Leg je er een eigen letter op, dan krijg jij de steen.
lays-explain-knock = Zie je een nieuw woord dat gemist is, klop dan: met een goed woord krijg je ook de volgende beurt, zonder raak je een letter kwijt.
lays-explain-knock-first = Zie je een nieuw woord dat gemist is, klop dan: een goed woord is voor jou, maar kloppen zonder kost een letter.

# Wat een letter oplevert
lays-preview = { $tiles }: { $words } = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
lays-preview-none = { $tiles }.
lays-preview-idle = { $letters }: er loopt nog geen nieuw woord door.
lays-preview-token = Je blanco steen op { $square }; daarmee is je beurt voorbij.
lays-why-no-word = { $word }: niet in de lijst
lays-why-not-readable = { $word }: is hier niet te lezen
lays-why-again = { $word }: al opgeschreven
lays-why-again-by = { $word }: al opgeschreven door { $names }
lays-why-tile-twice = { $word }: daar is een steen twee keer voor nodig
lays-why-short = { $word }: te kort
lays-worth = De beste letter maakt { $score ->
    [one] nu 1 punt
   *[other] nu { $score } punten
} mogelijk.
lays-hint-none = Ik zie geen nieuw woord: leg een letter naast het bord, leg je blanco steen, of pas.
lays-hint-any = Er kan nog geen woord: elke letter is goed.
lays-hint-letter = Leg { $letters }: dan { $score ->
    [one] is er 1 punt
   *[other] zijn er { $score } punten
} te halen.

# Hulp
lays-how-lay = R D4 ARM legt je R met de linkerbovenhoek op D4 en noemt ARM; R3x2 D4 als je er meerdere hebt. Je ziet wat het oplevert, Enter legt het.
lays-how-more = Noem daarna nog meer woorden; Enter besluit je beurt. Een woord loopt van steen naar steen, zijde aan zijde, elke steen één keer.
lays-how-free = +O D4 legt een vrije letter, met of zonder een eigen: +O D4 R F4 WOORD.
lays-how-swap = Een letter op een blanco steen neemt zijn plaats in.
lays-how-signs = Op het bord is * het laatst gelegd, + nog niet gelegd, en cijfers wijzen hoe een woord loopt.
lays-help-done = je beurt besluiten
lays-help-free = een letter naast het bord leggen, voor iedereen
lays-help-blank = je blanco steen leggen, die verspert
lays-help-knock = na een beurt kloppen en woorden noemen
lays-help-path = laten zien hoe een woord loopt; los: de laatste woorden
lays-help-words = ieders woorden
lays-help-letters = ieders letters

# Nieuws
lays-news-place = { $name } legt { $tiles }.
lays-news-swap = { $name } ruilt een blanco steen om voor { $tiles }.
lays-news-words = Woorden: { $words } ({ $score }).
lays-news-claim = { $name } noemt ook { $words } ({ $score }).
lays-news-token = { $name } legt een blanco steen op { $square }.
lays-news-owed = { $name } kiest een letter voor naast het bord.
lays-news-free-choice = { $name } maakt van { $tile } een vrije letter.
lays-news-free-pass = { $tile } wordt een vrije letter.
lays-news-free-error = Ook { $tile } van { $name } wordt een vrije letter.
lays-news-free-knock = Dat kost { $name } de { $tile }: die is nu vrij.
lays-news-free-unknown = Een letter van { $name } wordt een vrije letter; welke, zie je op tafel.
lays-news-time-up = De tijd van { $name } is om.
lays-news-dice = Tegelijk geklopt! Gegooid: { $throws }. { $name } is eerst.
lays-news-knock = { $name } klopt!
lays-news-knock-vain = { $name } klopt vergeefs.
lays-news-struck = Doorgestreept: { $words }.
lays-news-undone = Doorgestreept: { $words }; de letters gaan terug.
lays-news-over = { $name } heeft geen letters en wordt overgeslagen.

# Het einde
lays-column-words = Woorden
lays-column-letters = Letters
lays-column-longest = Langste woord
lays-winner = { $name } wint met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
lays-winner-letters = { $names } hebben elk { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}; { $name } wint met { $tie } letters in alle woorden samen.
lays-winner-words = { $names } hebben elk { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}; { $name } wint met { $tie ->
    [one] 1 woord
   *[other] { $tie } woorden
}.
lays-winners = { $names } delen de winst met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
lays-given-up = Opgegeven.
lays-alone = { $name }: { $words ->
    [one] 1 woord
   *[other] { $words } woorden
}, samen { $letters ->
    [one] 1 letter
   *[other] { $letters } letters
}; { $left ->
    [0] alle letters zijn gelegd!
    [one] 1 letter bleef over.
   *[other] { $left } letters bleven over.
}
lays-unseen = Niemand zag { $count ->
    [one] dit woord:
   *[other] deze { $count } woorden:
}
lays-unseen-none = Niemand heeft iets gemist: alles wat te lezen was, is opgeschreven.
