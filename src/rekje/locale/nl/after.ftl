after-board = Bord
after-sheet = Scoreblad
after-sheet-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { NUMBER($year, useGrouping: 0) }
after-sheet-edition = { $spoken } ({ $edition })
after-sheet-lexicon = { $lexicon ->
    [nl] Nederlandse woordenlijst
    [fr] Franse woordenlijst
    [de] Duitse woordenlijst
    [en] Engelse woordenlijst
    [it] Italiaanse woordenlijst
    [words] eigen lijst van het spel
   *[other] woordenlijst { $lexicon }
}
after-sheet-any = elk woord telde
after-sheet-judged-referee = de scheidsrechter keurde de woorden
after-sheet-judged-challenge = woorden konden worden betwist
after-sheet-judged-agree = de tafel besliste over de woorden
after-sheet-open = opgeschreven zonder de stenen van de spelers
after-sheet-turns = Beurt voor beurt
after-sheet-number = Nr.
after-sheet-player = Speler
after-sheet-words = Woorden
after-sheet-points = Punten
after-sheet-total = Totaal
after-sheet-moved = verder: { $totals }
after-sheet-struck = (doorgestreept)
after-sheet-scores = Uitslag
after-sheet-standing = Stand
after-sheet-played = Gespeeld
after-sheet-left = Over
after-sheet-settled = Afrekening ({ $rule })
after-sheet-final = Eindstand
after-sheet-winner = winnaar
after-sheet-on = Het spel is nog bezig.
after-sheet-on-turn = Het spel is nog bezig: beurt { $number }, { $name } is aan zet.
after-sheet-table = De tafel, en wie wat heeft gelegd
after-sheet-table-label = De tafel met alle stenen; kleur, patroon en merkje laten zien wie elke steen heeft gelegd
after-sheet-shuffle = Het schudden
after-sheet-shuffle-later = Deze vingerafdruk is getoond voordat er iets was getrokken; het geheim erachter volgt na het spel.
after-sheet-commit = Vingerafdruk, vooraf getoond (SHA-256)
after-sheet-secret = Geheim
after-sheet-algorithm = Methode
after-sheet-made = Gemaakt met Rekje, je scheidsrechter aan tafel.
after-did-taken-back = teruggenomen
after-did-struck = doorgestreept
after-entry-sheet = Scoreblad
after-sheet-title = Wat wil je met het scoreblad doen?
after-entry-whose = Wiens woord lag waar
after-entry-games = Mijn spellen
after-entry-study = Woorden om te leren
after-did-place = legt { $letters }
after-did-claim = noemt woorden
after-did-free = geeft een letter vrij
after-did-blank = legt een blanco steen
after-did-knock = klopt tevergeefs
after-did-challenge = betwist tevergeefs
after-did-bonus = bonus: tevergeefs betwist
after-sheet-what = De uitslag, elke beurt, de tafel, en wie wat legde: één pagina die niets anders nodig heeft. Zolang een spel bezig is, staat erop wat iedereen mag zien.
after-sheet-open-page = Openen
after-sheet-print = Afdrukken
after-sheet-save = Downloaden
after-sheet-share = Delen
after-sheet-cannot-share = Deze browser kan geen bestanden versturen; download het scoreblad.
after-legend = Wie wat legde
after-laid-by = gelegd door { $name }
after-shown = { $word }, van { $name }: { $squares }
after-shown-bare = { $word }, van { $name }
after-series = Spellen van deze tafel
after-series-shared = { $count } gelijk
after-games-none = Je hebt op deze server nog geen spel uitgespeeld. Daarna staan hier je cijfers.
after-games-play = Speel een spel
after-games-uncounted = { $count ->
    [one] Eén spel telt niet mee: je had er meerdere plaatsen in, schreef het alleen op, of liet een computer het afmaken.
   *[other] { $count } spellen tellen niet mee: je had er meerdere plaatsen in, schreef ze alleen op, of liet een computer ze afmaken.
}
after-games-kept = Wat telt zijn de spellen die je vanuit deze browser hier hebt uitgespeeld, tegen mensen en computers. Met “Mij wissen” op “Jij en je apparaten” verdwijnen ook deze cijfers.
after-games-won = { $count } ({ $percent }%)
after-games-kind = { $game }, geteld in { $scoring }
after-games-against = Tegen wie
after-games-over = Afgelopen spellen
after-games-all = Alle { $count } tonen
after-number-played = Gespeeld
after-number-won = Gewonnen
after-number-shared = Gelijk
after-number-lost = Verloren
after-number-alone = Alleen
after-number-rating = Speelsterkte
after-number-average = Gemiddelde score
after-number-average-place = Gemiddelde plaats
after-number-best = Beste score
after-number-a-turn = Punten per beurt
after-number-letters-a-turn = Plaatsen per beurt
after-number-best-turn = Beste beurt
after-number-longest = Langste woord
after-number-bingos = Alle stenen gelegd
after-column-name = Naam
after-column-played = Gespeeld
after-column-ahead = Vóór
after-column-behind = Achter
after-column-level = Gelijk
after-column-date = Datum
after-column-others = Met
after-column-score = Score
after-column-result = Uitslag
after-result-won = gewonnen
after-result-shared = gelijk
after-result-lost = verloren
after-result-alone = alleen
after-course = { $name } in de loop van de tijd: { $count } spellen, van { $least } tot { $most }, gemiddeld { $average }
after-course-games = { $name }, spel voor spel
after-study-looking = Je spellen worden doorgekeken: { $number } van { $count }…
after-study-count = { $count ->
    [one] Eén kaartje, { $due } nu te doen.
   *[other] { $count } kaartjes, { $due } nu te doen.
}
after-study-none = Nog geen kaartjes. Als je een spel met een woordenlijst hebt uitgespeeld, komen hier de woorden die je miste.
after-study-done = Voor nu ben je klaar. Het volgende kaartje komt op { $when }.
after-study-kept = Een kaartje dat je wist komt na een dag terug, dan na 3, 7, 14 en 30 dagen; een dat je niet wist na tien minuten. De kaartjes staan alleen in deze browser en verdwijnen met “Mij wissen”.
after-study-forget = Alle kaartjes vergeten
after-study-box = vak { $box }
after-study-better = Er was een woord voor { $score }. Welk?
after-study-unseen = Niemand zag hier een woord van { $count } letters. Welk?
after-study-did = In het spel:
after-study-show = Toon het antwoord
after-study-knew = Ik wist het
after-study-missed = Ik wist het niet
after-replay-title = Het spel, beurt voor beurt
after-replay-step = Zet
after-replay-at = { $step } van { $last }
after-replay-first = Naar het begin
after-replay-back = Vorige zet
after-replay-run = Afspelen
after-replay-pause = Stop
after-replay-next = Volgende zet
after-replay-last = Naar het eind
after-replay-begin = De stenen worden getrokken.
