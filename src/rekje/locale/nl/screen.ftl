# Het bord
screen-sign-word = W
screen-sign-letter = L
screen-rack = Rekje
screen-bag = { $count ->
    [0] De pot is leeg
    [one] Nog 1 steen in de pot
   *[other] Nog { $count } stenen in de pot
}
screen-last-moves = Laatste zetten
screen-did-exchange = ruilt { $count }
screen-did-pass = past
screen-did-time-up = tijd om, past
screen-did-resign = geeft op
screen-did-taken-back = { $play } terug
screen-did-challenge = betwist tevergeefs
screen-did-bonus = bonus: tevergeefs betwist

# Wat je kunt typen
screen-command-undo = terug
screen-command-shuffle = hussel
screen-command-sort = sorteer
screen-command-exchange = ruil
screen-command-pass = pas
screen-command-challenge = betwist
screen-command-accept = laat
screen-command-hint = tip
screen-command-word = woord
screen-command-score = punten
screen-command-bag = pot
screen-command-hand = geef
screen-command-save = bewaar
screen-command-rules = regels
screen-command-vacation = vakantie
screen-command-resign = opgeven
screen-command-quit = stop
screen-command-help = hulp
screen-example = 8D WOORD
screen-help-title = Wat je kunt typen
screen-help-play = 8D TAART legt TAART vanaf D8 naar rechts, D8 TAART vanaf D8 naar beneden. Je ziet eerst wat het oplevert; Enter legt het echt. Kleine letters tussen hoofdletters zijn blanco’s: TAaRT.
screen-help-signs = Op het bord is * de laatste zet en + wat nog niet gelegd is.
screen-help-undo = neem terug wat je nog niet gelegd hebt
screen-help-shuffle = hussel je rekje
screen-help-sort = zet je rekje op alfabet
screen-help-exchange = ruil deze stenen voor je beurt (* voor alles, ? is blanco)
screen-help-pass = sla je beurt over
screen-help-challenge = betwist de laatste zet
screen-help-accept = laat de laatste zet liggen
screen-help-hint = een tip; vraag het twee keer en je ziet de beste zet, nog eens en je ziet waarom
screen-help-word = zoek een woord op
screen-help-score = alle zetten en punten
screen-help-bag = welke stenen je nog niet ziet
screen-help-hand = geef een plaats aan een computer of een ander
screen-help-save = bewaar het verslag van het spel
screen-help-rules = lees een spelregel, zoals hij in de regels staat
screen-help-vacation = zet je klok zoveel dagen stil; 0 als je er weer bent
screen-help-resign = geef het spel op
screen-help-quit = stop nu; het spel is bewaard
screen-help-help = deze bladzijde (ook: ?)
screen-back = Enter gaat terug
screen-more = Enter gaat verder
screen-yes = ja

# Aan de beurt
screen-prompt = { $name } (bijv. 8D TAART, ? voor hulp):
screen-prompt-send = { $name } (Enter legt het):
screen-not-understood = “{ $line }” begrijp ik niet: typ een vakje en een woord, zoals 8D TAART, of ? voor hulp.
screen-surplus = Achter “{ $command }” hoort niets, ook niet “{ $text }”; er is niets gebeurd.
screen-nothing-typed = Typ een vakje en een woord, zoals 8D TAART, of ? voor hulp.
screen-preview = { $words } = { $score } { $score ->
    [one] punt
   *[other] punten
}. Enter legt het, “{ $undo }” neemt het terug.
screen-preview-blanks = Blanco voor: { $letters }.
screen-undone = Teruggenomen.
screen-nothing-to-undo = Er ligt niets dat je terug kunt nemen.
screen-may-challenge = Vertrouw je de laatste zet niet? Typ “{ $word }” voordat je zelf iets legt.
screen-accepted = De zet blijft liggen.
screen-accepted-alone = Wat jou betreft blijft de zet liggen; anderen kunnen hem nog betwisten.
screen-sure-resign = Geef je echt op? (j/n)
screen-sure-hand = Dan speelt hier niemand meer: de computers spelen het spel uit. Doen? (j/n)
screen-vacation-days = “{ $text }” is geen aantal dagen: typ “{ $word } 3”, of “{ $word } 0” als je er weer bent.
screen-vacation-none = Aan deze tafel is er geen vakantie: die hoort bij een klok in dagen, als de optie “vacation” er dagen voor geeft.
screen-vacation-now = { $days ->
    [one] Je bent nog één dag op vakantie; “{ $word } 0” maakt er een eind aan.
   *[other] Je bent nog { $days } dagen op vakantie; “{ $word } 0” maakt er een eind aan.
}
screen-vacation-left = { $left ->
    [0] Je hebt geen vakantiedagen meer.
    [one] Je hebt nog één vakantiedag; die neem je op met “{ $word } 1”.
   *[other] Je hebt nog { $left } vakantiedagen; met “{ $word } 2” neem je er twee op.
}
screen-curtain = { $name } is aan de beurt. Kijkt er niemand mee? Enter:
screen-ask-accept = { $name }: { $words }. Enter laat het liggen, “{ $word }” betwist het:
screen-ask-vote = { $name }: vind je dit goed: { $words }? (Enter = ja, n = nee)

