# De bladzijde
web-home = Naar de startpagina
web-menu-title = Waar wil je heen?
web-menu = Menu
web-language = Taal
web-guide = Zo speel je
web-have-code = Ik heb een code
web-new = Nieuwe tafel
web-loading = Een ogenblik…
web-lost = De verbinding is weg. Ik blijf het proberen; je zet gaat niet verloren.
web-offline = De server is niet te bereiken. Probeer het zo nog eens.
web-trouble = Dat is niet gelukt. Probeer het nog eens.
web-no-table = Deze tafel is voor jou niet open. Vraag nog eens om de link.
web-close = Sluiten
web-cancel = Annuleren
web-all = Alles
web-none = Niets

# Het begin
web-keep = Scoreblad bij de doos
web-phase-waiting = wacht op spelers
web-phase-playing = bezig
web-phase-over = afgelopen
web-me = Jij en je apparaten
web-which-game = Spel
web-players-count = { $least } tot { $most } spelers
web-which-words = Taal en uitgave
web-word-language = Taal van de woorden
web-edition = Uitgave
web-edition-nl-early = eerste druk
web-edition-nl-late = latere druk
web-edition-nl = letters sinds 1998
web-edition-nl-ij = letters van voor 1998, met IJ
web-list = Woordenlijst
web-list-usual = de gewone
web-list-about = { $words } woorden, uit { $source }
web-printed = zoals gedrukt
web-extension = aangepast
web-who-plays = Wie doen er mee?
web-seat-me = Ik
web-seat-friend = Een vriend, met een link
web-seat-computer = De computer
web-seat-here = Iemand aan dit apparaat
web-seat-number = Plaats { $number }
web-seat-called = { $seat }, { $name }
web-seat-kind = { $seat }: wie
web-seat-level = { $seat }: hoe sterk
web-seat-name = { $seat }: naam
web-remove-seat = { $seat } weghalen
web-add-seat = Nog een speler
web-name = Je naam
web-name-later = kiest zelf een naam
web-youngest = De jongste is
web-by-lot = niet opgegeven: het lot beslist
web-options = Hoe er gespeeld wordt
web-as-on-sheet = Zoals het spelblad het wil
web-as-on-sheet-more = zet alles zoals het bij deze uitgave gedrukt is
web-start = Aan tafel
web-join-title = Je bent aan tafel gevraagd
web-share-play = Doe je mee met een spel { $game }?
web-share-watch = Hier kun je meekijken bij een spel { $game }
web-join = Aanschuiven
web-code-go-on = Daar verder met deze code

