paths-board = Auf dem Spielfeld liegen { $count } Steine; die Suche schafft höchstens { $most }.
paths-letters = Es sind { $count } Buchstaben zu legen; die Suche schafft höchstens { $most }.
paths-no-letter = Auf { $square } liegt kein Buchstabe, durch den ein Wort laufen könnte.
paths-question = Hier lässt sich nicht suchen: { $why }.
