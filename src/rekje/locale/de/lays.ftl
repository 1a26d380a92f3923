# Der Tisch
lays-hand = Buchstaben
lays-free-letters = Freie Buchstaben: { $tiles }
lays-traced = Ziffern: { $word }
lays-free-title = Freie Buchstaben
lays-letters-of = { $name }: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
lays-words-of = { $name }: { $count ->
    [one] 1 Wort
   *[other] { $count } Wörter
}, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}

# Was man tippen kann
lays-command-done = fertig
lays-command-free = frei
lays-command-blank = blanko
lays-command-knock = klopf
lays-command-path = weg
lays-command-words = wörter
lays-command-letters = buchstaben
lays-prompt-draw = { $name } (eine Größe wie 3x2; Enter zieht alle):
lays-prompt-first = { $name } (ein Buchstabe und sein Feld: { $example }; ? für Hilfe):
lays-prompt = { $name } (Buchstabe, Feld, Wörter: { $example } WORT; ? für Hilfe):
lays-prompt-words = { $name } (tipp die neuen Wörter; „{ $undo }“ nimmt zurück):
lays-prompt-send = { $name } (Enter legt, oder mehr Wörter; „{ $undo }“ nimmt zurück):
lays-prompt-more = { $name } (noch Wörter? Enter beendet deinen Zug):
lays-prompt-knock = { $name }, noch ein Wort? („{ $knock } WORT“, oder Enter: nein):
lays-prompt-knocks = Wer sieht noch ein Wort? (Name und Wörter; Enter: niemand):
lays-prompt-floor = { $name }, welche Wörter siehst du?
lays-prompt-owed = { $name }, welcher deiner Buchstaben kommt neben das Spielfeld? (etwa { $example })
lays-not-understood = „{ $line }“ verstehe ich nicht: Tipp einen Buchstaben mit seinem Feld, etwa R D4, oder ? für Hilfe.
lays-nothing-typed = Tipp einen Buchstaben und das Feld für seine linke obere Ecke, etwa R D4, oder ? für Hilfe.
lays-letter-first = Leg erst einen Buchstaben und nenne dann Wörter: R D4 { $word }.
lays-not-free = Unter den freien Buchstaben ist kein { $letter }.
lays-which-size = Das { $letter } könntest du in mehreren Größen legen ({ $sizes }): Tipp zum Beispiel { $example }.
lays-pass-how = Passen kostet einen Buchstaben deiner Wahl: Gib ihn mit „{ $free }“ frei, oder tipp noch einmal „{ $word }“.
lays-free-which = Welcher Buchstabe? Tipp zum Beispiel { $example }.
lays-blank-how = Tipp { $example }: die Größe und das Feld links oben. Deine Blankosteine: { $tokens }.
lays-draw-how = Tipp Größen, Breite und Höhe, etwa 3x2 2x2 1x1; Enter zieht den Rest für dich.
lays-knock-who = Wer klopft? Tipp den Namen und dann die Wörter ({ $names }).
lays-not-now = „{ $command }“ geht in diesem Moment nicht.
lays-knock-how = Willst du klopfen? Tipp „{ $example }“.
lays-knock-words-later = Klopfen mehrere zugleich, dann tipp nur die Namen; die Wörter kommen danach.
lays-may-challenge = Zweifelst du an einem Wort? Tipp „{ $word }“.
lays-nothing-to-challenge = Es gibt nichts anzuzweifeln.
lays-floor-words = Jetzt nur die Wörter, keine Buchstaben zum Legen.
lays-sure-no-word = Kein Wort? Dann kostet das Klopfen einen Buchstaben. (j/n)
lays-path-none = Noch ist kein Wort notiert.

# Erklärt, wenn es so weit ist
lays-explain-draw = Man sieht nur die Größe: Kleine passen überall, große berühren viele andere.
lays-explain-first = Erste Runde: Jeder legt einen Buchstaben, irgendwohin, mit oder ohne Kontakt. Ein Wort muss nicht sein, aber wer eins sieht, darf es nennen.
lays-explain-turn = Ab jetzt liegt dein Buchstabe mit einer Kante an einem Stein und bildet ein neues Wort; Wörter laufen von Stein zu Stein, in alle Richtungen.
lays-explain-free = Freie Buchstaben gehören allen: Leg so viele du willst, mit einem +, wie in +O D4 R F4 WORT.
lays-explain-token = Durch einen schraffierten Blankostein läuft kein Wort. Legst du einen eigenen Buchstaben darauf, bekommst du den Stein.
lays-explain-knock = Siehst du ein übersehenes neues Wort, dann klopf: Mit einem guten Wort bist du auch als Nächstes dran, ohne verlierst du einen Buchstaben.
lays-explain-knock-first = Siehst du ein übersehenes neues Wort, dann klopf: Ein gutes Wort ist deins, doch Klopfen ohne Wort kostet einen Buchstaben.