# Opties
web-option-judging = Wie beslist wat een woord is
web-about-judging = De scheidsrechter weigert een onbekend woord meteen; bij betwisten blijft elk woord liggen tot iemand het betwist; of de anderen stemmen erover.
web-value-judging-referee = de scheidsrechter
web-value-judging-challenge = de spelers, door te betwisten
web-value-judging-agree = de tafel, met stemmen
web-option-challenge_penalty = Ten onrechte betwisten
web-about-challenge_penalty = Wat het kost om een zet te betwisten waarvan alle woorden goed zijn, of wat het in toernooien oplevert voor wie hem legde.
web-value-challenge_penalty-none = kost niets
web-value-challenge_penalty-turn = kost een beurt
web-value-challenge_penalty-5 = kost 5 punten
web-value-challenge_penalty-10 = kost 10 punten
web-value-challenge_penalty-bonus-5 = levert de ander 5 punten op
web-value-challenge_penalty-bonus-10 = levert de ander 10 punten op
web-value-challenge_penalty-bonus-5-word = levert de ander 5 punten per woord op
web-value-challenge_penalty-bonus-10-word = levert de ander 10 punten per woord op
web-option-clock = Bedenktijd
web-about-clock = Is de tijd van een beurt om, dan is het een pas. Met dagen per beurt speel je wekenlang, wanneer het uitkomt.
web-clock-none = zo lang je wilt
web-clock-turn = per beurt
web-clock-game = per spel
web-clock-days = dagen per beurt
web-clock-seconds = seconden
web-clock-day-count = dagen
web-clock-minutes = minuten
web-clock-added = seconden erbij per beurt
web-option-overtime = Tijd overschreden
web-about-overtime = Wat elke begonnen minuut over de tijd kost: punten, of beurten in Koning.
web-option-vacation = Vakantie
web-about-vacation = Zoveel dagen per spel mag elke speler de eigen klok stilzetten: voor een reis of een drukke week.
web-on-vacation = op vakantie tot { $when }
web-back-on = terug op { $when }
web-vacation-now = Je bent op vakantie tot { $when }.
web-vacation-back = Ik ben er weer
web-option-more_time = Meer tijd
web-about-more_time = Klokken, zandloper en kloptijd duren voor iedereen langer: eerlijk voor wie op het gehoor speelt of wat tijd nodig heeft.
web-value-more_time-1 = normaal
web-value-more_time-2 = twee keer zo lang
web-value-more_time-3 = drie keer zo lang
web-option-places = Plaatsnamen
web-about-places = Namen van steden, landen en rivieren tellen als woord.
web-option-sheet_words = Woorden van het spelblad
web-about-sheet_words = Woorden die als voorbeeld op het blad staan tellen, ook als de lijst ze niet heeft.
web-option-offensive = Grove woorden
web-about-offensive = Ook computers en tips mogen ze gebruiken. Mensen mogen dat altijd.
web-option-lookup = Tips en woordenboek
web-about-lookup = Tips en woordenboek mogen tijdens het spel; nooit waar woorden betwist worden.
web-option-prove_end = Meteen afgelopen
web-about-prove_end = Met een lege pot is het uit zodra niemand nog iets kan leggen.
web-option-going_out = Uit zijn
web-about-going_out = Wat de stenen die anderen nog hebben opleveren voor wie uit is: zij verliezen ze en jij krijgt ze erbij, of zoals in toernooien krijg jij ze dubbel en verliest niemand iets.
web-value-going_out-both = eraf en erbij
web-value-going_out-double = dubbel erbij, niets eraf
web-option-blank_on_dark_red = Blanco op donkerrood
web-about-blank_on_dark_red = Gedrukt: een blanco op donkerrood verdubbelt het woord alleen. Elders verdrievoudigt hij, als elke steen.
web-value-blank_on_dark_red-doubled = verdubbelt
web-value-blank_on_dark_red-trebled = verdrievoudigt
web-option-first_word = Eerste woord
web-about-first_word = Of het op een geel vakje moet beginnen, of er alleen over hoeft te liggen.
web-value-first_word-begins = begint op geel
web-value-first_word-covers = ligt over geel
web-option-buy_when = Kopen
web-about-buy_when = Wanneer je letters mag kopen: als je zelf zegt dat je niets ziet, of alleen als er echt niets kan.
web-value-buy_when-claimed = als je wilt
web-value-buy_when-proven = alleen als niets past
web-option-open_tiles = Open stenen
web-about-open_tiles = Ieders stenen liggen open op tafel.
web-option-blank = Blanco’s
web-about-blank = Of een blanco de letter houdt waarvoor hij gelegd is, of in elk later woord een andere mag zijn.
web-value-blank-fixed = houden hun letter
web-value-blank-free = telkens elke letter
web-option-finish = Het eind van de baan
web-about-finish = Of een koning de laatste plaats moet halen, of eraan voorbij moet gaan.
web-value-finish-reach = halen
web-value-finish-pass = voorbijgaan
web-option-grid = Stenen
web-about-grid = Vierkante stenen raken er vier, zeshoeken zes.
web-value-grid-square = vierkant
web-value-grid-hex = zeshoekig
web-option-glass = Zandloper
web-about-glass = Seconden voor een beurt; bij 0 is er geen grens: ieder sluit de beurt zelf af. Het spelblad heeft 30.
web-option-knock_window = Tijd om te kloppen
web-about-knock_window = Hoeveel seconden anderen na een beurt minstens mogen kloppen.
web-option-turning = Stenen draaien
web-about-turning = Stenen mogen een kwartslag gedraaid liggen.
web-option-scoring = Telling
web-about-scoring = Wat aan het eind telt: het aantal woorden, de letters erin, letters met extra voor lange woorden, of (op het Italiaanse blad) hoeveel verschillende letters erin zitten.
web-value-scoring-words = woorden
web-value-scoring-letters = letters
web-value-scoring-bonus = letters, lange woorden meer
web-value-scoring-distinct = verschillende letters
web-option-blank_touches = Blanco stenen sluiten aan
web-about-blank_touches = Een blanco steen moet een steen op het bord raken.
web-option-solo = Alleen
web-about-solo = Wat je probeert als je alleen speelt.

