# The frame
help-usage = Gebruik:
help-options = opties
help-commands = opdrachten
help-command = OPDRACHT …
help-default = standaard { $value }
help-required = verplicht
help-help = Deze uitleg.
help-version = De versie.

# What values are called
help-value-file = BESTAND
help-value-out = UIT
help-value-word = WOORD
help-value-game = SPEL
help-value-list = LIJST
help-value-edition = UITGAVE
help-value-who = WIE
help-value-think = TIJD
help-value-setting = NAAM=WAARDE
help-value-letters = LETTERS
help-value-number = GETAL
help-value-address = ADRES
help-value-url = URL
help-value-folder = MAP
help-value-database = DATABASE
help-value-title = TITEL
help-value-day = DAG
help-value-hash = HASH
help-value-shell = SHELL

# Options of many commands
help-language = De taal van alles wat je te lezen krijgt.
help-json = Antwoord in JSON, voor programma’s.
help-no-color = Geen kleur en geen andere stuurcodes.
help-game = Het spel; anders dat waar de uitgave bij hoort.
help-edition = De uitgave (zie “rekje games”), ook als spel/uitgave, of een eigen TOML-bestand.
help-lexicon = De woordenlijst: nl, fr, de, en, it, any of een bestand; anders die van de uitgave.
help-lexicon-given = De woordenlijst: nl, fr, de, en, it of een bestand.

# rekje
help-rekje = Rekje: je scheidsrechter aan tafel voor letterspellen.

# rekje games
help-games = Toon de spellen, hun uitgaven, talen en opties.
help-games-json = Alles in JSON: borden, gekleurde vakjes, stenen.
help-games-edition = Toon één uitgave als TOML-bestand, om te kopiëren en aan te passen.

# rekje guide
help-guide = Hoe een spel gespeeld wordt: wat je nodig hebt om te beginnen, de eerste beurten uitgerekend, bijzondere gevallen.

# rekje replay
help-replay =
    Laat de scheidsrechter een spel nalopen.
    BESTAND (- voor standaardinvoer) is een verslag van Rekje of een GCG-bestand. Je ziet wat elke beurt opleverde, de uitslag en het bord.
help-replay-lexicon = Oordeel met een andere woordenlijst: nl, fr, de, en, it, any of een bestand.
help-replay-edition = Bij een GCG-bestand: de uitgave waarmee gespeeld is; anders wat het bestand zegt, of en.
help-replay-save = Schrijf het spel ook als verslag, of als GCG als de naam op .gcg eindigt.
help-replay-commitment = Weiger een spel waarvan de stenen niet volgens deze vooraf genoteerde vingerafdruk getrokken zijn.

# rekje sheet
help-sheet =
    Schrijf het scoreblad van een spel als één pagina om te lezen, af te drukken of te versturen.
    BESTAND (- voor standaardinvoer) is een verslag van Rekje of een GCG-bestand. De pagina is HTML en heeft niets anders nodig.
help-sheet-out = Het bestand om te schrijven; anders gaat de pagina naar de standaarduitvoer.
help-sheet-title = Een eigen titel; anders het spel en wie er speelden.
help-sheet-date = De dag van het spel, als 2026-12-31.

# rekje review
help-review =
    Loop een afgelopen spel na: wat in elke beurt het beste was, en wat het verschil kostte.
    BESTAND (- voor standaardinvoer) is een verslag van Rekje of een GCG-bestand.
help-review-out = Bespreek veel spellen na: schrijf van elk een pagina in deze map, of JSON met --json. Wat er al staat, wordt niet opnieuw gedaan.
help-review-html = Schrijf de nabespreking ook als één pagina HTML met borden, die niets anders nodig heeft.
help-review-chart = Teken ook het verloop van het spel, als .svg of .png naar de bestandsnaam.
help-review-think = Waar woorden elkaar kruisen: beoordeel elke beurt door vanaf de beste zetten zo lang verder te spelen, in seconden (5) of posities (60000n).
help-review-lexicon = Oordeel met een andere woordenlijst: nl, fr, de, en, it of een bestand; anders die van het spel, of van de uitgave.

