# La sala d’incontro: chi offre una partita, quali si possono guardare, e chi c’è
lobby-offers = Gioca con qualcuno di qui
lobby-no-offers = Adesso nessuno cerca una partita. Offrine una: chi passa di qui può sedersi subito.
lobby-more-offers = { $count ->
    [one] Un’altra offerta non è mostrata.
   *[other] Altre { $count } offerte non sono mostrate.
}
lobby-your-offer = Il tuo tavolo: { $game }
lobby-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
lobby-range = forza da { $least } a { $most }
lobby-range-least = forza { $least } o più
lobby-range-most = forza { $most } o meno
lobby-watchable = chiunque può guardare
lobby-unrated = Per chi ha una forza, e tu in questo gioco non ne hai ancora una.
lobby-unfit = La tua forza di { $rating } non va bene.
lobby-join = Partecipa
lobby-join-which = Partecipa: { $offer }
lobby-withdraw = Ritira
lobby-withdraw-which = Ritira: { $offer }
lobby-new-offer = Nuova offerta: { $offer }
lobby-new-offers = { $count } nuove offerte
lobby-games = Da guardare
lobby-no-games = Adesso non c’è nessuna partita da guardare.
lobby-more-games = { $count ->
    [one] Un’altra partita non è mostrata.
   *[other] Altre { $count } partite non sono mostrate.
}
lobby-watch = Guarda
lobby-watch-which = Guarda: { $game }
lobby-here = Qui adesso
lobby-people = { $count ->
    [one] Qui c’è una persona.
   *[other] Qui ci sono { $count } persone. Nessuna mostra il nome.
}
lobby-unseen = { $count ->
    [0] Non c’è nessun altro.
    [one] C’è un’altra persona, senza nome.
   *[other] Ci sono altre { $count } persone, senza nome.
}
lobby-be-seen = Mostra il mio nome
lobby-seen-as = Gli altri vedono che ci sei, { $name }.
lobby-seen-no-more = Nessuno vede più il tuo nome qui.
lobby-hide = Non mostrarlo più
lobby-about-who = Silenzia o segnala { $name }
lobby-about-title = { $name } ti disturba?
lobby-mute-more = Se silenzi { $name }, qui non ne vedi più niente, e a nessun tavolo vedi quello che scrive. Nessuno lo viene a sapere. Puoi tornare indietro in «Tu e i tuoi dispositivi».
lobby-muted-people = Persone silenziate
lobby-report-more = Il gestore di questo server riceve: che si tratta di { $name }, che cosa eventualmente offre qui, e quello che scrivi qui sotto. { $name } non lo viene a sapere.
lobby-name-title = Con quale nome ti conosceranno gli altri?
lobby-name-told = Lo vedono al tavolo. Puoi cambiarlo alla voce «Tu e i tuoi dispositivi».
lobby-offer-title = Offri una partita
lobby-offer = Offri
lobby-tempo-game = { $count } min a testa, + { $added } s per turno
lobby-players = Giocatori
lobby-strength = Per chi
lobby-strength-any = Chiunque
lobby-strength-mine = Più o meno forte come me: da { $least } a { $most }
lobby-let-watch = Chiunque qui può guardare
lobby-offer-lives = L’offerta vale finché sei qui. Con giorni per turno vale una settimana.
lobby-other-rules = Altre regole: crea un tavolo, e aprilo nella sua sala d’attesa.
lobby-off = Questo server al momento non ha una sala d’incontro. Puoi giocare contro il computer, o invitare qualcuno con un link.
lobby-word-about = Qui si ritrovano le persone di un club. La parola d’ordine si chiede una volta sola.
lobby-word = La parola d’ordine
lobby-word-say = Entra
