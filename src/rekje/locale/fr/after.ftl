after-board = Plateau
after-sheet = Feuille de score
after-sheet-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { NUMBER($year, useGrouping: 0) }
after-sheet-edition = { $spoken } ({ $edition })
after-sheet-lexicon = { $lexicon ->
    [nl] liste de mots néerlandaise
    [fr] liste de mots française
    [de] liste de mots allemande
    [en] liste de mots anglaise
    [it] liste de mots italienne
    [words] liste propre à la partie
   *[other] liste de mots { $lexicon }
}
after-sheet-any = tous les mots comptaient
after-sheet-judged-referee = l’arbitre a jugé les mots
after-sheet-judged-challenge = les mots pouvaient être contestés
after-sheet-judged-agree = la table a décidé des mots
after-sheet-open = notée sans les jetons des joueurs
after-sheet-turns = Tour par tour
after-sheet-number = N°
after-sheet-player = Joueur
after-sheet-words = Mots
after-sheet-points = Points
after-sheet-total = Total
after-sheet-moved = aussi : { $totals }
after-sheet-struck = (rayé)
after-sheet-scores = Résultat
after-sheet-standing = Score actuel
after-sheet-played = Joué
after-sheet-left = Reste
after-sheet-settled = Décompte ({ $rule })
after-sheet-final = Score final
after-sheet-winner = gagne
after-sheet-on = La partie est en cours.
after-sheet-on-turn = La partie est en cours : tour { $number }, à { $name } de jouer.
after-sheet-table = La table, et qui a posé quoi
after-sheet-table-label = La table avec tous les jetons ; la couleur, le motif et la marque disent qui a posé chacun
after-sheet-shuffle = Le mélange
after-sheet-shuffle-later = Cette empreinte a été montrée avant le premier tirage ; le secret qu’elle scelle suivra après la partie.
after-sheet-commit = Empreinte montrée d’avance (SHA-256)
after-sheet-secret = Secret
after-sheet-algorithm = Méthode
after-sheet-made = Établie avec Rekje, l’arbitre de vos parties.
after-did-taken-back = repris
after-did-struck = rayé
after-entry-sheet = Feuille de score
after-sheet-title = Que voulez-vous faire de la feuille de score ?
after-entry-whose = Qui a posé quoi, et où
after-entry-games = Mes parties
after-entry-study = Mots à apprendre
after-did-place = pose { $letters }
after-did-claim = nomme des mots
after-did-free = libère une lettre
after-did-blank = pose une pièce blanche
after-did-knock = frappe en vain
after-did-challenge = conteste en vain
after-did-bonus = prime : contestation en vain
after-sheet-what = Le résultat, chaque tour, la table, et qui a posé quoi : une seule page qui se suffit. Tant que la partie dure, elle ne contient que ce que tous peuvent voir.
after-sheet-open-page = Ouvrir
after-sheet-print = Imprimer
after-sheet-save = Télécharger
after-sheet-share = Partager
after-sheet-cannot-share = Ce navigateur ne peut pas envoyer de fichiers ; téléchargez la feuille.
after-legend = Qui a posé quoi
after-laid-by = posé par { $name }
after-shown = { $word } ({ $name }) : { $squares }
after-shown-bare = { $word } ({ $name })
after-series = Parties de cette table
after-series-shared = { $count ->
    [one] une à égalité
   *[other] { $count } à égalité
}
after-games-none = Vous n’avez encore terminé aucune partie sur ce serveur. Vos chiffres viendront ici.
after-games-play = Jouer une partie
after-games-uncounted = { $count ->
    [one] Une partie ne compte pas : vous y aviez plusieurs places, vous l’avez seulement notée, ou un ordinateur l’a finie pour vous.
   *[other] { $count } parties ne comptent pas : vous y aviez plusieurs places, vous les avez seulement notées, ou un ordinateur les a finies pour vous.
}
after-games-kept = Comptent les parties terminées ici avec ce navigateur, contre des personnes et des ordinateurs. « M’effacer », sous « Vous et vos appareils », efface aussi ces chiffres.
after-games-won = { $count } ({ $percent } %)
after-games-kind = { $game }, compte : { $scoring }
after-games-against = Contre qui
after-games-over = Parties terminées
after-games-all = Montrer les { $count }
after-number-played = Jouées
after-number-won = Gagnées
after-number-shared = À égalité
after-number-lost = Perdues
after-number-alone = En solitaire
after-number-rating = Niveau (cote)
after-number-average = Score moyen
after-number-average-place = Case moyenne
after-number-best = Meilleur score
after-number-a-turn = Points par tour
after-number-letters-a-turn = Cases par tour
after-number-best-turn = Meilleur tour
after-number-longest = Mot le plus long
after-number-bingos = Tous les jetons posés
after-column-name = Nom
after-column-played = Jouées
after-column-ahead = Devant
after-column-behind = Derrière
after-column-level = À égalité
after-column-date = Date
after-column-others = Avec
after-column-score = Score
after-column-result = Résultat
after-result-won = gagnée
after-result-shared = à égalité
after-result-lost = perdue
after-result-alone = en solitaire
after-course = { $name } au fil du temps : { $count } parties, de { $least } à { $most }, { $average } en moyenne
after-course-games = { $name }, partie par partie
after-study-looking = Vos parties sont relues : { $number } sur { $count }…
after-study-count = { $count ->
    [one] Une carte, { $due } à faire maintenant.
   *[other] { $count } cartes, { $due } à faire maintenant.
}
after-study-none = Pas encore de cartes. Quand vous aurez terminé une partie avec une liste de mots, ceux qui vous ont échappé viendront ici.
after-study-done = C’est tout pour l’instant. La prochaine carte revient le { $when }.
after-study-kept = Une carte sue revient après un jour, puis après 3, 7, 14 et 30 jours ; une autre après dix minutes. Les cartes restent dans ce navigateur et disparaissent avec « M’effacer ».
after-study-forget = Oublier toutes les cartes
after-study-box = boîte { $box }
after-study-better = Il y avait un mot à { $score }. Lequel ?
after-study-unseen = Personne n’a vu ici un mot de { $count } lettres. Lequel ?
after-study-did = Dans la partie :
after-study-show = Montrer la réponse
after-study-knew = Je le savais
after-study-missed = Je ne savais pas
after-replay-title = La partie, tour par tour
after-replay-step = Coup
after-replay-at = { $step } sur { $last }
after-replay-first = Au début
after-replay-back = Coup précédent
after-replay-run = Lire
after-replay-pause = Arrêter
after-replay-next = Coup suivant
after-replay-last = À la fin
after-replay-begin = On tire les jetons.
