# Die Punkte eines Spiels auf dem Tisch aufschreiben
keep-line-twice = Diese Zeile steht schon da.
keep-no-line = Diese Zeile gibt es auf diesem Punkteblatt nicht (mehr).
keep-full = Auf ein Punkteblatt passen höchstens { $most } Zeilen.
keep-no-book = An diesem Tisch schreibt niemand Punkte auf.