# Voor het spel
web-invite-link = Link naar deze plaats
web-qr = De link als QR-code
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-link-local = Deze link werkt alleen op deze computer. Start voor anderen de server opnieuw met { $command } en stuur hun de nieuwe link.
web-stream = Voor een stream of een beamer
web-revoke = Maak alle links ongeldig
web-revoke-title = Wil je echt alle links ongeldig maken?
web-ask-revoke = Met een link die tot nu toe is uitgedeeld komt niemand meer binnen, niet om mee te doen en niet om te kijken. Wie er is blijft, en nieuwe links werken.
web-notice-vote-begun = { $seat }: de anderen stemmen of deze speler weg moet. Ze moeten het allemaal eens zijn; stemmen doe je onder “Chat”.
web-notice-voted-out = { $seat }: de speler is door alle anderen weggestemd; de plaats is vrij.
web-notice-watchers-gone = Wie toekeek is weggestuurd, en de links om te kijken werken niet meer.
web-notice-seat-freed = { $seat }: de plaats is vrijgegeven voor iemand anders.
web-notice-seat-taken = { $seat }: daar is iemand nieuw aangeschoven.
web-notice-rack-shown = { $seat }: vindt het goed dat de pagina voor een stream dit rekje laat zien, als iedereen dat vindt.
web-notice-rack-hidden = { $seat }: vindt het niet meer goed dat de pagina voor een stream rekjes laat zien.
web-notice-links-revoked = Alle links naar deze tafel die waren uitgedeeld, zijn nu ongeldig.
web-notice-terms-changed = Er is iets veranderd aan hoe we spelen: kijk er nog eens naar.
web-notice-by-letters = Wat bewaarde stenen met deze doos en woordenlijst waard zijn, is nog niet geleerd: de computerspelers gaan alleen op de letters af.
web-notice-lost-turn = { $seat }: deze computerspeler gaf geen geldig antwoord en verliest de beurt.
# Aan tafels van voor mensen meer apparaten hadden:
web-notice-device-let-in = { $seat }: er is nog een apparaat toegelaten.
web-notice-seats-joined = { $seat }: wordt voortaan gespeeld door iemand die hier nog een plaats heeft.
web-notice-player-left = { $seat }: heeft de eigen spellen gewist en is weg.
web-notice-opened = Iedereen op deze server kan hier nu aanschuiven.
web-notice-opened-watch = Iedereen op deze server mag bij dit spel meekijken: vind je dat goed, zeg dan dat je klaar bent.
web-notice-not-open = Deze tafel is niet meer voor iedereen open.
web-lobby = Lobby
web-curtain = Geef het apparaat aan { $name }. Kijkt er niemand mee?
web-curtain-open = Toon mijn stenen

