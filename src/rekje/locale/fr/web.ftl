# La page
web-home = Retour à l’accueil
web-menu-title = Où voulez-vous aller ?
web-menu = Menu
web-language = Langue
web-guide = Comment jouer
web-have-code = J’ai un code
web-new = Nouvelle table
web-loading = Un instant…
web-lost = La connexion est perdue. Je continue d’essayer ; votre coup ne se perdra pas.
web-offline = Le serveur ne répond pas. Réessayez dans un instant.
web-trouble = Ça n’a pas marché. Réessayez.
web-no-table = Cette table ne vous est pas ouverte. Redemandez-en le lien.
web-close = Fermer
web-cancel = Annuler
web-all = Tout
web-none = Rien

# L’accueil
web-keep = Feuille de score pour la boîte
web-phase-waiting = attend des joueurs
web-phase-playing = en cours
web-phase-over = terminée
web-me = Vous et vos appareils
web-which-game = Jeu
web-players-count = de { $least } à { $most } joueurs
web-which-words = Langue et édition
web-word-language = Langue des mots
web-edition = Édition
web-edition-nl-early = première édition
web-edition-nl-late = impression ultérieure
web-edition-nl = lettres depuis 1998
web-edition-nl-ij = lettres d’avant 1998, avec IJ
web-list = Liste de mots
web-list-usual = l’habituelle
web-list-about = { $words } mots, d’après { $source }
web-printed = d’origine
web-extension = adaptée
web-who-plays = Qui joue ?
web-seat-me = Moi
web-seat-friend = Un ami, par un lien
web-seat-computer = L’ordinateur
web-seat-here = Quelqu’un sur cet appareil
web-seat-number = Place { $number }
web-seat-called = { $seat }, { $name }
web-seat-kind = { $seat } : qui
web-seat-level = { $seat } : quelle force
web-seat-name = { $seat } : nom
web-remove-seat = Retirer { $seat }
web-add-seat = Ajouter un joueur
web-name = Votre nom
web-name-later = choisira son nom
web-youngest = Le plus jeune est
web-by-lot = non précisé : le sort décide
web-options = Comment on joue
web-as-on-sheet = Comme sur la règle imprimée
web-as-on-sheet-more = règle tout comme le veut la règle imprimée de cette édition
web-start = À table
web-join-title = On vous invite à une table
web-share-play = On fait une partie de { $game } ?
web-share-watch = Ici, on peut regarder une partie de { $game }
web-join = S’asseoir et jouer
web-code-go-on = Continuer là avec ce code

