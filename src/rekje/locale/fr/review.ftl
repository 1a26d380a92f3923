review-not-over = Cette partie n’est pas finie ; on pourra la revoir ensuite.
review-not-ready = L’analyse n’est pas encore prête.
review-working = Retour sur la partie…
review-title = { $count ->
    [0] Personne n’a gagné.
    [one] { $names } a gagné.
   *[other] { $names } se partagent la victoire.
}
review-heading = Analyse de la partie
review-player = Joueur
review-result = Score final
review-best = Meilleurs coups
review-cost = Perte
review-chance-lost = Chances perdues par tour
review-bingos = Scrabbles
review-bingos-missed = Manqués
review-did = Joué
review-better = Mieux
review-costs = Perte
review-misses = Les tours les plus coûteux
review-missed-bingos = Scrabbles possibles (tout le chevalet d’un coup)
review-phonies = Mots restés sur le plateau et absents de la liste (*)
review-unread = { $count ->
    [one] Un mot que personne n’a vu
   *[other] { $count } mots que personne n’a vus
}
review-who = { $name }, tour { $number }
review-chance-cost = chances de gagner { $change }
review-exchange = échange { $tiles }
review-knock = frappe
review-how = Comment on a jugé
review-course = Le cours de la partie
review-course-chance = Chances de gagner ({ $name }) après chaque tour ; les points marquent les tours les plus coûteux
review-course-lead = Avance ({ $name }) après chaque tour ; les points marquent les tours les plus coûteux
review-chance-of = Chances : { $name }
review-instead = { $best } et non { $did }
review-board = Tour { $number } : le plateau avec { $play }
review-better-play = meilleur coup
review-rack = Chevalet : { $rack }
review-measure-points = La perte est en points : ce que rapporte le coup, et ce que valent les jetons gardés quand on le sait ; le sac vide, le résultat après la meilleure réponse.
review-measure-places = La perte est en cases : cinq pour cent de chances de gagner comptent pour une. Ces chances valent après la réponse et tiennent compte des jetons sur les chevalets.
review-measure-words = La perte est en points : ce que valaient tous les mots nouveaux lisibles après la meilleure pose, par rapport à celle-ci. 4/36 veut dire : 4 points notés sur les 36 qui étaient là.
review-measure-chance = Une perte en pour cent est celle des chances de gagner : quand ces chances décident, ou que rien d’autre n’est perdu.
review-words = { $lexicon ->
    [nl] Mots d’après la liste néerlandaise.
    [fr] Mots d’après la liste française.
    [de] Mots d’après la liste allemande.
    [en] Mots d’après la liste anglaise.
    [it] Mots d’après la liste italienne.
    [words] Mots d’après la liste propre à cette partie.
   *[other] Mots d’après la liste { $lexicon }.
}
review-chance-model = { $seats ->
    [2] Les chances de gagner sont celles de deux ordinateurs de même force au même score, avec autant de jeu à venir. Elles tiennent compte de ce qui reste à la personne qui vient de jouer. Entre humains, cela peut différer.
   *[other] Les chances de gagner sont celles de { $seats } ordinateurs de même force au même score, avec autant de jeu à venir. Entre humains, cela peut différer.
}
review-played-on = { $count ->
    [one] Pour un tour, les meilleurs coups ont été jugés en jouant la suite, les jetons cachés distribués au hasard. Ce qui peut n’y être que hasard ne compte pas comme perte.
   *[other] Pour { $count } tours, les meilleurs coups ont été jugés en jouant la suite, les jetons cachés distribués au hasard. Ce qui peut n’y être que hasard ne compte pas comme perte.
}
review-unknown = { $count ->
    [one] Pour un tour, on ne connaît pas les jetons : il n’est pas jugé.
   *[other] Pour { $count } tours, on ne connaît pas les jetons : ils ne sont pas jugés.
}
review-entry = Analyse
review-page = Ouvrir la page
review-save = Télécharger la page
review-turns = Tour par tour
review-did-pass = passe
review-did-exchange = échange { $count }
review-did-blank = pose une pièce blanche
review-did-free = libère une lettre
review-did-resign = abandonne
review-did-time-up = temps écoulé
review-did-open = ouvre sans mot
review-did-knock = frappe pour rien
review-did-taken-back = repris
review-otherwise = { $move } (posé autrement)
review-did-claim = nomme des mots
review-did-place = pose
review-column-move = Coup
review-column-score = Score
review-column-kept = Gardé
review-column-worth = Valeur
review-column-equity = Ensemble
review-column-chance = Chances
review-these-played-on = Ces coups ont été jugés en jouant la suite, les jetons cachés distribués au hasard : « { $column } » est ce que cela a rapporté.
review-no-chances = Pour ce jeu ou cette édition, il n’y a pas de modèle des chances de gagner ; demandez --by equity.
review-chart-kind = Un graphique s’écrit en .svg ou en .png, pas en { $file }.
review-no-course = Une partie en solitaire, ou d’un seul tour, n’a pas de cours à dessiner.
review-depth-alone = --depth dit jusqu’où regarder en réfléchissant : donnez aussi --think, par exemple --think 1.
review-many = { $count } parties ne s’analysent ensemble que dans un dossier : -o DOSSIER.
review-folder-alone = Avec -o, chaque partie a sa propre page, ou du JSON avec --json : --html et --chart sont pour une seule partie.
review-game-of = { $file }, partie { $number }
review-same-name = { $one } et { $other } auraient toutes deux leur analyse dans { $name } : renommer l’une, ou prendre deux dossiers.
review-overview-name = { $file } aurait son analyse dans { $name }, qui est l’aperçu de toutes les parties : renommez le fichier.
review-overview = { $count } parties analysées
review-lost = Perte par tour
review-written = { $count ->
    [one] { $count } analyse est dans { $folder }.
   *[other] { $count } analyses sont dans { $folder }.
}
