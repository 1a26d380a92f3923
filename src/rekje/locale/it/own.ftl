own-woordenspel-screen-bag = { $count ->
    [0] Il coperchio è vuoto
    [one] 1 nel coperchio
   *[other] { $count } nel coperchio
}
own-letter-screen-bag = { $count ->
    [0] Tutte le lettere sono pescate
    [one] 1 tessera coperta
   *[other] { $count } tessere coperte
}
own-woordenspel-screen-unseen-title = { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
} che non vedi, di cui { $bag } nel coperchio
own-woordenspel-screen-hint-none = Non si può formare nessuna parola: compra o passa.
own-woordenspel-screen-help-play = 8H MANO posa MANO da H8 verso destra, H8 MANO verso il basso. Prima vedi quanto vale; Invio la gioca davvero. Contano solo le lettere che posi adesso.
own-koning-screen-about-overtime = turni saltati per ogni minuto iniziato in più
own-koning-screen-bag = { $count ->
    [0] Il sacchetto è vuoto
    [one] 1 tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
own-koning-screen-unseen-title = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} che non vedi, di cui { $bag } nel sacchetto