# Options
web-option-judging = Qui décide de ce qui est un mot
web-about-judging = L’arbitre refuse aussitôt un mot inconnu ; avec la contestation, tout mot reste tant que personne ne le conteste ; ou bien les autres votent.
web-value-judging-referee = l’arbitre
web-value-judging-challenge = les joueurs, en contestant
web-value-judging-agree = la table, par un vote
web-option-challenge_penalty = Contestation à tort
web-about-challenge_penalty = Ce qu’il en coûte de contester un coup dont tous les mots sont bons, ou ce qu’y gagne, comme en tournoi, celui qui l’a joué.
web-value-challenge_penalty-none = ne coûte rien
web-value-challenge_penalty-turn = coûte un tour
web-value-challenge_penalty-5 = coûte 5 points
web-value-challenge_penalty-10 = coûte 10 points
web-value-challenge_penalty-bonus-5 = rapporte 5 points à l’autre
web-value-challenge_penalty-bonus-10 = rapporte 10 points à l’autre
web-value-challenge_penalty-bonus-5-word = rapporte 5 points par mot à l’autre
web-value-challenge_penalty-bonus-10-word = rapporte 10 points par mot à l’autre
web-option-clock = Temps de réflexion
web-about-clock = Un tour dont le temps est écoulé est passé. Avec des jours par tour, une partie dure des semaines, et chacun joue quand il veut.
web-clock-none = autant qu’on veut
web-clock-turn = par tour
web-clock-game = par partie
web-clock-days = jours par tour
web-clock-seconds = secondes
web-clock-day-count = jours
web-clock-minutes = minutes
web-clock-added = secondes de plus par tour
web-option-overtime = Dépassement
web-about-overtime = Ce que coûte chaque minute entamée au-delà du temps : des points, ou des tours dans Koning.
web-option-vacation = Vacances
web-about-vacation = Combien de jours par partie chacun peut arrêter son chronomètre, pour un voyage ou une semaine chargée.
web-on-vacation = en vacances jusqu’au { $when }
web-back-on = de retour le { $when }
web-vacation-now = Vous êtes en vacances jusqu’au { $when }.
web-vacation-back = Je suis de retour
web-option-more_time = Plus de temps
web-about-more_time = Chronomètres, sablier et temps pour frapper durent plus longtemps pour tous : équitable pour les personnes qui jouent à l’oreille ou ont besoin de temps.
web-value-more_time-1 = normal
web-value-more_time-2 = deux fois plus longtemps
web-value-more_time-3 = trois fois plus longtemps
web-option-places = Noms de lieux
web-about-places = Les noms de villes, de pays et de fleuves comptent comme mots.
web-option-sheet_words = Mots de la règle
web-about-sheet_words = Les mots imprimés en exemple comptent, même si la liste ne les a pas.
web-option-offensive = Mots grossiers
web-about-offensive = Les ordinateurs et les indices peuvent aussi s’en servir. Les personnes le peuvent toujours.
web-option-lookup = Indices et dictionnaire
web-about-lookup = Indices et dictionnaire sont permis pendant la partie ; jamais là où l’on conteste.
web-option-prove_end = Fin immédiate
web-about-prove_end = Le sac vide, la partie finit dès que plus personne ne peut rien poser.
web-option-going_out = Fin de partie
web-about-going_out = Ce que rapportent à qui a tout posé les jetons restant aux autres : ils les perdent et lui les gagne, ou, comme en tournoi, il les gagne deux fois et personne ne perd rien.
web-value-going_out-both = déduits et ajoutés
web-value-going_out-double = doublés, rien n’est déduit
web-option-blank_on_dark_red = Joker sur rouge foncé
web-about-blank_on_dark_red = Imprimé : un joker sur rouge foncé ne fait que doubler le mot. Ailleurs il triple, comme tout jeton.
web-value-blank_on_dark_red-doubled = double
web-value-blank_on_dark_red-trebled = triple
web-option-first_word = Premier mot
web-about-first_word = S’il doit commencer sur une case jaune, ou seulement en couvrir une.
web-value-first_word-begins = commence sur jaune
web-value-first_word-covers = couvre du jaune
web-option-buy_when = Achat
web-about-buy_when = Quand on peut acheter des lettres : dès qu’on dit ne rien voir, ou seulement si vraiment rien n’est possible.
web-value-buy_when-claimed = quand on veut
web-value-buy_when-proven = seulement si rien n’est possible
web-option-open_tiles = Jetons découverts
web-about-open_tiles = Les jetons de chacun sont étalés sur la table.
web-option-blank = Jokers
web-about-blank = Si un joker garde sa lettre, ou peut en être une autre dans chaque mot suivant.
web-value-blank-fixed = gardent leur lettre
web-value-blank-free = n’importe laquelle chaque fois
web-option-finish = Le bout de la piste
web-about-finish = Si un roi doit atteindre la dernière case, ou la dépasser.
web-value-finish-reach = l’atteindre
web-value-finish-pass = la dépasser
web-option-grid = Jetons
web-about-grid = Les carrés touchent quatre voisins, les hexagones six.
web-value-grid-square = carrés
web-value-grid-hex = hexagones
web-option-glass = Sablier
web-about-glass = Secondes pour un tour ; avec 0, sans limite : chacun finit de lui-même. La règle imprimée en donne 30.
web-option-knock_window = Temps pour frapper
web-about-knock_window = Combien de secondes, au moins, les autres peuvent frapper après un tour.
web-option-turning = Tourner les lettres
web-about-turning = Les lettres peuvent être posées tournées d’un quart de tour.
web-option-scoring = Calcul des points
web-about-scoring = Ce qui compte à la fin : le nombre de mots, leurs lettres, les lettres avec une prime aux mots longs, ou (d’après la feuille italienne) le nombre de lettres différentes.
web-value-scoring-words = mots
web-value-scoring-letters = lettres
web-value-scoring-bonus = lettres, et une prime aux mots longs
web-value-scoring-distinct = lettres différentes
web-option-blank_touches = Pièce blanche en contact
web-about-blank_touches = Une pièce blanche doit toucher une pièce posée.
web-option-solo = En solitaire
web-about-solo = Ce qu’on essaie de faire quand on joue seul.

