after-board = Tabellone
after-sheet = Foglio dei punti
after-sheet-day = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { NUMBER($year, useGrouping: 0) }
after-sheet-edition = { $spoken } ({ $edition })
after-sheet-lexicon = { $lexicon ->
    [nl] lista di parole olandese
    [fr] lista di parole francese
    [de] lista di parole tedesca
    [en] lista di parole inglese
    [it] lista di parole italiana
    [words] lista propria della partita
   *[other] lista di parole { $lexicon }
}
after-sheet-any = valeva ogni parola
after-sheet-judged-referee = le parole le ha giudicate l’arbitro
after-sheet-judged-challenge = le parole si potevano contestare
after-sheet-judged-agree = sulle parole ha deciso il tavolo
after-sheet-open = annotata senza le tessere dei giocatori
after-sheet-turns = Turno per turno
after-sheet-number = N.
after-sheet-player = Giocatore
after-sheet-words = Parole
after-sheet-points = Punti
after-sheet-total = Totale
after-sheet-moved = inoltre: { $totals }
after-sheet-struck = (cancellata)
after-sheet-scores = Risultato
after-sheet-standing = Situazione
after-sheet-played = Giocati
after-sheet-left = Rimaste
after-sheet-settled = Conguaglio ({ $rule })
after-sheet-final = Punteggio finale
after-sheet-winner = vince
after-sheet-on = La partita è in corso.
after-sheet-on-turn = La partita è in corso: turno { $number }, tocca a { $name }.
after-sheet-table = Il tavolo, e chi ha posato che cosa
after-sheet-table-label = Il tavolo con tutte le tessere; colore, motivo e segno dicono chi ha posato ciascuna
after-sheet-shuffle = Il mescolamento
after-sheet-shuffle-later = Questa impronta è stata mostrata prima della prima pescata; il segreto che sigilla segue a fine partita.
after-sheet-commit = Impronta mostrata prima (SHA-256)
after-sheet-secret = Segreto
after-sheet-algorithm = Metodo
after-sheet-made = Fatto con Rekje, l’arbitro al vostro tavolo.
after-did-taken-back = ripresa
after-did-struck = cancellata
after-entry-sheet = Foglio dei punti
after-sheet-title = Che cosa vuoi fare del foglio dei punti?
after-entry-whose = Di chi era ogni parola
after-entry-games = Le mie partite
after-entry-study = Parole da imparare
after-did-place = mette { $letters }
after-did-claim = dice parole
after-did-free = cede una lettera
after-did-blank = mette una tessera vuota
after-did-knock = bussa invano
after-did-challenge = contesta invano
after-did-bonus = bonus: contestazione invano
after-sheet-what = Il risultato, ogni turno, il tavolo, e chi ha posato che cosa: una sola pagina che basta a sé stessa. Finché la partita è in corso, contiene ciò che tutti possono vedere.
after-sheet-open-page = Apri
after-sheet-print = Stampa
after-sheet-save = Scarica
after-sheet-share = Condividi
after-sheet-cannot-share = Questo browser non può inviare file; scarica il foglio.
after-legend = Chi ha posato che cosa
after-laid-by = posata da { $name }
after-shown = { $word }, di { $name }: { $squares }
after-shown-bare = { $word }, di { $name }
after-series = Partite di questo tavolo
after-series-shared = { $count ->
    [one] una pari
   *[other] { $count } pari
}
after-games-none = Non hai ancora finito una partita su questo server. Dopo, qui ci saranno i tuoi numeri.
after-games-play = Gioca una partita
after-games-uncounted = { $count ->
    [one] Una partita non conta: vi avevi più posti, l’hai solo annotata, o l’ha finita un computer per te.
   *[other] { $count } partite non contano: vi avevi più posti, le hai solo annotate, o le ha finite un computer per te.
}
after-games-kept = Contano le partite finite qui con questo browser, contro persone e computer. «Cancellami» in «Tu e i tuoi dispositivi» cancella anche questi numeri.
after-games-won = { $count } ({ $percent }%)
after-games-kind = { $game }, conteggio: { $scoring }
after-games-against = Contro chi
after-games-over = Partite finite
after-games-all = Mostra tutte e { $count }
after-number-played = Giocate
after-number-won = Vinte
after-number-shared = Pari
after-number-lost = Perse
after-number-alone = In solitario
after-number-rating = Forza
after-number-average = Punteggio medio
after-number-average-place = Casella media
after-number-best = Miglior punteggio
after-number-a-turn = Punti per turno
after-number-letters-a-turn = Caselle per turno
after-number-best-turn = Miglior turno
after-number-longest = Parola più lunga
after-number-bingos = Tutte le tessere posate
after-column-name = Nome
after-column-played = Giocate
after-column-ahead = Davanti
after-column-behind = Dietro
after-column-level = Alla pari
after-column-date = Data
after-column-others = Con
after-column-score = Punti
after-column-result = Esito
after-result-won = vinta
after-result-shared = pari
after-result-lost = persa
after-result-alone = in solitario
after-course = { $name } nel tempo: { $count } partite, da { $least } a { $most }, { $average } in media
after-course-games = { $name }, partita per partita
after-study-looking = Sto rileggendo le tue partite: { $number } di { $count }…
after-study-count = { $count ->
    [one] Una carta, { $due } da fare ora.
   *[other] { $count } carte, { $due } da fare ora.
}
after-study-none = Ancora nessuna carta. Quando avrai finito una partita con una lista di parole, qui arriveranno quelle che ti sono sfuggite.
after-study-done = Per ora hai finito. La prossima carta torna il { $when }.
after-study-kept = Una carta che sapevi torna dopo un giorno, poi dopo 3, 7, 14 e 30 giorni; un’altra dopo dieci minuti. Le carte restano solo in questo browser e spariscono con «Cancellami».
after-study-forget = Dimentica tutte le carte
after-study-box = scomparto { $box }
after-study-better = C’era una parola da { $score }. Quale?
after-study-unseen = Qui nessuno ha visto una parola di { $count } lettere. Quale?
after-study-did = Nella partita:
after-study-show = Mostra la risposta
after-study-knew = La sapevo
after-study-missed = Non la sapevo
after-replay-title = La partita, turno per turno
after-replay-step = Mossa
after-replay-at = { $step } di { $last }
after-replay-first = All’inizio
after-replay-back = Mossa precedente
after-replay-run = Riproduci
after-replay-pause = Ferma
after-replay-next = Mossa successiva
after-replay-last = Alla fine
after-replay-begin = Si pescano le tessere.
