# La pagina
web-home = Pagina iniziale
web-menu-title = Dove vuoi andare?
web-menu = Menu
web-language = Lingua
web-guide = Come si gioca
web-have-code = Ho un codice
web-new = Nuovo tavolo
web-loading = Un momento…
web-lost = La connessione è caduta. Continuo a provare; la tua mossa non va persa.
web-offline = Il server non risponde. Riprova tra poco.
web-trouble = Non ha funzionato. Riprova.
web-no-table = Questo tavolo non ti è aperto. Fatti ridare il link.
web-close = Chiudi
web-cancel = Annulla
web-all = Tutto
web-none = Niente

# L’inizio
web-keep = Foglio dei punti per la scatola
web-phase-waiting = aspetta giocatori
web-phase-playing = in corso
web-phase-over = finito
web-me = Tu e i tuoi dispositivi
web-which-game = Gioco
web-players-count = da { $least } a { $most } giocatori
web-which-words = Lingua ed edizione
web-word-language = Lingua delle parole
web-edition = Edizione
web-edition-nl-early = prima stampa
web-edition-nl-late = stampa successiva
web-edition-nl = tessere dal 1998
web-edition-nl-ij = tessere di prima del 1998, con IJ
web-list = Lista di parole
web-list-usual = quella solita
web-list-about = { $words } parole, da { $source }
web-printed = originale
web-extension = adattata
web-who-plays = Chi gioca?
web-seat-me = Io
web-seat-friend = Qualcuno, con un link
web-seat-computer = Il computer
web-seat-here = Qualcuno su questo dispositivo
web-seat-number = Posto { $number }
web-seat-called = { $seat }, { $name }
web-seat-kind = { $seat }: chi
web-seat-level = { $seat }: quanto forte
web-seat-name = { $seat }: nome
web-remove-seat = Togli { $seat }
web-add-seat = Aggiungi un giocatore
web-name = Il tuo nome
web-name-later = sceglierà il proprio nome
web-youngest = Il più giovane è
web-by-lot = non indicato: decide la sorte
web-options = Regole scelte
web-as-on-sheet = Come sul foglio stampato
web-as-on-sheet-more = imposta tutto come sul foglio di questa edizione
web-start = Al tavolo
web-join-title = Ti aspettano a un tavolo
web-share-play = Giochi una partita a { $game } con me?
web-share-watch = Qui puoi guardare una partita a { $game }
web-join = Siediti e gioca
web-code-go-on = Continua lì con questo codice