# Vragen aan het spel
screen-worth = Er { $score ->
    [one] is nu hoogstens { $score } punt
   *[other] zijn nu hoogstens { $score } punten
} te halen.
screen-no-lookup = Opzoeken en tips zijn aan deze tafel niet toegestaan. ({ $rule })
screen-hint-none = Er is geen woord te leggen: ruil of pas.
screen-hint-place = De beste zet is { $score ->
    [one] { $score } punt
   *[other] { $score } punten
} waard, legt { $count ->
    [one] 1 steen
   *[other] { $count } stenen
} en begint op { $at }.
screen-hint-play = De beste zet: { $at } { $word }, { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
screen-hint-type = Typ: { $line }
screen-hint-exchange = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
} ruilen is beter dan een woord leggen.
screen-hint-pass = Passen is beter dan een woord leggen.
screen-word-which = Welk woord? Typ bijvoorbeeld “{ $command } taart”.
screen-word-yes = { $word } staat in de woordenlijst.
screen-word-no = { $word } staat niet in de woordenlijst.
screen-hand-how = Typ het nummer van de plaats en wie er speelt, bijvoorbeeld “{ $example }”; keuze: { $players }.
screen-handed = Voor { $name } speelt nu: { $player }.
screen-rules = De spelregels staan in { $page }; zoek daar { $rule }.
screen-rules-none = Regel { $rule } is er hier niet; er zijn { $rules }.
screen-unseen-title = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
} die je niet ziet, waarvan { $bag } in de pot

# Nieuws
screen-lot = { $name } trekt { $tile }.
screen-blank = een blanco
screen-begins = { $name } begint.
screen-commit = De trekking ligt vast; haar vingerafdruk (SHA-256) is:
screen-news-play = { $name } legt { $word } op { $at }: { $score } { $score ->
    [one] punt
   *[other] punten
}.
screen-news-exchange = { $name } ruilt { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}.
screen-news-pass = { $name } past.
screen-news-time-up = { $name } heeft geen tijd meer en past.
screen-news-resign = { $name } geeft op.
screen-news-vacation = { $days ->
    [one] { $name } neemt een dag vakantie.
   *[other] { $name } neemt { $days } dagen vakantie.
}
screen-news-back = { $name } is terug van vakantie.
screen-news-skipped = { $name } slaat een beurt over.
screen-news-taken-back = { $name } neemt de zet terug en is de beurt kwijt.
screen-news-objects = { $name } maakt bezwaar.
screen-news-upheld = { $name } betwist terecht{ $count ->
    [0] {""}
    [one] : { $words } is geen woord
   *[other] : { $words } zijn geen woorden
}.
screen-news-unfounded = { $name } betwist ten onrechte: alle woorden zijn goed.{ $points ->
    [0] {""}
   *[other] {" "}Dat kost { $points } punten.
}{ $turns ->
    [0] {""}
   *[other] {" "}Dat kost een beurt.
}{ $bonus ->
    [0] {""}
   *[other] {" "}{ $gainer } krijgt er { $bonus } punten bij.
}

# Het einde
screen-reason-out = Alle stenen zijn gelegd.
screen-reason-passes = Iedereen heeft gepast.
screen-reason-dry = Drie ronden lang is er niets gelegd.
screen-reason-no-play = Niemand kan nog een woord leggen.
screen-reason-resigned = Er is nog maar één speler over.
screen-reason-stopped = Het spel is gestopt.
screen-reason-reached = Er is een koning binnen.
screen-reason-no-opening = Drie keer had niemand een woord om mee te openen: de winst wordt gedeeld.
screen-reason-no-new-word = Een hele ronde lang was er geen nieuw woord.
screen-reason-time = De tijd is om.
screen-column-player = Speler
screen-column-points = Gelegd
screen-column-rest = Over
screen-column-settled = Afrekening
screen-column-total = Totaal
screen-winner = { $name } wint met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
screen-winners = { $names } delen de winst met { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}.
screen-proof-good = Onveranderd sinds het begin: dit geheim hoort bij de vingerafdruk van toen.
screen-proof-heard = De stenen zijn sinds het begin onveranderd: ze volgen uit de vingerafdruk in het verslag.
screen-proof-bad = Niet eerlijk getrokken: dit geheim hoort niet bij de vingerafdruk van het begin.
screen-proof-seed = Niet geloot: met --seed ligt vooraf vast welke stenen er komen.
screen-ask-save = Verslag bewaren? Typ een bestandsnaam, of Enter om niets te bewaren:
screen-save-where = Typ er een bestandsnaam bij, zoals spel.json.
screen-save-done = Het verslag staat in { $file }.
screen-save-exists = { $file } bestaat al; kies een andere naam.
screen-save-failed = In { $file } kan ik niet schrijven.
screen-others-play-on = De anderen spelen verder. Ctrl + C leidt naar buiten.
screen-saved = Het spel is bewaard; “{ $command }” gaat verder waar je was.
screen-bye = Tot een volgende keer.

