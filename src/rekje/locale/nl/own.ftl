own-woordenspel-screen-bag = { $count ->
    [0] Het deksel is leeg
    [one] Nog 1 in het deksel
   *[other] Nog { $count } in het deksel
}
own-letter-screen-bag = { $count ->
    [0] Alle letters zijn getrokken
    [one] 1 steen ligt nog omgekeerd
   *[other] { $count } stenen liggen omgekeerd
}
own-woordenspel-screen-unseen-title = { $count ->
    [one] 1 letter
   *[other] { $count } letters
} die je niet ziet, waarvan { $bag } in het deksel
own-woordenspel-screen-hint-none = Er is geen woord te leggen: koop of pas.
own-woordenspel-screen-help-play = 8H RYST legt RYST vanaf H8 naar rechts, H8 RYST naar beneden. Je ziet eerst wat het oplevert; Enter legt het echt. Alleen wat je nu legt telt. RIJST mag je ook typen: de ij wordt Y.
own-koning-screen-about-overtime = gepaste beurten per begonnen minuut over de tijd
own-koning-screen-bag = { $count ->
    [0] De pot is leeg
    [one] Nog 1 steen in de pot
   *[other] Nog { $count } stenen in de pot
}
own-koning-screen-unseen-title = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
} die je niet ziet, waarvan { $bag } in de pot
