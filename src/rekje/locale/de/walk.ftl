walk-others-choice = Du kannst nur für dich selbst ein Wort wählen.
walk-taken = Dort liegt ein { $letter }; als { $wanted } lässt es sich nicht lesen.
walk-empty = Ein Punkt steht für einen Stein, der schon liegt, aber dieses Feld ist leer.
walk-gap-opening = { $first } und { $second } müssen sich mit einer Seite berühren: Jeder Buchstabe liegt am nächsten an.
walk-gap = { $first } und { $second } berühren sich nicht mit einer Seite: Ein Wort geht von Stein zu angrenzendem Stein.
walk-length = { $letters ->
    [one] Ein Wort aus einem Buchstaben braucht ein Feld, nicht { $squares }.
   *[other] Ein Wort aus { $letters } Buchstaben braucht { $letters } Felder, eins je Buchstabe, nicht { $squares }.
}
walk-none = { $word } lässt sich mit deinen Steinen und dem, was liegt, nicht bilden.
walk-give-path = Sag, auf welchen Feldern { $word } liegt: Es gibt zu viele Wege, um alle durchzugehen.
walk-nothing-new = Du legst keinen neuen Stein: Lege mindestens einen.
walk-apart = Dein Wort liegt abseits: Es muss die Steine auf dem Tisch mit einer Seite berühren.
walk-same-tile = Kein Stein folgt auf sich selbst: Für ein doppeltes { $letter } brauchst du zwei Steine.
walk-unnamed = Nenne dein Wort ganz, Buchstabe für Buchstabe.
walk-no-word = { $word } steht nicht in der Wortliste.
walk-again = { $word } gab es schon: Es zählt nur noch einmal, wenn kein Stein dabei ist, der dafür benutzt wurde.
walk-blank-unnamed = Nenne den Buchstaben, für den der Blankostein steht: Schreib ihn klein.
walk-blank-twice = Innerhalb eines Wortes kann der Blankostein nicht zugleich { $letter } und { $wanted } sein.
walk-blanks-touch = Zwei Blankosteine dürfen nie nebeneinanderliegen.
walk-edition-board = Dieses Spiel wird auf dem bloßen Tisch gespielt, aber die Ausgabe { $edition } hat ein Brett.
walk-setup-kings = Die Könige der Stellung müssen auf den Feldern 0 bis { $end } stehen, nie zwei auf demselben Feld der Bahn.
walk-setup-square = Die Stellung hat einen Stein auf { $square }; weiter weg als { $most } geht es nicht.
