paths-board = Sul tabellone ci sono { $count } tessere; la ricerca ne ammette al massimo { $most }.
paths-letters = Ci sono { $count } lettere da posare; la ricerca ne ammette al massimo { $most }.
paths-no-letter = In { $square } non c’è una lettera per cui possa passare una parola.
paths-question = Non si può cercare: { $why }.
