engines-lost = { $player } perde il turno: { $why }.
engines-no-command = { $player } non dà alcun comando: { $why }. Il turno non è perduto: non è cambiato nulla.
engines-unusable = { $player } non può giocare qui: { $why }.
engines-why-missing = il programma non è installato qui
engines-why-start = non è stato possibile avviare il suo programma
engines-why-greeting = il suo programma non si presenta come chiede il protocollo
engines-why-time = la risposta è arrivata troppo tardi
engines-why-ended = il suo programma si è chiuso
engines-why-form = la sua risposta non è leggibile
engines-why-flood = il suo programma dice troppo
engines-why-command = ciò che voleva fare ora non è possibile
engines-why-refused = ciò che voleva fare è contro le regole
engines-why-error = il suo programma segnala un errore
engines-too-late = Il tempo è scaduto: ora si attende solo la risposta.
engines-name-ours = Un tuo giocatore non può chiamarsi «{ $player }»: qui è già il nome di un altro giocatore.
engines-name-form = Un tuo giocatore non può chiamarsi «{ $player }»: un nome ha lettere minuscole, cifre e in mezzo . _ -, al massimo 31 caratteri.
engines-form = «{ $text }» non è un nome in minuscole con un comando, come mio=./engine.
engines-list-none = Qui non ci sono tuoi giocatori.
engines-list-one = { $player } gioca a { $games } e ha { $seconds } secondi per mossa. Comando: { $command }
engines-check-greeting = Si presenta
engines-check-greets = Si presenta: { $name }
engines-check-game-asked = Gioca a { $game }
engines-check-game = Gioca a { $game }: { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
engines-check-challenge = Gioca a { $game } quando le mosse si possono contestare: { $count ->
    [one] 1 risposta
   *[other] { $count } risposte
}
engines-check-time = Risponde in tempo anche quando ne ha poco
engines-check-unknown = Ignora i messaggi che non conosce
engines-check-quit = Si chiude quando gli viene chiesto
engines-check-input = Si chiude quando il suo input finisce
engines-check-why-stays = il suo programma continua a girare
engines-check-why-not-its = il suo saluto non nomina questo gioco
engines-check-but = { $what }: { $why }
engines-check-fine = Tutti i { $count } punti vanno bene: questo giocatore può sedere ai tavoli di { $games }.
engines-check-failed = { $count ->
    [one] 1 punto non va
   *[other] { $count } punti non vanno
} bene (docs/engine-protocol.md).
engines-check-verbose = Con --verbose vedi anche ciò che il programma ha scritto.
engines-check-ours = { $player } è un giocatore di Rekje stesso, e quelli non si controllano: indica un programma, o un tuo giocatore.
engines-check-nothing = Qui non c’è nessun programma e nessun tuo giocatore «{ $text }»{ $count ->
    [0] .
   *[other] ; i tuoi giocatori: { $known }.
}
