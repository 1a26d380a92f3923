# For people who hear the page, or see it with difficulty
aloud-happens = Ce qui se passe
aloud-skip = Au contenu
aloud-connected = La connexion est rétablie.
aloud-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
aloud-and-more = { $words } et { $count } de plus
aloud-says = { $name } dit : { $text }
aloud-is-away = { $name } n’est plus là.
aloud-is-back = { $name } est là.
aloud-knock-key = 0 frappe.
aloud-no-knock = Vous ne pouvez pas frapper maintenant.

# Hands on the board
aloud-put-down = { $tile } posé
aloud-back = { $tile } de retour sur le chevalet
aloud-drawn = Vous tirez { $tile }.
aloud-drawn-all = Vos lettres : { $tiles }.
aloud-across = à l’horizontale
aloud-down = à la verticale
aloud-edge = bord
aloud-no-tile-there = aucun jeton de ce côté
aloud-none = Vous n’avez pas de { $letter }.
aloud-touches-none = Aucun jeton ne touche cette case.
aloud-no-touching = Aucun { $letter } ne touche cette case.
aloud-several = { $letter } : le premier sur { $count }
aloud-spans = { $width } sur { $height }
aloud-token-part = pièce blanche, autre partie
aloud-room = place pour { $tile }, de { $from } à { $to }
aloud-no-room = pas de place pour { $tile }
aloud-so-far = Mot jusqu’ici : { $word }
aloud-no-path = Aucun mot tracé.
aloud-would = { $words } : { $points }
aloud-word-at = { $word } depuis { $square }
aloud-rule = Règle { $rule }.

# Answers
aloud-ask = Interroger la table
aloud-ask-title = Que voulez-vous savoir ?
aloud-questions = Questions
aloud-ask-last = Qu’a-t-on posé en dernier ?
aloud-ask-rack = Qu’est-ce que j’ai ?
aloud-ask-scores = Où en sommes-nous ?
aloud-ask-time = À qui le tour, et combien de temps reste-t-il ?
aloud-ask-unseen = Quels jetons n’a-t-on pas encore vus ?
aloud-ask-build = Où puis-je poser ?
aloud-ask-tried = Qu’ai-je posé sans l’envoyer ?
aloud-lies = { $tile } en { $square }
aloud-laid-last = Posé en dernier : { $tiles }.
aloud-laid-not-sent = Sur le plateau, pas encore envoyé : { $tiles }.
aloud-did = { $name } : { $what }.
aloud-watching = Vous regardez, sans jetons.
aloud-rack-empty = Votre chevalet est vide.
aloud-no-clock = Aucun chronomètre ne tourne.
aloud-nothing-tried = Rien.
aloud-start = { $square } : le premier mot passe ici
aloud-open-one = Ligne { $row } : { $from }, à côté de { $letters }
aloud-open-run = Ligne { $row } : { $from } à { $to }, à côté de { $letters }
aloud-free-sides = libre { $sides }
aloud-free-places = { $count ->
    [one] 1 côté libre
   *[other] { $count } côtés libres
}
aloud-side-above = au-dessus
aloud-side-right = à droite
aloud-side-below = en dessous
aloud-side-left = à gauche
aloud-nowhere = Nulle part encore : la table est vide.
aloud-places = Endroits : { $count }
aloud-go = Aller à une case
aloud-go-line = 8D écrit depuis D8 à l’horizontale, D8 à la verticale.
aloud-go-paper = Colonne et ligne : D8.
aloud-go-there = Y aller
aloud-no-square = Il n’y a pas de case { $square }.

# Keys
aloud-keys = Touches
aloud-keys-on = 1 à 8, 0 et ? répondent sur le plateau, sur mes jetons et là où l’on écrit un mot, avec Maj là où les chiffres la demandent. F2 y mène. Les lettres écrivent toujours un mot.
aloud-keys-off = Les touches seules sont désactivées dans « Lire et voir ».
aloud-key-arrows = Flèches
aloud-does-arrows-line = à la case voisine ; on écrit dans ce sens
aloud-does-arrows-tiles = à la case ou au jeton suivant
aloud-key-ends = Début, Fin
aloud-does-ends = aux bouts de la ligne ; avec Ctrl, aux coins
aloud-key-jump = Maj + flèche
aloud-does-jump = au jeton suivant de ce côté
aloud-key-round = Page suiv., Page préc.
aloud-does-round = tour à tour aux jetons qui touchent celui-ci
aloud-key-letters = Lettres
aloud-does-letters-line = posent ici un de vos jetons
aloud-does-letters-tiles = écrivent un mot ; l’arbitre trouve comment il peut se poser
aloud-key-space = Espace
aloud-does-space-line = change le sens d’écriture
aloud-does-space-tiles = prend ce jeton comme lettre suivante d’un mot ; encore une fois, le rend
aloud-key-trace = Lettres, une fois un mot commencé
aloud-does-trace = jusqu’au jeton voisin qui porte cette lettre
aloud-key-enter = Entrée
aloud-does-enter-line = joue ce qui est posé
aloud-does-enter-tiles = pose le jeton choisi, ajoute le mot, ou joue
aloud-key-escape = Échap
aloud-does-escape = reprend tout
aloud-key-erase = Retour arrière
aloud-does-erase = reprend le dernier
aloud-key-pick = Entrée sur une de vos lettres
aloud-does-pick = la prend ; allez ensuite à une case et appuyez sur Entrée
aloud-key-rack = Flèches sur le chevalet
aloud-does-rack = de jeton en jeton ; avec Alt, elles le déplacent
aloud-does-board = de partout vers le plateau ; du plateau vers mes jetons

# Reading and seeing
aloud-seeing = Lire et voir
aloud-seeing-title = Comment voulez-vous lire, voir et entendre ?
aloud-kept-here = Gardé dans ce navigateur seulement.
aloud-talk = Ce que dit un lecteur d’écran
aloud-talk-brief = l’essentiel : les coups, et ce qui demande mon attention
aloud-talk-normal = aussi à qui le tour, et ce que mon mot rapporterait
aloud-talk-all = tout
aloud-contrast = Contraste
aloud-contrast-system = comme sur cet appareil
aloud-contrast-high = élevé
aloud-contrast-usual = habituel
aloud-size = Lettres et jetons
aloud-size-usual = habituels
aloud-size-large = grands
aloud-size-largest = très grands
aloud-motion = Mouvement
aloud-motion-system = comme sur cet appareil
aloud-motion-less = moins
aloud-keys-wished = Des touches seules (1 à 8, 0, ?) répondent sur le plateau et le chevalet
