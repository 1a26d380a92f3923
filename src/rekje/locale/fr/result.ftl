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
result-save-picture = Garder l’image
result-picture = La table à la fin, en image
result-picture-failed = L’image ne peut pas être dessinée pour le moment.
result-start = Accueil
result-more = Plus sur cette partie
