# Venire a un tavolo con un link
seats-invites-you = { $name } ti invita
seats-somebody-invites = Qualcuno ti invita
seats-a-game = Una partita a { $game }?
seats-kept-game = I punti di una partita a { $game }
seats-words = Parole: { $language }
seats-edition = Edizione: { $name }
seats-list = Lista di parole: { $name }
seats-agreed = Che cosa vale qui
seats-option = { $option }: { $value }
seats-yes = sì
seats-no = no
seats-clock-none = Tutto il tempo che si vuole
seats-clock-turn = { $count ->
    [one] Un secondo per turno
   *[other] { $count } secondi per turno
}
seats-clock-minutes = { $count ->
    [one] Un minuto per turno
   *[other] { $count } minuti per turno
}
seats-clock-game = { $added ->
    [0] { $count } min a testa per la partita
   *[other] { $count } min a testa per la partita, e { $added } s in più per turno
}
seats-clock-days = { $count ->
    [one] Un giorno per turno
   *[other] { $count } giorni per turno
}
seats-there = { $count ->
    [one] C’è anche { $names }.
   *[other] Ci sono anche { $names }.
}
seats-computers = { $count ->
    [one] Gioca anche un computer: { $names }.
   *[other] Giocano anche dei computer: { $names }.
}
seats-free = { $count ->
    [one] C’è un altro posto libero.
   *[other] Ci sono altri { $count } posti liberi.
}
seats-phase-waiting = La partita comincia quando ogni posto è preso.
seats-phase-playing = La partita è già in corso.
seats-phase-over = La partita è finita.
seats-no-account = Né account né e-mail: il posto è tuo su questo dispositivo.
seats-watch = Guarda
seats-look-at = Guardala
seats-to-table = Al tavolo
seats-mine = Sei già a questo tavolo.
seats-for-somebody-else = Siedi già a questo tavolo: questo link è per qualcun altro. Mandalo a chi deve giocare con te.
seats-taken = { $name } ha già preso questo posto: il link di un posto vale una volta sola.
seats-computer-sits = A questo posto gioca un computer: { $player }.
seats-this-is-me = Sono io, su un altro dispositivo
seats-ask-anew = Chi ti ha invitato può mandarti un link nuovo.
seats-other-link = Un altro link
seats-have-code = Ho un link o un codice
seats-link = Link o codice
seats-open-link = Aprilo
seats-link-empty = Incolla il link che hai ricevuto, o scrivi il codice che ti hanno detto.
seats-no-invitation = Non è un invito: copia il link intero, da http all’ultima lettera, o scrivi le otto cifre di un codice. In un link c’è /join, e poi un #.
seats-own-code = Con questo codice il dispositivo diventa uno dei tuoi: va scritto nella pagina «Giocare a tuo nome su questo dispositivo».

# Posti liberi, o il cui giocatore se n’è andato
seats-is-free = Questo posto è libero: manda il link a qualcuno.
seats-computer-for-good = Oppure facci giocare un computer, fino alla fine.
seats-computer = Fai giocare un computer
seats-has-left = { $name } manca da { $time }. Il posto non va più tenuto: decidi tu che cosa farne.
seats-arrange-title = In che ordine?
seats-arrange-how = Scegli una tessera, poi spostala.
seats-arrange-left = A sinistra
seats-sort = In ordine alfabetico
seats-hand-seat = Fai giocare un computer al posto mio
seats-hand-choose = scegline uno…
seats-hand-do = Affida il mio posto
seats-explain-again = Spiega di nuovo il gioco
seats-more-title = Che cosa vuoi fare?
seats-other-device = Giocare su un altro dispositivo
seats-type-commands = Scrivere comandi
seats-arrange = Disponi le mie tessere
seats-arrange-right = A destra
seats-ask-resign = Abbandoni davvero?
seats-resign-costs = { $count ->
    [0] La partita allora è finita.
    [one] La partita allora è finita, e vince { $name }.
   *[other] Allora finisci all’ultimo posto, e gli altri continuano.
}
seats-vacation-about = In questi giorni il tuo orologio sta fermo, anche se tocca a te, e gli altri vedono fino a quando non ci sei. La tua prossima mossa mette fine alle vacanze: i giorni non ancora cominciati restano tuoi.
seats-vacation-each = { $count ->
    [0] nessun giorno
    [one] un giorno
   *[other] { $count } giorni
}
seats-vacation-left = { $count ->
    [0] In questa partita non hai più giorni.
    [one] In questa partita ti resta un giorno.
   *[other] In questa partita ti restano { $count } giorni.
}
seats-vacation-days = Giorni, da adesso
seats-vacation-until = Cioè fino a { $when }.
seats-vacation-take = Prendi le vacanze
seats-computer-more = Un computer può continuare. { $name } può tornare e riprendersi il posto in ogni momento.
seats-free-more = Oppure il posto va a qualcun altro, con tessere e punti. { $name } poi non potrà più tornarci.
seats-free-seat = Libera il posto
seats-ask-free = { $name } perde il posto, e puoi invitarci qualcun altro.
seats-nothing-to-do = Per questo posto ora non c’è nulla da decidere: { $name } c’è, o il posto è tenuto ancora un po’.

