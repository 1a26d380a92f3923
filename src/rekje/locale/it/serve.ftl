# Il server, e ciò che dice al browser
serve-address = Rekje è aperto su { $address }
serve-address-others = Gli altri nella tua rete entrano da { $address }
serve-unbuilt = Questo Rekje è stato installato senza la pagina per il browser: su { $address } c’è solo ciò che chiedono i programmi. In un clone «make run» costruisce la pagina.
serve-lexicons = { $count ->
    [one] Al tavolo è offerta una lista di parole tua
   *[other] Al tavolo sono offerte { $count } liste di parole tue
}, da { $folder }
serve-own-players = Tuoi giocatori: { $names }.
serve-stop = Ctrl-C lo ferma; ogni partita è salvata.
serve-port = La porta { $port } su { $host } non è disponibile: forse la usa un altro programma. Provane un’altra con --port.
serve-host = All’indirizzo { $host } non si può aprire un server; usa per esempio 127.0.0.1, o 0.0.0.0 per tutti nella tua rete.
serve-url = «{ $url }» non è un indirizzo come https://rekje.example.org.
serve-backed-up = { $count ->
    [one] 1 tavolo copiato
   *[other] { $count } tavoli copiati
} in { $file } ({ $megabytes } MB); la copia è stata controllata.
serve-backup-postgres = I tavoli sono in PostgreSQL, che ha strumenti propri per le copie di sicurezza: pg_dump --format=custom --file={ $file } con l’indirizzo del database. Anche «rekje export» funziona lì.
serve-backup-damaged = Il database { $path } è danneggiato e non è stata fatta nessuna copia: { $reason }. «rekje doctor» dice di più.
serve-exported = { $count ->
    [one] 1 tavolo scritto
   *[other] { $count } tavoli scritti
} in { $file }.
serve-imported = { $count ->
    [one] 1 tavolo aggiunto
   *[other] { $count } tavoli aggiunti
}; già presenti: { $there }.
serve-archive = Questo file non contiene tavoli scritti da «rekje export»; non è stato aggiunto nulla.
serve-archive-checksum = Questo file è stato cambiato o rovinato da quando «rekje export» l’ha scritto: la somma di controllo non torna. Non è stato aggiunto nulla; prendi un’altra copia.
serve-database-file = Il database { $path } non si può aprire.
serve-database-newer = Il database è stato scritto da un Rekje più recente (passo { $revision }): prima aggiorna Rekje.
serve-database-foreign = Il database contiene tabelle di un altro programma: dai a Rekje un database suo.
serve-database-none = Non c’è nessun database { $path }: qui non si è ancora giocato con «rekje serve».
serve-disk-full = Il disco è pieno: per { $folder } restano { $free } byte liberi. Fai spazio e riprova.
serve-database-locked = Il database { $path } è bloccato da un altro programma. Chiudilo e riprova.
serve-database-unwritable = Non si può scrivere nel database { $path }: { $reason }.
serve-database-folder = Non si può scrivere in { $folder }: senza di ciò non si può leggere un database che non è stato chiuso correttamente.
serve-held = Il processo { $pid } usa { $folder } dal { $since }, e solo uno può scriverci. Fermalo prima, oppure indica un’altra cartella con --data.
serve-held-at = Il processo { $pid } serve { $folder } su { $address } dal { $since }, e solo uno può scriverci. Fermalo prima, oppure indica un’altra cartella con --data.
serve-held-unknown = Un altro processo usa { $folder }, e solo uno può scriverci. Fermalo prima, oppure indica un’altra cartella con --data.
serve-postgres-address = Questo non è l’indirizzo di un database PostgreSQL: ha la forma postgresql://rekje@localhost/rekje, e «sqlite» è il file della cartella.
serve-postgres-package = Per PostgreSQL serve un pacchetto in più: installa «rekje[postgres]» con pip.
serve-telemetry-package = OTEL_EXPORTER_OTLP_ENDPOINT chiede le tracce, che hanno bisogno di altri pacchetti: installa «rekje[telemetry]» con pip, oppure togli la variabile.
serve-postgres-away = Il database { $place } non si raggiunge: { $reason }.
serve-postgres-refused = Il database { $place } rifiuta: { $reason }.
serve-postgres-slow = Il database { $place } non risponde in tempo.
serve-postgres-full = Il disco del database { $place } è pieno. Fai spazio e riprova.
serve-postgres-held = Un altro Rekje usa il database { $place } dal { $since }. Durante un’importazione nessun altro può scriverci: ferma prima i server, oppure aspetta che l’importazione sia finita.
serve-postgres-version = Il database { $place } è PostgreSQL { $found }; Rekje vuole { $least } o più recente.
serve-postgres-encoding = Il database { $place } conserva i testi in { $encoding }, a cui mancano lettere: creane uno con createdb --template=template0 --encoding=UTF8 { $database }.
serve-work-ready = { $count ->
    [one] Un processo pensa
   *[other] { $count } processi pensano
} per { $place }. Ctrl-C lo ferma; a ciò che era in corso pensano gli altri.
serve-work-alone = «rekje work» pensa per i server su un database PostgreSQL: indicalo con --database. Un server che usa il file nella sua cartella dei dati pensa da sé.
serve-work-older = Il database è di un Rekje precedente: avvia prima un server di questa versione, che lo aggiorna.
serve-store-full = Ora non si può salvare nulla: il disco del server è pieno.
serve-store-slow = Ora non si può salvare nulla: l’archivio non risponde in tempo.
serve-store-unwritable = Ora non si può salvare nulla.
serve-schema-older = Ora non si può salvare nulla: il database ha una forma più vecchia di quella che serve a questo Rekje. Riavvia il server: lo porterà alla forma più recente.
serve-leaving = Questo server sta per fermarsi. Riprova tra un attimo.
serve-table-damaged = Questo tavolo non si apre: ciò che ne è conservato è danneggiato. Chi gestisce il server è stato avvertito; tutti gli altri tavoli vanno avanti.
serve-row-damaged = La riga del tavolo { $table } è danneggiata nel database.
serve-computer-stuck = { $name } ora non può giocare: c’è qualcosa che non va con questo computer. Si riprova da solo; chi ha creato il tavolo può anche affidare il posto a un altro computer.
serve-computer-simpler = Qui i computer non riescono a leggere ciò che hanno imparato e si regolano solo sulle lettere. Chi gestisce il server è stato avvertito.
serve-store-damaged = Il tavolo { $table } è danneggiato nel database, dall’evento { $version } in poi.
serve-store-unfoldable = Gli eventi del tavolo { $table } non fanno una partita.
serve-left-out = Tralasciato: { $problem }
serve-doctor-well = bene
serve-doctor-wrong = male
serve-doctor-no-folder = La cartella { $folder } non c’è ancora; nasce quando parte il server.
serve-doctor-no-rights = Non hai i permessi per { $folder }.
serve-doctor-open-folder = Chiunque su questa macchina può guardare nella cartella { $folder }.
serve-doctor-folder = Nella cartella { $folder } si può leggere e scrivere.
serve-doctor-room = Sul suo disco restano { $megabytes } MB liberi.
serve-doctor-nobody = Ora nessuno usa la cartella.
serve-doctor-holder = Il processo { $pid } usa la cartella dal { $since }.
serve-doctor-no-database = Non c’è ancora un database; nasce quando parte il server.
serve-doctor-file = Secondo SQLite il file è danneggiato: { $reason }.
serve-doctor-schema = Il database è al passo { $found }, il più recente è { $newest }.
serve-doctor-no-schema = Il database è vuoto: non ha uno schema.
serve-doctor-newest = Il database ha la forma più recente ({ $revision }).
serve-doctor-tables-none = Non c’è ancora nessun tavolo salvato.
serve-doctor-tables = { $count ->
    [one] L’unico tavolo salvato è leggibile.
   *[other] Tutti i { $count } tavoli sono leggibili.
}
serve-doctor-no-engine = Manca il motore.
serve-doctor-engine = Il motore c’è, nella versione { $version }.
serve-doctor-no-page = Manca la pagina costruita.
serve-doctor-page = La pagina c’è, integra e nella versione { $version }.
serve-doctor-learned = Tutti i { $count } file di valori imparati sono integri, secondo le somme di controllo.
serve-doctor-words = Le liste di parole di tutte le { $count } lingue sono integre, secondo le somme di controllo.
serve-doctor-values = La forza dei computer e le probabilità di vincere sono leggibili.
serve-doctor-do-rights = Dai i permessi all’utente che fa girare il server.
serve-doctor-do-close = Togli i permessi agli altri (chmod 700).
serve-doctor-do-room = Fai spazio sul disco.
serve-doctor-do-restore = Ferma il server e rimetti una copia di riserva del database.
serve-doctor-do-update = Avvia una volta il server con il Rekje più recente: aggiorna il database, dopo averne fatto una copia.
serve-doctor-do-table = Riprendi questo tavolo da un’esportazione, o lascialo così: tutti gli altri vanno avanti.
serve-doctor-do-install = Reinstalla Rekje.
serve-doctor-cache = La cache delle liste di parole { $folder } è scrivibile e integra.
serve-doctor-cache-rights = Non si può scrivere nella cache delle liste di parole { $folder }: le liste vengono preparate da capo a ogni avvio.
serve-doctor-cache-damaged = { $file }, nella cache delle liste di parole, è danneggiato.
serve-doctor-do-cache = Dai a questo account il diritto di scriverci, o imposta REKJE_CACHE su un’altra cartella.
serve-doctor-do-nothing = Viene rifatto appena serve.
serve-doctor-do-learn = Cancella il file se l’hai imparato qui; altrimenti reinstalla Rekje.
serve-doctor-warning = attenzione
serve-doctor-failed = Il controllo «{ $check }» è fallito ({ $reason }).
serve-doctor-python = Python { $version } con SQLite { $sqlite } è abbastanza recente.
serve-doctor-python-old = Python { $version } è troppo vecchio; a Rekje serve { $least }.
serve-doctor-do-python = Installa un Python più recente, e Rekje con quello.
serve-doctor-packages = I { $count } pacchetti che servono a Rekje ci sono tutti.
serve-doctor-no-packages = Mancano pacchetti, o sono troppo vecchi: { $packages }.
serve-doctor-program = Server e terminale si possono caricare.
serve-doctor-no-part = La parte «{ $part }» non si può caricare.
serve-doctor-files = File installati controllati e invariati: { $count }.
serve-doctor-file-missing = Manca il file installato { $file }.
serve-doctor-file-changed = Il file installato { $file } è stato modificato.
serve-doctor-engine-version = Il motore ha la versione { $found }, Rekje stesso la { $version }.
serve-doctor-page-unknown = La pagina non dice che versione ha.
serve-doctor-page-version = La pagina ha la versione { $found }, Rekje stesso la { $version }.
serve-doctor-page-older = La pagina è stata costruita da altri sorgenti: capisce messaggi diversi da quelli di questo server.
serve-doctor-page-damaged = Il file { $file } della pagina manca o è danneggiato.
serve-doctor-settings = Le impostazioni in { $folder } sono leggibili, o non ce ne sono.
serve-doctor-do-settings = Correggi il file o cancellalo: fino ad allora il server non parte.
serve-doctor-lists = Liste di parole tue, leggibili in { $folder }: { $count }.
serve-doctor-do-lists = Indica un’altra cartella: lexicons in settings.toml, o REKJE_LEXICONS.
serve-doctor-not-folder = { $folder } non è una cartella.
serve-doctor-do-folder = Indica un’altra cartella con --data, o sposta quel file.
serve-doctor-database = SQLite non trova nulla che non va nel database.
serve-doctor-postgres = PostgreSQL { $version } risponde su { $place }, con tutti i diritti.
serve-doctor-postgres-rights = All’utente di { $place } mancano diritti: { $rights }.
serve-doctor-do-grant = Rendi quell’utente proprietario del database.
serve-doctor-do-postgres = Avvia PostgreSQL, oppure correggi l’indirizzo: database in settings.toml, o REKJE_DATABASE.
serve-doctor-no-copy = Un arresto improvviso ha lasciato aperto il database, e non si può copiarlo per guardarlo: { $reason }.
serve-doctor-do-copy = Fai spazio per i file temporanei, o avvia una volta il server.
serve-doctor-do-upgrade = L’ha scritto un Rekje più recente: installa quello.
serve-doctor-games-none = Non c’è ancora nessuna partita del terminale salvata.
serve-doctor-games = { $count ->
    [one] L’unica partita del terminale è leggibile.
   *[other] Tutte le { $count } partite del terminale sono leggibili.
}
serve-doctor-game-torn = Un arresto improvviso ha troncato l’ultima riga della partita { $table }: riprende da prima.
serve-doctor-do-game = Cancella il suo file nella cartella «tables», o lascialo così: tutte le altre vanno avanti.
serve-doctor-clock = L’orologio è regolato ({ $now }).
serve-doctor-clock-unset = L’orologio non è regolato: segna { $now }.
serve-doctor-clock-behind = L’orologio segna { $now }, ma qualcosa è stato salvato alle { $last }.
serve-doctor-do-clock = Ferma il server, regola l’orologio e riavvialo.
serve-doctor-port-free = La porta { $port } è libera.
serve-doctor-port-own = Sulla porta { $port } il processo { $pid } serve questa cartella, e risponde.
serve-doctor-port-silent = Il processo { $pid } dovrebbe rispondere sulla porta { $port }, e non lo fa.
serve-doctor-do-again = Fermalo e riavvialo.
serve-doctor-port-rekje = Sulla porta { $port } ascolta un altro Rekje.
serve-doctor-port-other = Sulla porta { $port } ascolta un altro programma.
serve-doctor-do-port = Fermalo, o scegli un’altra porta con --port.
serve-doctor-do-port-any = Senza --port il server ne prende da solo un’altra.
serve-doctor-port-forbidden = Non hai il permesso di ascoltare sulla porta { $port }.
serve-doctor-do-port-high = Scegli una porta oltre 1023, e metti davanti un proxy.
serve-doctor-address = Gli inviti danno l’indirizzo { $address }.
serve-doctor-address-local = Solo questo computer raggiunge { $address }.
serve-doctor-do-everywhere = Per gli amici della tua rete avvia il server con --host 0.0.0.0.
serve-doctor-address-none = Questa macchina non ha un indirizzo in una rete.
serve-doctor-do-network = Collegala alla rete se devono venire amici.
serve-doctor-address-loopback = { $address } porta ogni dispositivo a sé stesso, non a questo server.
serve-doctor-do-public = Indica con --public-url il nome che usano gli altri.
serve-doctor-address-plain = { $address } non è cifrato: lungo la strada altri possono leggere.
serve-doctor-do-tls = Metti davanti un proxy con TLS, e dai l’indirizzo con https.
serve-doctor-pictures = Le immagini da condividere hanno lettere: c’è un carattere.
serve-doctor-no-font = Questa macchina non ha nessuno dei caratteri con cui disegniamo: le immagini da condividere non hanno lettere.
serve-doctor-do-font = Installane uno, come fonts-dejavu-core su Debian.
serve-doctor-terminal = Il terminale ha { $columns } × { $lines } caratteri, colori e { $encoding }.
serve-doctor-terminal-plain = Il terminale ha { $columns } × { $lines } caratteri e { $encoding }, senza colori; al loro posto ci sono segni.
serve-doctor-terminal-small = Il terminale ha solo { $columns } × { $lines } caratteri.
serve-doctor-do-window = Ingrandisci la finestra per «rekje play»: 80 × 24.
serve-doctor-terminal-signs = L’output usa { $encoding }, in cui mancano segni che servono al tabellone.
serve-doctor-do-utf8 = Imposta PYTHONIOENCODING o il terminale su UTF-8.
serve-doctor-terminal-none = L’output va in un file o a un programma; il terminale non è stato guardato.
serve-doctor-nothing = Va tutto bene.
serve-doctor-sum = { $count ->
    [one] Una cosa non va.
   *[other] { $count } cose non vanno.
}
serve-doctor-bundle = { $file } si può allegare a una segnalazione: non contiene nomi, tavoli o indirizzi, né tessere o chiavi.
serve-no-table = Questo tavolo non ti è aperto: chiedi il link.
serve-no-link = Questo link non porta (più) da nessuna parte. Chiedine uno nuovo a chi te l’ha dato.
serve-no-page = Qui non c’è niente.
serve-no-game = Qui non c’è nessun gioco chiamato «{ $name }».
serve-not-here = Si possono disegnare solo i link di questo sito.
serve-hint-turn = I suggerimenti sono per chi può giocare adesso.
serve-not-yours = Non è il tuo posto.
serve-seat-taken = Il posto di «{ $name }» è già preso: il suo link vale una volta sola. Puoi guardare; oppure, se sei tu, aggiungere questo dispositivo: apri Tu sull’altro.
serve-seat-second = Sei già a questo tavolo, come { $name }: questo link è per qualcun altro.
serve-seat-held = Quel posto è tenuto per il suo giocatore; si può liberare dopo { $minutes } min di assenza.
serve-begun = Questo si può decidere solo prima della partita, e questa è già cominciata.
serve-too-few-seats = Per questo devono essere presi almeno { $count } posti.
serve-not-ready = { $name } non ha ancora detto di essere a posto: la partita può cominciare quando lo sono tutti al tavolo.
serve-all-seats-taken = Tutti i posti sono già presi. Puoi guardare, o giocare la prossima partita.
serve-invitation-code-wrong = Nessun invito ha questo codice, oppure è scaduto: un codice vale dieci minuti. Chiedine uno nuovo, o il link.
serve-code-wrong = Il codice non è giusto, o non più: fanne mostrare uno nuovo sull’altro tuo dispositivo.
serve-code-tries = Troppi codici sbagliati da qui: riprova tra { $minutes } minuti.
serve-devices-many = Hai già { $most } dispositivi: prima togline uno.
serve-no-device = Non hai un dispositivo così.
serve-not-muted = Non hai silenziato questa persona, o non più.
serve-not-seen = Questa persona non si vede più qui.
serve-device-same = Questo dispositivo è già tuo.
serve-device-last = Solo questo dispositivo porta ancora alle tue partite: prima crea un codice di recupero o una passkey, oppure cancella tutto.
serve-no-passkey = Non hai una passkey così.
serve-passkeys-many = Hai già { $most } passkey: prima togline una.
serve-passkey-address = Le passkey funzionano solo a un indirizzo https con un nome, o a localhost, non a questo indirizzo.
serve-passkey-failed = Non è stato possibile verificare la passkey; non è cambiato nulla. Riprova.
serve-passkey-unknown = Questa passkey qui non è conosciuta, o non lo è più.
serve-settings-long = Sono troppe impostazioni: al massimo { $most } byte.
serve-seat-computer = A questo posto gioca un computer: prima riprendilo.
serve-waiting = La partita non è ancora cominciata: manca qualcuno.
serve-moved-on = Nel frattempo la partita è andata avanti: riguarda.
serve-try-again = Stavolta non ha funzionato; non è cambiato nulla. Riprova.
serve-failed = Qualcosa è andato storto da noi.
serve-other-site = Questa richiesta veniva da un altro sito.
serve-message-form = Questo messaggio non ha la forma giusta.
serve-message-long = È troppo lungo: al massimo { $most } byte.
serve-hello-first = Il primo messaggio dev’essere un saluto.
serve-too-fast = È troppo in una volta: riprova tra { NUMBER($seconds, useGrouping: 0) } s.
serve-full = A questo tavolo c’è già troppa gente che guarda.
serve-too-many-tables = Hai { $most } tavoli non finiti: prima finiscine qualcuno.
serve-too-many-links = Questo tavolo ha già troppi link.
serve-no-rematch = La rivincita è per chi ha appena finito una partita.
serve-not-over = Ci si può tornare sopra quando la partita è finita.
serve-chat-off = La chat di questo tavolo è spenta.
serve-chat-seats = Qui parla solo chi gioca.
serve-do-open = scegliere una parola
serve-do-play = posare una parola
serve-do-exchange = cambiare
serve-do-buy = comprare
serve-do-pass = passare
serve-do-resign = abbandonare
serve-do-challenge = contestare
serve-do-accept = accettare
serve-do-vote = votare
serve-do-time-up = tempo scaduto
serve-do-end = finire la partita
serve-do-vacation = andare in vacanza
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
serve-many-sockets = Hai troppe pagine aperte ai tavoli (più di { $most }): chiudine qualcuna.
serve-settings-toml = { $file } non ha la forma di TOML: { $problem }.
serve-settings-name = { $file } contiene «{ $name }» sotto [{ $table }], che non è un’impostazione. Le impostazioni sono { $known }.
serve-settings-unknown = { $file } contiene «{ $name }», che non è un’impostazione. Le impostazioni sono { $known }.
serve-settings-value = { $file }: il valore di «{ $name }» non va bene. Si scrive così: { $example }
serve-settings-language = La lingua «{ $language }» in { $file } non c’è: deve essere una tra { $languages }.
serve-removed = Sei stato allontanato da questo tavolo.
serve-vote-few = Solo altre { $count } persone o più, insieme, possono allontanare qualcuno con un voto, e qui non giocano in tante.
serve-forgotten = Ex giocatore
serve-chat-off-here = Il gestore di questo server ha spento la chat.
serve-banned = Il gestore di questo server ti ha escluso ancora per { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }; puoi comunque cancellare i tuoi dati.
serve-not-operator = Può farlo solo il gestore: «rekje operator» mostra un link per accedere.
serve-operator-link = Questo link non vale, o non vale più: ognuno vale una volta, per 10 minuti, finché il server è acceso. «rekje operator» ne mostra uno nuovo.
serve-no-report = Questa segnalazione non c’è più.
serve-no-line = Nella chat non c’è una riga così da segnalare.
serve-table-removed = Il gestore di questo server ha rimosso questo tavolo.
serve-operator-none = Su { $folder } non gira nessun server: avvia prima «rekje serve» con la stessa cartella.
serve-operator-unreadable = La chiave del gestore in { $folder } non si può leggere: esegui il comando come l’utente che fa girare il server.
serve-operator-here = Con questo link accedi come gestore, una volta, entro { $minutes } minuti. Non darlo a nessuno.
serve-lobby-off = Questo server al momento non ha una sala d’incontro.
serve-lobby-set-off = Secondo le impostazioni questo server non ha una sala d’incontro: lobby = «off». Cambiale e riavvia il server.
serve-lobby-word = Per vedere la sala, di’ prima la parola d’ordine di questo club.
serve-lobby-word-wrong = Non è la parola d’ordine. Chiedila a chi ti ha parlato di questo club.
serve-lobby-no-word = Con lobby = «word» al server serve anche la parola: lobby-word = «…».
serve-lobby-word-unused = Una parola per la sala si chiede solo con lobby = «word», e ora è «{ $mode }».
serve-offer-closed = Questo tavolo non è aperto a tutti, o non lo è più.
serve-offer-taken = Qualcuno è stato più svelto: tutti i posti sono presi.
serve-offer-unrated = Questa offerta è per una certa forza, e in questo gioco non ne hai ancora una. Gioca prima qualche partita contro il computer, o scegli un’altra offerta.
serve-offer-rating = Questa offerta è per un’altra forza; la tua è { $rating }.
serve-rating-range = Nessuna forza è almeno { $least } e al massimo { $most }.
serve-opening-kept = Il foglio dei punti di un gioco in scatola non si può aprire a tutti.
