operator-title = Pagina del gestore
operator-counts = { $tables ->
    [one] Un tavolo
   *[other] { $tables } tavoli
 } su questo server. Adesso { $people ->
    [one] c’è una persona
   *[other] ci sono { $people } persone
 } a un tavolo, con { $connections ->
    [one] una connessione
   *[other] { $connections } connessioni
 }.
operator-again = Aggiorna
operator-chat-off = Spegni la chat per tutti
operator-chat-on = Riaccendi la chat
operator-sign-out = Esci
operator-reports = Segnalazioni
operator-no-reports = Nessuno ha segnalato niente.
operator-report = Segnalazione { $number }, su { $name }
operator-closed = (chiusa)
operator-nothing-said = Nella chat non era stato scritto niente.
operator-close = Chiudi
operator-close-which = Chiudi la segnalazione { $number }
operator-ban-days = Escludi per { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }
operator-ban-who = Escludere { $name } per { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }?
operator-ban-more = Questo browser non potrà usare nessun tavolo di questo server; chi cancella i cookie torna come una persona nuova.
operator-bans = Persone escluse
operator-ban = Esclusione { $number }, fino al { $until }
operator-lift = Revoca
operator-lift-which = Revoca l’esclusione { $number }
operator-tables = Tavoli cambiati per ultimi
operator-phase-waiting = prima della partita
operator-phase-playing = in gioco
operator-phase-over = finita
operator-connected = { $count ->
    [one] una connessione
   *[other] { $shown } connessioni
 }
operator-remove = Rimuovi
operator-remove-which = Rimuovi il tavolo { $name }
operator-remove-more = La partita e la sua chat vengono cancellate, e chi è lì viene avvisato. Non si può annullare.
operator-errors = Avvisi ed errori nel registro
operator-no-errors = Nessuno.
operator-audit = Che cosa hanno fatto i gestori
operator-no-audit = Ancora niente.
operator-did-signed-in = Accesso
operator-did-table-removed = Tavolo { $about } rimosso
operator-did-report-closed = Segnalazione { $about } chiusa
operator-did-banned = Esclusa la persona della segnalazione { $about }
operator-did-ban-lifted = Esclusione { $about } revocata
operator-did-chat-off = Chat spenta per tutti
operator-did-chat-on = Chat riaccesa
operator-lobby-off = Chiudi la sala d’incontro
operator-lobby-on = Riapri la sala d’incontro
operator-did-lobby-off = Sala d’incontro chiusa
operator-did-lobby-on = Sala d’incontro riaperta
