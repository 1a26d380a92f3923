play-off-board = { $square } è fuori dal tabellone.
play-taken = In { $square } c’è già una { $letter }.
play-empty = In { $square } non c’è ancora una tessera; scrivi la lettera che ci metti.
play-unknown-tile = La lettera { $tile } non esiste in questo gioco.
play-not-held = Non hai (più) { $tile } sul leggio.
play-rack-short = { $count ->
    [one] Questa mossa posa una tessera, ma sul leggio non ce n’è.
   *[other] Questa mossa posa { $count } tessere, ma sul leggio ce ne sono al massimo { $most }.
}
play-box = La scatola non contiene così tante tessere { $tile }.
play-blank-unnamed = Di’ per quale lettera sta il jolly in { $square }: scrivila minuscola.
play-first-short = { $least ->
    [one] La prima mossa deve posare almeno una tessera.
   *[other] La prima mossa deve posare almeno { $least } tessere.
}
play-first-covers = La prima parola deve coprire la casella centrale { $squares }.
play-first-begins = La prima parola deve cominciare su una delle caselle { $squares }.
play-nothing-laid = Non posi nessuna tessera nuova: posane almeno una.
play-not-whole = Hai scritto { $word }, ma sul tabellone si leggerebbe { $whole }; scrivi la parola intera.
play-apart = La tua parola è isolata: deve toccare quello che c’è già sul tabellone.
play-no-word = { $count ->
    [one] { $words } non è nella lista di parole.
   *[other] Queste parole non sono nella lista: { $words }.
}
play-no-word-ij = { $word } si posa come { $laid }: qui l’ij olandese è una tessera sola, la Y.
