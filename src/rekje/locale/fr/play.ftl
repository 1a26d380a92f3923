play-off-board = { $square } est en dehors du plateau.
play-taken = Il y a déjà un { $letter } en { $square }.
play-empty = La case { $square } est encore vide ; écrivez la lettre que vous y posez.
play-unknown-tile = La lettre { $tile } n’existe pas dans ce jeu.
play-not-held = Vous n’avez pas (ou plus) de { $tile } sur votre chevalet.
play-rack-short = { $count ->
    [one] Ce coup pose un jeton, mais il n’y en a pas sur le chevalet.
   *[other] Ce coup pose { $count } jetons, mais il y en a au plus { $most } sur le chevalet.
}
play-box = La boîte ne contient pas autant de jetons { $tile }.
play-blank-unnamed = Dites quelle lettre remplace le joker en { $square } : écrivez-la en minuscule.
play-first-short = { $least ->
    [one] Le premier coup doit poser au moins un jeton.
   *[other] Le premier coup doit poser au moins { $least } jetons.
}
play-first-covers = Le premier mot doit couvrir la case centrale { $squares }.
play-first-begins = Le premier mot doit commencer sur l’une des cases { $squares }.
play-nothing-laid = Vous ne posez aucun nouveau jeton : posez-en au moins un.
play-not-whole = Vous nommez { $word }, mais on lirait { $whole } ; nommez le mot entier.
play-apart = Votre mot est isolé : il doit toucher ce qui est déjà posé.
play-no-word = { $count ->
    [one] { $words } n’est pas dans la liste de mots.
   *[other] Ces mots ne sont pas dans la liste : { $words }.
}
play-no-word-ij = { $word } se pose { $laid } : en néerlandais, ij est ici une seule lettre, le Y.
