start-title = Giochi di parole da tavolo
start-lead = Quattro giochi da tavolo, arbitrati con le regole stampate nella scatola.
start-play = Gioca ora
start-play-what = { $game } in italiano, contro un computer amichevole
start-computer = Computer
start-other = Altra lingua, avversario o regole
start-invite = Invita qualcuno
start-invite-more = Con un messaggio, un link o un codice QR
start-keep-more = Il telefono conta accanto al tabellone
start-fact-rules = Con le regole stampate
start-fact-languages = Cinque lingue
start-fact-account = Nessun account
start-about-scrabble = Le parole si incrociano, le caselle colorate contano
start-about-woordenspel = Dieci lettere, e quello che manca si compra
start-about-koning = Le parole serpeggiano, e il tuo re avanza
start-about-letter = Lettere di tante misure, lette in ogni direzione
start-new = Una nuova partita
start-games = Le tue partite
start-other-games = Le tue altre partite
start-watched-games = Partite che guardi
start-move = Tocca a te, { $name }
start-move-now = Tocca a te
start-your-turn = Tocca a te
start-turn-of = { $count ->
    [one] Tocca a { $names }
   *[other] Tocca a { $names }
}
start-with = { $game } con { $names }
start-of = { $game }: { $names }
start-my-score = I miei punti:
start-all-games = Tutte le { $count } partite
start-since-days = { $count ->
    [one] da un giorno
   *[other] da { $count } giorni
}
start-since-hours = { $count ->
    [one] da un’ora
   *[other] da { $count } ore
}
start-since-minutes = { $count ->
    [one] da un minuto
   *[other] da { $count } minuti
}
start-left-days = { $count ->
    [one] ancora un giorno
   *[other] ancora { $count } giorni
}
start-left-hours = { $count ->
    [one] ancora un’ora
   *[other] ancora { $count } ore
}
start-left-minutes = { $count ->
    [one] ancora un minuto
   *[other] ancora { $count } minuti
}
start-left-none = meno di un minuto
start-lobby = Gioca con qualcuno di qui
start-lobby-more = Chi cerca una partita, e quali si possono guardare
start-lobby-offers = { $count ->
    [one] Una partita aspetta qualcuno
   *[other] { $count } partite aspettano qualcuno
}
