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
operator-quoted = «{ $text }»
operator-closed = (chiusa)
operator-meant = Segnalata
operator-nothing-said = Nella chat non era stato scritto niente.
operator-close = Chiudi
# The name of a button, which begins with what stands on it
operator-named = { $what }: { $name }
operator-ban-days = Escludi per { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }
operator-ban-who = Escludere { $name } per { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }?
operator-ban-more = Questa persona non potrà usare nessun tavolo di questo server; chi cancella i cookie torna come una persona nuova.
operator-bans = Persone escluse
operator-ban = { $name }, fino al { $until } (esclusione { $number })
operator-lift = Revoca
operator-tables = Tavoli
operator-tables-find = Nome o link di un tavolo, o qualcuno che vi siede
operator-tables-newest = Cambiati per ultimi:
operator-no-tables = Su questo server non c’è ancora nessun tavolo.
operator-no-table-found = Nessun tavolo ha «{ $text }» nel nome, e nessuno con quel nome siede a un tavolo.
operator-people = Persone
operator-people-find = Nome di qualcuno
operator-people-newest = Chi è stato qui per ultimo:
operator-no-people = Nessuno si è ancora seduto a un tavolo.
operator-no-person-found = Né a un tavolo né nella sala d’incontro c’è qualcuno con «{ $text }» nel nome.
operator-search = Cerca
operator-found = «{ $text }»: { $count ->
    [one] un risultato
   *[other] { $shown } risultati
 }
operator-more = Mostra altro
operator-damaged = Tavolo danneggiato
# A seat that nobody has taken yet
operator-nobody = posto libero
operator-computer = { $name } (computer)
operator-nameless = Qualcuno senza nome
operator-here = qui adesso
operator-seen = qui l’ultima volta il { $at }
operator-seen-unknown = non si sa quando è stato qui
operator-at = { $count ->
    [0] a nessun tavolo
    [one] a un tavolo
   *[other] a { $shown } tavoli
 }
operator-excluded = Accesso escluso fino al { $until }
operator-exclude = Escludi
operator-exclude-who = Escludere { $name }?
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
operator-did-person-banned = Esclusa una persona (esclusione { $about })
operator-did-ban-lifted = Esclusione { $about } revocata
operator-did-chat-off = Chat spenta per tutti
operator-did-chat-on = Chat riaccesa
operator-lobby-off = Chiudi la sala d’incontro
operator-lobby-on = Riapri la sala d’incontro
operator-did-lobby-off = Sala d’incontro chiusa
operator-did-lobby-on = Sala d’incontro riaperta