# Opzioni
web-option-judging = Chi decide che cos’è una parola
web-about-judging = L’arbitro rifiuta subito le parole sconosciute; con la contestazione ogni parola resta finché nessuno la contesta; oppure votano gli altri.
web-value-judging-referee = l’arbitro
web-value-judging-challenge = i giocatori, contestando
web-value-judging-agree = il tavolo, con un voto
web-option-challenge_penalty = Contestazione a torto
web-about-challenge_penalty = Che cosa costa contestare una mossa le cui parole sono tutte buone o che cosa rende, come nei tornei, a chi l’ha fatta.
web-value-challenge_penalty-none = non costa niente
web-value-challenge_penalty-turn = costa un turno
web-value-challenge_penalty-5 = costa 5 punti
web-value-challenge_penalty-10 = costa 10 punti
web-value-challenge_penalty-bonus-5 = rende 5 punti all’altro
web-value-challenge_penalty-bonus-10 = rende 10 punti all’altro
web-value-challenge_penalty-bonus-5-word = rende all’altro 5 punti per parola
web-value-challenge_penalty-bonus-10-word = rende all’altro 10 punti per parola
web-option-clock = Tempo per pensare
web-about-clock = Un turno il cui tempo scade vale come passato. Con i giorni per turno una partita dura settimane, e si gioca quando si vuole.
web-clock-none = quanto si vuole
web-clock-turn = per turno
web-clock-game = per partita
web-clock-days = giorni per turno
web-clock-seconds = secondi
web-clock-day-count = giorni
web-clock-minutes = minuti
web-clock-added = secondi in più per turno
web-option-overtime = Oltre il tempo
web-about-overtime = Che cosa costa ogni minuto iniziato oltre il proprio tempo: punti, o turni in Koning.
web-option-vacation = Vacanze
web-about-vacation = Per quanti giorni della partita ciascuno può fermare il proprio orologio: per un viaggio o una settimana piena.
web-on-vacation = in vacanza fino a { $when }
web-back-on = torna il { $when }
web-vacation-now = Sei in vacanza fino a { $when }.
web-vacation-back = Sono di nuovo qui
web-option-more_time = Più tempo
web-about-more_time = Orologi, clessidra e tempo per bussare durano di più per tutti: giusto per chi gioca a orecchio o ha bisogno di tempo.
web-value-more_time-1 = normale
web-value-more_time-2 = il doppio del tempo
web-value-more_time-3 = il triplo del tempo
web-option-places = Nomi di luoghi
web-about-places = I nomi di città, paesi e fiumi valgono come parole.
web-option-sheet_words = Parole del foglio
web-about-sheet_words = Le parole stampate come esempio valgono, anche se la lista non le ha.
web-option-offensive = Parole volgari
web-about-offensive = Possono usarle anche i computer e i suggerimenti. Le persone possono sempre.
web-option-lookup = Suggerimenti e dizionario
web-about-lookup = Suggerimenti e dizionario sono permessi durante la partita; mai dove si contesta.
web-option-prove_end = Fine immediata
web-about-prove_end = A sacchetto vuoto si finisce appena nessuno può più posare niente.
web-option-going_out = Chiudere
web-about-going_out = Che cosa rendono a chi ha finito le tessere rimaste agli altri: loro le perdono e lui le guadagna oppure, come nei tornei, le guadagna due volte e nessuno perde niente.
web-value-going_out-both = tolte e aggiunte
web-value-going_out-double = raddoppiate, niente si toglie
web-option-blank_on_dark_red = Jolly sul rosso scuro
web-about-blank_on_dark_red = Stampato: un jolly sul rosso scuro raddoppia soltanto la parola. Altrove triplica, come ogni tessera.
web-value-blank_on_dark_red-doubled = raddoppia
web-value-blank_on_dark_red-trebled = triplica
web-option-first_word = Prima parola
web-about-first_word = Se deve cominciare su una casella gialla, o soltanto coprirne una.
web-value-first_word-begins = comincia sul giallo
web-value-first_word-covers = copre il giallo
web-option-buy_when = Acquisto
web-about-buy_when = Quando si possono comprare lettere: appena si dice di non vedere niente, o solo se davvero non c’è niente da posare.
web-value-buy_when-claimed = quando si vuole
web-value-buy_when-proven = solo se non si può posare niente
web-option-open_tiles = Tessere scoperte
web-about-open_tiles = Le tessere di tutti stanno scoperte sul tavolo.
web-option-blank = Jolly
web-about-blank = Se un jolly tiene la sua lettera, o può valerne un’altra in ogni parola seguente.
web-value-blank-fixed = tengono la lettera
web-value-blank-free = ogni volta una qualsiasi
web-option-finish = La fine della pista
web-about-finish = Se un re deve raggiungere l’ultima casella, o superarla.
web-value-finish-reach = raggiungerla
web-value-finish-pass = superarla
web-option-grid = Tessere
web-about-grid = Le quadrate hanno quattro vicine, gli esagoni sei.
web-value-grid-square = quadrate
web-value-grid-hex = esagoni
web-option-glass = Clessidra
web-about-glass = Secondi per un turno; con 0 non c’è limite: ognuno chiude il turno da sé. Il foglio ne dà 30.
web-option-knock_window = Tempo per bussare
web-about-knock_window = Per quanti secondi almeno gli altri possono bussare dopo un turno.
web-option-turning = Girare le tessere
web-about-turning = Le tessere si possono posare girate di un quarto di giro.
web-option-scoring = Punteggio
web-about-scoring = Che cosa conta alla fine: il numero di parole, le loro lettere, le lettere con un premio per le parole lunghe, o (secondo il foglio italiano) quante lettere diverse si usano.
web-value-scoring-words = parole
web-value-scoring-letters = lettere
web-value-scoring-bonus = lettere, e un premio per le parole lunghe
web-value-scoring-distinct = lettere diverse
web-option-blank_touches = Tessera vuota a contatto
web-about-blank_touches = Una tessera vuota deve toccare una tessera sul tabellone.
web-option-solo = In solitario
web-about-solo = Che cosa si prova a fare quando si gioca da soli.

