## La fin d’une partie sur un seul écran.

result-wins = Victoire pour { $names }
result-share = { $names } se partagent la victoire
result-alone = { $name } : { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}
result-by = avec { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’avance, en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
result-in = en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
result-count = Décompte
result-sheet = Sur la feuille de score
result-holds = Il reste à { $name }
result-tiles-left = Jetons restants
result-out = { $name } a tout posé
result-overtime = Temps dépassé
result-total = Résultat
result-words = Mots
result-words-own = Mots à son tour
result-words-knocked = Mots en frappant
result-letters = Lettres de ces mots
result-longest = Mot le plus long
result-longest-is = Le mot le plus long : { $word }, par { $name }.
result-left = Lettres restantes
result-walked = Lettres de tous les mots
result-put-back = Remise en arrière
result-place = Case de la piste
result-whole-rack = { $name }, scrabble
result-share-picture = Partager l’image
result-save-picture = Enregistrer l’image
result-picture = La table à la fin, en image
result-picture-failed = Échec. Redessiner l’image
result-start = Accueil
result-more = Revoir, feuille de score et plus
result-overlooked = Les mots que personne n’a vus
result-overlooked-wait = Un regard en arrière…
result-overlooked-none = Personne n’a rien laissé passer : il n’y avait jamais mieux à jouer.
result-overlooked-did = Joué
result-overlooked-best = Possible
result-overlooked-turn = tour { $turn }
result-overlooked-more = … et { $count } de plus
result-best-turn = Meilleur tour : { $name }
result-best-longest = C’est aussi le mot le plus long de la partie : { $count } lettres.
