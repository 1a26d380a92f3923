# For people who hear the page, or see it with difficulty
spoken-happens = Che cosa succede
spoken-skip = Al contenuto
spoken-connected = La connessione è tornata.
spoken-winners = { $count ->
    [0] Non vince nessuno.
    [one] { $names } vince.
   *[other] { $names } si dividono la vittoria.
}
spoken-and-more = { $words } e altre { $count }
spoken-says = { $name } dice: { $text }
spoken-is-away = { $name } non c’è.
spoken-is-back = { $name } è qui.
spoken-knock-key = 0 bussa.
spoken-no-knock = Adesso non puoi bussare.

# Hands on the board
spoken-put-down = { $tile } posata
spoken-back = { $tile } di nuovo sul leggio
spoken-drawn = Peschi { $tile }.
spoken-drawn-all = Le tue lettere: { $tiles }.
spoken-across = in orizzontale
spoken-down = in verticale
spoken-edge = bordo
spoken-no-tile-there = nessuna tessera da quella parte
spoken-none = Non hai nessuna { $letter }.
spoken-over = La partita è finita. Con Tab si arriva al risultato.
spoken-touches-none = Nessuna tessera tocca questa casella.
spoken-no-touching = Nessuna { $letter } tocca questa casella.
spoken-several = { $letter }: la prima di { $count }
spoken-spans = { $width } per { $height }
spoken-token-part = tessera vuota, un’altra parte
spoken-room = c’è posto per { $tile }, da { $from } a { $to }
spoken-no-room = non c’è posto per { $tile }
spoken-so-far = Parola finora: { $word }
spoken-no-path = Nessuna parola tracciata.
spoken-would = { $words }: { $points }
spoken-word-at = { $word } da { $square }
spoken-rule = Regola { $rule }.

# Answers
spoken-ask = Chiedi al tavolo
spoken-ask-title = Che cosa vuoi sapere?
spoken-questions = Domande
spoken-ask-last = Che cosa è stato giocato per ultimo?
spoken-ask-rack = Che cosa ho?
spoken-ask-scores = A che punto siamo?
spoken-ask-time = A chi tocca, e quanto tempo resta?
spoken-ask-unseen = Quali tessere non si sono ancora viste?
spoken-ask-build = Dove posso posare?
spoken-ask-tried = Che cosa c’è di non ancora inviato?
spoken-lies = { $tile } in { $square }
spoken-laid-last = Posato per ultimo: { $tiles }.
spoken-laid-not-sent = Sul tabellone, non ancora inviato: { $tiles }.
spoken-did = { $name }: { $what }.
spoken-watching = Stai guardando, senza tessere.
spoken-rack-empty = Il tuo leggio è vuoto.
spoken-no-clock = Nessun orologio è in funzione.
spoken-nothing-tried = Niente.
spoken-start = { $square }: qui va la prima parola
spoken-open-one = Riga { $row }: { $from }, accanto a { $letters }
spoken-open-run = Riga { $row }: da { $from } a { $to }, accanto a { $letters }
spoken-free-sides = libera { $sides }
spoken-free-places = { $count ->
    [one] 1 lato libero
   *[other] { $count } lati liberi
}
spoken-side-above = sopra
spoken-side-right = a destra
spoken-side-below = sotto
spoken-side-left = a sinistra
spoken-nowhere = Ancora da nessuna parte: il tavolo è vuoto.
spoken-places = Posti: { $count }
spoken-go = Vai a una casella
spoken-go-line = 8D scrive da D8 in orizzontale, D8 in verticale.
spoken-go-paper = Colonna e riga: D8.
spoken-go-there = Vai lì
spoken-no-square = Non c’è una casella { $square }.

# Reading and seeing
spoken-seeing = Leggere e vedere
