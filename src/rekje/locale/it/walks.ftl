walks-heap = Sul tavolo ci sono { $count } tessere; la ricerca ne ammette al massimo { $most }.
walks-word = «{ $word }» non si può posare: una parola ha da 1 a 21 lettere della serie.
walks-question = Non si può cercare: { $why }.
