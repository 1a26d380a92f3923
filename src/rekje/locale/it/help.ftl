# The frame
help-usage = Uso:
help-options = opzioni
help-commands = comandi
help-command = COMANDO …
help-default = predefinito: { $value }
help-required = obbligatorio
help-help = Questa guida.
help-version = La versione.

# What values are called
help-value-file = FILE
help-value-out = USCITA
help-value-word = PAROLA
help-value-game = GIOCO
help-value-list = LISTA
help-value-edition = EDIZIONE
help-value-who = CHI
help-value-think = TEMPO
help-value-setting = NOME=VALORE
help-value-letters = LETTERE
help-value-number = NUMERO
help-value-address = INDIRIZZO
help-value-url = URL
help-value-folder = CARTELLA
help-value-database = DATABASE
help-value-title = TITOLO
help-value-day = GIORNO
help-value-hash = IMPRONTA
help-value-shell = SHELL

# Options of many commands
help-language = La lingua di tutto ciò che ti viene detto.
help-json = Risponde in JSON, per i programmi.
help-no-color = Nessun colore e nessun altro codice di controllo.
help-game = Il gioco; altrimenti quello dell’edizione.
help-edition = L’edizione (vedi «rekje games»), anche come gioco/edizione, o un tuo file TOML.
help-lexicon = La lista di parole: nl, fr, de, en, it, any o un file; altrimenti quella dell’edizione.
help-lexicon-given = La lista di parole: nl, fr, de, en, it o un file.

# rekje
help-rekje = Rekje: l’arbitro al vostro tavolo per i giochi di lettere.

# rekje games
help-games = Mostra i giochi, le edizioni, le lingue e le opzioni.
help-games-json = Tutto in JSON: tabelloni, caselle colorate, tessere.
help-games-edition = Mostra un’edizione come file TOML, da copiare e cambiare.

# rekje guide
help-guide = Come si gioca: quello che serve per cominciare, i primi turni contati, i casi particolari.

# rekje replay
help-replay =
    Fa arbitrare una partita.
    FILE (- per lo standard input) è un resoconto di Rekje o un file GCG. Vedi quanto ha reso ogni turno, il risultato e il tabellone.
help-replay-lexicon = Giudica con un’altra lista: nl, fr, de, en, it, any o un file.
help-replay-edition = Per un file GCG: l’edizione giocata; altrimenti quella che indica, o en.
help-replay-save = Scrive anche la partita come resoconto, o in GCG se il nome finisce in .gcg.
help-replay-commitment = Rifiuta una partita le cui tessere non sono state pescate secondo questa impronta, annotata prima.

# rekje sheet
help-sheet =
    Scrive il foglio dei punti di una partita: una sola pagina da leggere, stampare o spedire.
    FILE (- per lo standard input) è un resoconto di Rekje o un file GCG. La pagina è HTML e basta a sé stessa.
help-sheet-out = Il file da scrivere; altrimenti la pagina va sullo standard output.
help-sheet-title = Un titolo tuo; altrimenti il gioco e chi ha giocato.
help-sheet-date = Il giorno della partita, come 2026-12-31.

# rekje review
help-review =
    Ripercorre una partita finita: il meglio di ogni turno e quanto è costata la differenza.
    FILE (- per lo standard input) è un resoconto di Rekje o un file GCG.
help-review-out = Analizza molte partite: scrive una pagina per ciascuna in questa cartella, o JSON con --json. Ciò che c’è già non viene rifatto.
help-review-html = Scrive anche l’analisi in una pagina HTML con i tabelloni, che basta a sé stessa.
help-review-chart = Disegna anche l’andamento della partita, in .svg o .png secondo il nome del file.
help-review-think = Dove le parole si incrociano: giudica ogni turno giocando per questo tempo il seguito delle mosse migliori, in secondi (5) o posizioni (60000n).
help-review-lexicon = Giudica con un’altra lista: nl, fr, de, en, it o un file; altrimenti quella della partita, o dell’edizione.