# Vooraf
screen-ask-language = Welke taal?
screen-ask-resume = Er is nog een spel bezig ({ $edition }): { $scores }. Verder spelen? (Enter = ja, n = nee)
screen-ask-edition = Welke uitgave?
screen-ask-opponent = Tegen wie?
screen-ask-name = Hoe heet je? [{ $usual }]
screen-ask-name-help = Typ de naam waaronder de anderen je zien, of druk op Enter voor “{ $usual }”.
screen-only-demo = Er is geen toetsenbord aangesloten, dus laten twee computerspelers een spel zien.
screen-ask-other-name = En de ander?
screen-ask-youngest = Wie is de jongste? Die begint als woorden even lang zijn.
screen-youngest-lot = het lot beslist
screen-choose = Je keuze [{ $usual }] of { $quit }:
screen-choose-number = Kies een nummer van 1 tot en met { $most }; met { $quit } houd je op.
screen-choose-yes = Typ j voor ja of n voor nee, niet “{ $line }”; Enter is ja, met { $quit } houd je op.
screen-edition-printed = { $language }, zoals gedrukt
screen-edition-extension = { $language }, aangepast
screen-language-nl = Nederlands
screen-language-fr = Frans
screen-language-de = Duits
screen-language-en = Engels
screen-language-it = Italiaans
screen-me = ik
screen-player-person = Speler
screen-player-level-1 = Niveau 1
screen-player-level-2 = Niveau 2
screen-player-level-3 = Niveau 3
screen-player-level-4 = Niveau 4
screen-player-level-5 = Niveau 5
screen-player-level-6 = Niveau 6
screen-player-level-7 = Niveau 7
screen-player-level-8 = Niveau 8
screen-player-level-9 = Niveau 9
screen-player-level-10 = Niveau 10
screen-player-novice = Beginner
screen-player-amateur = Liefhebber
screen-player-greedy = Veelvraat
screen-player-racer = Racer
screen-player-canny = Uitgekookt
screen-player-strong = Sterk
screen-player-expert = Expert
screen-opponent-level-1 = eerste woordjes – kent vijftig alledaagse woorden en vindt er vaak geen
screen-opponent-level-2 = leert lezen – gewone woorden, maar geeft het gauw op
screen-opponent-level-3 = een beginner – gewone woorden, het liefst korte
screen-opponent-level-4 = gewone woorden, waar die in het oog springen
screen-opponent-level-5 = kent meer woorden, maar ziet de meeste goede plekjes over het hoofd
screen-opponent-level-6 = speelde het al een paar keer – af en toe ook een langer woord
screen-opponent-level-7 = speelt het af en toe – veel woorden, ziet lang niet alles
screen-opponent-level-8 = speelt het vaak – laat zelden een mooie kans liggen
screen-opponent-level-9 = ervaren – ook zeldzame woorden, en oog voor de beste zet
screen-opponent-level-10 = kent de hele woordenlijst en ziet bijna alles
screen-opponent-novice = kent gewone woorden en ziet lang niet alles
screen-opponent-amateur = een stevige tegenstander
screen-opponent-greedy = pakt altijd de hoogste score
screen-opponent-racer = kijkt vooruit naar de finish
screen-opponent-canny = let op wat er voor de anderen overblijft
screen-opponent-strong = weegt ook wat er op het rekje blijft
screen-opponent-expert = speelt zijn beste ideeën in gedachten verder uit
screen-opponent-person = Iemand naast je, aan hetzelfde toetsenbord
screen-opponent-own = een speler die hier is toegevoegd

