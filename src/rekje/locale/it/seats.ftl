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
    [one] { $names } è al tavolo.
   *[other] { $names } sono al tavolo.
}
seats-computers = { $count ->
    [one] Gioca anche un computer: { $names }.
   *[other] Giocano anche dei computer: { $names }.
}
seats-free = { $count ->
    [one] C’è un altro posto libero.
   *[other] Ci sono altri { $count } posti liberi.
}
seats-phase-waiting = Non è ancora cominciata: comincia quando ogni posto è preso.
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
seats-this-device = Ammetti questo dispositivo
seats-code-how = Sul dispositivo con cui siedi al tavolo apri Altro, poi Un altro dispositivo: mostra un codice di otto cifre. Scrivilo qui.
seats-code = Codice
seats-code-figures = Il codice ha otto cifre.
seats-let-in = Fammi entrare
seats-ask-anew = Chi ti ha invitato può mandarti un link nuovo.
seats-other-link = Un altro link
seats-link = Il link
seats-open-link = Aprilo
seats-link-empty = Incolla il link che hai ricevuto.
seats-no-invitation = Non è un invito: copia il link intero, da http all’ultima lettera. In mezzo c’è /join#.

# Un altro dispositivo per un posto
seats-device-how = Inquadra questo con l’altro dispositivo, o apri lì l’indirizzo, e scrivi il codice.
seats-code-is = Codice: { $code }
seats-code-lasts = Vale ancora { $time }, una volta sola.
seats-device-careful = Chi lo scrive vede le tue tessere e gioca per te: non mostrarlo a nessun altro.
seats-code-gone = Questo codice non vale più.
seats-code-new = Un codice nuovo
seats-device-in = L’altro dispositivo è stato ammesso.

# Posti liberi, o il cui giocatore se n’è andato
seats-link-once = Chi lo apre per primo ha il posto; poi il link è consumato.
seats-is-free = Questo posto è libero: manda il link a qualcuno.
seats-computer-for-good = Oppure facci giocare un computer, fino alla fine.
seats-computer = Fai giocare un computer
seats-has-left = { $name } manca da { $time }. Il posto non va più tenuto: decidi tu che cosa farne.
seats-computer-more = Un computer può continuare. { $name } può tornare e riprendersi il posto in ogni momento.
seats-free-more = Oppure il posto va a qualcun altro, con tessere e punti. { $name } poi non potrà più tornarci.
seats-free-seat = Libera il posto
seats-ask-free = { $name } perde il posto, e puoi invitarci qualcun altro.
seats-nothing-to-do = Per questo posto ora non c’è nulla da decidere: { $name } c’è, o il posto è tenuto ancora un po’.

# Another person at the table who isn’t decent
seats-others = Gli altri
seats-is-muted = (silenziato)
seats-mute = Silenzia
seats-mute-who = Silenzia { $name }: non vedrai più quello che scrive
seats-unmute = Riattiva
seats-unmute-who = Riattiva { $name }
seats-vote-out = Vota per allontanare
seats-vote-out-who = Vota per allontanare { $name }
seats-vote-out-more = Devono votare così tutti gli altri, almeno due. Poi il posto è libero: chi ha aperto il tavolo invita qualcun altro o fa giocare un computer.
seats-vote-counts = Il tuo voto per allontanare { $name } vale finché il posto non è libero.
seats-watchers-away = Manda via chi guarda
seats-watchers-away-more = Chi guarda adesso non potrà tornare senza un nuovo link.
seats-report = Segnala …
seats-report-who = Segnala { $name } al gestore
seats-report-more = Il gestore di questo server riceve: che si tratta di { $name }, qual è il tavolo, { $count ->
    [0] niente della chat, perché nessuno ha scritto
   *[other] le ultime righe della chat come stanno qui
 }, e quello che scrivi qui sotto. Al tavolo nessuno lo viene a sapere.
seats-report-text = Che cosa è successo? (facoltativo)
seats-report-send = Invia
seats-report-sent = La segnalazione è stata inviata.