# rekje play
help-play =
    Gioca nel terminale, contro il computer o tra voi.
    Ciò che non è indicato viene chiesto. Senza terminale vedi una dimostrazione.
help-play-seats = Chi gioca, in ordine: me, even (forte quanto te), nomi di persone, da level-1 a level-10, greedy, strong, expert, racer, canny. Per esempio me,greedy.
help-play-option = Un’opzione del gioco, come judging=challenge; ripetibile.
help-play-seed = Pesca ogni volta le stesse tessere.
help-play-resume = Riprende l’ultima partita interrotta, o non la propone.
help-play-by-ear = Dire tutto in frasi e non disegnare nulla: per uno screen reader o una barra braille.
help-play-hints = Dice a ogni turno quanto vale la mossa migliore.
help-play-demo = Guarda giocare due computer.
help-play-pace = Per quanti secondi si vede ogni mossa di una dimostrazione.

# rekje best
help-best =
    Mostra le mosse migliori in una posizione.
    FILE (- per lo standard input) è un resoconto o un file GCG (chi è di turno dopo l’ultima mossa) o una posizione in CGP (il primo leggio). Le parole volgari non vengono proposte.
help-best-top = Quante mosse.
help-best-lexicon = La lista di parole; altrimenti quella del resoconto o dell’edizione.
help-best-move = Per una partita: la posizione prima di questa mossa, contando da 1.
help-best-rack = Le tessere di chi è di turno, se la partita non le dice; ? è un jolly.
help-best-by = Le ordina per punteggio, valore o probabilità di vincere, e dice che cosa tiene ognuna e quanto vale.
help-best-position = Per un file CGP: quale posizione, da 1.
help-best-seconds = In Koning e Letter: smette di cercare dopo questi secondi.
help-best-think = Dove le parole si incrociano: valuta le mosse giocando il seguito per questo tempo, in secondi (5) o posizioni (60000n).

# rekje perft
help-perft =
    Conta le mosse possibili nelle posizioni.
    Per ogni posizione di FILE (CGP, - per lo standard input) una riga: quante mosse ha il primo leggio, il punteggio più alto e la somma di tutti.

# rekje word
help-word =
    È una parola, di quale lista, quanto comune?
    Il codice di uscita è 0 se lo sono tutte, altrimenti 1.
help-word-lexicon = La lista di parole: nl, fr, de, en, it o un file; altrimenti quella della tua lingua.
help-word-places = Valgono anche i nomi di città, paesi e fiumi.
help-word-game = Come in questo gioco, se lì non scegli altro: valgono anche le parole stampate sul foglio, e in Letter i nomi di luoghi.
help-word-language = Quale lista di serie, se con --lexicon non ne indichi una; per una tua lista, la sua lingua.

# rekje lexicon
help-lexicons = Le tue liste di parole.
help-build =
    Fa di un elenco di parole un lessico per --lexicon.
    FILE è un testo in UTF-8, una parola per riga; le righe vuote o che iniziano con # non contano. USCITA è il nuovo lessico. Ciò che non si può comporre viene contato e segnalato.
help-build-language = La lingua in cui è scritto: come si compongono accenti, ij e ß.

# rekje selfplay
help-selfplay = Fa giocare i computer tra loro e misura quanto sono forti e veloci.
help-selfplay-games = Quante partite.
help-selfplay-players = Chi gioca: da level-1 a level-10, greedy, expert; in Scrabble e Woordenspel anche strong, in Koning racer, in Letter canny.
help-selfplay-seed = Da cosa dipendono le tessere: la partita n da questo numero più n; altrimenti a sorte.
help-selfplay-emit = Scrive anche ogni partita in questo file, un resoconto per riga.

# rekje dataset
help-dataset =
    Fa giocare i computer e scrive ogni turno come riga di file Parquet: posizione, leggii, mossa e risultato, con una scheda che li descrive.
    EDIZIONE è per esempio scrabble/en. Lo stesso comando riprende da dove si è fermato.