# Het bord en de stenen
web-board = Bord
web-heap = Tafel
web-rack = Mijn stenen
web-square-empty = leeg
web-square-blank = blanco als { $letter }
web-square-mine = nog niet verstuurd
web-square-last = laatste zet
web-touches = raakt { $letters }
web-path-step = letter { $steps } van het woord
web-premium-word = { $factor ->
    [2] dubbel woord
    [3] driedubbel woord
   *[other] woord maal { $factor }
}
web-premium-letter = { $factor ->
    [2] dubbele letter
    [3] driedubbele letter
   *[other] letter maal { $factor }
}
web-premium-lay = alles wat je legt telt { $factor } keer
web-premium-start = hier begint het eerste woord
web-tile-blank = blanco
web-tile-unknown = een verborgen steen
web-tile-value = { $letter }, { $value ->
    [one] 1 punt
   *[other] { $value } punten
}
web-tile-sized = { $letter }, { $width } bij { $height }
web-times = { $tile }: { $count }
web-type-word = Typ een woord
web-track = Baan van { $last } plaatsen. { $kings }
web-king-at = { $name }: { $place }

# Een beurt
web-players = Spelers
web-you-watch = Je kijkt naar dit spel.
web-you = jij
web-on-turn = aan zet
web-away-for = weg { $time }
web-kept-for = bewaard nog { $time }
web-free = vrij
web-about-seat = { $name }: { $what } … Beslis over de plaats
web-news-away = { $name } is weg: de plaats blijft nog { $time } bewaard.
web-news-left = { $name } is al lang weg: je mag de plaats vrijgeven, of een computer laten doorspelen.
web-resigned = opgegeven
web-score-is = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
web-place-is = plaats { $count }
web-tiles-held = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}
web-days = { $count } d
web-time-left = nog { $time }
web-your-turn = Jij bent aan de beurt
web-turn-of = { $count ->
    [one] { $name } is aan de beurt
   *[other] { $name } zijn aan de beurt
}
web-turn-closes = Jij bent aan de beurt. { $names } { $count ->
    [one] kan
   *[other] kunnen
} nog bezwaar maken; leg je iets, dan blijft de zet liggen.
web-waiting-answer = Wachten op antwoord: { $name }
web-answer-now = Wat vind je van deze zet?
web-choose-opening = Kies in het geheim een woord om mee te openen: het langste komt op tafel.
web-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
web-places = { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
}
web-no-word = { $word } (niet in de lijst)
web-colon = :
web-semicolon = ;
web-walk-seen = { $count ->
    [one] 1 letter
   *[other] { $count } letters
}, { $new ->
    [one] 1 nieuwe steen
   *[other] { $new } nieuwe stenen
}. Je koning komt op { $place }.
web-bumps = Moet terug: { $names }.
web-problem-line = Deze stenen liggen niet in één lijn.
web-problem-gap = Tussen deze stenen zit een gat.
web-problem-stray = Een steen van jou hoort niet bij het woord. Trek het woord eroverheen, of neem de steen terug.
web-rule-link = Lees regel { $rule }
web-actions = Wat je kunt doen
web-send = Leggen
web-ask-send = { $words } · { $what }?
web-send-score = Leg voor { $score }
web-send-places = { $count ->
    [one] Leg: 1 plaats
   *[other] Leg: { $count } plaatsen
}
web-choose-word = Kies dit woord
web-open-without = Geen woord
web-nearer = Bord groter
web-recall = Terug
web-shuffle = Husselen
web-exchange = Ruilen
web-exchange-which = Welke stenen ruil je?
web-exchange-count = { $count ->
    [0] Ruilen
    [one] Ruil 1 steen
   *[other] Ruil { $count } stenen
}
web-buy = Kopen
web-buy-how-many = Hoeveel letters koop je?
web-buy-count = { $count ->
    [one] 1 letter
   *[other] { $count } letters
}
web-pass = Passen
web-ask-pass = Deze beurt passen?
web-pass-ends = Als jij ook past, is het spel uit.
web-resign = Opgeven
web-more = Meer
web-rules = De spelregels
web-how-is-played = Hoe speel je { $game }?
web-alert-sound = Een geluid als ik aan de beurt ben
web-alerts = Berichten
web-away-offline = Er is geen verbinding met de server.
web-away-waits = Spellen hier wachten tot die terug is.
web-away-books = De score van een spel op tafel kun je gewoon verder opschrijven:
web-away-book = Scoreblad van { $names }
web-stand-in = { $player } speelt voor jou.
web-play-myself = Ik speel zelf
web-blank-which = Welke letter wordt de blanco?
web-window = Blijft deze zet liggen?
web-ask-challenge = { $name } legt { $words }. Laat je het liggen?
web-ask-vote = { $name } legt { $words }. Ben je het ermee eens?
web-accept = Laat liggen
web-challenge = Betwisten
web-vote-yes = Ermee eens
web-vote-no = Bezwaar

