replay-player = Giocatore
replay-at = Casella
replay-words = Parole
replay-score = Punti
replay-settled = conguaglio
replay-final = punteggio finale
replay-did-exchange = { $count ->
    [one] cambia una tessera
   *[other] cambia { $count } tessere
}
replay-did-pass = passa
replay-did-resign = abbandona
replay-did-vacation = { $count ->
    [0] di ritorno dalle vacanze
    [one] prende un giorno di vacanza
   *[other] prende { $count } giorni di vacanza
}
replay-did-challenge = contesta
replay-did-accept = accetta
replay-did-vote = vota
replay-did-time-up = tempo scaduto
replay-did-end = smette
replay-did-open = nessuno ha una parola
replay-reason-out = un giocatore ha finito le tessere
replay-reason-passes = tutti hanno passato
replay-reason-dry = da troppo tempo nessuno posa nulla
replay-reason-no-play = nessuno può più posare nulla
replay-reason-resigned = gli altri hanno abbandonato
replay-reason-stopped = la partita è stata fermata
replay-reason-reached = un re è arrivato
replay-reason-no-opening = per tre volte nessuno aveva una parola per aprire
replay-reason-no-new-word = un giro intero non ha portato parole nuove
replay-reason-time = il tempo è scaduto
replay-won = { $count ->
    [0] Non vince nessuno: la partita è stata abbandonata ({ $rule }).
    [one] Vince { $names }: { $reason } ({ $rule }).
   *[other] { $names } si dividono la vittoria: { $reason } ({ $rule }).
}
replay-unfinished = La partita non è finita.
replay-broken = La mossa { $turn } va contro la regola { $rule }: { $message }
replay-shuffle-holds = Il mescolamento è stato controllato: ogni tessera è quella fissata in anticipo.
replay-shuffle-broken = Il mescolamento è stato controllato e non torna.
replay-shuffle-none = Manca la prova del mescolamento, che quindi non si è potuto controllare.
replay-fingerprint = Un’impronta ha { $digits } cifre esadecimali, non «{ $text }».
replay-did-buy = { $count ->
    [one] compra una lettera
   *[other] compra { $count } lettere
}
replay-did-draw = pesca
replay-did-place = { $count ->
    [one] mette una lettera
   *[other] mette { $count } lettere
}
replay-did-claim = dice parole
replay-did-free = cede una lettera
replay-did-blank = mette una tessera vuota
replay-did-swap = scambia una tessera vuota
replay-did-knock = bussa
