review-not-over = Questa partita non è finita: si potrà rivedere dopo.
review-not-ready = L’analisi non è ancora pronta.
review-working = Uno sguardo indietro…
review-title = { $count ->
    [0] Non ha vinto nessuno.
    [one] Ha vinto { $names }.
   *[other] { $names } si dividono la vittoria.
}
review-heading = Analisi della partita
review-player = Giocatore
review-result = Punteggio finale
review-best = Turni migliori
review-cost = Perdita
review-chance-lost = Probabilità persa per turno
review-bingos = Leggii interi
review-bingos-missed = Mancati
review-did = Giocata
review-better = Meglio
review-costs = Perdita
review-misses = I turni più costosi
review-missed-bingos = Leggii interi che si potevano posare in una volta
review-phonies = Parole rimaste sul tabellone e non nella lista (*)
review-unread = { $count ->
    [one] Una parola che nessuno ha visto
   *[other] { $count } parole che nessuno ha visto
}
review-who = { $name }, turno { $number }
review-chance-cost = probabilità di vincere { $change }
review-exchange = cambia { $tiles }
review-knock = bussa
review-how = Come si è giudicato
review-course = L’andamento della partita
review-course-chance = La probabilità di vincere di { $name } dopo ogni turno; i punti segnano i turni più costosi
review-course-lead = Il vantaggio di { $name } dopo ogni turno; i punti segnano i turni più costosi
review-chance-of = Probabilità di { $name }
review-instead = { $best } invece di { $did }
review-board = Turno { $number }: il tabellone con { $play }
review-better-play = mossa migliore
review-rack = Leggio: { $rack }
review-measure-points = La perdita è in punti: quel che si segna e quel che valgono le tessere tenute, dove si sa; a sacchetto vuoto, il risultato dopo la risposta migliore.
review-measure-places = La perdita è in caselle: il cinque per cento di probabilità di vincere conta come una. Questa probabilità vale dopo la risposta e tiene conto delle tessere sui leggii.
review-measure-words = La perdita è in punti: quanto valevano tutte le parole nuove leggibili dopo la mossa migliore, rispetto a questa. 4/36 vuol dire: 4 punti scritti su 36 che c’erano.
review-measure-chance = Una perdita in percentuale è quella della probabilità di vincere: quando è questa a decidere o non si è perso altro.
review-words = { $lexicon ->
    [nl] Parole secondo la lista olandese.
    [fr] Parole secondo la lista francese.
    [de] Parole secondo la lista tedesca.
    [en] Parole secondo la lista inglese.
    [it] Parole secondo la lista italiana.
    [words] Parole secondo la lista propria di questa partita.
   *[other] Parole secondo la lista { $lexicon }.
}
review-chance-model = { $seats ->
    [2] Le probabilità di vincere sono quelle di due computer di pari forza nella stessa situazione, con altrettanto da giocare. Tengono conto di ciò che resta a chi ha appena giocato. Tra persone può essere diverso.
   *[other] Le probabilità di vincere sono quelle di { $seats } computer di pari forza nella stessa situazione, con altrettanto da giocare. Tra persone può essere diverso.
}
review-played-on = { $count ->
    [one] In un turno le mosse migliori sono state giudicate giocandone il seguito, con le tessere nascoste distribuite a caso. Quel che lì può essere fortuna non conta come perdita.
   *[other] In { $count } turni le mosse migliori sono state giudicate giocandone il seguito, con le tessere nascoste distribuite a caso. Quel che lì può essere fortuna non conta come perdita.
}
review-unknown = { $count ->
    [one] Di un turno non si conoscono le tessere: non è giudicato.
   *[other] Di { $count } turni non si conoscono le tessere: non sono giudicati.
}
review-entry = Analisi
review-page = Apri come pagina
review-save = Scarica la pagina
review-turns = Turno per turno
review-did-pass = passa
review-did-exchange = cambia { $count }
review-did-blank = mette una tessera vuota
review-did-free = cede una lettera
review-did-resign = abbandona
review-did-time-up = tempo scaduto
review-did-open = apre senza parola
review-did-knock = bussa invano
review-did-taken-back = ripresa
review-otherwise = { $move } (posata in altro modo)
review-did-claim = dice parole
review-did-place = mette
review-column-move = Mossa
review-column-score = Punti
review-column-kept = Tenute
review-column-worth = Valore
review-column-equity = Insieme
review-column-chance = Probabilità
review-these-played-on = Queste mosse sono state giudicate giocando il seguito, con le tessere nascoste distribuite a caso: «{ $column }» è ciò che ha reso.
review-no-chances = Per questo gioco o questa edizione non c’è un modello delle probabilità di vincere; chiedi --by equity.
review-chart-kind = Un grafico si scrive come .svg o .png, non come { $file }.
review-no-course = Una partita in solitario, o di un solo turno, non ha un andamento da disegnare.
review-depth-alone = --depth dice quanto guardare avanti mentre si pensa: indica anche --think, per esempio --think 1.
review-many = { $count } partite si analizzano insieme solo in una cartella: -o CARTELLA.
review-folder-alone = Con -o ogni partita ha una pagina sua, o JSON con --json: --html e --chart valgono per una partita sola.
review-game-of = { $file }, partita { $number }
review-same-name = { $one } e { $other } avrebbero entrambe l’analisi { $name }: rinomina un file, o usa due cartelle.
review-overview-name = { $file } avrebbe l’analisi { $name }, che è il riepilogo di tutte le partite: rinomina il file.
review-overview = { $count } partite analizzate
review-lost = Perdita per turno
review-written = { $count ->
    [one] { $count } analisi è in { $folder }.
   *[other] { $count } analisi sono in { $folder }.
}
