# Il server, e ciò che dice al browser
serve-address = Rekje è aperto su { $address }
serve-address-others = Gli altri nella tua rete entrano da { $address }
serve-stop = Ctrl-C lo ferma; ogni partita è salvata.
serve-port = La porta { $port } su { $host } non è disponibile: forse la usa un altro programma. Provane un’altra con --port.
serve-host = Non c’è un indirizzo { $host } dove ascoltare; per esempio 127.0.0.1, o 0.0.0.0 per tutti nella tua rete.
serve-url = «{ $url }» non è un indirizzo come https://rekje.example.org.
serve-exported = { $count ->
    [one] 1 tavolo scritto
   *[other] { $count } tavoli scritti
} in { $file }.
serve-imported = { $count ->
    [one] 1 tavolo aggiunto
   *[other] { $count } tavoli aggiunti
}; già presenti: { $there }.
serve-archive = Questo file non contiene tavoli scritti da «rekje export»; non è stato aggiunto nulla.
serve-database-file = Il database { $path } non si può aprire.
serve-database-newer = Il database è stato scritto da un Rekje più recente (passo { $revision }): prima aggiorna Rekje.
serve-database-none = Non c’è nessun database { $path }: qui non si è ancora giocato con «rekje serve».
serve-disk-full = Il disco è pieno: per { $folder } restano { $free } byte liberi. Fai spazio e riprova.
serve-database-locked = Il database { $path } è bloccato da un altro programma. Chiudilo e riprova.
serve-database-unwritable = Non si può scrivere nel database { $path }: { $reason }.
serve-held = Il processo { $pid } usa { $folder } dal { $since }, e solo uno può scriverci. Fermalo prima, oppure indica un’altra cartella con --data.
serve-held-at = Il processo { $pid } serve { $folder } su { $address } dal { $since }, e solo uno può scriverci. Fermalo prima, oppure indica un’altra cartella con --data.
serve-held-unknown = Un altro processo usa { $folder }, e solo uno può scriverci. Fermalo prima, oppure indica un’altra cartella con --data.
serve-store-full = Ora non si può salvare nulla: il disco del server è pieno.
serve-store-slow = Ora non si può salvare nulla: l’archivio non risponde in tempo.
serve-store-unwritable = Ora non si può salvare nulla.
serve-table-damaged = Questo tavolo non si apre: ciò che ne è conservato è danneggiato. Chi gestisce il server è stato avvertito; tutti gli altri tavoli vanno avanti.
serve-row-damaged = La riga del tavolo { $table } è danneggiata nel database.
serve-computer-stuck = { $name } ora non può giocare: c’è qualcosa che non va con questo computer. Si riprova da solo; chi ha creato il tavolo può anche affidare il posto a un altro computer.
serve-computer-simpler = Qui i computer non riescono a leggere ciò che hanno imparato e si regolano solo sulle lettere. Chi gestisce il server è stato avvertito.
serve-store-damaged = Il tavolo { $table } è danneggiato nel database, dall’evento { $version } in poi.
serve-no-table = Per te questo tavolo non c’è: chiedi il link.
serve-no-link = Questo link non porta (più) da nessuna parte.
serve-no-page = Qui non c’è niente.
serve-not-here = Si possono disegnare solo i link di questo sito.
serve-not-yours = Non è il tuo posto.
serve-seat-computer = A questo posto gioca un computer: prima riprendilo.
serve-waiting = La partita non è ancora cominciata: manca qualcuno.
serve-moved-on = Nel frattempo la partita è andata avanti: riguarda.
serve-try-again = Stavolta non ha funzionato; non è cambiato nulla. Riprova.
serve-failed = Qualcosa è andato storto da noi.
serve-other-site = Questa richiesta veniva da un altro sito.
serve-message-form = Questo messaggio non ha la forma giusta.
serve-message-long = È troppo lungo: al massimo { $most } byte.
serve-hello-first = Il primo messaggio dev’essere un saluto.
serve-too-fast = È troppo in una volta: aspetta un momento.
serve-full = A questo tavolo c’è già troppa gente.
serve-too-many-tables = Hai { $most } tavoli non finiti: prima finiscine qualcuno.
serve-too-many-links = Questo tavolo ha già troppi link.
serve-no-rematch = La rivincita è per chi ha appena finito una partita.
serve-not-over = Ci si può tornare sopra quando la partita è finita.
serve-chat-off = La chat di questo tavolo è spenta.
serve-chat-seats = Qui parla solo chi gioca.
serve-do-open = aprire
serve-do-play = posare una parola
serve-do-exchange = cambiare
serve-do-buy = comprare
serve-do-pass = passare
serve-do-resign = abbandonare
serve-do-challenge = contestare
serve-do-accept = accettare
serve-do-vote = votare
serve-do-time-up = tempo scaduto
serve-do-draw = pescare
serve-do-place = mettere una lettera
serve-do-claim = dire parole
serve-do-free = cedere una lettera
serve-do-blank = mettere la tessera vuota
serve-do-swap = scambiare una tessera vuota
serve-do-knock = bussare
serve-busy = Il server è occupato in questo momento: riprova tra poco.
serve-other-host = Questo sito non si chiama { $host }: usa l’indirizzo indicato all’avvio, oppure fai accettare il nome (--accept-host).
serve-proxy = { $address } non è un indirizzo IP: indica l’indirizzo del proxy.
