## La fine di una partita in una sola schermata.

result-wins = Vince { $names }
result-share = { $names } si dividono la vittoria
result-alone = { $name }: { $count ->
    [one] 1 parola
   *[other] { $count } parole
}
result-by = con { $count ->
    [one] 1 punto
   *[other] { $count } punti
} di vantaggio, in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
result-in = in { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
result-count = Conguaglio
result-sheet = Sul foglio dei punti
result-holds = A { $name } restano
result-tiles-left = Tessere rimaste
result-out = { $name } ha finito le tessere
result-overtime = Tempo scaduto
result-total = Risultato
result-words = Parole
result-words-own = Parole nel proprio turno
result-words-knocked = Parole bussando
result-letters = Lettere in tutto
result-longest = Parola più lunga
result-longest-is = La parola più lunga: { $word }, di { $name }.
result-left = Lettere rimaste
result-walked = Lettere di tutte le parole
result-put-back = Spinto indietro
result-place = Casella sul percorso
result-whole-rack = { $name }, con tutto il leggio
result-share-picture = Condividi l’immagine
result-save-picture = Salva l’immagine
result-picture = Il tavolo alla fine, in un’immagine
result-picture-failed = Non riuscito. Disegna di nuovo l’immagine
result-start = Pagina iniziale
result-more = Rivedi, foglio dei punti e altro
result-overlooked = Le parole che nessuno ha visto
result-overlooked-wait = Uno sguardo indietro…
result-overlooked-none = Nessuno si è lasciato sfuggire niente: non c’era mai di meglio.
result-overlooked-did = Giocata
result-overlooked-best = Si poteva
result-overlooked-turn = turno { $turn }
result-overlooked-more = … e altre { $count }
result-best-turn = Miglior turno: { $name }
result-best-longest = È anche la parola più lunga della partita: { $count } lettere.
