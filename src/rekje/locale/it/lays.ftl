# Il tavolo
lays-hand = Lettere
lays-free-letters = Lettere libere: { $tiles }
lays-traced = Numeri: { $word }
lays-free-title = Lettere libere
lays-letters-of = { $name }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}
lays-words-of = { $name }: { $count ->
    [one] 1 parola
   *[other] { $count } parole
}, { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}

# Che cosa si può scrivere
lays-command-done = fatto
lays-command-free = libera
lays-command-blank = vuota
lays-command-knock = busso
lays-command-path = percorso
lays-command-words = parole
lays-command-letters = lettere
lays-prompt-draw = { $name } (una misura, come 3x2; Invio le pesca tutte):
lays-prompt-first = { $name } (una lettera e la sua casella: { $example }; ? per l’aiuto):
lays-prompt = { $name } (lettera, casella, parole: { $example } PAROLA; ? per l’aiuto):
lays-prompt-words = { $name } (scrivi le parole nuove; «{ $undo }» riprende):
lays-prompt-send = { $name } (Invio la mette, o altre parole; «{ $undo }» riprende):
lays-prompt-more = { $name } (altre parole? Invio chiude il turno):
lays-prompt-knock = { $name }, altre parole? («{ $knock } PAROLA», o Invio: no):
lays-prompt-knocks = Chi vede altre parole? (nome e parole; Invio: nessuno):
lays-prompt-floor = { $name }, quali parole vedi?
lays-prompt-owed = { $name }, quale delle tue lettere va accanto al tabellone? (per esempio { $example })
lays-not-understood = Non capisco «{ $line }»: scrivi una lettera con la sua casella, come R D4, o ? per l’aiuto.
lays-nothing-typed = Scrivi una lettera e la casella del suo angolo in alto a sinistra, come R D4, o ? per l’aiuto.
lays-letter-first = Prima metti una lettera, poi di’ le parole: R D4 { $word }.
lays-not-free = Tra le lettere libere non c’è nessuna { $letter }.
lays-which-size = Potresti mettere la { $letter } in più misure ({ $sizes }): scrivi per esempio { $example }.
lays-pass-how = Passare costa una lettera a tua scelta: cedila con «{ $free }», o scrivi ancora «{ $word }».
lays-free-which = Quale lettera? Scrivi per esempio { $example }.
lays-blank-how = Scrivi { $example }: la misura e la casella in alto a sinistra. Le tue tessere vuote: { $tokens }.
lays-draw-how = Scrivi delle misure, larghezza e altezza, come 3x2 2x2 1x1; Invio pesca il resto per te.
lays-knock-who = Chi bussa? Scrivi il nome e poi le parole ({ $names }).
lays-not-now = «{ $command }» non è possibile in questo momento.
lays-knock-how = Vuoi bussare? Scrivi «{ $example }».
lays-knock-words-later = Se si bussa in più d’uno, scrivi solo i nomi; le parole vengono dopo.
lays-may-challenge = Hai dubbi su una parola? Scrivi «{ $word }».
lays-nothing-to-challenge = Non c’è niente da contestare.
lays-floor-words = Ora solo le parole, niente lettere da mettere.
lays-sure-no-word = Nessuna parola? Allora bussare costa una lettera. (s/n)
lays-path-none = Non è ancora stata annotata nessuna parola.

# Spiegato al momento giusto
lays-explain-draw = Si vede solo la misura: le piccole entrano ovunque, le grandi toccano molto.
lays-explain-first = Primo giro: ognuno mette una lettera, dove vuole, anche staccata. Non serve una parola, ma chi ne vede una può dirla.
lays-explain-turn = D’ora in poi la tua lettera tocca una tessera con un lato e forma una parola nuova; le parole vanno di tessera in tessera, in ogni direzione.
lays-explain-free = Le lettere libere sono di tutti: mettine quante vuoi, con un +, come +O D4 R F4 PAROLA.
lays-explain-token = Nessuna parola passa per una tessera vuota tratteggiata. Metti lì una tua lettera, e la tessera è tua.
lays-explain-knock = Se vedi una parola nuova sfuggita, bussa: con una parola buona è tuo anche il turno dopo; senza, perdi una lettera.
lays-explain-knock-first = Se vedi una parola nuova sfuggita, bussa: una parola buona è tua, ma bussare a vuoto costa una lettera.