# rekje play
help-play =
    Speel in de terminal, tegen de computer of tegen elkaar.
    Wat niet genoemd is, wordt gevraagd. Zonder terminal zie je een voorbeeldspel.
help-play-seats = Wie er spelen, in volgorde: me, even (net zo sterk als jij), namen van mensen, level-1 tot en met level-10, greedy, strong, expert, racer, canny. Bijvoorbeeld me,greedy.
help-play-option = Een optie van het spel, zoals judging=challenge; mag vaker.
help-play-seed = Trek elke keer dezelfde stenen.
help-play-resume = Ga door met het laatste onvoltooide spel, of vraag er niet naar.
help-play-by-ear = Alles in zinnen zeggen en niets tekenen: voor een schermlezer of een brailleleesregel.
help-play-hints = Zeg elke beurt wat de beste zet oplevert.
help-play-demo = Kijk naar twee computerspelers.
help-play-pace = Hoeveel seconden elke zet van een voorbeeldspel te zien is.

# rekje best
help-best =
    Toon de beste zetten in een stelling.
    BESTAND (- voor standaardinvoer) is een verslag of een GCG-bestand (wie na de laatste zet aan de beurt is) of een stelling in CGP (het eerste rekje). Grove woorden worden niet voorgesteld.
help-best-top = Hoeveel zetten.
help-best-lexicon = De woordenlijst; anders die van het verslag of van de uitgave.
help-best-move = Bij een spel: de stelling vóór deze zet, geteld vanaf 1.
help-best-rack = De stenen van wie aan de beurt is, als het spel ze niet vertelt; ? is een blanco.
help-best-by = Zet ze op volgorde van score, waarde of winstkans, en zeg wat elk bewaart en wat dat waard is.
help-best-position = Bij een CGP-bestand: de hoeveelste stelling.
help-best-seconds = Bij Koning en Letter: stop na zoveel seconden met zoeken.
help-best-think = Waar woorden elkaar kruisen: weeg zetten door zo lang verder te spelen, in seconden (5) of posities (60000n).

# rekje perft
help-perft =
    Tel de mogelijke zetten in stellingen.
    Voor elke stelling in BESTAND (CGP, - voor standaardinvoer) een regel: hoeveel zetten het eerste rekje heeft, de hoogste score en de som van alle scores.

# rekje word
help-word =
    Is het een woord, uit welke lijst, hoe gewoon?
    De exitcode is 0 als alle woorden bestaan, anders 1.
help-word-lexicon = De woordenlijst: nl, fr, de, en, it of een bestand; anders die van je taal.
help-word-places = Namen van steden, landen en rivieren tellen ook.
help-word-game = Zoals in dit spel, als je daar niets anders kiest: de woorden op het spelregelblad tellen ook, en bij Letter plaatsnamen.
help-word-language = Welke ingebouwde lijst, als je er met --lexicon geen noemt; van een eigen lijst de taal.

# rekje lexicon
help-lexicons = Je eigen woordenlijsten.
help-build =
    Maak van een lijst woorden een woordenlijst voor --lexicon.
    BESTAND is tekst in UTF-8 met een woord per regel; lege regels en regels die met # beginnen tellen niet. UIT is de nieuwe lijst. Wat niet gelegd kan worden, wordt geteld en gemeld.
help-build-language = De taal waarin het gespeld is: hoe accenten, ij en ß gelegd worden.

# rekje selfplay
help-selfplay = Laat computers tegen elkaar spelen en meet hoe goed en hoe snel ze zijn.
help-selfplay-games = Hoeveel spellen.
help-selfplay-players = Wie er spelen: level-1 tot en met level-10, greedy, expert; in Scrabble en Woordenspel ook strong, in Koning racer, in Letter canny.
help-selfplay-seed = Waar de stenen van afhangen: spel n van dit getal plus n; anders wordt het geloot.
help-selfplay-emit = Schrijf ook elk spel naar dit bestand, een verslag per regel.

