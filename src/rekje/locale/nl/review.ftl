review-not-over = Dit spel is nog niet uit; nabespreken kan als het uit is.
review-not-ready = De nabespreking is nog niet klaar.
review-working = Even terugkijken…
review-title = { $count ->
    [0] Niemand heeft gewonnen.
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de winst.
}
review-heading = Nabespreking van het spel
review-player = Speler
review-result = Eindstand
review-best = Beste beurten
review-cost = Verlies
review-chance-lost = Kans verspeeld per beurt
review-bingos = Hele rekjes
review-bingos-missed = Gemist
review-did = Gespeeld
review-better = Beter
review-costs = Verlies
review-misses = De duurste beurten
review-missed-bingos = Hele rekjes die er in één keer af konden
review-phonies = Woorden die bleven liggen en niet in de lijst staan (*)
review-unread = { $count ->
    [one] Eén woord dat niemand zag
   *[other] { $count } woorden die niemand zag
}
review-who = { $name }, beurt { $number }
review-chance-cost = winstkans { $change }
review-exchange = ruilt { $tiles }
review-knock = klopt
review-how = Hoe dit beoordeeld is
review-course = Het verloop van het spel
review-course-chance = De winstkans van { $name } na elke beurt; stippen zijn de duurste beurten
review-course-lead = Hoeveel { $name } na elke beurt voorstond; stippen zijn de duurste beurten
review-chance-of = Kans van { $name }
review-instead = { $best } in plaats van { $did }
review-board = Beurt { $number }: het bord met { $play }
review-better-play = betere zet
review-rack = Rekje: { $rack }
review-measure-points = Verlies is in punten: wat er gescoord wordt, en wat de bewaarde stenen waard zijn voor zover bekend; met een lege pot de uitslag na het beste antwoord.
review-measure-places = Verlies is in plaatsen: vijf procent winstkans telt als één plaats. Die kans geldt voor als er geantwoord is, en telt mee wat de stenen op de rekjes waard zijn.
review-measure-words = Verlies is in punten: wat alle nieuwe woorden waard waren die na de beste letter te lezen waren, tegenover die na deze. 4/36 betekent: 4 punten opgeschreven van de 36 die er lagen.
review-measure-chance = Verlies in procenten is de winstkans die de beurt kostte: waar die kans beslist of er verder niets verloren ging.
review-words = { $lexicon ->
    [nl] Woorden volgens de Nederlandse woordenlijst.
    [fr] Woorden volgens de Franse woordenlijst.
    [de] Woorden volgens de Duitse woordenlijst.
    [en] Woorden volgens de Engelse woordenlijst.
    [it] Woorden volgens de Italiaanse woordenlijst.
    [words] Woorden volgens de eigen lijst van dit spel.
   *[other] Woorden volgens de woordenlijst { $lexicon }.
}
review-chance-model = { $seats ->
    [2] Winstkansen zijn die van twee even sterke computerspelers bij dezelfde stand, met evenveel spel te gaan. Ze houden rekening met wat overblijft voor wie net gespeeld heeft. Bij mensen kan dat anders zijn.
   *[other] Winstkansen zijn die van { $seats } even sterke computerspelers bij dezelfde stand, met evenveel spel te gaan. Bij mensen kan dat anders zijn.
}
review-played-on = { $count ->
    [one] In één beurt zijn de beste zetten beoordeeld door van daaruit verder te spelen, met de onbekende stenen willekeurig verdeeld. Wat daar toeval kan zijn, telt niet als verlies.
   *[other] In { $count } beurten zijn de beste zetten beoordeeld door van daaruit verder te spelen, met de onbekende stenen willekeurig verdeeld. Wat daar toeval kan zijn, telt niet als verlies.
}
review-unknown = { $count ->
    [one] Van één beurt zijn de stenen niet bekend: die is niet beoordeeld.
   *[other] Van { $count } beurten zijn de stenen niet bekend: die zijn niet beoordeeld.
}
review-entry = Nabespreking
review-page = Als pagina openen
review-save = Pagina downloaden
review-turns = Beurt voor beurt
review-did-pass = past
review-did-exchange = ruilt { $count }
review-did-blank = legt een blanco steen
review-did-free = geeft een letter vrij
review-did-resign = geeft op
review-did-time-up = tijd is om
review-did-open = opent zonder woord
review-did-knock = klopt vergeefs
review-did-taken-back = teruggenomen
review-otherwise = { $move } (anders gelegd)
review-did-claim = noemt woorden
review-did-place = legt
review-column-move = Zet
review-column-score = Score
review-column-kept = Bewaard
review-column-worth = Waarde
review-column-equity = Samen
review-column-chance = Kans
review-these-played-on = Deze zetten zijn beoordeeld door van daaruit verder te spelen, met de onbekende stenen willekeurig verdeeld: “{ $column }” is wat dat opbracht.
review-no-chances = Voor dit spel of deze uitgave is er geen model van de winstkansen; vraag --by equity.
review-chart-kind = Een grafiek wordt geschreven als .svg of .png, niet als { $file }.
review-no-course = Een spel dat je alleen speelt, of van één beurt, heeft geen verloop om te tekenen.
review-depth-alone = --depth zegt hoe ver er bij het nadenken vooruitgekeken wordt: geef ook --think op, bijvoorbeeld --think 1.
review-many = { $count } spellen worden alleen samen nabesproken in een map: -o MAP.
review-folder-alone = Met -o krijgt elk spel een eigen pagina, of JSON met --json: --html en --chart horen bij één spel.
review-game-of = { $file }, spel { $number }
review-same-name = { $one } en { $other } zouden allebei in { $name } worden nabesproken: hernoem er een, of gebruik twee mappen.
review-overview-name = { $file } zou in { $name } worden nabesproken, en dat is het overzicht van alle spellen: hernoem het bestand.
review-overview = { $count } spellen nabesproken
review-lost = Verlies per beurt
review-written = { $count ->
    [one] { $count } nabespreking staat in { $folder }.
   *[other] { $count } nabesprekingen staan in { $folder }.
}