help-dataset-out = La cartella dei file; altrimenti una in questa cartella, con il nome del gioco e dell’edizione.

# rekje bench
help-bench = Misura quanto è veloce la ricerca di Rekje su questa macchina.
help-bench-moves = Cerca tutte le mosse, e la migliore, nelle posizioni di un file CGP.
help-bench-walks = Cerca la parola più lunga possibile, in posizioni di partite proprie.
help-bench-paths = Cerca tutte le parole, e la lettera migliore da posare, su tabelloni di lettere di tante misure.
help-bench-cgp = Le posizioni, una per riga in CGP; tocca al primo leggio.
help-bench-seconds = Quanti secondi per ogni misura.
help-bench-positions = Quante posizioni.
help-bench-tiles = Tessere sul tavolo.
help-bench-rack = Tessere sul leggio.
help-bench-seed = Le posizioni dipendono solo da questo.
help-bench-cut = Interrompe ogni ricerca dopo tanti secondi.

# rekje serve, export, import
help-data = La cartella dei tavoli del server; altrimenti il posto consueto.
help-database = Il database: un indirizzo come postgresql://rekje@localhost/rekje, oppure «sqlite» per il file della cartella; altrimenti REKJE_DATABASE, altrimenti «database» in settings.toml, altrimenti quel file.
help-serve =
    Apre il tavolo nel browser: su questo computer, a casa o per amici ovunque siano.
    Dai l’indirizzo agli amici, oppure crea un tavolo e manda il link. Ctrl-C ferma il server; i tavoli restano.
    Le opzioni che usi sempre possono stare in settings.toml, sotto [serve].
help-serve-host = L’indirizzo su cui il server risponde; 0.0.0.0 per gli amici della tua rete.
help-serve-port = La porta; altrimenti 8000, o un’altra se è occupata.
help-serve-public-url = L’indirizzo che usano gli altri, se davanti c’è un proxy con TLS.
help-serve-page = La cartella di un’altra pagina costruita.
help-serve-origin = Un altro sito le cui pagine possono usare questo server; ripetibile.
help-serve-pace = Secondi che un computer aspetta prima di giocare.
help-serve-connections = Il massimo di connessioni nello stesso momento; meno se il sistema permette meno file aperti.
help-serve-log = Che cosa contiene il registro: ciò che è successo (info), oppure anche una riga per ogni comando (debug).
help-serve-lexicons = Una cartella di liste di parole da offrire al tavolo, testo o fatte con «rekje lexicon build»; altrimenti REKJE_LEXICONS, altrimenti «lexicons» in settings.toml.
help-serve-open = Apre un browser, se ce n’è uno.
help-backup =
    Copia il database del server in un file, mentre il server funziona.
    La copia è di un solo istante e viene controllata. Contiene tutto: tienila per te.
help-export =
    Scrive tutti i tavoli del server in un file, per un’altra macchina o da conservare.
    Contiene le tessere e i messaggi di tutti: tienilo per te.
help-export-everything = Scrive anche ciò che serve solo a questo stesso server: avvisi, persone silenziate, segnalazioni, esclusioni, chiavi; per passare a un altro database.
help-import =
    Aggiunge i tavoli di un file scritto da «rekje export».
    Tutti, o nessuno se qualcosa non va. Ferma prima il server.

help-doctor =
    Dice che cosa va bene in un’installazione, che cosa no, e che cosa fare.
    Guarda il programma e i suoi dati, la cartella dei dati, il database con ogni tavolo, l’orologio, la porta, l’indirizzo per gli amici e il terminale; non cambia nulla, e il server può restare acceso. Codice d’uscita 1 se qualcosa non va.
help-doctor-host = L’indirizzo su cui il server deve rispondere; altrimenti quello del server acceso, o questo computer soltanto.
help-doctor-port = La porta che il server deve usare; altrimenti quella del server acceso, o 8000.
help-doctor-bundle = Scrive un file zip da allegare a una segnalazione: esiti, versioni, impostazioni e righe del log, senza nomi, tessere, chiavi e indirizzi.
help-doctor-json = In JSON.

