# Il tavolo
heap-beyond = C’è altro: scrivi { $typed }
heap-column-place = Casella

# Che cosa si può scrivere
heap-command-other = altro
heap-command-none = nessuna
heap-prompt = { $name } (scrivi una parola, ? per l’aiuto):
heap-prompt-open = { $name }, scegli la tua parola (? per l’aiuto):
heap-prompt-send = { $name } (Invio la posa, «{ $undo }» la riprende, «{ $other }» la posa altrimenti):
heap-not-understood = Non capisco «{ $line }»: scrivi una parola, o ? per l’aiuto.
heap-nothing-typed = Scrivi la parola che vuoi fare, o ? per l’aiuto.
heap-also-command = Volevi il comando? Scrivi «{ $command }».
heap-other-what = Scrivi prima una parola; poi mostro come altro può stare.
heap-other-none = Non vedo un altro modo di posarla.
heap-square-unseen = { $square } non è una casella che ora si vede.
heap-steps-slanted = Sugli esagoni scrivi tutte le caselle: per esempio C3 D3 D4.
heap-not-from-there = Non vedo come { $word } possa cominciare lì.
heap-preview = { $word }: { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
}, { $new ->
    [one] 1 tessera nuova
   *[other] { $new } tessere nuove
}, { $path }. Il tuo re arriva alla casella { $place }.

# Spiegato quando serve
heap-explain-opening = Ognuno sceglie in segreto una parola con le proprie tessere; si posa la più lunga, e chi l’ha fatta comincia. Nessuna parola? Scrivi «{ $none }».
heap-explain-walk = Una parola va da tessera a tessera, gira e torna indietro (per ALA bastano A e L); almeno una tessera è nuova.
heap-explain-two = Dopo la tua parola peschi sempre due tessere, qualunque sia il numero di quelle posate: posane dunque poche.

# Aiuto e suggerimenti
heap-help-word = Scrivi una parola. Il percorso con meno tessere nuove si vede con le frecce: + è una tessera nuova, * una dell’ultima parola. Invio la posa. Le minuscole tra le maiuscole sono jolly: SErA.
heap-help-word-heard = Scrivi una parola. Senti il percorso con meno tessere nuove. Invio la posa. Le minuscole tra le maiuscole sono jolly: SErA.
heap-help-path = Per scegliere il percorso: SERA C3 D3 E3 E4, o SERA C3 >>v, o solo l’inizio: SERA C3. Con < > ^ v si sposta la vista. Se la parola è anche un comando, metti / davanti quando vuoi il comando.
heap-help-path-heard = Per scegliere il percorso: SERA C3 D3 E3 E4, o SERA C3 >>v, o solo l’inizio: SERA C3. Se la parola è anche un comando, metti / davanti quando vuoi il comando.
heap-help-other = mostra un altro modo di posare la stessa parola
heap-help-none = non scegliere nessuna parola per aprire
heap-worth = La tua parola più lunga ha ora { $count ->
    [one] 1 lettera
   *[other] { $count } lettere
}.
heap-hint-none = Non vedo nessuna parola: passa.
heap-hint-length = La tua parola migliore ha { $count } lettere e posa { $laid ->
    [one] 1 tessera
   *[other] { $laid } tessere
}.
heap-hint-word = La parola migliore è { $word }; scrivila per vedere il percorso.

# Notizie
heap-news-word = { $name } fa { $word } con { $new ->
    [one] 1 tessera nuova
   *[other] { $new } tessere nuove
} e arriva alla casella { $place }.
heap-news-back = Il re di { $name } era lì e torna alla casella { $place }.
heap-news-choices = Scelte: { $words }.
heap-news-unchosen = Senza parola: { $names }.
heap-news-none = Nessuno aveva una parola: tutti pescano altre dieci tessere.

# La fine
heap-winners = { $count ->
    [one] { $names } vince.
   *[other] { $names } si dividono la vittoria.
}
