# La table
heap-beyond = Le reste : tapez { $typed }
heap-column-place = Case

# Ce qu’on peut taper
heap-command-other = autrement
heap-command-none = aucun
heap-prompt = { $name } (tapez un mot, ? pour l’aide) :
heap-prompt-open = { $name }, choisissez votre mot (? pour l’aide) :
heap-prompt-send = { $name } (Entrée pose, « { $undo } » reprend, « { $other } » pose autrement) :
heap-not-understood = Je ne comprends pas « { $line } » : tapez un mot, ou ? pour l’aide.
heap-nothing-typed = Tapez le mot que vous voulez former, ou ? pour l’aide.
heap-also-command = Vous vouliez la commande ? Tapez « { $command } ».
heap-other-what = Tapez d’abord un mot ; je montrerai comment le poser autrement.
heap-other-none = Je ne vois pas d’autre façon de le poser.
heap-square-unseen = { $square } n’est pas une case visible en ce moment.
heap-steps-slanted = Sur des hexagones, tapez toutes les cases, par exemple C3 D3 D4.
heap-not-from-there = Je ne vois pas comment { $word } pourrait commencer là.
heap-preview = { $word } : { $count ->
    [one] 1 lettre
   *[other] { $count } lettres
}, { $new ->
    [one] 1 nouveau jeton
   *[other] { $new } nouveaux jetons
}, { $path }. Votre roi arrive à la case { $place }.

# Une explication quand il la faut
heap-explain-opening = Chacun choisit en secret un mot avec ses propres jetons ; le plus long est posé et son auteur commence. Pas de mot ? Tapez « { $none } ».
heap-explain-walk = Un mot va de jeton en jeton, tourne et revient s’il veut (RADAR : seulement R, A, D) ; un jeton au moins est nouveau.
heap-explain-two = Après votre mot vous tirez toujours deux jetons, quel que soit le nombre posé : soyez économe.

# Aide et conseils
heap-help-word = Tapez un mot. Le chemin qui pose le moins de jetons s’affiche avec des flèches : + est un jeton nouveau, * un jeton du mot précédent. Entrée pose le mot. Les minuscules parmi des majuscules sont des jokers : MOtS.
heap-help-word-heard = Tapez un mot. Le chemin qui pose le moins de jetons vous est dit. Entrée pose le mot. Les minuscules parmi des majuscules sont des jokers : MOtS.
heap-help-path = Pour choisir le chemin : MOTS C3 D3 E3 E4, ou MOTS C3 >>v, ou seulement le début : MOTS C3. Avec < > ^ v on déplace la vue. Si votre mot est aussi une commande, tapez / devant pour obtenir la commande.
heap-help-path-heard = Pour choisir le chemin : MOTS C3 D3 E3 E4, ou MOTS C3 >>v, ou seulement le début : MOTS C3. Si votre mot est aussi une commande, tapez / devant pour obtenir la commande.
heap-help-other = montre une autre façon de poser le même mot
heap-help-none = ne choisir aucun mot pour l’ouverture
heap-worth = Votre mot le plus long a { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}.
heap-hint-none = Je ne vois aucun mot : passez.
heap-hint-length = Votre meilleur mot a { $count } lettres et pose { $laid ->
    [one] 1 jeton
   *[other] { $laid } jetons
}.
heap-hint-word = Le meilleur mot est { $word } ; tapez-le pour voir son chemin.

# Nouvelles
heap-news-word = { $name } forme { $word } avec { $new ->
    [one] 1 nouveau jeton
   *[other] { $new } nouveaux jetons
} et arrive à la case { $place }.
heap-news-back = { $name } y avait son roi, qui recule à la case { $place }.
heap-news-choices = Choisis : { $words }.
heap-news-unchosen = Sans mot : { $names }.
heap-news-none = Personne n’avait de mot : chacun tire dix autres jetons.

# La fin
heap-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