# Fouten
screen-seats = Dit spel speel je met { $least } tot { $most } spelers, niet met { $count }.
screen-no-terminal = Zonder terminal en in een voorbeeldspel spelen alleen computers (--seats level-7,greedy), niet { $names }.
screen-option-form = Schrijf een optie als naam=waarde, niet als “{ $text }”.
screen-edition-file = { $file } kan niet als uitgave worden gelezen.
screen-nothing-to-resume = Er is geen spel om mee verder te gaan.
screen-computer-simpler = De computerspelers kunnen niet lezen wat ze geleerd hebben, en gaan alleen op de letters af; “rekje doctor” zegt wat te doen.
screen-computer-by-letters = Wat bewaarde stenen met deze doos en woordenlijst waard zijn, is nog niet geleerd: de computerspelers gaan alleen op de letters af; “rekje learn” verandert dat.
screen-list-changed = Let op: de woordenlijst is veranderd sinds dit spel begon.
screen-stale = Aan dit spel wordt ook ergens anders gespeeld; begin opnieuw met “rekje play --resume”.
screen-store-unreadable = Het bestand { $path } kan niet worden gelezen.
screen-store-unwritable = In { $path } kunnen geen spellen worden bewaard.
screen-not-kept = In { $path } kan niets bewaard worden: dit spel kun je later niet voortzetten.
screen-store-damaged = Het bewaarde spel { $table } is beschadigd (regel { $row }).
screen-store-name = “{ $table }” kan geen naam van een tafel zijn.

# rekje games
screen-games-title = { $game } ({ $least }–{ $most } spelers)
screen-games-editions = Uitgaven
screen-games-options = Opties (--option naam=waarde)
screen-games-edition = uitgave
screen-games-language = taal
screen-games-kind = soort
screen-games-printed = zoals gedrukt
screen-games-extension = aangepast
screen-games-board = bord
screen-games-bare = kale tafel
screen-games-tiles = stenen
screen-games-rack = rekje
screen-games-lexicon = woordenlijst
screen-games-option = optie
screen-games-values = waarden
screen-games-default = standaard
screen-games-meaning = betekenis
screen-about-judging = hoe woorden worden beoordeeld
screen-about-challenge_penalty = wat ten onrechte betwisten kost
screen-about-clock = bedenktijd
screen-about-overtime = punten per begonnen minuut over de tijd
screen-about-vacation = vakantiedagen voor elke speler
screen-about-more_time = met hoeveel elke tijdslimiet wordt vermenigvuldigd
screen-about-places = plaatsnamen tellen mee
screen-about-sheet_words = woorden van het spelblad tellen mee
screen-about-offensive = grove woorden ook voor de computer
screen-about-lookup = opzoeken en tips mogen
screen-about-prove_end = afgelopen zodra niets meer kan
screen-about-going_out = wat andermans stenen opleveren voor wie uit is
screen-about-blank_on_dark_red = wat een blanco op donkerrood doet
screen-about-y_is_ij = Y mag ook IJ zijn
# Welk spel
screen-ask-game = Welk spel?
screen-game-scrabble = Scrabble
screen-game-woordenspel = Woordenspel
screen-game-koning = Koning
screen-game-about-scrabble = woorden kruisen op 15×15, na elke zet vul je aan
screen-game-about-woordenspel = 16×16, tien letters, en wat je mist koop je
screen-game-about-koning = woorden als slangen, je koning loopt hun lengte

# Kopen
screen-command-buy = koop
screen-help-buy = koop letters (hoogstens drie per beurt)
screen-did-buy = koopt { $count }
screen-news-buy = { $name } koopt { $count ->
    [one] 1 letter
   *[other] { $count } letters
}.
screen-bought = Gekocht: { $tiles }. { $left ->
    [0] Meer kan deze beurt niet.
    [one] Je mag er nog één kopen.
   *[other] Je mag er nog { $left } kopen.
}
screen-out-bonus = { $name } was het eerst uit: { $bonus } punten erbij.
screen-ij-as-y = De ij leg je hier als Y: { $word }.
screen-counts-word = woord ×{ $factor }
screen-counts-letter = letter ×{ $factor }
screen-counts-lay = hele zet ×{ $factor }
screen-counts-start = hier begint het eerste woord
screen-about-first_word = of het eerste woord op geel begint of er alleen overheen ligt
screen-about-buy_when = kopen als je zelf zegt dat je niets weet, of alleen als er niets kan
screen-about-open_tiles = of de stenen open liggen
screen-about-blank = of een blanco zijn letter houdt
screen-about-finish = of een koning het eind moet halen of voorbij moet gaan
screen-about-grid = vierkante stenen of zeshoeken

# Letter
screen-game-letter = Letter
screen-game-about-letter = letters in alle maten, woorden alle kanten op, en kloppen
screen-opponent-alone = Niemand: alleen, voor jezelf
screen-about-glass = seconden voor een beurt (de gedrukte zandloper: 30)
screen-about-knock_window = seconden om na een beurt te kloppen, minstens
screen-about-scoring = wat telt: woorden, letters, letters met een bonus voor lange woorden, of verschillende letters
screen-about-turning = of letters een kwartslag gedraaid mogen worden
screen-about-blank_touches = of een blanco steen een andere moet raken
screen-about-solo = alleen: veel woorden (1) of lange (2)
screen-about-solo_letters = letters als je alleen speelt (0: 10, of 20 voor lange woorden)
screen-about-solo_time = seconden voor een spel dat je alleen speelt