# Prima della partita
web-invite-link = Link a questo posto
web-qr = Il link come codice QR
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-link-local = Questo link si apre solo su questo computer. Per gli altri riavvia il server con { $command } e manda loro il link nuovo.
web-stream = Per una diretta o un proiettore
web-revoke = Annulla tutti i link
web-revoke-title = Annulli davvero tutti i link?
web-ask-revoke = Con un link dato finora non entra più nessuno, né per giocare né per guardare. Chi c’è rimane, e i link nuovi valgono.
web-notice-vote-begun = { $seat }: gli altri votano se questo giocatore deve andarsene. Devono essere tutti d’accordo; si vota in «Chat».
web-notice-voted-out = { $seat }: tutti gli altri hanno votato per allontanare il giocatore; il posto è libero.
web-notice-watchers-gone = Chi guardava è stato allontanato, e i link per guardare non valgono più.
web-notice-seat-freed = { $seat }: il posto è stato liberato per qualcun altro.
web-notice-seat-taken = { $seat }: vi si è seduto qualcuno di nuovo.
web-notice-rack-shown = { $seat }: accetta che la pagina per una diretta mostri questo leggio, se tutti accettano.
web-notice-rack-hidden = { $seat }: non accetta più che la pagina per una diretta mostri i leggii.
web-notice-links-revoked = Tutti i link dati per questo tavolo ora non valgono più.
web-notice-terms-changed = È cambiato il modo di giocare: dacci un’altra occhiata.
web-notice-by-letters = Quanto valgono le tessere tenute, con questa scatola e questa lista, non è ancora stato imparato: i computer si regolano solo sulle lettere.
web-notice-lost-turn = { $seat }: questo computer non ha dato una risposta valida e perde il turno.
# Ai tavoli di prima che si avessero più dispositivi:
web-notice-device-let-in = { $seat }: è stato ammesso un altro dispositivo.
web-notice-seats-joined = { $seat }: d’ora in poi ci gioca qualcuno che qui ha anche un altro posto.
web-notice-player-left = { $seat }: ha cancellato le sue partite e ha lasciato il tavolo.
web-notice-opened = Chiunque su questo server ora può sedersi qui.
web-notice-opened-watch = Chiunque su questo server può guardare questa partita: se sei d’accordo, di’ che sei pronto.
web-notice-not-open = Questo tavolo non è più aperto a tutti.
web-lobby = Sala d’incontro
web-curtain = Passa il dispositivo a { $name }. Nessun altro guarda?
web-curtain-open = Mostra le mie tessere

# Il tabellone e le tessere
web-board = Tabellone
web-heap = Tavolo
web-rack = Le mie tessere
web-square-empty = vuota
web-square-blank = jolly per { $letter }
web-square-mine = non ancora giocata
web-square-last = ultima mossa
web-touches = tocca { $letters }
web-path-step = lettera { $steps } della parola
web-premium-word = { $factor ->
    [2] parola doppia
    [3] parola tripla
   *[other] parola per { $factor }
}
web-premium-letter = { $factor ->
    [2] lettera doppia
    [3] lettera tripla
   *[other] lettera per { $factor }
}
web-premium-lay = tutto quello che posi vale { $factor } volte
web-premium-start = la prima parola va qui
web-tile-blank = jolly
web-tile-unknown = una tessera nascosta
web-tile-value = { $letter }, { $value ->
    [one] 1 punto
   *[other] { $value } punti
}
web-tile-sized = { $letter }, { $width } per { $height }
web-times = { $tile }: { $count }
web-type-word = Scrivi una parola
web-track = Pista di { $last } caselle. { $kings }
web-king-at = { $name }: { $place }

