# For people who hear the page, or see it with difficulty
spoken-happens = Ce qui se passe
spoken-skip = Au contenu
spoken-connected = La connexion est rétablie.
spoken-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
spoken-and-more = { $words } et { $count } de plus
spoken-says = { $name } dit : { $text }
spoken-is-away = { $name } n’est plus là.
spoken-is-back = { $name } est là.
spoken-knock-key = 0 frappe.
spoken-no-knock = Vous ne pouvez pas frapper maintenant.

# Hands on the board
spoken-put-down = { $tile } posé
spoken-back = { $tile } de retour sur le chevalet
spoken-drawn = Vous tirez { $tile }.
spoken-drawn-all = Vos lettres : { $tiles }.
spoken-across = à l’horizontale
spoken-down = à la verticale
spoken-edge = bord
spoken-no-tile-there = aucun jeton de ce côté
spoken-none = Vous n’avez pas de { $letter }.
spoken-over = La partie est finie. Tab mène au résultat.
spoken-touches-none = Aucun jeton ne touche cette case.
spoken-no-touching = Aucun { $letter } ne touche cette case.
spoken-several = { $letter } : le premier sur { $count }
spoken-spans = { $width } sur { $height }
spoken-token-part = pièce blanche, autre partie
spoken-room = place pour { $tile }, de { $from } à { $to }
spoken-no-room = pas de place pour { $tile }
spoken-so-far = Mot jusqu’ici : { $word }
spoken-no-path = Aucun mot tracé.
spoken-would = { $words } : { $points }
spoken-word-at = { $word } depuis { $square }
spoken-rule = Règle { $rule }.

# Answers
spoken-ask = Interroger la table
spoken-ask-title = Que voulez-vous savoir ?
spoken-questions = Questions
spoken-ask-last = Qu’a-t-on posé en dernier ?
spoken-ask-rack = Qu’est-ce que j’ai ?
spoken-ask-scores = Où en sommes-nous ?
spoken-ask-time = À qui le tour, et combien de temps reste-t-il ?
spoken-ask-unseen = Quels jetons n’a-t-on pas encore vus ?
spoken-ask-build = Où puis-je poser ?
spoken-ask-tried = Qu’ai-je posé sans l’envoyer ?
spoken-lies = { $tile } en { $square }
spoken-laid-last = Posé en dernier : { $tiles }.
spoken-laid-not-sent = Sur le plateau, pas encore envoyé : { $tiles }.
spoken-did = { $name } : { $what }.
spoken-watching = Vous regardez, sans jetons.
spoken-rack-empty = Votre chevalet est vide.
spoken-no-clock = Aucun chronomètre ne tourne.
spoken-nothing-tried = Rien.
spoken-start = { $square } : le premier mot passe ici
spoken-open-one = Ligne { $row } : { $from }, à côté de { $letters }
spoken-open-run = Ligne { $row } : { $from } à { $to }, à côté de { $letters }
spoken-free-sides = libre { $sides }
spoken-free-places = { $count ->
    [one] 1 côté libre
   *[other] { $count } côtés libres
}
spoken-side-above = au-dessus
spoken-side-right = à droite
spoken-side-below = en dessous
spoken-side-left = à gauche
spoken-nowhere = Nulle part encore : la table est vide.
spoken-places = Endroits : { $count }
spoken-go = Aller à une case
spoken-go-line = 8D écrit depuis D8 à l’horizontale, D8 à la verticale.
spoken-go-paper = Colonne et ligne : D8.
spoken-go-there = Y aller
spoken-no-square = Il n’y a pas de case { $square }.

# Keys
spoken-keys = Touches
spoken-keys-on = 1 à 8, 0 et ? répondent sur le plateau, sur mes jetons et là où l’on écrit un mot, avec Maj là où les chiffres la demandent. F2 y mène. Les lettres écrivent toujours un mot.
spoken-keys-off = Les touches seules sont désactivées dans « Lire et voir ».
spoken-key-arrows = Flèches
spoken-does-arrows-line = à la case voisine ; on écrit dans ce sens
spoken-does-arrows-tiles = à la case ou au jeton suivant
spoken-key-ends = Début, Fin
spoken-does-ends = aux bouts de la ligne ; avec Ctrl, aux coins
spoken-key-jump = Maj + flèche
spoken-does-jump = au jeton suivant de ce côté
spoken-key-round = Page suiv., Page préc.
spoken-does-round = tour à tour aux jetons qui touchent celui-ci
spoken-key-letters = Lettres
spoken-does-letters-line = posent ici un de vos jetons
spoken-does-letters-tiles = écrivent un mot ; l’arbitre trouve comment il peut se poser
spoken-key-space = Espace
spoken-does-space-line = change le sens d’écriture
spoken-does-space-tiles = prend ce jeton comme lettre suivante d’un mot ; encore une fois, le rend
spoken-key-trace = Lettres, une fois un mot commencé
spoken-does-trace = jusqu’au jeton voisin qui porte cette lettre
spoken-key-enter = Entrée
spoken-does-enter-line = joue ce qui est posé
spoken-does-enter-tiles = pose le jeton choisi, ajoute le mot, ou joue
spoken-key-escape = Échap
spoken-does-escape = reprend tout
spoken-key-erase = Retour arrière
spoken-does-erase = reprend le dernier
spoken-key-pick = Entrée sur une de vos lettres
spoken-does-pick = la prend ; allez ensuite à une case et appuyez sur Entrée
spoken-key-rack = Flèches sur le chevalet
spoken-does-rack = de jeton en jeton ; avec Alt, elles le déplacent
spoken-does-board = de partout vers le plateau ; du plateau vers mes jetons

# Reading and seeing
spoken-seeing = Lire et voir
spoken-seeing-title = Comment voulez-vous lire, voir et entendre ?
spoken-kept-here = Gardé dans ce navigateur seulement.
spoken-talk = Ce que dit un lecteur d’écran
spoken-talk-brief = l’essentiel : les coups, et ce qui demande mon attention
spoken-talk-normal = aussi à qui le tour, et ce que mon mot rapporterait
spoken-talk-all = tout
spoken-contrast = Contraste
spoken-contrast-system = comme sur cet appareil
spoken-contrast-high = élevé
spoken-contrast-usual = habituel
spoken-size = Lettres et jetons
spoken-size-usual = habituels
spoken-size-large = grands
spoken-size-largest = très grands
spoken-motion = Mouvement
spoken-motion-system = comme sur cet appareil
spoken-motion-less = moins
spoken-keys-wished = Des touches seules (1 à 8, 0, ?) répondent sur le plateau et le chevalet
