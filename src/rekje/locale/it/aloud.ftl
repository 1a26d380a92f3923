# For people who hear the page, or see it with difficulty
aloud-happens = Che cosa succede
aloud-skip = Al contenuto
aloud-connected = La connessione è tornata.
aloud-winners = { $count ->
    [one] { $names } vince.
   *[other] { $names } si dividono la vittoria.
}
aloud-and-more = { $words } e altre { $count }
aloud-says = { $name } dice: { $text }
aloud-is-away = { $name } non c’è.
aloud-is-back = { $name } è qui.
aloud-knock-key = 0 bussa.
aloud-no-knock = Adesso non puoi bussare.

# Hands on the board
aloud-put-down = { $tile } posata
aloud-back = { $tile } di nuovo sul leggio
aloud-drawn = Peschi { $tile }.
aloud-drawn-all = Le tue lettere: { $tiles }.
aloud-across = in orizzontale
aloud-down = in verticale
aloud-edge = bordo
aloud-no-tile-there = nessuna tessera da quella parte
aloud-none = Non hai nessuna { $letter }.
aloud-touches-none = Nessuna tessera tocca questa casella.
aloud-no-touching = Nessuna { $letter } tocca questa casella.
aloud-several = { $letter }: la prima di { $count }
aloud-spans = { $width } per { $height }
aloud-token-part = tessera vuota, un’altra parte
aloud-room = c’è posto per { $tile }, da { $from } a { $to }
aloud-no-room = non c’è posto per { $tile }
aloud-so-far = Parola finora: { $word }
aloud-no-path = Nessuna parola tracciata.
aloud-would = { $words }: { $points }
aloud-word-at = { $word } da { $square }
aloud-rule = Regola { $rule }.

# Answers
aloud-ask = Chiedi al tavolo
aloud-ask-title = Che cosa vuoi sapere?
aloud-questions = Domande
aloud-ask-last = Che cosa è stato giocato per ultimo?
aloud-ask-rack = Che cosa ho?
aloud-ask-scores = A che punto siamo?
aloud-ask-time = A chi tocca, e quanto tempo resta?
aloud-ask-unseen = Quali tessere non si sono ancora viste?
aloud-ask-build = Dove posso posare?
aloud-ask-tried = Che cosa c’è di non ancora inviato?
aloud-lies = { $tile } in { $square }
aloud-laid-last = Posato per ultimo: { $tiles }.
aloud-laid-not-sent = Sul tabellone, non ancora inviato: { $tiles }.
aloud-did = { $name }: { $what }.
aloud-watching = Stai guardando, senza tessere.
aloud-rack-empty = Il tuo leggio è vuoto.
aloud-no-clock = Nessun orologio è in funzione.
aloud-nothing-tried = Niente.
aloud-start = { $square }: qui va la prima parola
aloud-open-one = Riga { $row }: { $from }, accanto a { $letters }
aloud-open-run = Riga { $row }: da { $from } a { $to }, accanto a { $letters }
aloud-free-sides = libera { $sides }
aloud-free-places = { $count ->
    [one] 1 lato libero
   *[other] { $count } lati liberi
}
aloud-side-above = sopra
aloud-side-right = a destra
aloud-side-below = sotto
aloud-side-left = a sinistra
aloud-nowhere = Ancora da nessuna parte: il tavolo è vuoto.
aloud-places = Posti: { $count }
aloud-go = Vai a una casella
aloud-go-line = 8D scrive da D8 in orizzontale, D8 in verticale.
aloud-go-paper = Colonna e riga: D8.
aloud-go-there = Vai lì
aloud-no-square = Non c’è una casella { $square }.

# Keys
aloud-keys = Tasti
aloud-keys-on = Da 1 a 8, 0 e ? rispondono sul tabellone, sulle mie tessere e dove si scrive una parola, con Maiusc dove le cifre lo richiedono. F2 porta lì. Le lettere scrivono sempre una parola.
aloud-keys-off = I tasti singoli sono disattivati in «Leggere e vedere».
aloud-key-arrows = Frecce
aloud-does-arrows-line = alla casella vicina; si scrive in quel verso
aloud-does-arrows-tiles = alla casella o tessera vicina
aloud-key-ends = Inizio, Fine
aloud-does-ends = ai capi della riga; con Ctrl agli angoli
aloud-key-jump = Maiusc + freccia
aloud-does-jump = alla prossima tessera da quella parte
aloud-key-round = Pag giù, Pag su
aloud-does-round = una per una alle tessere che toccano questa
aloud-key-letters = Lettere
aloud-does-letters-line = posano qui una tua tessera
aloud-does-letters-tiles = scrivono una parola; l’arbitro trova come può stare
aloud-key-space = Spazio
aloud-does-space-line = cambia il verso di scrittura
aloud-does-space-tiles = prende questa tessera come lettera seguente; di nuovo, la lascia
aloud-key-trace = Lettere, a parola cominciata
aloud-does-trace = alla tessera vicina con quella lettera
aloud-key-enter = Invio
aloud-does-enter-line = gioca ciò che è posato
aloud-does-enter-tiles = posa la tessera scelta, aggiunge la parola, o gioca
aloud-key-escape = Esc
aloud-does-escape = riprende tutto
aloud-key-erase = Backspace
aloud-does-erase = riprende l’ultima
aloud-key-pick = Invio su una tua lettera
aloud-does-pick = la prende; poi vai a una casella e premi Invio
aloud-key-rack = Frecce sul leggio
aloud-does-rack = da tessera a tessera; con Alt la spostano
aloud-does-board = da ovunque al tabellone; dal tabellone alle mie tessere

# Reading and seeing
aloud-seeing = Leggere e vedere
aloud-seeing-title = Come vuoi leggere, vedere e sentire?
aloud-kept-here = Resta solo in questo browser.
aloud-talk = Che cosa dice un lettore di schermo
aloud-talk-brief = il minimo: le mosse, e ciò che richiede la mia attenzione
aloud-talk-normal = anche a chi tocca, e quanto varrebbe la mia parola
aloud-talk-all = tutto
aloud-contrast = Contrasto
aloud-contrast-system = come su questo dispositivo
aloud-contrast-high = alto
aloud-contrast-usual = normale
aloud-size = Caratteri e tessere
aloud-size-usual = normali
aloud-size-large = grandi
aloud-size-largest = grandissimi
aloud-motion = Movimento
aloud-motion-system = come su questo dispositivo
aloud-motion-less = meno
aloud-keys-wished = I tasti singoli (da 1 a 8, 0, ?) rispondono su tabellone e leggio
