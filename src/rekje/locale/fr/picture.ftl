## L’image d’une table, et ce qu’une messagerie montre d’un lien vers elle.

picture-game = { $game } en { $spoken }
picture-best = Meilleur tour : { $score }, { $name }
picture-best-places = Plus longue avance : { $score }, { $name }
picture-site = Des jeux de lettres avec arbitre : Scrabble, Jeu de mots, Koning et Letter. Entre amis à une table, ou contre l’ordinateur.
picture-invited = { $host } vous invite : { $game } en { $spoken }
picture-invited-nobody = Une partie de { $game } en { $spoken }
picture-watch = À regarder : { $game } en { $spoken }
picture-seats = À la table : { $names }.
picture-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
