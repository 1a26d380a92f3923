# The line in which everything at a table can be typed
line-title = Riga di comando
line-label = Scrivi una mossa o un comando
line-placeholder = { $example }, aiuto …
line-keys = Ctrl + / porta qui, Esc riporta indietro. La freccia in su richiama le righe precedenti.
line-log = Risposte
line-do = Esegui
line-ask = Che cosa vuoi fare o sapere?
line-no-command = Non c’è un comando «{ $typed }». Scrivi «{ $help }» per sentirli tutti.
line-did-you-mean = Non c’è un comando «{ $typed }». Volevi dire «{ $nearest }»?
line-or-mean = O volevi il comando «{ $nearest }»?
line-several = «{ $typed }» può essere più di un comando: { $commands }.
line-needs = Dopo «{ $command }» manca qualcosa: scrivi per esempio «{ $example }».
line-not-now = «{ $command }» adesso non è possibile.
line-nothing-laid = Non c’è niente di posato da inviare.
line-sent = Fatto.
line-not-sent = Non è arrivato. Riprova.
line-laid = È posato, ma non ancora inviato.
line-laid-send = La tessera vuota è posata. Invio la invia.
line-enter-sends = Premi Invio per inviare.
line-sure-resign = Vuoi davvero abbandonare? Allora scrivi «{ $command }» ancora una volta.
line-said = Tu dici: { $text }
line-other-letter = In { $square } c’è già { $lies }, non { $letter }.
line-lacking = Per questo ti manca una { $letter }.
line-off-board = { $word } esce dal bordo a partire da { $at }.
line-lies-already = { $word } in { $at } non posa nessuna tessera nuova.
line-span = da { $from } a { $to }
line-empty = { $squares } senza tessere
line-row = Riga { $row }: { $squares }.
line-column = Colonna { $column }: { $squares }.
line-no-line = «{ $typed }» non c’è. Le righe vanno da 1 a { $rows }, le colonne da A a { $columns }.
line-word-at = { $word } { $at }
line-board-empty = Sul tabellone non c’è ancora niente.
line-board = { $count ->
    [one] C’è 1 tessera: { $what }.
   *[other] Ci sono { $count } tessere: { $what }.
}
line-square-words = { $square }; fa parte di { $words }.
line-words-of = { $name }: { $words }.
line-not-played = { $word } non è tra le parole posate: { $words }.
line-no-size = Nessuna lettera di misura «{ $typed }» è coperta. Ci sono: { $sizes }.
line-drawing = La pagina pesca le tue lettere.
line-here = c’è
line-not-over = Si può giocare ancora quando questa partita è finita.
line-can = Adesso puoi scrivere: { $commands }.
line-help = { $count } comandi: { $commands }.
line-help-play = Per posare, scrivi { $example }. Le minuscole tra le maiuscole sono jolly.
line-help-bare = Una parola da sola viene posata. Metti = davanti a una parola che è anche un comando, e / davanti a un comando non scritto per intero, per esempio /{ $command }.
line-explained = { $example }: { $about }

# Words of commands. The terminal has the others (screen, heap, lays).
line-command-now = adesso
line-command-rack = leggio
line-command-last = ultima
line-command-clock = orologio
line-command-who = chi
line-command-board = tabellone
line-command-row = riga
line-command-column = colonna
line-command-square = casella
line-command-build = agganci
line-command-tried = prova
line-command-send = invia
line-command-go = vai
line-command-draw = pesca
line-command-say = di
line-command-rematch = rivincita
line-command-for = per
line-command-end = fine

# Other words for commands, and abbreviations, with commas between them; “–” where there is none
line-also-help = h
line-also-now = ora
line-also-rack = l, tessere
line-also-last = u, ultimo
line-also-score = p, punteggio
line-also-clock = o, tempo
line-also-who = c
line-also-board = –
line-also-row = –
line-also-column = col
line-also-square = in
line-also-build = dove
line-also-bag = nascoste
line-also-send = manda
line-also-undo = –
line-also-pass = passo
line-also-exchange = scambia
line-also-challenge = dubbio, obietta
line-also-accept = ok, bene
line-also-knock = bussa
line-also-say = dico, chat
line-also-rematch = ancora

# Examples of what is typed
line-example-say = ciao
line-example-play = 8D SERA
line-example-word = SERA
line-example-lay = R3x2 D4 RAT

# What commands do
line-about-help = tutti i comandi; seguito da un comando, solo quello
line-about-now = a chi tocca, e che cosa puoi fare
line-about-rack = le tue tessere
line-about-last = che cosa è stato posato per ultimo
line-about-score = a che punto sono tutti
line-about-clock = a chi tocca, e quanto tempo resta
line-about-who = chi siede al tavolo, e chi si è allontanato
line-about-board = tutto quello che è posato
line-about-row = una riga, casella per casella
line-about-column = una colonna, casella per casella
line-about-square = che cosa c’è su una casella, e che cosa fa la casella
line-about-words = le parole che ci sono
line-about-build = dove puoi posare
line-about-bag = le tessere che non vedi
line-about-letters = le lettere di tutti
line-about-tried = quello che è posato ma non inviato, e quanto porterebbe
line-about-send = inviare quello che è posato; anche Invio da solo lo fa
line-about-undo = riprendere quello che non è ancora inviato
line-about-go = a una casella del tabellone, anche con la tastiera
line-about-shuffle = mescolare le tue tessere
line-about-sort = ordinare le tue tessere
line-about-pass = saltare il turno
line-about-exchange = cambiare tessere come turno: le loro lettere, ? per un jolly, * per tutte
line-about-buy = comprare tante lettere
line-about-challenge = contestare quello che è stato posato, o solo le parole nominate
line-about-accept = lasciare quello che è stato posato; non aggiungere nulla
line-about-knock = bussare; le parole che seguono sono dette appena puoi
line-about-none = nessuna parola
line-about-done = chiudere il turno
line-about-draw = pescare una lettera di una misura; senza misura la pagina le pesca tutte
line-about-free = dare una delle tue lettere a tutti
line-about-blank = mettere la tua tessera vuota
line-about-say = scrivere nella chat
line-about-resign = abbandonare la partita
line-about-rematch = giocare ancora con le stesse persone
line-about-for = accanto a un foglio dei punti: la riga seguente è di questo giocatore
line-about-end = accanto a un foglio dei punti: chiudere la partita, con quello che resta a ciascuno se conta