# rekje dataset
help-dataset =
    Laat computers spelen en schrijf elke beurt als rij in Parquet-bestanden: stelling, rekjes, zet en uitslag, met een beschrijving erbij.
    UITGAVE is bijvoorbeeld scrabble/en. Dezelfde opdracht gaat verder waar ze is gestopt.
help-dataset-out = De map voor de bestanden; anders een map in deze, genoemd naar spel en uitgave.

# rekje bench
help-bench = Meet hoe snel Rekje op deze machine zoekt.
help-bench-moves = Zoek alle zetten, en de beste, in stellingen uit een CGP-bestand.
help-bench-walks = Zoek het langste woord dat te leggen is, in stellingen uit eigen spellen.
help-bench-paths = Zoek alle woorden, en de beste letter om te leggen, op borden met letters van vele maten.
help-bench-cgp = De stellingen, een per regel in CGP; het eerste rekje is aan de beurt.
help-bench-seconds = Hoeveel seconden voor elke meting.
help-bench-positions = Hoeveel stellingen.
help-bench-tiles = Stenen op tafel.
help-bench-rack = Stenen op het rekje.
help-bench-seed = De stellingen hangen hier alleen van af.
help-bench-cut = Breek elke zoektocht na zo veel seconden af.

# rekje serve, export, import
help-data = De map met de tafels van de server; anders de gewone plaats.
help-database = De database: een adres zoals postgresql://rekje@localhost/rekje, of “sqlite” voor het bestand in de map; anders REKJE_DATABASE, anders “database” in settings.toml, anders dat bestand.
help-serve =
    Open de tafel in de browser: op deze computer, thuis, of voor vrienden waar dan ook.
    Geef je vrienden het adres, of maak een tafel en stuur de link. Met Ctrl-C stopt de server; de tafels blijven bewaard.
    Opties die je altijd gebruikt, kunnen in settings.toml staan, onder [serve].
help-serve-host = Het adres waarop de server antwoordt; 0.0.0.0 voor vrienden op je netwerk.
help-serve-port = De poort; anders 8000, of een andere als die bezet is.
help-serve-public-url = Het adres dat anderen gebruiken, als er een proxy met TLS voor staat.
help-serve-page = De map van een andere gebouwde pagina.
help-serve-origin = Een andere site waarvan pagina’s deze server mogen gebruiken; herhaalbaar.
help-serve-pace = Seconden die een computerspeler wacht voor een zet.
help-serve-connections = Het grootste aantal verbindingen tegelijk; minder als het systeem minder open bestanden toestaat.
help-serve-log = Wat in het log komt: wat er gebeurd is (info), of ook een regel voor elke opdracht (debug).
help-serve-lexicons = Een map met woordenlijsten om aan tafel aan te bieden, tekst of gemaakt met “rekje lexicon build”; anders REKJE_LEXICONS, anders “lexicons” in settings.toml.
help-serve-open = Open een browser, als er een is.
help-backup =
    Kopieer de database van de server naar één bestand, terwijl de server draait.
    De kopie is van één moment en wordt nagekeken. Alles staat erin: houd haar voor jezelf.
help-export =
    Schrijf alle tafels van de server naar één bestand, voor een andere machine of om te bewaren.
    Ieders stenen en chatberichten staan erin: houd het voor jezelf.
help-export-everything = Schrijf ook wat alleen deze zelfde server kan gebruiken: berichten, gedempte mensen, meldingen, uitsluitingen, sleutels; voor een verhuizing naar een andere database.
help-import =
    Voeg de tafels toe uit een bestand van “rekje export”.
    Allemaal, of geen enkele als er iets niet klopt. Stop eerst de server.

help-doctor =
    Zeg wat er goed is aan een installatie, wat niet, en wat eraan te doen is.
    Gekeken wordt naar het programma en zijn gegevens, de datamap, de database met elke tafel erin, de klok, de poort, het adres voor vrienden en de terminal; er verandert niets en de server mag draaien. Afsluitcode 1 als er iets mis is.
help-doctor-host = Het adres waarop de server moet antwoorden; anders dat van de server die draait, of alleen deze computer.
help-doctor-port = De poort die de server moet nemen; anders die van de server die draait, of 8000.
help-doctor-bundle = Schrijf een zipbestand om bij een melding te voegen: bevindingen, versies, instellingen en logregels, zonder namen, stenen, sleutels en adressen.
help-doctor-json = Als JSON.

