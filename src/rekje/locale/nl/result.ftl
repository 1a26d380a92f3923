## Het einde van een spel op één scherm.

result-wins = { $names } wint
result-share = { $names } delen de winst
result-alone = { $name }: { $count ->
    [one] 1 woord
   *[other] { $count } woorden
}
result-by = met { $count ->
    [one] 1 punt
   *[other] { $count } punten
} verschil, in { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
result-in = in { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}
result-count = Afrekening
result-sheet = Op het scoreblad
result-holds = { $name } houdt over
result-tiles-left = Stenen over
result-out = { $name } was uit
result-overtime = Over de tijd
result-total = Uitslag
result-words = Woorden
result-words-own = Woorden in eigen beurt
result-words-knocked = Woorden door te kloppen
result-letters = Letters daarin
result-longest = Langste woord
result-longest-is = Het langste woord: { $word }, van { $name }.
result-left = Letters over
result-walked = Letters van alle woorden
result-put-back = Teruggezet
result-place = Plaats op de baan
result-whole-rack = { $name }, met het hele rekje
result-share-picture = Deel afbeelding
result-save-picture = Bewaar afbeelding
result-picture = De tafel aan het eind als afbeelding
result-picture-failed = Niet gelukt. Teken de afbeelding opnieuw
result-start = Startpagina
result-more = Terugkijken, scoreblad en meer
result-overlooked = Woorden die niemand zag
result-overlooked-wait = Even terugkijken…
result-overlooked-none = Niemand heeft iets laten liggen: een betere zet was er nooit.
result-overlooked-did = Gelegd
result-overlooked-best = Had gekund
result-overlooked-turn = beurt { $turn }
result-overlooked-more = … en nog { $count }
result-best-turn = Beste beurt: { $name }
result-best-longest = Ook het langste woord van het spel: { $count } letters.
