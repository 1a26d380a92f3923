turn-other = Tocca a { $name }.
turn-not-in-game = Questo giocatore non partecipa più alla partita.
turn-game-over = La partita è finita.
turn-not-now = Adesso non si può; si può invece: { $allowed }.
turn-time-left = Il tempo del turno non è ancora scaduto.
turn-time-over = Il tempo è scaduto: questo turno conta come passato.
turn-no-vacation = Non sei in vacanza.
turn-on-vacation = Sei già in vacanza: prima devi tornare.
turn-vacation-short = { $left ->
    [0] Non hai più giorni di vacanza.
    [one] Ti resta un solo giorno di vacanza.
   *[other] Ti restano solo { $left } giorni di vacanza.
}
turn-rack-long = Il leggio di { $name } tiene al massimo { $most } tessere.
turn-rack-other = { $name } aveva tessere diverse da quelle indicate qui.
turn-rack-size = Da quanto si è giocato e pescato, { $name } ha { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}, non { $told }.
turn-rack-empty = { $name } non può essere senza tessere: da quanto si è giocato e pescato, { $count ->
    [one] ne deve restare 1
   *[other] ne devono restare { $count }
}.
turn-draws-missing = Le tessere pescate in questo resoconto non corrispondono alle mosse.
turn-draws-impossible = Secondo questo resoconto è stata pescata una tessera che non era più nel sacchetto.
turn-draws-shuffle = Le tessere pescate non sono quelle del mescolamento annunciato.
turn-proof-broken = La prova del mescolamento non regge: il segreto non corrisponde all’impronta mostrata prima.
turn-proof-other = Non è il mescolamento con l’impronta richiesta: il resoconto ne ha un’altra.
turn-proof-none = Il resoconto non ha una prova del suo mescolamento, quindi non è quello di questa impronta.
turn-too-much = È troppo da cercare in una volta sola: indica meno parole o parole più corte, oppure di’ dove stanno.