# Was ein Buchstabe bringt
lays-preview = { $tiles }: { $words } = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.
lays-preview-none = { $tiles }.
lays-preview-idle = { $letters }: Noch läuft kein neues Wort hindurch.
lays-preview-token = Dein Blankostein auf { $square }; damit ist dein Zug zu Ende.
lays-why-no-word = { $word }: nicht in der Liste
lays-why-not-readable = { $word }: hier nicht zu lesen
lays-why-again = { $word }: schon notiert
lays-why-again-by = { $word }: schon notiert von { $names }
lays-why-tile-twice = { $word }: braucht einen Stein zweimal
lays-why-short = { $word }: zu kurz
lays-worth = Der beste Buchstabe macht jetzt { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} möglich.
lays-hint-none = Ich sehe kein neues Wort: Leg einen Buchstaben neben das Spielfeld, leg deinen Blankostein oder pass.
lays-hint-any = Noch ist kein Wort möglich: Jeder Buchstabe ist recht.
lays-hint-letter = Leg { $letters }: Dann { $score ->
    [one] ist 1 Punkt
   *[other] sind { $score } Punkte
} möglich.

# Hilfe
lays-how-lay = R D4 ARM legt dein R mit der linken oberen Ecke auf D4 und nennt ARM; R3x2 D4, wenn du mehrere hast. Du siehst, was es bringt, Enter legt es.
lays-how-more = Nenne danach weitere Wörter; Enter beendet deinen Zug. Ein Wort läuft von Stein zu Stein, Kante an Kante, jeden Stein einmal.
lays-how-free = +O D4 legt einen freien Buchstaben, mit oder ohne einen eigenen: +O D4 R F4 WORT.
lays-how-swap = Ein Buchstabe auf einem Blankostein nimmt dessen Platz ein.
lays-how-signs = Auf dem Spielfeld ist * zuletzt gelegt, + noch nicht gelegt, und Ziffern zeigen, wie ein Wort läuft.
lays-help-done = deinen Zug beenden
lays-help-free = einen Buchstaben neben das Spielfeld legen, für alle
lays-help-blank = deinen Blankostein legen, der sperrt
lays-help-knock = nach einem Zug klopfen und Wörter nennen
lays-help-path = zeigen, wie ein Wort läuft; allein: die letzten Wörter
lays-help-words = die Wörter von allen
lays-help-letters = die Buchstaben von allen

# Neues
lays-news-place = { $name } legt { $tiles }.
lays-news-swap = { $name } tauscht einen Blankostein gegen { $tiles } ein.
lays-news-words = Wörter: { $words } ({ $score }).
lays-news-claim = { $name } nennt auch { $words } ({ $score }).
lays-news-token = { $name } legt einen Blankostein auf { $square }.
lays-news-owed = { $name } wählt einen Buchstaben, der neben das Spielfeld kommt.
lays-news-free-choice = { $name } macht { $tile } zum freien Buchstaben.
lays-news-free-pass = { $tile } wird ein freier Buchstabe.
lays-news-free-error = Auch { $tile } von { $name } wird ein freier Buchstabe.
lays-news-free-knock = Das kostet { $name } ein { $tile }, das jetzt allen gehört.
lays-news-free-unknown = Ein Buchstabe von { $name } wird ein freier Buchstabe; welcher, seht ihr auf dem Tisch.
lays-news-time-up = Die Zeit von { $name } ist um.
lays-news-dice = Gleichzeitig geklopft! Gewürfelt: { $throws }. { $name } ist zuerst dran.
lays-news-knock = { $name } klopft!
lays-news-knock-vain = { $name } klopft vergeblich.
lays-news-struck = Gestrichen: { $words }.
lays-news-undone = Gestrichen: { $words }; die Buchstaben kommen zurück.
lays-news-over = { $name } hat keine Buchstaben und wird übergangen.

# Das Ende
lays-column-words = Wörter
lays-column-letters = Buchst.
lays-column-longest = Längstes Wort
lays-winner = { $name } gewinnt mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
lays-winner-letters = { $names } haben je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}; { $name } gewinnt mit { $tie } Buchstaben in allen Wörtern zusammen.
lays-winner-words = { $names } haben je { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}; { $name } gewinnt mit { $tie ->
    [one] 1 Wort
   *[other] { $tie } Wörtern
}.
lays-winners = { $names } teilen sich den Sieg mit { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}.
lays-given-up = Aufgegeben.
lays-alone = { $name }: { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
}, zusammen { $letters ->
    [one] 1 Buchstabe
   *[other] { $letters } Buchstaben
}; { $left ->
    [0] alle Buchstaben sind gelegt!
    [one] 1 Buchstabe blieb übrig.
   *[other] { $left } Buchstaben blieben übrig.
}
lays-unseen = Niemand sah { $count ->
    [one] dieses Wort:
   *[other] diese { $count } Wörter:
}
lays-unseen-none = Niemand hat etwas übersehen: Alles, was zu lesen war, ist notiert.
