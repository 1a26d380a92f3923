# For people who hear the page, or see it with difficulty
spoken-happens = Ce qui se passe
spoken-skip = Au contenu
spoken-connected = La connexion est rétablie.
spoken-winners = { $count ->
    [0] Personne ne gagne.
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

# Reading and seeing
spoken-seeing = Lire et voir
