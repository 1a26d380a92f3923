learn-damaged = { $file } è danneggiato: non è un file intero con il valore delle tessere.
learn-version = { $file } è di un’altra versione ({ $format }); questo Rekje legge { $wanted }.
