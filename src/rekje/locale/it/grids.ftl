grids-faces = Le facce { $faces } non vanno bene: ognuna è fatta di lettere della serie e compare una volta sola, 64 al massimo in tutto.
grids-face = Questa griglia non ha la faccia «{ $face }».
grids-cells = Una griglia ha { $count } caselle invece di { $wanted }.
grids-boards = Le griglie devono essere un elenco di griglie, non il testo di una sola.
grids-time = La ricerca è durata più del tempo concesso.
grids-question = Non si può cercare: { $why }.
grids-size = La dimensione dev’essere una coppia di numeri interi: colonne e righe.