# La sala d’attesa e gli inviti
seats-table-set = Il tavolo è pronto
seats-begins-taken = { $game }. Si comincia quando tutti i posti sono presi.
seats-begins-ready = { $game }. Si comincia quando tutti sono pronti.
seats-begins-now = { $game }. Si comincia.
seats-who-plays = Chi gioca
seats-ready = si può cominciare
seats-not-ready = non ancora
seats-free-here = Libero
seats-free-opened = Libero. Qualcuno ha aperto il link.
seats-i-am-ready = Per me si comincia
seats-wait-for-me = Aspettatemi
seats-start-with = { $count ->
    [2] Comincia in due
    [3] Comincia in tre
   *[other] Comincia in { $count }
}
seats-or-wait = Oppure aspetta: ti chiamiamo quando qualcuno si siede.
seats-call-me = Chiamami quando qualcuno si siede
seats-isnt-ready = Si aspetta ancora { $name }.
seats-how-we-play = Come si gioca
seats-change = Cambia
seats-was = prima: { $value }
seats-words-name = Parole
seats-edition-name = Edizione
seats-list-name = Lista di parole
seats-tempo = Ritmo
seats-scan = Inquadra l’immagine o manda il link. Ogni posto si prende una volta sola.
seats-invite-link = Link a un posto libero
seats-copy-link = Copia il link
seats-say-code = Di’ piuttosto un codice
seats-say-code-how = Apri { $site } sull’altro dispositivo e scrivilo lì.
seats-code-good = Vale ancora { $time }, per chiunque lo senta.
seats-sat = { $name } è ora al tavolo.
seats-renamed = { $before } ora si chiama { $name }.
seats-named = Qui ora ti chiami { $name }.
seats-said-ready = Per { $name } si può cominciare.
seats-said-wait = { $name } ti chiede di aspettare un momento.
seats-link-opened = Qualcuno ha aperto il link.
seats-changed-to = { $name }: { $value }, { $was }.
seats-change-title = Come si gioca
seats-change-done = Restiamo d’accordo così
seats-change-more = Gli altri vedono che cosa è cambiato, e ridicono che si può cominciare.
seats-all-taken = Tutti i posti sono già presi.
seats-you-are = Ti siedi con il nome { $name }.
seats-other-name = Un altro nome
seats-name-here = Il tuo nome a questo tavolo
seats-take-name = Usa questo nome
seats-computer-here = Oppure un computer
seats-unknown-words = Parole sconosciute
seats-unknown-referee = sono rifiutate
seats-unknown-challenge = si possono contestare
seats-unknown-agree = si votano
seats-judging-referee = Le parole sconosciute sono rifiutate
seats-judging-challenge = Le parole sconosciute si possono contestare
seats-judging-agree = Sulle parole vota il tavolo
seats-spoken-is = Codice: { $code }
seats-spoken-gone = Questo codice non vale più.
seats-spoken-new = Un codice nuovo
# Another person at the table who isn’t decent
seats-others = Gli altri
seats-is-muted = (silenziato)
seats-mute = Silenzia
seats-mute-who = Silenzia { $name }: non vedrai più quello che scrive
seats-unmute = Riattiva
seats-unmute-who = Riattiva { $name }
seats-muted = Hai silenziato { $name }.
seats-unmuted = Hai tolto il silenzio a { $name }.
seats-vote-out = Vota per allontanare
seats-vote-out-who = Vota per allontanare { $name }
seats-vote-out-ask = Bisogna allontanare { $name }?
seats-vote-out-more = Devono votare così tutti gli altri, almeno due. Poi il posto è libero: chi ha aperto il tavolo invita qualcun altro o fa giocare un computer.
seats-vote-counts = Il tuo voto per allontanare { $name } vale finché il posto non è libero.
seats-watchers-away = Manda via chi guarda
seats-watchers-away-ask = Chi guarda deve andare via?
seats-watchers-away-more = Chi guarda adesso non potrà tornare senza un nuovo link.
seats-report = Segnala …
seats-report-who = Segnala { $name } al gestore
seats-report-ask = Che cosa deve sapere il gestore di { $name }?
seats-report-more = Il gestore di questo server riceve: che si tratta di { $name }, qual è il tavolo, { $count ->
    [0] niente della chat, perché nessuno ha scritto
   *[other] le ultime righe della chat come stanno qui
 }, e quello che scrivi qui sotto. Al tavolo nessuno lo viene a sapere.
seats-report-said = Segnala che cosa è stato detto …
seats-report-which = Di quale riga si tratta?
seats-report-line-ask = Che cosa deve sapere il gestore?
seats-report-line-who = chi ha detto «{ $line }»
seats-report-text = Che cosa è successo? (facoltativo)
seats-report-send = Invia
seats-report-sent = La segnalazione è stata inviata.
seats-show-about = Una pagina con un grande tabellone, i giocatori e i loro orologi, e niente da premere. Chi ha questo link può guardare.
seats-show-see-through = Senza sfondo, da mettere sopra un’altra immagine
seats-show-open = Apri la pagina
seats-show-racks = Mostra lì il mio leggio
seats-show-racks-about = I leggii si vedono lì solo quando tutti quelli che giocano sono d’accordo. Chi ha il link allora li vede tutti, subito.
seats-show-agreed = D’accordo finora: { $names }.
seats-open-to-all = Nella sala d’incontro
seats-open-play = Chiunque su questo server può prendere un posto libero
seats-open-watch = Chiunque su questo server può guardare la partita
seats-open-about = Chi è già seduto deve prima accettare che chiunque guardi. Chi guarda non vede nessun leggio.
seats-opened = Chiunque su questo server può prendere un posto libero qui.
seats-opened-watch = Chiunque su questo server può guardare questa partita, senza vedere i leggii.
seats-close-to-all = Non far entrare più nessuno dalla sala
