remark-score = { $word } in { $at } è stata annunciata a { $said }, ma vale { $score }.
remark-total = Il totale di { $name } è indicato in { $said }, ma le righe danno { $total }.
remark-rack = Sul leggio { $rack } non c’è la { $tile } giocata.
remark-word = { $word } non è nella lista di parole.
remark-challenge = { $name } ha avuto { $points } per una contestazione, e nessuna opzione di questa edizione lo spiega.
remark-time = { $name } ha avuto { $points } per il tempo, cosa che l’arbitro non conta.
remark-final = Il file finisce con { $said }, l’arbitro con { $scores }.