# Naast het bord
web-side = Scoreblad, stenen, chat
web-tab-sheet = Stand
web-tab-unseen = Stenen
web-tab-chat = Chat
web-chat-title = Wat wordt er gezegd?
web-tab-people = Kijken
web-watch-title = Wie mag er nog meekijken?
web-sheet-empty = Er is nog niet gespeeld.
web-column-turn = Beurt
web-column-letters = Letters
web-column-points = Punten
web-chat = Chat
web-chat-text = Zeg iets
web-chat-send = Stuur
web-chat-is-off = Aan deze tafel staat de chat uit.
web-chat-off = Zet de chat uit
web-chat-on = Zet de chat aan
web-somebody-watching = Een kijker
web-somebody-gone = Iemand die weg is
web-phrase-hello = Hallo!
web-phrase-good-luck = Succes!
web-phrase-well-played = Goed gespeeld!
web-phrase-nice-word = Wat een mooi woord!
web-phrase-thanks = Dank je!
web-phrase-sorry = Oeps!
web-phrase-thinking = Ik denk nog even na…
web-phrase-one-moment = Een ogenblik, zo terug.
web-phrase-good-game = Mooi spel!
web-phrase-again = Nog een keer?
web-watching = { $count ->
    [0] Niemand kijkt mee.
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
web-invite-watch = Link om mee te kijken

# Nieuws
web-news-seat = { $player } speelt nu voor { $name }.
web-news-over = Het spel is uit.

# Na afloop
web-result = Uitslag
web-result-title = Hoe is het spel afgelopen?
web-rematch = Nog een keer
web-to-rematch = Naar de nieuwe tafel
web-come-along = Meegaan
web-begins-next = { $name } begint nu
web-rematch-set = De volgende tafel staat klaar
web-news-rematch = Er staat een nieuwe tafel klaar voor het volgende spel: ga mee.
web-replay = Terugkijken
web-record = Verslag downloaden

# Het eerste spel legt zichzelf uit
web-tip-seen = Begrepen
web-tip-scrabble-begin = Leg stenen door te slepen, door op steen en vakje te tikken, of door een vakje aan te tikken en te typen. Je ziet wat het oplevert voor je het legt.
web-tip-scrabble-window = Hier blijft een woord liggen tot iemand het betwist; heb je ongelijk, dan kost het wat de tafel heeft afgesproken.
web-tip-woordenspel-begin = Tien letters, en meer komen er niet vanzelf: wie ze als eerste kwijt is als het deksel leeg is, krijgt 25 punten.
web-tip-woordenspel-buy = Niets te leggen? Koop in je beurt tot drie letters, en denk verder.
web-tip-woordenspel-after = Alleen de letters die je legt tellen, niet die er al lagen.
web-tip-koning-opening = Ieder kiest in het geheim een woord van de eigen stenen. Het langste komt op tafel en wie het maakte, begint.
web-tip-koning-hands = Woorden kronkelen als slangen over tafel: trek het jouwe met een vinger van steen naar steen, leg nieuwe stenen aan, of typ het gewoon.
web-tip-koning-play = Een steen mag in één woord twee keer worden gebruikt: LEPEL heeft aan L, E, P op een rij genoeg. Maar minstens één steen is nieuw.
web-tip-koning-after = Na een woord krijg je altijd twee stenen, hoeveel je er ook legt: leg er dus weinig.

# Letters van vele maten
web-free-letters = Vrije letters
web-name-word = Noem een woord
web-name-add = Dit woord erbij
web-name-remove = { $word } niet noemen
web-words-named = Woorden die ik noem
web-draw = Letters trekken
web-draw-size = De letters liggen omgekeerd. Kies op maat; je laatste is een blanco steen.
web-draw-of = Trek er een van { $width } × { $height } vakjes, nog { $count }
web-draw-all = Trek alles voor mij
web-draw-stop = Stop met trekken
web-do-claim = Noem deze woorden
web-do-knock = Klop met deze woorden
web-knock = Klop!
web-nothing-to-add = Niets meer
web-give-which = Leg je niets? Kies dan een letter die van iedereen wordt.
web-no-words = Toch geen woord
web-ask-no-words = Geen woord? Dan kost je klop je een letter.
web-in-seconds = { $what } over { $seconds } s
web-draw-now = Kies een steen op grootte.
web-draw-wait = { $name } kiest een steen.
web-lay-first = Jij bent aan de beurt: leg één letter, waar je maar wilt.
web-lay-now = Jij bent aan de beurt: leg een letter en noem een nieuw woord.
web-more-words = Zie je nog meer nieuwe woorden? Noem ze, of sluit je beurt af.
web-name-through = Noem nu een nieuw woord dat erdoor loopt: typ het, of ga er met je vinger langs.
web-knock-now = { $name } is klaar. Zie je een woord dat gemist is?
web-you-next = { $name } is klaar, nu jij: leg een letter, of klop als je een gemist woord ziet.
web-knock-others = Wie nog een woord ziet, mag nu kloppen.
web-knocked = { $count ->
    [one] { $names } klopt!
   *[other] { $names } kloppen!
}
web-your-moment = Aan jou: welke woorden zie je?
web-owe-now = Kies welke van je letters naast het bord komt, voor iedereen.
web-owe = Letter kiezen
web-naming = { $name } noemt woorden.
web-not-in-list = staat niet in de lijst
web-word-new = { $count ->
    [one] is nieuw: 1 punt
   *[other] is nieuw: { $count } punten
}
web-word-reads = { $count ->
    [one] ligt er en is nog niet genoemd. Als het een woord is: 1 punt
   *[other] ligt er en is nog niet genoemd. Als het een woord is: { $count } punten
}
web-glass = Zandloper: nog { $seconds } s
web-dice = Dobbelstenen
web-die-of = { $name } gooit { $eyes }
web-token = blanco steen
web-letters-of = Letters van { $name }
web-letters-down = Nog omgekeerd: { $count }
web-show-word = Waar ligt { $word }?
web-end-turn = Beurt klaar
web-sheet-word = Woord
web-option-solo_letters = Letters als je alleen speelt
web-about-solo_letters = Met hoeveel letters je alleen speelt; 0 is het gewone aantal.
web-option-solo_time = Tijd als je alleen speelt
web-about-solo_time = Seconden voor het hele spel als je alleen speelt; 0 is zonder grens.
web-value-solo-none = geen doel
web-value-solo-1 = veel woorden
web-value-solo-2 = lange woorden
web-tip-letter-drawing = Letters zijn één tot negen vakjes groot. Je kiest op maat, zonder de letter te zien.
web-tip-letter-first = In de eerste ronde legt ieder één letter, waar ook. Een woord hoeft niet, maar noem wat er ontstaat.
web-tip-letter-turn = Leg één letter met een zijde tegen een andere en noem een nieuw woord erdoor: woorden lopen van steen naar steen, alle kanten op.
web-tip-letter-knock = Zie je een woord dat niemand heeft opgeschreven? Klop: wie als laatste klopt met een goed woord, krijgt de volgende beurt.
