# Il tabellone
screen-sign-word = P
screen-sign-letter = L
screen-rack = Leggio
screen-bag = { $count ->
    [0] Il sacchetto è vuoto
    [one] 1 tessera nel sacchetto
   *[other] { $count } tessere nel sacchetto
}
screen-last-moves = Ultime mosse
screen-did-exchange = cambia { $count }
screen-did-pass = passa
screen-did-time-up = tempo scaduto
screen-did-resign = abbandona
screen-did-taken-back = { $play } ripresa
screen-did-challenge = contesta invano
screen-did-bonus = bonus: contestazione invano

# Che cosa si può scrivere
screen-command-undo = annulla
screen-command-shuffle = mescola
screen-command-sort = ordina
screen-command-exchange = cambia
screen-command-pass = passa
screen-command-challenge = contesta
screen-command-accept = accetta
screen-command-hint = suggerisci
screen-command-word = parola
screen-command-score = punti
screen-command-bag = sacchetto
screen-command-hand = affida
screen-command-save = salva
screen-command-rules = regole
screen-command-vacation = vacanza
screen-command-resign = abbandona
screen-command-quit = esci
screen-command-help = aiuto
screen-example = 8D PAROLA
screen-help-title = Che cosa puoi scrivere
screen-help-play = 8D TORTA posa TORTA da D8 verso destra, D8 TORTA da D8 verso il basso. Prima vedi quanto vale; Invio la gioca davvero. Una minuscola fra maiuscole è un jolly: TOrTA.
screen-help-signs = Sul tabellone * è l’ultima mossa e + quello che non è ancora giocato.
screen-help-undo = riprendi quello che non hai ancora giocato
screen-help-shuffle = mescola il tuo leggio
screen-help-sort = ordina il tuo leggio
screen-help-exchange = cambia queste tessere (* tutte, ? un jolly); costa il turno
screen-help-pass = salta il tuo turno
screen-help-challenge = contesta l’ultima mossa
screen-help-accept = accetta l’ultima mossa
screen-help-hint = un suggerimento; chiesto due volte mostra la mossa migliore, tre volte dice perché
screen-help-word = cerca una parola
screen-help-score = tutte le mosse e i punti
screen-help-bag = le tessere che non vedi
screen-help-hand = affida un posto al computer o a qualcun altro
screen-help-save = salva il resoconto della partita
screen-help-rules = leggi una regola, com’è scritta
screen-help-vacation = ferma il tuo orologio per tanti giorni; 0 quando sei di nuovo qui
screen-help-resign = abbandona la partita
screen-help-quit = smetti per ora; la partita è salvata
screen-help-help = questa pagina (anche: ?)
screen-back = Invio per tornare
screen-more = Invio per continuare
screen-yes = sì

# Un turno
screen-prompt = { $name } (es. 8D TORTA, ? per l’aiuto):
screen-prompt-send = { $name } (Invio la gioca):
screen-not-understood = Non capisco «{ $line }»: scrivi una casella e una parola, come 8D TORTA, o ? per l’aiuto.
screen-surplus = Dopo «{ $command }» non va niente, neanche «{ $text }»; non è successo nulla.
screen-nothing-typed = Scrivi una casella e una parola, come 8D TORTA, o ? per l’aiuto.
screen-preview = { $words } = { $score } { $score ->
    [one] punto
   *[other] punti
}. Invio la gioca, «{ $undo }» la riprende.
screen-preview-blanks = Jolly per: { $letters }.
screen-undone = Ripresa.
screen-nothing-to-undo = Non c’è niente da riprendere.
screen-may-challenge = Dubiti dell’ultima mossa? Scrivi «{ $word }» prima di giocare.
screen-accepted = La mossa è accettata.
screen-accepted-alone = Accetti la mossa; altri possono ancora contestarla.
screen-sure-resign = Vuoi davvero abbandonare? (s/n)
screen-sure-hand = Qui allora non giocherà più nessuno: i computer finiranno la partita. Davvero? (s/n)
screen-vacation-days = «{ $text }» non è un numero di giorni: scrivi «{ $word } 3», oppure «{ $word } 0» se sei di nuovo qui.
screen-vacation-none = A questo tavolo non ci sono vacanze: vanno con un orologio a giorni, se l’opzione «vacation» ne concede.
screen-vacation-now = { $days ->
    [one] Sei in vacanza ancora per un giorno; «{ $word } 0» la conclude.
   *[other] Sei in vacanza ancora per { $days } giorni; «{ $word } 0» la conclude.
}
screen-vacation-left = { $left ->
    [0] Non ti restano giorni di vacanza.
    [one] Ti resta un giorno di vacanza; «{ $word } 1» lo prende.
   *[other] Ti restano { $left } giorni di vacanza; «{ $word } 2» ne prende due.
}
screen-curtain = Tocca a { $name }. Nessun altro guarda? Invio:
screen-ask-accept = { $name }: { $words }. Invio accetta, «{ $word }» contesta:
screen-ask-vote = { $name }: accetti { $words }? (Invio = sì, n = no)

