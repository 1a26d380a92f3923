# La table
lays-hand = Lettres
lays-free-letters = Lettres libres : { $tiles }
lays-traced = Chiffres : { $word }
lays-free-title = Lettres libres
lays-letters-of = { $name } : { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
lays-words-of = { $name } : { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}, { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# Ce qu’on peut taper
lays-command-done = fini
lays-command-free = libre
lays-command-blank = blanche
lays-command-knock = toc
lays-command-path = chemin
lays-command-words = mots
lays-command-letters = lettres
lays-prompt-draw = { $name } (une taille, comme 3x2 ; Entrée tire tout) :
lays-prompt-first = { $name } (une lettre et sa case : { $example } ; ? pour l’aide) :
lays-prompt = { $name } (lettre, case, mots : { $example } MOT ; ? pour l’aide) :
lays-prompt-words = { $name } (tapez les mots nouveaux ; « { $undo } » reprend) :
lays-prompt-send = { $name } (Entrée pose, ou d’autres mots ; « { $undo } » reprend) :
lays-prompt-more = { $name } (d’autres mots ? Entrée finit votre tour) :
lays-prompt-knock = { $name }, un mot de plus ? (« { $knock } MOT », ou Entrée : non) :
lays-prompt-knocks = Qui voit un mot de plus ? (nom et mots ; Entrée : personne) :
lays-prompt-floor = { $name }, quels mots voyez-vous ?
lays-prompt-owed = { $name }, laquelle de vos lettres va à côté du plateau ? (par exemple { $example })
lays-not-understood = Je ne comprends pas « { $line } » : tapez une lettre et sa case, comme R D4, ou ? pour l’aide.
lays-nothing-typed = Tapez une lettre et la case de son coin en haut à gauche, comme R D4, ou ? pour l’aide.
lays-letter-first = Posez d’abord une lettre, puis nommez des mots : R D4 { $word }.
lays-not-free = Parmi les lettres libres, il n’y a pas de { $letter }.
lays-which-size = Vous pourriez poser le { $letter } en plusieurs tailles ({ $sizes }) : tapez par exemple { $example }.
lays-pass-how = Passer coûte une lettre de votre choix : libérez-la avec « { $free } », ou tapez encore « { $word } ».
lays-free-which = Quelle lettre ? Tapez par exemple { $example }.
lays-blank-how = Tapez { $example } : la taille et la case en haut à gauche. Vos pièces blanches : { $tokens }.
lays-draw-how = Tapez des tailles, largeur puis hauteur, comme 3x2 2x2 1x1 ; Entrée tire le reste pour vous.
lays-knock-who = Qui frappe ? Tapez le nom, puis les mots ({ $names }).
lays-not-now = « { $command } » n’est pas possible en ce moment.
lays-knock-how = Voulez-vous frapper ? Tapez « { $example } ».
lays-knock-words-later = Si plusieurs frappent en même temps, tapez seulement les noms ; les mots viennent ensuite.
lays-may-challenge = Vous doutez d’un mot ? Tapez « { $word } ».
lays-nothing-to-challenge = Il n’y a rien à contester.
lays-floor-words = Seulement les mots maintenant, pas de lettre à poser.
lays-sure-no-word = Pas de mot ? Alors frapper coûte une lettre. (o/n)
lays-path-none = Aucun mot n’est encore noté.

# Expliqué le moment venu
lays-explain-draw = On ne voit que la taille : une petite lettre va partout, une grande en touche davantage.
lays-explain-first = Première manche : chacun pose une lettre, n’importe où, au contact d’une autre ou non. Pas besoin d’un mot, mais qui en voit un peut le nommer.
lays-explain-turn = Désormais, votre lettre touche une pièce par un côté et forme un mot nouveau ; les mots vont de pièce en pièce, dans tous les sens.
lays-explain-free = Les lettres libres sont à tout le monde : posez-en autant que vous voulez, avec un +, comme +O D4 R F4 MOT.
lays-explain-token = Aucun mot ne traverse une pièce blanche hachurée. Posez une de vos lettres dessus, et la pièce est à vous.
lays-explain-knock = Vous voyez un mot nouveau oublié ? Frappez : avec un bon mot, le tour suivant est aussi à vous ; sans mot, vous perdez une lettre.
lays-explain-knock-first = Vous voyez un mot nouveau oublié ? Frappez : un bon mot est à vous, mais frapper sans mot coûte une lettre.

# Ce qu’une lettre rapporte
lays-preview = { $tiles } : { $words } = { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
lays-preview-none = { $tiles }.
lays-preview-idle = { $letters } : aucun mot nouveau n’y passe encore.
lays-preview-token = Votre pièce blanche en { $square } ; la poser finit votre tour.
lays-why-no-word = { $word } : pas dans la liste
lays-why-not-readable = { $word } : illisible ici
lays-why-again = { $word } : déjà noté
lays-why-again-by = { $word } : déjà noté par { $names }
lays-why-tile-twice = { $word } : il faudrait deux fois la même pièce
lays-why-short = { $word } : trop court
lays-worth = La meilleure lettre peut rapporter { $score ->
    [one] { $score } point
   *[other] { $score } points
} maintenant.
lays-hint-none = Je ne vois pas de mot nouveau : mettez une lettre à côté du plateau, posez votre pièce blanche, ou passez.
lays-hint-any = Aucun mot n’est encore possible : n’importe quelle lettre convient.
lays-hint-letter = Posez { $letters } : { $score ->
    [one] { $score } point est possible
   *[other] { $score } points sont possibles
}.

# Aide
lays-how-lay = R D4 ARME pose votre R, le coin en haut à gauche en D4, et nomme ARME ; R3x2 D4 si vous en avez plusieurs. Vous voyez ce que cela rapporte, Entrée pose.
lays-how-more = Nommez ensuite d’autres mots ; Entrée finit votre tour. Un mot va de pièce en pièce, côté contre côté, chaque pièce une fois.
lays-how-free = +O D4 pose une lettre libre, avec ou sans une des vôtres : +O D4 R F4 MOT.
lays-how-swap = Une lettre posée sur une pièce blanche prend sa place.
lays-how-signs = Sur le plateau, * vient d’être posé, + ne l’est pas encore, et les chiffres montrent le chemin d’un mot.
lays-help-done = finir votre tour
lays-help-free = mettre une lettre à côté du plateau, pour tous
lays-help-blank = poser votre pièce blanche, qui bloque
lays-help-knock = frapper après un tour et nommer des mots
lays-help-path = montrer le chemin d’un mot ; seul : les derniers mots
lays-help-words = les mots de chacun
lays-help-letters = les lettres de chacun

# Nouvelles
lays-news-place = { $name } pose { $tiles }.
lays-news-swap = { $name } échange une pièce blanche contre { $tiles }.
lays-news-words = Mots : { $words } ({ $score }).
lays-news-claim = { $name } nomme aussi { $words } ({ $score }).
lays-news-token = { $name } pose une pièce blanche en { $square }.
lays-news-owed = { $name } choisit une lettre à mettre à côté du plateau.
lays-news-free-choice = { $name } fait de { $tile } une lettre libre.
lays-news-free-pass = { $tile } devient une lettre libre.
lays-news-free-error = { $tile }, à { $name }, devient aussi une lettre libre.
lays-news-free-knock = Cela coûte { $tile } à { $name } : une lettre libre de plus.
lays-news-free-unknown = { $name } donne une de ses lettres, qui devient libre ; laquelle, on le voit sur la table.
lays-news-time-up = Temps écoulé pour { $name }.
lays-news-dice = Plusieurs ont frappé en même temps ! Dés : { $throws }. { $name } commence.
lays-news-knock = { $name } frappe !
lays-news-knock-vain = { $name } frappe pour rien.
lays-news-struck = Rayé : { $words }.
lays-news-undone = Rayé : { $words } ; les lettres sont reprises.
lays-news-over = { $name } n’a plus de lettres : son tour est sauté.

# La fin
lays-column-words = Mots
lays-column-letters = Lettres
lays-column-longest = Mot le plus long
lays-winner = { $name } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
lays-winner-letters = { $names } ont chacun { $score ->
    [one] { $score } point
   *[other] { $score } points
} ; { $name } gagne avec { $tie } lettres dans tous ses mots.
lays-winner-words = { $names } ont chacun { $score ->
    [one] { $score } point
   *[other] { $score } points
} ; { $name } gagne avec { $tie ->
    [one] { $tie } mot
   *[other] { $tie } mots
}.
lays-winners = { $names } se partagent la victoire, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
lays-given-up = Partie abandonnée.
lays-alone = { $name } : { $words ->
    [one] { $words } mot
   *[other] { $words } mots
}, { $letters ->
    [one] { $letters } lettre
   *[other] { $letters } lettres
} en tout ; { $left ->
    [0] toutes les lettres sont posées !
    [one] { $left } lettre est restée.
   *[other] { $left } lettres sont restées.
}
lays-unseen = Personne n’a vu { $count ->
    [one] ce mot :
   *[other] ces { $count } mots :
}
lays-unseen-none = Personne n’a rien manqué : tout ce qui se lisait est noté.
