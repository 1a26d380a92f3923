## L’immagine di un tavolo, e ciò che una chat mostra di un link a quel tavolo.

picture-game = { $game } in { $spoken }
picture-best = Miglior turno: { $score }, { $name }
picture-best-places = Avanzata più lunga: { $score }, { $name }
picture-site = Giochi di parole con le tessere e con un arbitro: Scrabble, Woordenspel, Koning e Letter. A un tavolo con gli amici, o contro il computer.
picture-invited = { $host } ti invita: { $game } in { $spoken }
picture-invited-nobody = Una partita a { $game } in { $spoken }
picture-watch = Da guardare: { $game } in { $spoken }
picture-seats = Al tavolo: { $names }.
picture-free = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