# Domande al gioco
screen-worth = Ora si { $score ->
    [one] può fare al massimo { $score } punto
   *[other] possono fare al massimo { $score } punti
}.
screen-no-lookup = A questo tavolo non si possono cercare parole né chiedere suggerimenti. ({ $rule })
screen-hint-none = Non si può formare nessuna parola: cambia o passa.
screen-hint-place = La mossa migliore vale { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, posa { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} e comincia in { $at }.
screen-hint-play = La mossa migliore: { $at } { $word }, { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
screen-hint-type = Scrivi: { $line }
screen-hint-exchange = Cambiare { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} è meglio di ogni parola.
screen-hint-pass = Passare è meglio di ogni parola.
screen-word-which = Quale parola? Scrivi per esempio «{ $command } torta».
screen-word-yes = { $word } è nella lista di parole.
screen-word-no = { $word } non è nella lista di parole.
screen-hand-how = Scrivi il numero del posto e chi ci gioca, per esempio «{ $example }»; a scelta: { $players }.
screen-handed = Al posto di { $name } gioca adesso: { $player }.
screen-rules = Le regole sono in { $page }; cerca lì { $rule }.
screen-rules-none = Qui non c’è una regola { $rule }; ci sono { $rules }.
screen-unseen-title = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} che non vedi, di cui { $bag } nel sacchetto

# Notizie
screen-lot = { $name } pesca { $tile }.
screen-blank = un jolly
screen-begins = Comincia { $name }.
screen-commit = Il sorteggio è fissato; la sua impronta (SHA-256) è:
screen-news-play = { $name } gioca { $word } in { $at }: { $score } { $score ->
    [one] punto
   *[other] punti
}.
screen-news-exchange = { $name } cambia { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}.
screen-news-pass = { $name } passa.
screen-news-time-up = Il tempo di { $name } è scaduto: passa.
screen-news-resign = { $name } abbandona.
screen-news-vacation = { $days ->
    [one] { $name } prende un giorno di vacanza.
   *[other] { $name } prende { $days } giorni di vacanza.
}
screen-news-back = { $name } è di ritorno dalle vacanze.
screen-news-skipped = { $name } salta un turno.
screen-news-taken-back = { $name } riprende la mossa e perde il turno.
screen-news-objects = { $name } si oppone.
screen-news-upheld = { $name } contesta a ragione{ $count ->
    [0] {""}
    [one] : { $words } non è una parola
   *[other] : { $words } non sono parole
}.
screen-news-unfounded = { $name } contesta a torto: tutte le parole sono buone.{ $points ->
    [0] {""}
   *[other] {" "}Costa { $points } punti.
}{ $turns ->
    [0] {""}
   *[other] {" "}Costa un turno.
}{ $bonus ->
    [0] {""}
   *[other] {" "}{ $gainer } guadagna { $bonus } punti.
}

# La fine
screen-reason-out = Tutte le tessere sono state giocate.
screen-reason-passes = Tutti hanno passato.
screen-reason-dry = Per tre giri interi nessuno ha posato tessere.
screen-reason-no-play = Nessuno può più formare una parola.
screen-reason-resigned = È rimasto un solo giocatore.
screen-reason-stopped = La partita è stata fermata.
screen-reason-reached = Un re è arrivato.
screen-reason-no-opening = Per tre volte nessuno aveva una parola per aprire: la vittoria si divide.
screen-reason-no-new-word = Un giro intero senza parole nuove.
screen-reason-time = Il tempo è scaduto.
screen-column-player = Giocatore
screen-column-points = Giocati
screen-column-rest = Resto
screen-column-settled = Conguaglio
screen-column-total = Totale
screen-winner = Vince { $name } con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
screen-winners = { $names } si dividono la vittoria con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
screen-proof-good = Immutato dall’inizio: questo segreto corrisponde all’impronta di allora.
screen-proof-heard = Le tessere non sono cambiate dall’inizio: derivano dall’impronta che sta nel verbale.
screen-proof-bad = Sorteggio non onesto: questo segreto non corrisponde all’impronta mostrata all’inizio.
screen-proof-seed = Niente caso: con --seed le tessere sono stabilite prima.
screen-ask-save = Salvare il resoconto? Scrivi un nome di file, o Invio per non salvare:
screen-save-where = Aggiungi un nome di file, come partita.json.
screen-save-done = Il resoconto è in { $file }.
screen-save-exists = { $file } esiste già; scegli un altro nome.
screen-save-failed = Non riesco a scrivere in { $file }.
screen-others-play-on = Gli altri continuano. Con Ctrl + C si esce.
screen-saved = La partita è salvata; «{ $command }» riprende da dove eri.
screen-bye = Alla prossima.

# Prima di giocare
screen-ask-language = Quale lingua?
screen-ask-resume = C’è una partita in corso ({ $edition }): { $scores }. Continuare? (Invio = sì, n = no)
screen-ask-edition = Quale edizione?
screen-ask-opponent = Contro chi?
screen-ask-name = Come ti chiami? [{ $usual }]
screen-ask-name-help = Scrivi il nome con cui ti vedono gli altri, o premi Invio per «{ $usual }».
screen-only-demo = Non è collegata una tastiera: due giocatori del computer mostrano una partita.
screen-ask-other-name = E l’altra persona?
screen-ask-youngest = Chi è il più giovane? A pari lunghezza comincia il più giovane.
screen-youngest-lot = decide la sorte
screen-choose = La tua scelta [{ $usual }], o { $quit }:
screen-choose-number = Scegli un numero da 1 a { $most }; con { $quit } si smette.
screen-choose-yes = Scrivi s per sì o n per no, non «{ $line }»; Invio vale sì, con { $quit } si smette.
screen-edition-printed = { $language }, originale
screen-edition-extension = { $language }, adattata
screen-language-nl = olandese
screen-language-fr = francese
screen-language-de = tedesco
screen-language-en = inglese
screen-language-it = italiano
screen-me = io
screen-player-person = Giocatore
screen-player-level-1 = Livello 1
screen-player-level-2 = Livello 2
screen-player-level-3 = Livello 3
screen-player-level-4 = Livello 4
screen-player-level-5 = Livello 5
screen-player-level-6 = Livello 6
screen-player-level-7 = Livello 7
screen-player-level-8 = Livello 8
screen-player-level-9 = Livello 9
screen-player-level-10 = Livello 10
screen-player-novice = Principiante
screen-player-amateur = Dilettante
screen-player-greedy = Ingordo
screen-player-racer = Corridore
screen-player-canny = Scaltro
screen-player-strong = Forte
screen-player-expert = Esperto
screen-opponent-level-1 = prime parole – ne conosce cinquanta di tutti i giorni e spesso non ne trova
screen-opponent-level-2 = impara a leggere – parole comuni, ma si arrende presto
screen-opponent-level-3 = alle prime armi – parole comuni, meglio se corte
screen-opponent-level-4 = parole comuni, dove saltano all’occhio
screen-opponent-level-5 = conosce più parole, ma non vede quasi mai la mossa migliore
screen-opponent-level-6 = ha già giocato qualche volta – ogni tanto anche una parola più lunga
screen-opponent-level-7 = gioca ogni tanto – un buon vocabolario, ma molte cose le sfuggono
screen-opponent-level-8 = gioca spesso – di rado si lascia scappare una buona occasione
screen-opponent-level-9 = ha esperienza – anche parole rare, e occhio per le mosse migliori
screen-opponent-level-10 = conosce tutta la lista di parole e non si lascia sfuggire quasi nulla
screen-opponent-novice = conosce le parole comuni e ne vede poche
screen-opponent-amateur = un avversario discreto
screen-opponent-greedy = prende sempre più punti possibile
screen-opponent-racer = pensa in anticipo al traguardo
screen-opponent-canny = bada a ciò che lascia agli altri
screen-opponent-strong = valuta anche ciò che resta sul leggio
screen-opponent-expert = gioca a mente il seguito delle sue idee migliori
screen-opponent-person = Qualcuno accanto a te, alla stessa tastiera
screen-opponent-own = un giocatore aggiunto qui

# Errori
screen-seats = Questo gioco è per { $least }–{ $most } giocatori, non per { $count }.
screen-no-terminal = Senza terminale, e in una dimostrazione, giocano solo computer (--seats level-7,greedy), non { $names }.
screen-option-form = Scrivi un’opzione come nome=valore, non come «{ $text }».
screen-edition-file = { $file } non si può leggere come edizione.
screen-nothing-to-resume = Non c’è nessuna partita da continuare.
screen-computer-simpler = I computer non riescono a leggere ciò che hanno imparato e si regolano solo sulle lettere; «rekje doctor» dice che cosa fare.
screen-computer-by-letters = Quanto valgono le tessere tenute, con questa scatola e questa lista, non è ancora stato imparato: i computer si regolano solo sulle lettere; «rekje learn» rimedia.
screen-list-changed = Attenzione: la lista di parole è cambiata da quando è cominciata questa partita.
screen-stale = A questa partita si gioca anche altrove; ricomincia con «rekje play --resume».
screen-store-unreadable = Il file { $path } non si può leggere.
screen-store-unwritable = In { $path } non si possono salvare partite.
screen-not-kept = In { $path } non si può salvare nulla: questa partita non potrà riprendere.
screen-store-damaged = La partita salvata { $table } è danneggiata (riga { $row }).
screen-store-name = «{ $table }» non può essere il nome di un tavolo.

# rekje games
screen-games-title = { $game } ({ $least }–{ $most } giocatori)
screen-games-editions = Edizioni
screen-games-options = Opzioni (--option nome=valore)
screen-games-edition = edizione
screen-games-language = lingua
screen-games-kind = tipo
screen-games-printed = originale
screen-games-extension = adattata
screen-games-board = tabellone
screen-games-bare = tavolo nudo
screen-games-tiles = tessere
screen-games-rack = leggio
screen-games-lexicon = parole
screen-games-option = opzione
screen-games-values = valori
screen-games-default = predefinito
screen-games-meaning = significato
screen-about-judging = come si giudicano le parole
screen-about-challenge_penalty = costo di una contestazione a torto
screen-about-clock = tempo per pensare
screen-about-overtime = punti per minuto iniziato in più
screen-about-vacation = giorni di vacanza per ciascuno
screen-about-more_time = per quanto si moltiplica ogni limite di tempo
screen-about-places = valgono i nomi di luogo
screen-about-sheet_words = valgono le parole del foglio
screen-about-offensive = parole volgari anche al computer
screen-about-lookup = ricerche e suggerimenti ammessi
screen-about-prove_end = fine appena non si può più giocare
screen-about-going_out = che cosa rendono le tessere degli altri
screen-about-blank_on_dark_red = effetto del jolly sul rosso scuro
screen-about-y_is_ij = Y può valere IJ
# Quale gioco
screen-ask-game = Quale gioco?
screen-game-scrabble = Scrabble
screen-game-woordenspel = Woordenspel
screen-game-koning = Koning
screen-game-about-scrabble = parole incrociate su 15×15, dopo ogni mossa si pesca
screen-game-about-woordenspel = 16×16, dieci lettere, e quello che manca si compra
screen-game-about-koning = parole a serpente, e il tuo re avanza di altrettanto

# Comprare
screen-command-buy = compra
screen-help-buy = compra lettere (al massimo tre per turno)
screen-did-buy = compra { $count }
screen-news-buy = { $name } compra { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
}.
screen-bought = Comprato: { $tiles }. { $left ->
    [0] Per questo turno basta.
    [one] Puoi comprarne ancora una.
   *[other] Puoi comprarne ancora { $left }.
}
screen-out-bonus = { $name } ha finito per primo le lettere: { $bonus } punti in più.
screen-ij-as-y = Qui l’ij si posa come Y: { $word }.
screen-counts-word = parola ×{ $factor }
screen-counts-letter = lettera ×{ $factor }
screen-counts-lay = tutta la mossa ×{ $factor }
screen-counts-start = qui comincia la prima parola
screen-about-first_word = se la prima parola comincia sul giallo o lo copre
screen-about-buy_when = comprare quando lo si dice, o solo se non si può posare nulla
screen-about-open_tiles = se le tessere sono scoperte
screen-about-blank = se il jolly tiene la sua lettera
screen-about-finish = se il re deve raggiungere la fine o superarla
screen-about-grid = tessere quadrate o esagoni

# Letter
screen-game-letter = Letter
screen-game-about-letter = lettere di tante misure, parole in ogni direzione, e si bussa
screen-opponent-alone = Nessuno: da solo
screen-about-glass = secondi per un turno (la clessidra della scatola: 30)
screen-about-knock_window = secondi, come minimo, per bussare dopo un turno
screen-about-scoring = che cosa vale: parole, lettere, lettere con un premio per le parole lunghe, o lettere diverse
screen-about-turning = se le lettere si possono girare di un quarto di giro
screen-about-blank_touches = se una tessera vuota deve toccarne un’altra
screen-about-solo = da solo: tante parole (1) o lunghe (2)
screen-about-solo_letters = lettere da solo (0: 10, o 20 per parole lunghe)
screen-about-solo_time = secondi per una partita da solo
