walk-others-choice = Vous ne pouvez choisir un mot que pour vous-même.
walk-taken = Un { $letter } se trouve là ; on ne peut pas le lire comme un { $wanted }.
walk-empty = Un point désigne un jeton déjà posé, mais cette case est vide.
walk-gap-opening = { $first } et { $second } doivent se toucher par un côté : chaque lettre est contre la suivante.
walk-gap = { $first } et { $second } ne se touchent pas par un côté : un mot va d’un jeton à un jeton voisin.
walk-length = { $letters ->
    [one] Un mot d’une lettre demande une case, et non { $squares }.
   *[other] Un mot de { $letters } lettres demande { $letters } cases, une par lettre, et non { $squares }.
}
walk-none = { $word } ne peut pas se former avec vos jetons et ceux qui sont posés.
walk-give-path = Dites sur quelles cases se trouve { $word } : il y a trop de chemins pour les essayer tous.
walk-nothing-new = Vous ne posez aucun nouveau jeton : posez-en au moins un.
walk-apart = Votre mot est isolé : il doit toucher les jetons posés par un côté.
walk-same-tile = Un jeton ne se suit pas lui-même : pour un double { $letter }, il faut deux jetons.
walk-unnamed = Nommez votre mot en entier, lettre par lettre.
walk-no-word = { $word } n’est pas dans la liste de mots.
walk-again = { $word } a déjà été fait : il ne compte de nouveau que sans aucun des jetons qui ont servi alors.
walk-blank-unnamed = Dites quelle lettre représente le joker : écrivez-la en minuscule.
walk-blank-twice = Dans un même mot, le joker ne peut pas être à la fois { $letter } et { $wanted }.
walk-blanks-touch = Deux jokers ne peuvent jamais se trouver côte à côte.
walk-edition-board = Ce jeu se joue à même la table, mais l’édition { $edition } a un plateau.
walk-setup-kings = Dans la position, les rois doivent être sur les cases 0 à { $end } de la piste, jamais deux sur la même.
walk-setup-square = La position a un jeton sur { $square } ; on ne peut pas aller plus loin que { $most }.