# Un turno
web-players = Giocatori
web-you-watch = Stai guardando questa partita.
web-you = tu
web-on-turn = di turno
web-away-for = assente { $time }
web-kept-for = tenuto ancora { $time }
web-free = libero
web-about-seat = { $name }: { $what } … Decidi del posto
web-news-away = { $name } non c’è più: il posto è tenuto ancora { $time }.
web-news-left = { $name } manca da molto: puoi liberare il posto o far continuare un computer.
web-resigned = ha abbandonato
web-score-is = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
web-place-is = casella { $count }
web-tiles-held = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
web-days = { $count } g
web-time-left = ancora { $time }
web-your-turn = Tocca a te
web-turn-of = { $count ->
    [one] Tocca a { $name }
   *[other] È il turno di { $name }
}
web-turn-closes = Tocca a te. { $names } { $count ->
    [one] può
   *[other] possono
} ancora opporsi; se giochi, la mossa resta.
web-waiting-answer = Si aspetta una risposta: { $name }
web-answer-now = Che dici di questa mossa?
web-choose-opening = Scegli in segreto una parola per aprire: la più lunga viene posata.
web-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
web-places = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
web-no-word = { $word } (non è nella lista)
web-colon = :
web-semicolon = ;
web-walk-seen = { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
}, { $new ->
    [one] 1 tessera nuova
   *[other] { $new } tessere nuove
}. Il tuo re arriva alla casella { $place }.
web-bumps = Deve tornare indietro: { $names }.
web-problem-line = Queste tessere non sono in linea.
web-problem-gap = C’è un buco tra queste tessere.
web-problem-stray = Una tua tessera non fa parte della parola. Traccia la parola passandoci sopra, o riprendi la tessera.
web-rule-link = Leggi la regola { $rule }
web-actions = Che cosa puoi fare
web-send = Gioca
web-ask-send = { $words } · { $what }?
web-send-score = Gioca per { $score }
web-send-places = { $count ->
    [one] Gioca: 1 casella
   *[other] Gioca: { $count } caselle
}
web-choose-word = Scegli questa parola
web-open-without = Nessuna parola
web-nearer = Tabellone più grande
web-recall = Riprendi
web-shuffle = Mescola
web-exchange = Cambia
web-exchange-which = Quali tessere cambi?
web-exchange-count = { $count ->
    [0] Cambia
    [one] Cambia 1 tessera
   *[other] Cambia { $count } tessere
}
web-buy = Compra
web-buy-how-many = Quante lettere compri?
web-buy-count = { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
}
web-pass = Passa
web-ask-pass = Passare questo turno?
web-pass-ends = Se passi anche tu, la partita è finita.
web-resign = Abbandona
web-more = Altro
web-rules = Le regole
web-how-is-played = Come si gioca a { $game }?
web-alert-sound = Un suono quando tocca a me
web-alerts = Avvisi
web-away-offline = Non c’è connessione con il server.
web-away-waits = Le partite qui aspettano che torni.
web-away-books = Puoi continuare a segnare i punti di una partita sul tavolo:
web-away-book = Foglio dei punti di { $names }
web-stand-in = { $player } gioca per te.
web-play-myself = Gioco io
web-blank-which = Che lettera sarà il jolly?
web-window = Questa mossa resta?
web-ask-challenge = { $name } posa { $words }. La accetti?
web-ask-vote = { $name } posa { $words }. Sei d’accordo?
web-accept = Accetta
web-challenge = Contesta
web-vote-yes = D’accordo
web-vote-no = Mi oppongo

# Accanto al tabellone
web-side = Foglio dei punti, tessere, chat
web-tab-sheet = Punti
web-tab-unseen = Tessere
web-tab-chat = Chat
web-chat-title = Che cosa si dice al tavolo?
web-tab-people = Guarda
web-watch-title = Chi altro può guardare?
web-sheet-empty = Non ha ancora giocato nessuno.
web-column-turn = Turno
web-column-letters = Lettere
web-column-points = Punti
web-chat = Chat
web-chat-text = Di’ qualcosa
web-chat-send = Invia
web-chat-is-off = A questo tavolo la chat è spenta.
web-chat-off = Spegni la chat
web-chat-on = Accendi la chat
web-somebody-watching = Qualcuno che guarda
web-somebody-gone = Qualcuno che se n’è andato
web-phrase-hello = Ciao!
web-phrase-good-luck = Buona fortuna!
web-phrase-well-played = Ben giocato!
web-phrase-nice-word = Che bella parola!
web-phrase-thanks = Grazie!
web-phrase-sorry = Ops!
web-phrase-thinking = Ci sto ancora pensando…
web-phrase-one-moment = Un momento, torno subito.
web-phrase-good-game = Bella partita!
web-phrase-again = Un’altra?
web-watching = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
web-invite-watch = Link per guardare

# Novità
web-news-seat = { $player } ora gioca per { $name }.
web-news-over = La partita è finita.

# Dopo
web-result = Risultato
web-result-title = Com’è finita la partita?
web-rematch = Rivincita
web-to-rematch = Al nuovo tavolo
web-come-along = Vieni anche tu
web-begins-next = Stavolta comincia { $name }
web-rematch-set = Il prossimo tavolo è pronto
web-news-rematch = C’è un tavolo nuovo per la prossima partita: vieni.
web-replay = Rivedi la partita
web-record = Scarica il resoconto