# Avant la partie
web-invite-link = Lien vers cette place
web-qr = Le lien en code QR
web-copy = Copier
web-copied = Copié
web-share = Partager
web-link-local = Ce lien ne s’ouvre que sur cet ordinateur. Pour les autres, relancez le serveur avec { $command } et envoyez-leur le nouveau lien.
web-stream = Pour un stream ou un projecteur
web-revoke = Annuler tous les liens
web-revoke-title = Annuler vraiment tous les liens ?
web-ask-revoke = Plus personne n’entre par un lien donné jusqu’ici, ni pour jouer ni pour regarder. Qui est là reste, et de nouveaux liens marchent.
web-notice-vote-begun = { $seat } : les autres votent pour savoir si cette personne doit partir. Tous doivent être d’accord ; on vote sous « Discussion ».
web-notice-voted-out = { $seat } : tous les autres ont voté l’exclusion ; la place est libre.
web-notice-watchers-gone = Les spectateurs ont été renvoyés, et les liens pour regarder ne valent plus rien.
web-notice-seat-freed = { $seat } : la place a été libérée pour quelqu’un d’autre.
web-notice-seat-taken = { $seat } : quelqu’un de nouveau s’y est assis.
web-notice-rack-shown = { $seat } : accepte que la page pour un stream montre ce chevalet, si tous l’acceptent.
web-notice-rack-hidden = { $seat } : n’accepte plus que la page pour un stream montre les chevalets.
web-notice-links-revoked = Tous les liens donnés pour cette table sont annulés.
web-notice-terms-changed = La façon de jouer a changé : regardez-la encore une fois.
web-notice-by-letters = Ce que valent les jetons gardés avec cette boîte et cette liste n’a pas encore été appris : les ordinateurs ne se fient qu’aux lettres.
web-notice-lost-turn = { $seat } : cet ordinateur n’a pas donné de réponse valable et perd son tour.
# Aux tables d’avant que l’on ait plusieurs appareils:
web-notice-device-let-in = { $seat } : un autre appareil a été admis.
web-notice-seats-joined = { $seat } : est désormais jouée par quelqu’un qui a une autre place ici.
web-notice-player-left = { $seat } : a effacé ses parties et quitté la table.
web-notice-opened = Tout le monde sur ce serveur peut maintenant s’asseoir ici.
web-notice-opened-watch = Tout le monde sur ce serveur peut regarder cette partie : si cela vous convient, dites que vous êtes prêt.
web-notice-not-open = Cette table n’est plus ouverte à tous.
web-lobby = Salon
web-curtain = Passez l’appareil à { $name }. Personne d’autre ne regarde ?
web-curtain-open = Montrer mes jetons

# Le plateau et les jetons
web-board = Plateau
web-heap = Table
web-rack = Mes jetons
web-square-empty = vide
web-square-blank = joker pour { $letter }
web-square-mine = pas encore joué
web-square-last = dernier coup
web-touches = touche { $letters }
web-path-step = lettre { $steps } du mot
web-premium-word = { $factor ->
    [2] mot compte double
    [3] mot compte triple
   *[other] mot compte { $factor } fois
}
web-premium-letter = { $factor ->
    [2] lettre compte double
    [3] lettre compte triple
   *[other] lettre compte { $factor } fois
}
web-premium-lay = tout ce qu’on pose compte { $factor } fois
web-premium-start = le premier mot va ici
web-tile-blank = joker
web-tile-unknown = un jeton caché
web-tile-value = { $letter }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
web-tile-sized = { $letter }, { $width } sur { $height }
web-times = { $tile } : { $count }
web-type-word = Tapez un mot
web-track = Piste de { $last } cases. { $kings }
web-king-at = { $name } : { $place }

