grids-faces = Les faces { $faces } ne conviennent pas : chacune se compose de lettres du jeu et ne figure qu’une fois, 64 au plus en tout.
grids-face = Cette grille n’a pas de face « { $face } ».
grids-cells = Une grille a { $count } cases au lieu de { $wanted }.
grids-boards = Les grilles doivent être une liste de grilles, et non le texte d’une seule.
grids-time = La recherche a duré plus longtemps que permis.
grids-question = Cette recherche est impossible : { $why }.
grids-size = La taille doit être une paire de nombres entiers : colonnes et lignes.
