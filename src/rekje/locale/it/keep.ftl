# Segnare i punti di una partita sul tavolo
keep-line-twice = Questa riga è già scritta.
keep-no-line = Questa riga non c’è (più) nel foglio dei punti.
keep-full = Un foglio dei punti ha al massimo { $most } righe.
keep-no-book = A questo tavolo nessuno segna i punti.
keep-other-words = { $words } ora non è in discussione.
keep-racks-unknown = Nessuno ha detto quali tessere avevano i giocatori: non si possono cercare mosse migliori.
keep-title = Segna i punti di una partita con la scatola
keep-title-more = Voi giocate con la scatola, questo telefono conta: secondo le regole stampate, con un dizionario se si litiga. Anche se la connessione cade per un po’.
keep-start = Inizia il foglio dei punti
keep-lexicon = Il dizionario se si litiga
keep-lexicon-any = nessuno: vale ogni parola
keep-players = Chi siede al tavolo, nell’ordine dei turni
keep-player = Giocatore { $number }
keep-youngest-none = non indicato
keep-who = Di chi è questa riga?
keep-word = La parola
keep-words = Parole, con uno spazio in mezzo
keep-write = Scrivi
keep-change = Cambia
keep-letter = Lettera posata
keep-letter-short = lettera
keep-size = Misura della lettera
keep-size-is = larga { $width }, alta { $height }
keep-sizes-all = altre misure
keep-free = era una lettera libera
keep-token = tessera vuota
keep-letters = Lettere
keep-letter-back = Togli l’ultima lettera
keep-blanks = Jolly?
keep-blank-is = { $letter } è un jolly
keep-hint-square = { $name }: tocca la casella dove comincia la parola.
keep-hint-word = Tocca ancora la casella per girare la parola. Scrivi le lettere.
keep-hint-walk = { $name }: scrivi la parola. Se è disposta diversamente, tocca le sue caselle una dopo l’altra.
keep-hint-letter = { $name }: la lettera posata, o solo parole: altre ancora, o bussando.
keep-hint-lay = Tocca il tabellone dove sta il suo angolo in alto a sinistra.
keep-hint-words = Ora le parole dette da { $name }.
keep-places = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
  }, fino alla casella { $place }
keep-no-points-now = Senza connessione i punti arrivano dopo, quando la riga è stata inviata.
keep-offline = { $count ->
    [0] Nessuna connessione. Puoi continuare: quello che scrivi aspetta su questo dispositivo.
    [one] Nessuna connessione. Una riga aspetta su questo dispositivo; i punti arrivano quando è inviata.
   *[other] Nessuna connessione. { $count } righe aspettano su questo dispositivo; i punti arrivano quando sono inviate.
  }
keep-forgetful = Questo browser non conserva nulla: non chiudere la pagina finché ci sono righe in attesa.
keep-not-here = Nessuna connessione, e questo foglio dei punti non è ancora su questo dispositivo.
keep-begins-here = Nessuna connessione: il foglio comincia su questo dispositivo e andrà al server quando la connessione torna.
keep-not-prepared = Nessuna connessione, e quello che serve per un nuovo foglio non è ancora su questo dispositivo. Apri questa pagina una volta con la connessione: dopo funziona anche senza.
keep-not-secure = Nessuna connessione, e a questo indirizzo il browser non conserva nulla per questi momenti: qui un nuovo foglio può cominciare solo con la connessione, o senza a un indirizzo https.
keep-not-stored = Questo browser non conserva nulla, quindi senza connessione non può cominciare nessun foglio. Libera spazio sul dispositivo, o esci dalla finestra privata.
keep-only-here = Il foglio stesso andrà al server quando la connessione torna.
keep-away-not = Per contestare e correggere serve la connessione. Nel frattempo una parola è stata ritirata? Togli la sua riga e segna un passo.
keep-not-made = Il server non può prendere questo foglio: { $problem } Tutto quello che hai segnato resta su questo dispositivo.
keep-try-again = Riprova
keep-here-still = Solo su questo dispositivo, non ancora sul server:
keep-later = Il resoconto e il link per guardare arrivano quando il foglio è sul server.
keep-delete = Elimina questo foglio
keep-delete-ask = Eliminare questo foglio con tutte le sue righe? È solo su questo dispositivo.
keep-empty = Ancora niente. Tocca chi comincia e scrivi il primo turno.
keep-open-line = Riga { $number }:
keep-total = { $count } in tutto
keep-struck = ripresa
keep-waits = in attesa
keep-drop-waiting = Non inviare { $what }
keep-broken = Non vale più:
keep-undo = Annulla
keep-mending = Stai cambiando: { $what }. Il tabellone è com’era allora.
keep-inserting = Una nuova riga prima di: { $what }. Il tabellone è com’era allora.
keep-no-correction = Le righe precedenti si correggono quando torna la connessione e niente aspetta più.
keep-wish-change = Cambia
keep-wish-pass = Invece ha passato
keep-wish-insert = Nuova riga prima
keep-wish-again = Metti in fondo
keep-wish-drop = Elimina
keep-anew = Tutto ciò che segue viene arbitrato di nuovo.
keep-breaks = { $count ->
    [one] Una riga successiva non vale più
   *[other] { $count } righe successive non valgono più
  }