help-learn =
    Fa giocare il computer contro sé stesso per imparare quanto valgono le tessere tenute sul leggio.
    I giocatori strong, canny ed expert se ne servono, a ogni tavolo con questa edizione e questa lista. Si può fermare e richiamare: riprende da dov’era. Lo stesso seme e lo stesso numero di partite danno lo stesso file.
help-learn-games = Da quante partite imparare; altrimenti abbastanza per valori buoni.
help-learn-seed = Ciò da cui dipendono le partite.
help-learn-out = Il file da scrivere, o con --missing la cartella; altrimenti dove i giocatori forti lo cercano.
help-learn-missing = Impara per ogni edizione di serie i cui valori mancano, o sono stati imparati con una lista diversa da quella attuale.
help-threads = Su quanti core; altrimenti su tutti. Il risultato è lo stesso.
help-ray = Lavora con Ray: su questo computer, o sul cluster a un indirizzo (auto, oppure HOST:PORTA). Il risultato è lo stesso.
help-value-name = NOME
help-serve-accept-host = Un altro nome con cui si può chiedere del server; ripetibile.
help-serve-proxy = L’indirizzo di un proxy che dice per chi chiede (X-Forwarded-For); con --public-url, se non indicato, uno su questa macchina.

# rekje completion
help-completion =
    Scrive lo script con cui una shell completa comandi, opzioni e valori.
    SHELL è bash, zsh o fish. Salva lo script dove la tua shell cerca i suoi: rekje completion bash > ~/.local/share/bash-completion/completions/rekje
help-operator =
    Mostra un link con cui il gestore di un server acceso può accedere.
    La pagina mostra tavoli, segnalazioni ed errori, e che cosa hanno fatto i gestori; vi si può rimuovere un tavolo, escludere qualcuno per un po’ e spegnere la chat.
help-serve-lobby = Se c’è una sala d’incontro: aperta a tutti, chiusa, o per chi conosce una parola.
help-serve-lobby-word = La parola che fa entrare nella sala; meglio scriverla nelle impostazioni, perché altri su questa macchina possono leggere una riga di comando.
help-work =
    Pensa per i server su uno stesso database PostgreSQL: i turni dei computer e le analisi.
    Avvialo su quante macchine vuoi, con la stessa versione e le stesse liste di parole dei server. Finché ce n’è uno, i server lasciano a lui il compito di pensare; altrimenti pensano da sé. Ctrl-C lo ferma, e non si perde nulla.
help-work-thinkers = Quanti processi pensano insieme; altrimenti uno per core.
help-engine = I tuoi giocatori: programmi che giocano a ogni tavolo.
help-engine-list = Elenca i tuoi giocatori presenti qui, con i giochi a cui giocano.
help-engine-check =
    Prova punto per punto se un programma rispetta il protocollo dei giocatori (docs/engine-protocol.md).
    COMANDO è ciò che lo avvia, o il nome di un giocatore installato qui. Ciò che comincia con un trattino ed è per il programma stesso va dopo --.
help-engine-seconds = Quanti secondi ha per una mossa.
help-engine-game = Solo questo gioco (altrimenti tutti quelli a cui gioca).
help-engine-verbose = Mostra anche ciò che il programma dice dei suoi pensieri, e i suoi messaggi d’errore.
help-engine-named = Un tuo giocatore: un nome e il comando che avvia il suo programma. Si può ripetere; altrimenti [engines] in settings.toml.
help-think = Quanto pensa expert a un turno dove le parole si incrociano: secondi (5) o posizioni (60000n); altrimenti smette quando cercare ancora rende poco.
help-depth = Quanti turni in anticipo guarda intanto expert (2 se non indicato).
help-value-engine = NOME=COMANDO
help-value-command = COMANDO
