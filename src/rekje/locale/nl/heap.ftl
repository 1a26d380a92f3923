# Het bord
heap-beyond = Er is meer: typ { $typed }
heap-column-place = Plaats

# Wat je kunt typen
heap-command-other = anders
heap-command-none = geen
heap-prompt = { $name } (typ een woord, ? voor hulp):
heap-prompt-open = { $name }, kies je woord (? voor hulp):
heap-prompt-send = { $name } (Enter legt het, “{ $undo }” neemt het terug, “{ $other }” legt het anders):
heap-not-understood = “{ $line }” begrijp ik niet: typ een woord, of ? voor hulp.
heap-nothing-typed = Typ het woord dat je wilt maken, of ? voor hulp.
heap-also-command = Bedoelde je de opdracht? Typ “{ $command }”.
heap-other-what = Typ eerst een woord; dan laat ik zien hoe het ook kan liggen.
heap-other-none = Op een andere manier kan het niet, voor zover ik zie.
heap-square-unseen = { $square } is geen vakje dat je nu ziet.
heap-steps-slanted = Op zeshoeken typ je alle vakjes: bijvoorbeeld C3 D3 D4.
heap-not-from-there = { $word } kan daar niet beginnen, voor zover ik zie.
heap-preview = { $word }: { $count ->
    [one] 1 letter
   *[other] { $count } letters
}, { $new ->
    [one] 1 nieuwe steen
   *[other] { $new } nieuwe stenen
}, { $path }. Je koning komt op { $place }.

# Uitleg op het moment zelf
heap-explain-opening = Iedereen kiest in het geheim een woord van de eigen stenen; het langste komt op tafel en wie het maakte, begint. Geen woord? Typ “{ $none }”.
heap-explain-walk = Je woord loopt van steen naar steen, met bochten en ook terug (LEPEL: alleen L, E, P); minstens één steen is nieuw.
heap-explain-two = Na je woord krijg je altijd twee stenen, hoeveel je er ook legt: leg er dus weinig.

# Hulp en tips
heap-help-word = Typ een woord. De weg met de minste nieuwe stenen wordt getoond, met pijlen: + is een nieuwe steen, * die van het vorige woord. Enter legt het. Kleine letters tussen hoofdletters zijn blanco’s: WOoRD.
heap-help-word-heard = Typ een woord. Je hoort de weg met de minste nieuwe stenen. Enter legt het. Kleine letters tussen hoofdletters zijn blanco’s: WOoRD.
heap-help-path = Zelf de weg kiezen: WOORD C3 D3 E3 E4 D4 of WOORD C3 >>v<, of alleen het begin: WOORD C3. Met < > ^ v verschuif je het beeld. Is je woord ook een opdracht, zet er dan / voor als je de opdracht bedoelt.
heap-help-path-heard = Zelf de weg kiezen: WOORD C3 D3 E3 E4 D4 of WOORD C3 >>v<, of alleen het begin: WOORD C3. Is je woord ook een opdracht, zet er dan / voor als je de opdracht bedoelt.
heap-help-other = laat een andere manier zien om hetzelfde woord te leggen
heap-help-none = kies geen woord om mee te openen
heap-worth = Je langste woord heeft nu { $count ->
    [one] 1 letter
   *[other] { $count } letters
}.
heap-hint-none = Ik zie geen woord: pas.
heap-hint-length = Je beste woord heeft { $count } letters en legt { $laid ->
    [one] 1 steen
   *[other] { $laid } stenen
}.
heap-hint-word = Het beste woord is { $word }; typ het om te zien hoe het ligt.

# Nieuws
heap-news-word = { $name } maakt { $word } met { $new ->
    [one] 1 nieuwe steen
   *[other] { $new } nieuwe stenen
} en komt op { $place }.
heap-news-back = De koning van { $name } stond daar en moet terug naar { $place }.
heap-news-choices = Gekozen: { $words }.
heap-news-unchosen = Geen woord: { $names }.
heap-news-none = Niemand had een woord: iedereen krijgt tien andere stenen.

# Het einde
heap-winners = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de winst.
}
