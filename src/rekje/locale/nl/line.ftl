# The line in which everything at a table can be typed
line-title = Opdrachtregel
line-label = Typ een zet of een opdracht
line-placeholder = { $example }, hulp …
line-keys = Ctrl + / brengt je hier, Escape terug. Pijl omhoog haalt eerdere regels terug.
line-log = Antwoorden
line-do = Uitvoeren
line-ask = Wat wil je doen of weten?
line-no-command = Er is geen opdracht “{ $typed }”. Typ “{ $help }” om ze allemaal te horen.
line-did-you-mean = Er is geen opdracht “{ $typed }”. Bedoel je “{ $nearest }”?
line-or-mean = Of bedoel je de opdracht “{ $nearest }”?
line-several = “{ $typed }” kan meer dan één opdracht zijn: { $commands }.
line-needs = Achter “{ $command }” hoort nog iets: typ bijvoorbeeld “{ $example }”.
line-not-now = “{ $command }” kan nu niet.
line-nothing-laid = Er ligt niets dat je kunt versturen.
line-sent = Gedaan.
line-not-sent = Dat is niet aangekomen. Probeer het nog eens.
line-laid = Het ligt er, maar is nog niet verstuurd.
line-laid-send = De blanco steen ligt er. Enter verstuurt hem.
line-enter-sends = Enter verstuurt het.
line-sure-resign = Wil je echt opgeven? Typ dan nog een keer “{ $command }”.
line-said = Je zegt: { $text }
line-other-letter = Op { $square } ligt al { $lies }, niet { $letter }.
line-lacking = Daarvoor kom je een { $letter } tekort.
line-off-board = { $word } steekt vanaf { $at } over de rand.
line-lies-already = { $word } op { $at } legt geen nieuwe steen.
line-span = { $from } tot { $to }
line-empty = { $squares } leeg
line-row = Rij { $row }: { $squares }.
line-column = Kolom { $column }: { $squares }.
line-no-line = “{ $typed }” is er niet. Rijen gaan van 1 tot { $rows }, kolommen van A tot { $columns }.
line-word-at = { $word } { $at }
line-board-empty = Er ligt nog niets op het bord.
line-board = { $count ->
    [one] Er ligt 1 steen: { $what }.
   *[other] Er liggen { $count } stenen: { $what }.
}
line-square-words = { $square }; hoort bij { $words }.
line-words-of = { $name }: { $words }.
line-not-played = { $word } hoort niet bij de gelegde woorden: { $words }.
line-no-size = Er ligt geen letter van de maat “{ $typed }” omgekeerd. Er zijn: { $sizes }.
line-drawing = De pagina trekt je letters.
line-here = is er
line-not-over = Nog een keer spelen kan als dit spel uit is.
line-can = Je kunt nu typen: { $commands }.
line-help = { $count } opdrachten: { $commands }.
line-help-play = Om iets te leggen typ je { $example }. Kleine letters tussen hoofdletters zijn blanco’s.
line-help-bare = Een woord alleen wordt gelegd. Zet = voor een woord dat ook een opdracht is, en / voor een opdracht die je niet voluit schrijft, bijvoorbeeld /{ $command }.
line-explained = { $example }: { $about }

# Words of commands. The terminal has the others (screen, heap, lays).
line-command-now = nu
line-command-rack = rekje
line-command-last = laatst
line-command-clock = klok
line-command-who = wie
line-command-board = bord
line-command-row = rij
line-command-column = kolom
line-command-square = vakje
line-command-build = aanleggen
line-command-tried = gelegd
line-command-send = stuur
line-command-go = ga
line-command-draw = trek
line-command-say = zeg
line-command-rematch = opnieuw
line-command-for = voor
line-command-end = einde

# Other words for commands, and abbreviations, with commas between them; “–” where there is none
line-also-help = h
line-also-now = n
line-also-rack = r, stenen
line-also-last = l
line-also-score = stand
line-also-clock = k, tijd
line-also-who = w
line-also-board = –
line-also-row = –
line-also-column = –
line-also-square = vak, op
line-also-build = bouw
line-also-bag = ongezien
line-also-send = verstuur
line-also-undo = t
line-also-pass = passen
line-also-exchange = ruilen
line-also-challenge = twijfel, bezwaar
line-also-accept = goed, akkoord
line-also-knock = –
line-also-say = z, chat
line-also-rematch = revanche, nog

# Examples of what is typed
line-example-say = hallo
line-example-play = 8D TAART
line-example-word = TAART
line-example-lay = R3x2 D4 RAT

# What commands do
line-about-help = alle opdrachten; met een opdracht erachter alleen die
line-about-now = wie er aan de beurt is, en wat je kunt doen
line-about-rack = je stenen
line-about-last = wat er het laatst gelegd is
line-about-score = hoe iedereen ervoor staat
line-about-clock = wie er aan de beurt is, en hoe lang nog
line-about-who = wie er zitten, en wie er weg is
line-about-board = alles wat er ligt
line-about-row = een rij, vakje voor vakje
line-about-column = een kolom, vakje voor vakje
line-about-square = wat er op een vakje ligt, en wat het vakje doet
line-about-words = de woorden die er zijn
line-about-build = waar je kunt aanleggen
line-about-bag = de stenen die je niet ziet
line-about-letters = ieders letters
line-about-tried = wat er ligt maar niet verstuurd is, en wat het zou opleveren
line-about-send = verstuur wat er ligt; Enter alleen doet dat ook
line-about-undo = neem terug wat nog niet verstuurd is
line-about-go = naar een vakje van het bord, ook met het toetsenbord
line-about-shuffle = hussel je stenen
line-about-sort = sorteer je stenen
line-about-pass = sla je beurt over
line-about-exchange = ruil stenen als je beurt: hun letters, ? voor een blanco, * voor alles
line-about-buy = koop zoveel letters
line-about-challenge = maak bezwaar tegen wat er gelegd is, of alleen tegen de genoemde woorden
line-about-accept = laat liggen wat er gelegd is; voeg niets toe
line-about-knock = klop; woorden erachter worden genoemd zodra je mag
line-about-none = geen woord
line-about-done = sluit je beurt af
line-about-draw = trek een letter van een maat; zonder maat trekt de pagina ze allemaal
line-about-free = geef een van je letters aan iedereen
line-about-blank = leg je blanco steen
line-about-say = schrijf in de chat
line-about-resign = geef het spel op
line-about-rematch = speel nog een keer met dezelfde mensen
line-about-for = naast een scoreblad: de volgende regel gaat over deze speler
line-about-end = naast een scoreblad: sluit het spel af, met wat ieder nog op het rekje heeft als dat telt