# Un tour
web-players = Joueurs
web-you-watch = Vous regardez cette partie.
web-you = vous
web-on-turn = joue
web-away-for = absent { $time }
web-kept-for = gardée encore { $time }
web-free = libre
web-about-seat = { $name } : { $what } … Décider de la place
web-news-away = { $name } n’est plus là : sa place est gardée encore { $time }.
web-news-left = { $name } n’est plus là depuis longtemps : vous pouvez libérer la place, ou laisser jouer un ordinateur.
web-resigned = abandon
web-score-is = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-place-is = case { $count }
web-tiles-held = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
web-days = { $count } j
web-time-left = encore { $time }
web-your-turn = C’est à vous
web-turn-of = { $count ->
    [one] C’est à { $name }
   *[other] C’est à { $name } de jouer
}
web-turn-closes = C’est à vous. { $names } { $count ->
    [one] peut
   *[other] peuvent
} encore s’opposer ; si vous jouez, le coup reste.
web-waiting-answer = On attend une réponse : { $name }
web-answer-now = Que dites-vous de ce coup ?
web-choose-opening = Choisissez en secret un mot pour ouvrir : le plus long est posé.
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-places = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
web-no-word = { $word } (pas dans la liste)
web-colon = { " " }:
web-semicolon = { " " };
web-walk-seen = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}, { $new ->
    [one] { $new } nouveau jeton
   *[other] { $new } nouveaux jetons
}. Votre roi arrive à la case { $place }.
web-bumps = Doit reculer : { $names }.
web-problem-line = Ces jetons ne sont pas alignés.
web-problem-gap = Il y a un trou entre ces jetons.
web-problem-stray = Un de vos jetons n’est pas dans le mot. Tracez le mot en passant par lui, ou reprenez-le.
web-rule-link = Lire la règle { $rule }
web-actions = Ce que vous pouvez faire
web-send = Jouer
web-ask-send = { $words } · { $what } ?
web-send-score = Jouer pour { $score }
web-send-places = { $count ->
    [one] Jouer : { $count } case
   *[other] Jouer : { $count } cases
}
web-choose-word = Choisir ce mot
web-open-without = Pas de mot
web-nearer = Agrandir le plateau
web-recall = Reprendre
web-shuffle = Mélanger
web-exchange = Échanger
web-exchange-which = Quels jetons échangez-vous ?
web-exchange-count = { $count ->
    [0] Échanger
    [one] Échanger { $count } jeton
   *[other] Échanger { $count } jetons
}
web-buy = Acheter
web-buy-how-many = Combien de lettres achetez-vous ?
web-buy-count = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
web-pass = Passer
web-ask-pass = Passer ce tour ?
web-pass-ends = Si vous passez aussi, la partie est finie.
web-resign = Abandonner
web-more = Plus
web-rules = Les règles
web-how-is-played = Comment jouer au { $game } ?
web-alert-sound = Un son quand c’est à moi
web-alerts = Notifications
web-away-offline = Pas de connexion au serveur.
web-away-waits = Les parties d’ici attendent qu’elle revienne.
web-away-books = Vous pouvez continuer à noter les points d’une partie jouée sur la table :
web-away-book = Feuille de score : { $names }
web-stand-in = { $player } joue pour vous.
web-play-myself = Je joue moi-même
web-blank-which = Quelle lettre sera le joker ?
web-window = Ce coup reste-t-il ?
web-ask-challenge = { $name } pose { $words }. Vous l’acceptez ?
web-ask-vote = { $name } pose { $words }. Êtes-vous d’accord ?
web-accept = Accepter
web-challenge = Contester
web-vote-yes = D’accord
web-vote-no = Je m’oppose

# À côté du plateau
web-side = Feuille de score, jetons, discussion
web-tab-sheet = Feuille
web-tab-unseen = Jetons
web-tab-chat = Discussion
web-chat-title = Que dit-on à la table ?
web-tab-people = Regarder
web-watch-title = Qui d’autre peut regarder ?
web-sheet-empty = Personne n’a encore joué.
web-column-turn = Tour
web-column-letters = Lettres
web-column-points = Points
web-chat = Discussion
web-chat-text = Dites quelque chose
web-chat-send = Envoyer
web-chat-is-off = La discussion est coupée à cette table.
web-chat-off = Couper la discussion
web-chat-on = Ouvrir la discussion
web-somebody-watching = Quelqu’un qui regarde
web-somebody-gone = Quelqu’un qui est parti
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué !
web-phrase-nice-word = Quel beau mot !
web-phrase-thanks = Merci !
web-phrase-sorry = Oups !
web-phrase-thinking = Je réfléchis encore…
web-phrase-one-moment = Un instant, je reviens.
web-phrase-good-game = Belle partie !
web-phrase-again = Encore une ?
web-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-invite-watch = Lien pour regarder

# Nouvelles
web-news-seat = { $player } joue maintenant pour { $name }.
web-news-over = La partie est finie.

# Après
web-result = Résultat
web-result-title = Comment la partie s’est-elle terminée ?
web-rematch = Rejouer
web-to-rematch = À la nouvelle table
web-come-along = Venir aussi
web-begins-next = { $name } commence cette fois
web-rematch-set = La prochaine table est prête
web-news-rematch = Une nouvelle table attend la prochaine partie : venez.
web-replay = Revoir la partie
web-record = Télécharger le relevé

