play-off-board = { $square } ligt buiten het bord.
play-taken = Op { $square } ligt al een { $letter }.
play-empty = Op { $square } ligt nog geen letter; schrijf daar de letter die je legt.
play-unknown-tile = De letter { $tile } zit niet in dit spel.
play-not-held = Je hebt geen { $tile } (meer) op je rekje.
play-rack-short = { $count ->
    [one] Deze zet legt een steen, maar op het rekje staat er geen.
   *[other] Deze zet legt { $count } stenen, maar op het rekje staan er hoogstens { $most }.
}
play-box = Zoveel stenen { $tile } zitten er niet in de doos.
play-blank-unnamed = Noem de letter waar de blanco op { $square } voor staat: schrijf die als kleine letter.
play-first-short = { $least ->
    [one] De eerste zet moet uit minstens één steen bestaan.
   *[other] De eerste zet moet uit minstens { $least } stenen bestaan.
}
play-first-covers = Het eerste woord moet over het middelste vakje { $squares } liggen.
play-first-begins = Het eerste woord moet beginnen op een van de vakjes { $squares }.
play-nothing-laid = Je legt geen nieuwe steen: leg er minstens één.
play-not-whole = Wat je noemt is { $word }, maar op het bord zou { $whole } staan; noem het hele woord.
play-apart = Je woord ligt los: het moet aansluiten bij wat er al ligt.
play-no-word = { $count ->
    [one] { $words } staat niet in de woordenlijst.
   *[other] Deze woorden staan niet in de woordenlijst: { $words }.
}
play-no-word-ij = { $word } leg je als { $laid }: de ij is hier één letter, de Y.
