own-woordenspel-screen-bag = { $count ->
    [0] Der Deckel ist leer
    [one] Noch 1 im Deckel
   *[other] Noch { $count } im Deckel
}
own-letter-screen-bag = { $count ->
    [0] Alle Buchstaben sind gezogen
    [one] 1 Stein liegt verdeckt
   *[other] { $count } Steine liegen verdeckt
}
own-woordenspel-screen-unseen-title = { $count ->
    [one] 1 Buchstabe, den
   *[other] { $count } Buchstaben, die
} du nicht siehst, davon { $bag } im Deckel
own-woordenspel-screen-hint-none = Es lässt sich kein Wort legen: Kaufe oder passe.
own-woordenspel-screen-help-play = 8H HUND legt HUND ab H8 nach rechts, H8 HUND nach unten. Zuerst siehst du, was es bringt; Enter legt es wirklich. Nur was du jetzt legst, zählt. Ä, Ö und Ü liegen als AE, OE und UE.
own-koning-screen-about-overtime = gepasste Züge je angefangener Minute über der Zeit
own-koning-screen-bag = { $count ->
    [0] Der Beutel ist leer
    [one] Noch 1 Stein im Beutel
   *[other] Noch { $count } Steine im Beutel
}
own-koning-screen-unseen-title = { $count ->
    [one] 1 Stein, den
   *[other] { $count } Steine, die
} du nicht siehst, davon { $bag } im Beutel