# La prima partita si spiega da sé
web-tip-seen = Capito
web-tip-scrabble-begin = Posa le tessere trascinandole, toccando tessera e casella, o toccando una casella e scrivendo. Vedi quanto vale prima di giocare.
web-tip-scrabble-window = Qui una parola resta finché qualcuno non la contesta; chi sbaglia paga quello che il tavolo ha deciso.
web-tip-woordenspel-begin = Dieci lettere, e da sole non ne arrivano altre: chi le posa tutte per primo, a coperchio vuoto, guadagna 25 punti.
web-tip-woordenspel-buy = Niente da posare? Compra fino a tre lettere nel tuo turno, e continua a pensare.
web-tip-woordenspel-after = Valgono solo le lettere che posi, non quelle che c’erano già.
web-tip-koning-opening = Ognuno sceglie in segreto una parola con le proprie tessere. La più lunga viene posata, e chi l’ha fatta comincia.
web-tip-koning-hands = Le parole serpeggiano sul tavolo: traccia la tua con un dito di tessera in tessera, aggiungine di nuove accanto, o scrivila e basta.
web-tip-koning-play = Una tessera può servire due volte in una parola: per ORO bastano una O e una R. Ma almeno una tessera è nuova.
web-tip-koning-after = Dopo una parola peschi sempre due tessere, qualunque sia il numero di quelle posate: posane dunque poche.

# Lettere di molte misure
web-free-letters = Lettere libere
web-name-word = Di’ una parola
web-name-add = Aggiungi questa parola
web-name-remove = Non dire { $word }
web-words-named = Le mie parole
web-draw = Si pescano le lettere
web-draw-size = Le lettere sono coperte. Scegli secondo la grandezza; l’ultima è una tessera vuota.
web-draw-of = Pescane una di { $width } × { $height } caselle, ne restano { $count }
web-draw-all = Pesca tutte le mie lettere
web-draw-stop = Smetti di pescare
web-do-claim = Di’ queste parole
web-do-knock = Bussa con queste parole
web-knock = Bussa!
web-nothing-to-add = Nient’altro
web-give-which = Non metti niente? Allora scegli una lettera che sarà di tutti.
web-no-words = Alla fine nessuna parola
web-ask-no-words = Nessuna parola? Allora aver bussato ti costa una lettera.
web-in-seconds = { $what } tra { $seconds } s
web-draw-now = Scegli una tessera secondo la grandezza.
web-draw-wait = { $name } sceglie una tessera.
web-lay-first = Tocca a te: metti una lettera dove vuoi.
web-lay-now = Tocca a te: metti una lettera e di’ una parola nuova.
web-more-words = Vedi altre parole nuove? Dille, o chiudi il turno.
web-name-through = Di’ una parola nuova che ci passa: scrivila, o tracciala con il dito.
web-knock-now = { $name } ha finito. Vedi una parola sfuggita?
web-you-next = { $name } ha finito, ora tu: metti una lettera, o bussa se vedi una parola sfuggita.
web-knock-others = Chi vede ancora una parola può bussare.
web-knocked = { $count ->
    [one] { $names } bussa!
   *[other] { $names } bussano!
}
web-your-moment = Tocca a te: quali parole vedi?
web-owe-now = Scegli quale delle tue lettere va accanto al tabellone, per tutti.
web-owe = Scegli una lettera
web-naming = { $name } dice le parole.
web-not-in-list = non è nella lista
web-word-new = { $count ->
    [one] è nuova: 1 punto
   *[other] è nuova: { $count } punti
}
web-word-reads = { $count ->
    [one] c’è e nessuno l’ha ancora annotata. Se è una parola: 1 punto
   *[other] c’è e nessuno l’ha ancora annotata. Se è una parola: { $count } punti
}
web-glass = Clessidra: ancora { $seconds } s
web-dice = Dadi
web-die-of = { $name }: { $eyes }
web-token = tessera vuota
web-letters-of = Lettere di { $name }
web-letters-down = Ancora coperte: { $count }
web-show-word = Dov’è { $word }?
web-end-turn = Fine turno
web-sheet-word = Parola
web-option-solo_letters = Lettere in solitario
web-about-solo_letters = Con quante lettere si gioca da soli; 0 è il numero solito.
web-option-solo_time = Tempo in solitario
web-about-solo_time = Secondi per tutta la partita quando si gioca da soli; 0 è senza limite.
web-value-solo-none = nessuno scopo
web-value-solo-1 = molte parole
web-value-solo-2 = parole lunghe
web-tip-letter-drawing = Le lettere coprono da una a nove caselle. Si sceglie la grandezza, senza vedere la lettera.
web-tip-letter-first = Nel primo giro ognuno mette una lettera dove vuole. Una parola non serve, ma di’ quelle che nascono.
web-tip-letter-turn = Metti una lettera contro un’altra, lungo un lato, e di’ una parola nuova che ci passa: le parole vanno di tessera in tessera, in ogni direzione.
web-tip-letter-knock = Vedi una parola che nessuno ha annotato? Bussa: l’ultimo che bussa con una parola buona gioca il turno dopo.
