engine-letter = La serie di lettere non comprende «{ $tile }».
engine-tile = Nella serie di lettere non c’è la tessera «{ $tile }».
engine-square = La casella { $square } non è sul tabellone.
engine-rack = Un leggio tiene al massimo { $most } tessere, non { $count }.
engine-letters = La lista di parole è fatta per { $words } lettere, ma la serie ne ha { $letters }.
engine-facts = Con queste regole non si può calcolare: { $why }.
engine-leaves = Con questi valori delle tessere tenute non si può calcolare: { $why }.
engine-leaves-twice = «{ $one }» e «{ $other }» sono le stesse tessere: indica il loro valore una volta sola.
engine-leaves-long = «{ $kept }» ha più tessere di quante se ne possano tenere: al massimo { $most }.
engine-leaves-other = Questi valori delle tessere tenute sono per le tessere di { $found }, non per quelle di { $wanted }.
engine-no-list = Per trovare le mosse serve una lista di parole, e «any» non lo è.
engine-not-crossing = In { $game } le parole non si incrociano su un tabellone: non c’è una Position, ma un Game.
engine-play-command = In questo gioco una mossa è un comando, come game.plays()[0].command: passalo a game.do.
engine-no-playouts = In { $game } non si tratta solo di giocare, cambiare e passare: partite intere le gioca rekje.Game con i suoi giocatori.
engine-game-over = La partita è finita: un leggio è vuoto, o si è passato abbastanza.
engine-pre-end-bag = Tutte le pescate si esaminano con un numero di tessere nel sacchetto da 1 a { $most }; qui sarebbero { $count }.
engine-pre-end-which = Queste tessere stanno tutte su un leggio: indica con bag= quante sono nel sacchetto.
engine-pre-end-buys = In { $game } dopo aver giocato non si pesca: non ci sono pescate da esaminare.
engine-pre-end-tiles = Con queste tessere le pescate non si possono esaminare: { $why }.
engine-player-unknown = Non c’è un computer «{ $player }»; ci sono: { $known }.
engine-think-form = «{ $text }» non è un tempo per pensare: indica secondi, come 5 (al massimo { $seconds }), o posizioni, come 60000n (al massimo { $nodes }).
engine-lexicon-tiles = La lista { $name } è fatta per tessere diverse da quelle dell’edizione { $edition }.
engine-board-rows = Il tabellone ha { $count ->
    [one] { $count } riga
   *[other] { $count } righe
} invece di { $wanted }.
engine-board-row = La riga { $row } del tabellone ha { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
} invece di { $wanted }.
engine-board-square = C’è una tessera fuori dal tabellone, che ha { $width } colonne e { $height } righe.
engine-board-clash = In { $square } una parola ha { $one } e un’altra { $other }.
engine-cgp-empty = In questo testo non c’è nessuna posizione.
engine-cgp-game = CGP descrive posizioni di giochi in cui le parole si incrociano su un tabellone; in { $game } non è così.
engine-cgp-number = La posizione { $number } non c’è: il file ne contiene { $count }.
engine-cgp-whole = --move e --rack sono per le partite; in CGP non ci sono mosse, e il leggio c’è già.
engine-rack-unknown = Le tessere di { $name } qui non si conoscono; indicale con --rack LETTERE.
engine-rack-hidden = Le tessere di questo leggio non si conoscono, e quindi neanche le mosse.
engine-rack-box = Su questo leggio non possono esserci così tante «{ $tile }»: nella scatola non ce ne sono abbastanza.
engine-best-over = La partita è finita: nessuno deve più giocare; --move { NUMBER($last, useGrouping: 0) } mostra la posizione prima dell’ultima mossa.
engine-best-move = Non c’è una mossa { NUMBER($number, useGrouping: 0) }: la partita ne ha { $count }.
engine-best-none = Nessuna mossa possibile: cambia o passa.
engine-best-gain = Guadagno
engine-best-working = Sto pensando…
engine-best-gain-is = Guadagno: quanto rende una mossa giocandone il seguito; a partita quasi decisa un punto conta poco.
engine-best-think = In { $game } le mosse non si valutano giocando il seguito; --think vale dove le parole si incrociano.
engine-best-think-by = Scegli --think o --by: insieme non vanno.
engine-best-broken = La mossa { $turn } del resoconto viola la regola { $rule }: { $message }
engine-best-more = { $count ->
    [one] … e un’altra mossa.
   *[other] … e altre { $count } mosse.
}
engine-perft-counting = Conteggio
engine-selfplay-playing = Partite in corso
engine-selfplay-seats = A una partita giocano da { $least } a { $most } giocatori, non { $count }.
engine-selfplay-speed = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $seconds } s: { $speed } partite al secondo (seme { $seed }).
engine-selfplay-seat = { $player }: punteggio medio { $mean }, { $wins } vinte, { $shared } pari.
engine-selfplay-lost = { $player } ha perso { $count ->
    [one] 1 turno
   *[other] { $count } turni
}: { $why }.
engine-bench-what = { $positions ->
    [one] { $positions } posizione
   *[other] { $positions } posizioni
} con { $plays ->
    [one] { $plays } mossa
   *[other] { $plays } mosse
}.
engine-bench-one = Un core: { $positions_per_second } posizioni e { $plays_per_second } mosse al secondo ({ $plays_ms } ms a posizione); { $best_per_second } mosse migliori al secondo ({ $best_ms } ms l’una).
engine-bench-all = Tutti i core: { $positions_per_second_all_cores } posizioni al secondo.
engine-bench-walks = { $positions } posizioni: il percorso più lungo in { $median_ms } ms (mediana), nove su dieci entro { $p90_ms } ms, tutte entro { $most_ms } ms; dimostrato in { $proven }, in media { $letters } lettere con { $new_tiles } tessere nuove.
engine-bench-no-walks = Con queste tessere non si può giocare nessuna posizione.
engine-walks-none = Nessun percorso possibile: passa.
engine-walks-proven = Dimostrato: più lungo non si può.
engine-walks-cut-short = Ricerca interrotta: possono esserci parole fino a { $bound } lettere.
engine-player-other-game = «{ $player }» non gioca a questo gioco; ci sono: { $known }.
engine-best-drawing = Si stanno ancora pescando le tessere: nessuno è ancora di turno.
engine-lays-none = Nessuna lettera dà una parola nuova: metti una tessera vuota o cedi una lettera.
engine-lays-cut-short = Ricerca interrotta: forse si può fare di meglio.
engine-lays-words = { $count ->
    [one] Una parola nuova si legge già, da scrivere o da reclamare bussando: { $words }
   *[other] { $count } parole nuove si leggono già, da scrivere o da reclamare bussando: { $words }
}
engine-bench-box = La scatola ha { $most } lettere: mettine meno sul tavolo o sul leggio.
engine-bench-words = { $count } tabelloni: tutte le parole in { $median_ms } ms (mediana), nove su dieci entro { $p90_ms } ms, tutte entro { $most_ms } ms; in media { $mean } parole.
engine-bench-best = La lettera migliore in { $median_ms } ms (mediana), nove su dieci entro { $p90_ms } ms, tutte entro { $most_ms } ms; in media { $mean } parole nuove.
