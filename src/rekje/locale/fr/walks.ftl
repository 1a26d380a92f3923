walks-heap = Il y a { $count } jetons sur la table ; la recherche en admet { $most } au plus.
walks-word = « { $word } » ne peut pas être posé : un mot a de 1 à 21 lettres du jeu.
walks-question = Recherche impossible : { $why }.
