learn-damaged = { $file } è danneggiato: non è un file completo con il valore delle tessere.
learn-version = { $file } è di un’altra versione ({ $format }); questo Rekje legge { $wanted }.
learn-unfinished-damaged = { $file } è danneggiato: l’apprendimento non può riprendere da lì. Cancellalo per ricominciare.
learn-other-job = { $file } appartiene a un altro apprendimento: portalo a termine (stessa edizione, lista, numero di partite e seme) oppure cancella il file.
learn-no-leaves = In { $game } nessuno tiene tessere per dopo: non c’è nulla da imparare.
learn-playing = Apprendimento
learn-done = Imparato da { $games } partite quanto valgono le tessere: { $file }
learn-rounded = Arrotondato per eccesso a { $games } partite: ci sono { $generations } generazioni, ognuna a passi di { $step }.