keep-breaks-kept = Restano nel foglio dei punti, segnalate, finché non le correggi o le elimini.
keep-breaks-yes = Correggi lo stesso
keep-moves = Senza parola, { $name }
keep-exchange-how-many = Quante tessere si cambiano?
keep-free-one = Cedi una lettera
keep-free-which = Quale lettera va accanto al tabellone?
keep-time-up = Tempo scaduto
keep-resigns = { $name } abbandona?
keep-dice = Dadi
keep-dice-which = Hanno bussato in più d’uno: che cosa hanno tirato?
keep-dice-more = Poi scrivi per prime le parole di chi ha fatto il numero più alto.
keep-doubt = { $words }: esiste?
keep-who-doubts = Chi contesta { $words }?
keep-who-objects = Chi si oppone a { $words }?
keep-doubt-more = Ora si guarda nel dizionario. Se non c’è, la parola si riprende.
keep-doubt-words = Quali parole si contestano?
keep-verdict = Chi decide?
keep-verdict-list = il dizionario qui
keep-verdict-stands = abbiamo guardato: la mossa resta
keep-verdict-back = abbiamo guardato: la mossa si riprende
keep-vote-more = Si riprende se più della metà degli altri si oppone.
keep-vote = Conta i voti
keep-glass = Clessidra
keep-glass-turn = Gira la clessidra
keep-glass-again = Da capo
keep-glass-stop = Ferma
keep-glass-length = Quanto dura
keep-glass-over = Tempo scaduto!
keep-end = Chiudi la partita
keep-end-ask = La partita è finita?
keep-end-racks = Che cosa resta a ciascuno? Un punto interrogativo è un jolly; niente vuol dire: non resta nulla.
keep-end-plain = I punti restano come sono.
keep-end-broken = { $count ->
    [one] Una riga non vale più. Non conterà e non entrerà nel resoconto.
   *[other] { $count } righe non valgono più. Non conteranno e non entreranno nel resoconto.
  }
keep-end-rack = A { $name } resta
keep-end-minutes = Minuti iniziati oltre il tempo (solo con l’orologio)
keep-tell-racks = Tessere rimaste
keep-watch = Gli altri possono guardare
keep-opening = Le parole d’apertura di tutti, mostrate insieme. La più lunga comincia.
keep-opening-none = nessuna parola
keep-did-open = apertura: { $words }
keep-did-claim = anche { $words }
keep-did-knock = bussa: { $words }
keep-did-vote-yes = è d’accordo
keep-did-vote-no = si oppone
keep-did-free = cede { $tile }
keep-did-blank = tessera vuota
keep-did-draw = pesca
keep-did-challenge = contesta la parola
keep-did-accept = non ha niente da aggiungere
keep-did-end = fine della partita
keep-line-about = Questa riga è di { $name }.
keep-line-undo = riprendere quello che non è ancora scritto, altrimenti la correzione appena fatta o l’ultima riga
keep-line-exchange = cambiare tante tessere
keep-line-opening = Scrivi le parole d’apertura di tutti, in quest’ordine: { $names }. Un trattino vuol dire: nessuna parola.
keep-line-left-out = { $count ->
    [one] Questa parola non conta: { $words }.
   *[other] Queste parole non contano: { $words }.
  }
keep-line-unread = «{ $typed }» non si legge come una parola. Un trattino vuol dire: nessuna parola.
keep-line-nobody = Qui nessuno si chiama «{ $typed }». Ci sono: { $names }.
keep-line-who-challenges = Scrivi prima chi contesta, con «{ $command }» e il nome.
keep-line-racks = Scrivi che cosa resta a ciascuno, in quest’ordine: { $names }. Un punto interrogativo è un jolly, un trattino vuol dire: non resta nulla.
