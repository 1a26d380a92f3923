walk-others-choice = Puoi scegliere una parola solo per te.
walk-taken = Lì c’è una { $letter }: non si può leggere come { $wanted }.
walk-empty = Un punto sta per una tessera già sul tavolo, ma quella casella è vuota.
walk-gap-opening = { $first } e { $second } devono toccarsi con un lato: ogni lettera è accostata alla successiva.
walk-gap = { $first } e { $second } non si toccano con un lato: una parola passa da una tessera a una tessera vicina.
walk-length = { $letters ->
    [one] Una parola di una lettera vuole una casella, non { $squares }.
   *[other] Una parola di { $letters } lettere vuole { $letters } caselle, una per lettera, non { $squares }.
}
walk-none = { $word } non si può formare con le tue tessere e quelle sul tavolo.
walk-give-path = Di’ su quali caselle sta { $word }: ci sono troppi modi per provarli tutti.
walk-nothing-new = Non posi nessuna tessera nuova: posane almeno una.
walk-apart = La tua parola è isolata: deve toccare con un lato le tessere sul tavolo.
walk-same-tile = Nessuna tessera segue sé stessa: per una doppia { $letter } ci vogliono due tessere.
walk-unnamed = Di’ la parola per intero, lettera per lettera.
walk-no-word = { $word } non è nella lista di parole.
walk-again = { $word } è già stata fatta: vale di nuovo solo senza nessuna delle tessere usate allora.
walk-blank-unnamed = Di’ per quale lettera sta il jolly: scrivila minuscola.
walk-blank-twice = Nella stessa parola il jolly non può essere sia { $letter } sia { $wanted }.
walk-blanks-touch = Due jolly non possono mai stare uno accanto all’altro.
walk-edition-board = Questo gioco si gioca sul tavolo nudo, ma l’edizione { $edition } ha un tabellone.
walk-setup-kings = Nella posizione i re devono stare sulle caselle da 0 a { $end } della pista, mai due sulla stessa.
walk-setup-square = La posizione ha una tessera su { $square }; più lontano di { $most } non si può.