help-learn =
    Laat de computer tegen zichzelf spelen om te leren wat stenen op het rekje waard zijn.
    De spelers strong, canny en expert gaan daarop af, aan elke tafel met deze uitgave en woordenlijst. Het kan worden gestopt en opnieuw gestart: het gaat verder waar het was. Dezelfde seed en hetzelfde aantal spellen geven hetzelfde bestand.
help-learn-games = Uit hoeveel spellen te leren; anders genoeg voor goede waarden.
help-learn-seed = Waar de spellen van afhangen.
help-learn-out = Het bestand om te schrijven, of met --missing de map; anders waar sterke spelers het zoeken.
help-learn-missing = Leer voor elke ingebouwde uitgave waarvan de waarden ontbreken, of met een andere woordenlijst geleerd zijn dan ze nu heeft.
help-threads = Op hoeveel kernen; anders op alle. De uitkomst is dezelfde.
help-ray = Werk met Ray: op deze computer, of op de cluster op een adres (auto, of HOST:POORT). De uitkomst is dezelfde.
help-value-name = NAAM
help-serve-accept-host = Nog een naam waarmee de server gevraagd mag worden; herhaalbaar.
help-serve-proxy = Het adres van een proxy die zegt voor wie hij vraagt (X-Forwarded-For); met --public-url is dat, als er geen genoemd wordt, een op deze computer.

# rekje completion
help-completion =
    Schrijf het script waarmee een shell opdrachten, opties en waarden aanvult.
    SHELL is bash, zsh of fish. Bewaar het script waar je shell zulke scripts zoekt: rekje completion bash > ~/.local/share/bash-completion/completions/rekje
help-operator =
    Geef een link waarmee de beheerder van een draaiende server zich aanmeldt.
    De pagina laat tafels, meldingen en fouten zien, en wat beheerders deden; er kan een tafel verwijderd, iemand een tijd buitengesloten en de chat uitgezet worden.
help-serve-lobby = Of er een lobby is: open voor iedereen, uit, of voor wie een woord kent.
help-serve-lobby-word = Het woord dat toegang geeft tot de lobby; het staat beter in de instellingen, want anderen op deze machine kunnen een opdracht lezen.
help-work =
    Denk voor de servers op één PostgreSQL-database: de beurten van computerspelers, en nabesprekingen.
    Start het op zoveel machines als je wilt, met dezelfde versie en dezelfde woordenlijsten als de servers. Zolang er een is, laten de servers het denken daaraan over; is er geen, dan denken ze zelf. Met Ctrl-C stop je het, en er gaat niets verloren.
help-work-thinkers = Hoeveel processen tegelijk denken; anders één per kern.
help-engine = Eigen spelers: programma’s die aan elke tafel meespelen.
help-engine-list = Toont welke eigen spelers er hier zijn, en welke spellen ze spelen.
help-engine-check =
    Probeert punt voor punt of een programma zich aan het protocol voor eigen spelers houdt (docs/engine-protocol.md).
    OPDRACHT is wat het start, of de naam van een speler die hier geïnstalleerd is. Wat met een streepje begint en voor het programma zelf is, komt na --.
help-engine-seconds = Hoeveel seconden het voor een zet krijgt.
help-engine-game = Alleen dit spel (anders alles wat het speelt).
help-engine-verbose = Toont ook wat het programma over zijn gedachten zegt, en zijn eigen foutmeldingen.
help-engine-named = Een eigen speler: een naam en de opdracht die het programma start. Kan vaker; anders [engines] in settings.toml.
help-think = Hoelang expert over een beurt nadenkt waar woorden elkaar kruisen: seconden (5) of posities (60000n); zonder dit stopt hij zodra verder zoeken weinig oplevert.
help-depth = Hoeveel beurten expert daarbij vooruitkijkt (standaard 2).
help-value-engine = NAAM=OPDRACHT
help-value-command = OPDRACHT
