form-place = Riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }: { $problem }
form-file-missing = Il file { $file } non esiste.
form-file-unreadable = { $file } non si può leggere ({ $reason }).
form-file-unwritable = { $file } non si può scrivere ({ $reason }).
form-file-same = «{ $file }» è il file letto; dai un altro nome a quello da scrivere.
form-system-missing = un file o una cartella così non c’è
form-system-forbidden = non è permesso
form-system-folder = è una cartella
form-system-no-folder = una parte del percorso non è una cartella
form-system-full = non c’è più spazio
form-system-read-only = lì non si può scrivere niente
form-system-name = un nome così non può esistere
form-system-closed = l’uscita è chiusa
form-file-empty = { $file } è vuoto.
form-input-empty = Lo standard input è vuoto.
form-too-large = Il file è troppo grande: al massimo { $most } MB.
form-too-deep = Il documento ha troppi livelli annidati: al massimo { $most }.
form-not-utf8 = Questo testo non è in UTF-8.
form-not-json = Questo non è JSON.
form-no-game = Non è una partita: un file di Rekje è JSON, un file GCG comincia con # o >.
form-several = Qui comincia un altro resoconto: un file ne contiene uno.
form-format = Rekje non conosce il formato «{ $format }», ma { $known }.
form-game-unknown = Non c’è un gioco «{ $game }»; ci sono: { $known }.
form-seats = { $game } è per { $least }–{ $most } giocatori, non per { $count }.
form-seat = Il posto { $seat } non c’è: i { $seats } posti si contano da 0.
form-name-unseen = Un nome può contenere solo ciò che tutti vedono, con al massimo { $most } segni su una lettera: scegline uno senza { $char }.
form-name-hurts = Questo nome può ferire gli altri: scegline un altro, per favore.
form-name-none = Scrivi un nome, di al massimo { $most } caratteri.
form-argument = { $name } deve essere { $wanted ->
    [text] un testo
    [whole] un numero intero
    [amount] un numero intero, almeno 0
    [names] un elenco di nomi
    [player] il nome di un computer, o un Player
    [command] un comando, come Pass(seat=0)
    [words] il nome di una lista, un percorso o una lista di parole
    [play] una mossa della posizione
    [count] un numero intero, almeno 1
    [seat] il numero di un posto
    [position] una Position
    [record] un resoconto
    [path] un elenco di caselle (x, y)
    [worths] una tabella di tessere e numeri, o una funzione
    [tiles] al massimo 21 tessere del gioco, ? per un jolly
    [pattern] al massimo 21 tessere del gioco, ? per una lettera e * per quante lettere si vuole
    [letters] una parola che queste tessere possono formare
    [scores] un elenco di punti per al massimo tanti posti quanti possono giocare, prima chi è di turno
    [seconds] un numero di secondi maggiore di 0
    [plays] un elenco di mosse della posizione
    [leaves] Leaves o «learned»
    [scale] un numero maggiore di 0, al massimo 20
    [picture] un percorso che finisce in .svg o .png
    [rack] un leggio di tessere: quelle non viste sono più di quante ne stanno su uno
    [choice] una funzione di una mossa
    [kind] il nome di un comando
    [listed] un elenco di al massimo 1000 parole
    [truth] True o False
    [number] un numero
    [positions] un elenco di Positions
    [budget] un Budget
    [threads] un numero intero da 1 a 1024
    [place] un posto come 8D, o una casella (x, y)
    [texts] un elenco di testi
    [file] il percorso di un file
   *[board] un elenco di righe o una tabella di caselle
}.
form-undo = { $count ->
    [0] Non c’è nessuna mossa da annullare.
    [one] C’è una sola mossa da annullare.
   *[other] Ci sono solo { $count } mosse da annullare.
}
form-per-seat = Un elenco per posto vuole { $seats } valori, uno per posto, non { $count }; per darne solo alcuni si scrive un oggetto con i numeri dei posti.
form-move-seat = La mossa { NUMBER($move, useGrouping: 0) } è del posto { $seat }, che non c’è: i { $seats } posti si contano da 0.
form-which-or-count = La mossa { NUMBER($move, useGrouping: 0) } deve dire o quali tessere o quante.
form-field-missing = In { $where } manca il campo «{ $what }».
form-field-unknown = In { $where } c’è un campo «{ $what }» che non ci va.
form-field-type = { $where } deve essere { $expected ->
    [text] un testo
    [whole] un numero intero
    [number] un numero
    [truth] true o false
    [list] un elenco
    [object] un oggetto con campi
    [object-text] un testo o un oggetto con campi
    [list-object] un elenco o un oggetto con campi
    [text-whole] un testo o un numero intero
    [text-truth-whole] un testo, un numero, true o false
   *[other] qualcos’altro
}, non { $got ->
    [text] un testo
    [whole] un numero intero
    [number] un numero
    [fraction] un numero con la virgola
    [truth] true o false
    [list] un elenco
    [object] un oggetto con campi
    [nothing] null
   *[other] qualcos’altro
}.
form-field-length = { $where } deve essere un elenco di lunghezza { $count }.
form-field-least = { $where } deve essere almeno { $least }.
form-field-most = { $where } può essere al massimo { $most }.
form-field-wrong = { $where } non è valido.
form-value-unknown = «{ $what }» in { $where } è sconosciuto.
form-option-unknown = Non c’è un’opzione «{ $option }»; ci sono: { $known }.
form-option-value = L’opzione { $option } non può valere «{ $value }»; può valere: { $allowed }.
form-option-quoted = L’opzione { $option } è data come testo, «{ $value }»: scrivi { $value } senza virgolette.
form-at = «{ $text }» non è un posto per una parola: si scrive 8D in orizzontale, D8 in verticale.
form-square = «{ $text }» non è una casella: si scrivono colonna e riga, come H8.
form-tiles-brackets = In «{ $text }» le parentesi quadre non tornano: una tessera di due lettere si scrive [IJ].
form-rack-tile = Questo gioco non ha una tessera «{ $tile }».
form-premium-kind = Non ci sono caselle «{ $kind }»; ci sono: { $known }.
form-setup-square = La posizione ha qualcosa in { $square }, ma il tabellone ha { $width } colonne e { $height } righe.
form-setup-tile = La posizione ha «{ $tile }» su una casella, e non è una sola tessera di questo gioco.
form-setup-rack = Il leggio { $rack } della posizione è troppo pieno: al massimo { $most } tessere.
form-setup-bag = Nel sacchetto della posizione non possono esserci meno di 0 tessere.
form-edition-unknown = Non c’è un’edizione «{ $edition }»; ci sono: { $known }.
form-edition-game = L’edizione { $edition } non è un’edizione di { $game }.
form-edition-record = Un resoconto ha la propria edizione: --edition è per i file GCG e le posizioni.
form-edition-letters = L’edizione { $edition } deve avere da 1 a { $most } lettere.
form-edition-letter = L’edizione { $edition } ha una lettera «{ $letter }» impossibile: servono maiuscole che esistono anche minuscole.
form-edition-count = Nell’edizione { $edition } il valore o il numero della lettera { $letter } non è tra 0 e 1000.
form-edition-rack = Nell’edizione { $edition } un leggio deve tenere da 1 a 15 tessere, e i jolly sono al massimo 100.
form-edition-board = Il tabellone dell’edizione { $edition } deve avere righe della stessa lunghezza, al massimo 21 × 21 caselle.
form-edition-sign = Il tabellone dell’edizione { $edition } ha un segno «{ $sign }» che non è spiegato; si conoscono: { $known }
form-edition-premium = Nell’edizione { $edition } il premio «{ $sign }» non è valido: servono un solo segno e fattori da 1 a 9.
form-edition-start = L’edizione { $edition } deve nominare caselle di partenza che stanno sul suo tabellone.
form-edition-rule-unknown = L’edizione { $edition } ha una regola «{ $rule }» che questo gioco non conosce.
form-edition-rule-value = Nell’edizione { $edition } la regola { $rule } dev’essere una di queste: { $allowed }.
form-cgp-fields = La riga finisce troppo presto: una posizione ha le righe del tabellone e i leggii.
form-cgp-board = «{ $text }» non può stare in una riga del tabellone: ci vanno tessere e il numero di caselle vuote tra loro.
form-cgp-width = La riga { $row } del tabellone ha { $width ->
    [one] { $width } casella
   *[other] { $width } caselle
} invece di { $wanted }.
form-cgp-height = Il tabellone ha { $height ->
    [one] { $height } riga
   *[other] { $height } righe
} invece di { $wanted }.
form-cgp-tile = Questo gioco non ha una tessera «{ $tile }».
form-cgp-rack = «{ $text }» non può stare su un leggio: ci vanno maiuscole, ? per un jolly e / tra i leggii.
form-cgp-rack-long = Su un leggio ci sono { $count } tessere: al massimo { $most }.
form-cgp-scores = «{ $text }» non sono punteggi: sono numeri separati da /.
form-cgp-count = { $racks ->
    [one] C’è { $racks } leggio
   *[other] Ci sono { $racks } leggii
}, ma { $scores ->
    [one] { $scores } punteggio
   *[other] { $scores } punteggi
}.
form-cgp-zeros = «{ $text }» non è un numero di turni.
form-cgp-operation = Dopo «{ $text }» manca un ;: dopo i leggii vengono i punteggi, i turni senza punti e le operazioni, ognuna chiusa da ;.
form-gcg-encoding = Rekje non legge la codifica «{ $encoding }», ma UTF-8 e ISO-8859-1.
form-gcg-line = «{ $text }» non è una riga di un file GCG: quelle cominciano con # o >.
form-gcg-pragma = «{ $text }» non dice nulla: in un file GCG subito dopo # c’è un nome, come #player1 o #note.
form-gcg-players = Un file GCG nomina i suoi giocatori, da 2 a { $most }, in #player1, #player2…
form-gcg-player = «{ $player }» qui non può fare da soprannome: manca, ha i due punti o è già preso, oppure lo è il numero.
form-gcg-nick = Il giocatore «{ $nick }» non è nominato in cima al file.
form-gcg-short = La riga finisce troppo presto.
form-gcg-rack = «{ $text }» non possono essere tessere su un leggio: ci vanno maiuscole e ? per un jolly.
form-gcg-move = «{ $text }» non è una mossa: sarebbe un posto come 8D, - per passare, -TESSERE per un cambio o -- per una mossa ripresa.
form-gcg-word = «{ $text }» non è una parola: ci vanno lettere, e . per quelle già sul tabellone.
form-gcg-score = «{ $text }» non è un punteggio.
form-gcg-withdrawn = Qui si riprende una mossa, ma la riga prima non è una mossa di questo giocatore.
form-gcg-game = GCG è un formato solo per { $known }: una partita di { $game } non vi si può scrivere.
form-gcg-tiles = Rekje non ha un’edizione con le tessere «{ $tiles }», solo con { $known }; con --edition se ne può indicare una.
form-gcg-board = Sul tabellone «{ $board }» qui non si gioca, solo su quello normale, { $known }.
form-gcg-type = Il gioco «{ $type }» qui non si gioca, solo { $known }.
form-edition-row = La riga { $row } del tabellone dell’edizione { $edition } ha { $count } caselle, la prima ne ha { $wanted }.
form-edition-same-sign = Nell’edizione { $edition } il segno «{ $sign }» indica due cose: ogni tipo di casella vuole un segno suo, e . è una casella semplice.
form-edition-start-room = Nell’edizione { $edition } non entra nessuna prima parola: dalle caselle di partenza non c’è posto per { $least } tessere.
form-edition-no-start = L’edizione { $edition } non indica caselle di partenza, né con «start» né con un tipo di casella con «start = true».
form-size = «{ $text }» non è la misura di una tessera: si scrivono larghezza e altezza, da 1 a { $most } caselle ciascuna, come 3x2.
form-edition-no-tiles = Nell’edizione { $edition } nessuna lettera ha una tessera: non c’è nessuna misura.
form-edition-sizes = Nell’edizione { $edition } le tessere della lettera { $letter } sono { $count }, ma ci sono misure per { $sized }.
form-file-damaged = { $file } è danneggiato o manca: reinstalla Rekje.