# La première partie s’explique elle-même
web-tip-seen = Compris
web-tip-scrabble-begin = Posez des jetons en les glissant, en touchant le jeton puis la case, ou en touchant une case et en tapant. Vous voyez ce que cela rapporte avant de jouer.
web-tip-scrabble-window = Ici, un mot reste tant que personne ne le conteste ; contester à tort coûte ce que la table a convenu.
web-tip-woordenspel-begin = Dix lettres, et il n’en vient pas d’autres toutes seules : qui les pose toutes le premier, une fois le couvercle vide, gagne 25 points.
web-tip-woordenspel-buy = Rien à poser ? Achetez jusqu’à trois lettres pendant votre tour, et continuez à chercher.
web-tip-woordenspel-after = Seules les lettres que vous posez comptent, pas celles qui étaient déjà là.
web-tip-koning-opening = Chacun choisit en secret un mot avec ses propres jetons. Le plus long est posé, et son auteur commence.
web-tip-koning-hands = Les mots serpentent sur la table : tracez le vôtre du doigt de jeton en jeton, posez-en de nouveaux à côté, ou tapez-le simplement.
web-tip-koning-play = Un jeton peut servir deux fois dans un mot : pour ÉTÉ, un E et un T suffisent. Mais au moins un jeton est nouveau.
web-tip-koning-after = Après un mot, vous tirez toujours deux jetons, quel que soit le nombre posé : posez-en donc peu.

# Lettres de toutes tailles
web-free-letters = Lettres libres
web-name-word = Nommez un mot
web-name-add = Ajouter ce mot
web-name-remove = Ne pas nommer { $word }
web-words-named = Mots que je nomme
web-draw = Tirage des lettres
web-draw-size = Les lettres sont retournées. Choisissez d’après la taille ; la dernière est une pièce blanche.
web-draw-of = En tirer une de { $width } × { $height } cases, il en reste { $count }
web-draw-all = Tirer toutes mes lettres
web-draw-stop = Arrêter le tirage
web-do-claim = Nommer ces mots
web-do-knock = Frapper avec ces mots
web-knock = Frapper !
web-nothing-to-add = Rien à ajouter
web-give-which = Vous ne posez rien ? Choisissez alors une lettre qui sera à tout le monde.
web-no-words = Finalement aucun mot
web-ask-no-words = Aucun mot ? Alors avoir frappé vous coûte une lettre.
web-in-seconds = { $what } dans { $seconds } s
web-draw-now = Choisissez une pièce d’après sa taille.
web-draw-wait = { $name } choisit une pièce.
web-lay-first = À vous : posez une lettre, où vous voulez.
web-lay-now = À vous : posez une lettre et nommez un nouveau mot.
web-more-words = Vous voyez d’autres mots nouveaux ? Nommez-les, ou finissez votre tour.
web-name-through = Nommez un nouveau mot qui passe par là : écrivez-le, ou tracez-le du doigt.
web-knock-now = { $name } a fini. Voyez-vous un mot oublié ?
web-you-next = { $name } a fini, à vous : posez une lettre, ou frappez si vous voyez un mot oublié.
web-knock-others = Qui voit un mot de plus peut frapper.
web-knocked = { $count ->
    [one] { $names } frappe !
   *[other] { $names } frappent !
}
web-your-moment = À vous : quels mots voyez-vous ?
web-owe-now = Choisissez celle de vos lettres qui va à côté du plateau, pour tout le monde.
web-owe = Choisir une lettre
web-naming = { $name } nomme des mots.
web-not-in-list = n’est pas dans la liste
web-word-new = { $count ->
    [one] est nouveau : 1 point
   *[other] est nouveau : { $count } points
}
web-word-reads = { $count ->
    [one] se lit et n’est pas encore noté. Si c’est un mot : 1 point
   *[other] se lit et n’est pas encore noté. Si c’est un mot : { $count } points
}
web-glass = Sablier : encore { $seconds } s
web-dice = Dés
web-die-of = { $name } : { $eyes }
web-token = pièce blanche
web-letters-of = Lettres tenues par { $name }
web-letters-down = Encore retournées : { $count }
web-show-word = Où est { $word } ?
web-end-turn = Finir le tour
web-sheet-word = Mot
web-option-solo_letters = Lettres en solitaire
web-about-solo_letters = Avec combien de lettres on joue seul ; 0 est le nombre habituel.
web-option-solo_time = Temps en solitaire
web-about-solo_time = Secondes pour toute la partie quand on joue seul ; 0 est sans limite.
web-value-solo-none = sans but
web-value-solo-1 = beaucoup de mots
web-value-solo-2 = des mots longs
web-tip-letter-drawing = Les lettres couvrent d’une à neuf cases. On choisit la taille, sans voir la lettre.
web-tip-letter-first = Lors de la première manche, chacun pose une lettre où il veut. Un mot n’est pas nécessaire, mais nommez ceux qui se forment.
web-tip-letter-turn = Posez une lettre contre une autre, par un côté, et nommez un mot nouveau qui y passe : les mots vont de pièce en pièce, dans tous les sens.
web-tip-letter-knock = Vous voyez un mot que personne n’a noté ? Frappez : le dernier qui frappe avec un bon mot joue le tour suivant.
