play-off-board = { $square } liegt außerhalb des Bretts.
play-taken = Auf { $square } liegt schon ein { $letter }.
play-empty = Auf { $square } liegt noch kein Stein; schreib dort den Buchstaben, den du legst.
play-unknown-tile = Den Buchstaben { $tile } gibt es in diesem Spiel nicht.
play-not-held = Du hast kein { $tile } (mehr) auf deinem Bänkchen.
play-rack-short = { $count ->
    [one] Dieser Zug legt einen Stein, auf dem Bänkchen ist aber keiner.
   *[other] Dieser Zug legt { $count } Steine, auf dem Bänkchen sind aber höchstens { $most }.
}
play-box = So viele Steine { $tile } sind nicht in der Schachtel.
play-blank-unnamed = Sag, für welchen Buchstaben der Blankostein auf { $square } steht: Schreib ihn klein.
play-first-short = { $least ->
    [one] Der erste Zug muss aus mindestens einem Stein bestehen.
   *[other] Der erste Zug muss aus mindestens { $least } Steinen bestehen.
}
play-first-covers = Das erste Wort muss über das mittlere Feld { $squares } gehen.
play-first-begins = Das erste Wort muss auf einem der Felder { $squares } beginnen.
play-nothing-laid = Du legst keinen neuen Stein: Leg mindestens einen.
play-not-whole = Du nennst { $word }, auf dem Brett stünde aber { $whole }; nenne das ganze Wort.
play-apart = Dein Wort liegt für sich: Es muss an etwas anschließen, das schon liegt.
play-no-word = { $count ->
    [one] { $words } steht nicht in der Wortliste.
   *[other] Diese Wörter stehen nicht in der Wortliste: { $words }.
}
play-no-word-ij = { $word } legt man als { $laid }: Das niederländische ij ist hier ein einziger Stein, das Y.