# Quanto rende una lettera
lays-preview = { $tiles }: { $words } = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
lays-preview-none = { $tiles }.
lays-preview-idle = { $letters }: non ci passa ancora nessuna parola nuova.
lays-preview-token = La tua tessera vuota in { $square }; metterla chiude il turno.
lays-why-no-word = { $word }: non è nella lista
lays-why-not-readable = { $word }: qui non si legge
lays-why-again = { $word }: già annotata
lays-why-again-by = { $word }: già annotata da { $names }
lays-why-tile-twice = { $word }: userebbe due volte una tessera
lays-why-short = { $word }: troppo corta
lays-worth = La lettera migliore ora può rendere { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
lays-hint-none = Non vedo parole nuove: metti una lettera accanto al tabellone, metti la tua tessera vuota, o passa.
lays-hint-any = Non si può ancora formare una parola: va bene qualsiasi lettera.
lays-hint-letter = Metti { $letters }: { $score ->
    [one] allora è possibile 1 punto
   *[other] allora sono possibili { $score } punti
}.

# Aiuto
lays-how-lay = R D4 ARMA mette la tua R con l’angolo in alto a sinistra in D4 e dice ARMA; R3x2 D4 se ne hai più d’una. Vedi quanto rende, Invio la mette.
lays-how-more = Poi di’ altre parole; Invio chiude il turno. Una parola va di tessera in tessera, lato contro lato, ogni tessera una volta.
lays-how-free = +O D4 mette una lettera libera, con o senza una tua: +O D4 R F4 PAROLA.
lays-how-swap = Una lettera messa su una tessera vuota ne prende il posto.
lays-how-signs = Sul tabellone * è l’ultima messa, + non è ancora messa, e i numeri mostrano come corre una parola.
lays-help-done = chiudere il turno
lays-help-free = mettere una lettera accanto al tabellone, per tutti
lays-help-blank = mettere la tua tessera vuota, che blocca
lays-help-knock = bussare dopo un turno e dire parole
lays-help-path = mostrare come corre una parola; da solo: le ultime
lays-help-words = le parole di tutti
lays-help-letters = le lettere di tutti

# Notizie
lays-news-place = { $name } mette { $tiles }.
lays-news-swap = { $name } scambia una tessera vuota con { $tiles }.
lays-news-words = Parole: { $words } ({ $score }).
lays-news-claim = { $name } dice anche { $words } ({ $score }).
lays-news-token = { $name } mette una tessera vuota in { $square }.
lays-news-owed = { $name } sceglie una lettera da mettere accanto al tabellone.
lays-news-free-choice = { $name } cede { $tile } come lettera libera.
lays-news-free-pass = { $tile } diventa una lettera libera.
lays-news-free-error = Anche { $tile } di { $name } diventa una lettera libera.
lays-news-free-knock = A { $name } costa { $tile }: una lettera libera in più.
lays-news-free-unknown = Una lettera di { $name } diventa una lettera libera; quale, si vede sul tavolo.
lays-news-time-up = Il tempo di { $name } è scaduto.
lays-news-dice = Hanno bussato insieme! Dadi: { $throws }. Comincia { $name }.
lays-news-knock = { $name } bussa!
lays-news-knock-vain = { $name } bussa a vuoto.
lays-news-struck = Cancellate: { $words }.
lays-news-undone = Cancellate: { $words }; le lettere tornano indietro.
lays-news-over = { $name } non ha lettere e salta il turno.

# La fine
lays-column-words = Parole
lays-column-letters = Lettere
lays-column-longest = Parola più lunga
lays-winner = { $name } vince con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
lays-winner-letters = { $names } hanno { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} a testa; { $name } vince con { $tie } lettere in tutte le parole.
lays-winner-words = { $names } hanno { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} a testa; { $name } vince con { $tie ->
    [one] 1 parola
   *[other] { $tie } parole
}.
lays-winners = { $names } si dividono la vittoria con { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}.
lays-given-up = Partita abbandonata.
lays-alone = { $name }: { $words ->
    [one] 1 parola
   *[other] { $words } parole
}, { $letters ->
    [one] 1 lettera
   *[other] { $letters } lettere
} in tutto; { $left ->
    [0] tutte le lettere sono sul tabellone!
    [one] 1 lettera è rimasta.
   *[other] { $left } lettere sono rimaste.
}
lays-unseen = Nessuno ha visto { $count ->
    [one] questa parola:
   *[other] queste { $count } parole:
}
lays-unseen-none = A nessuno è sfuggito niente: tutto quello che si leggeva è annotato.
