# La page
web-home = Retour à l’accueil
web-language = Langue
web-loading = Un instant …
web-lost = La connexion est perdue. Je continue d’essayer ; ton coup ne se perdra pas.
web-offline = Le serveur ne répond pas. Réessaie dans un instant.
web-trouble = Ça n’a pas marché. Réessaie.
web-no-table = Cette table n’existe pas pour toi. Redemande le lien.
web-close = Fermer
web-cancel = Annuler
web-all = Tout
web-none = Rien

# L’accueil
web-welcome = À quel jeu joue-t-on ?
web-welcome-more = Des jeux de mots avec de vrais jetons, arbitrés selon la règle imprimée. Pas de compte : choisis, et envoie un lien à tes amis.
web-my-tables = Mes tables
web-phase-waiting = attend des joueurs
web-phase-playing = en cours
web-phase-over = terminée
web-until = jusqu’au { $when }
web-forget-me = Effacer mes parties
web-ask-forget = Effacer tes parties ? Les tables à toi seul disparaissent ; aux autres, ton nom et tes messages sont retirés.
web-which-game = Jeu
web-players-count = de { $least } à { $most } joueurs
web-which-words = Langue et édition
web-word-language = Langue des mots
web-edition = Édition
web-printed = comme imprimée
web-extension = extension
web-who-plays = Qui joue ?
web-seat-me = Moi
web-seat-friend = Quelqu’un, par un lien
web-seat-computer = L’ordinateur
web-seat-here = Quelqu’un sur cet appareil
web-seat-number = Place { $number }
web-seat-kind = { $seat } : qui
web-seat-level = { $seat } : quelle force
web-seat-name = { $seat } : nom
web-remove-seat = Retirer { $seat }
web-add-seat = Un de plus
web-name = Ton nom
web-name-later = choisira son nom
web-youngest = Le plus jeune est
web-by-lot = non précisé : au sort
web-options = Comment on joue
web-as-on-sheet = Comme sur la règle imprimée
web-as-on-sheet-more = règle tout comme cette édition l’imprime
web-start = À table
web-join-title = Tu es invité à une table
web-join = S’asseoir

# Options
web-option-judging = Qui dit ce qui est un mot
web-about-judging = L’arbitre refuse aussitôt un mot inconnu ; avec la contestation, tout mot reste tant que personne n’en doute ; ou bien les autres votent.
web-value-judging-referee = l’arbitre
web-value-judging-challenge = qui conteste
web-value-judging-agree = la table, par un vote
web-option-challenge_penalty = Contestation à tort
web-about-challenge_penalty = Ce qu’il en coûte de contester un coup dont tous les mots sont bons.
web-value-challenge_penalty-none = ne coûte rien
web-value-challenge_penalty-turn = coûte un tour
web-value-challenge_penalty-5 = coûte 5 points
web-value-challenge_penalty-10 = coûte 10 points
web-option-clock = Temps de réflexion
web-about-clock = Un tour dont le temps est écoulé est passé. Avec des jours par tour, on joue pendant des semaines, quand on veut.
web-clock-none = autant qu’on veut
web-clock-turn = par tour
web-clock-game = par partie
web-clock-days = jours par tour
web-clock-seconds = secondes
web-clock-day-count = jours
web-clock-minutes = minutes
web-clock-added = secondes de plus par tour
web-option-overtime = Dépassement
web-about-overtime = Ce que coûte chaque minute entamée au-delà de la pendule : des points, ou des tours dans la course.
web-option-places = Noms de lieux
web-about-places = Les noms de villes, de pays et de fleuves comptent comme mots.
web-option-sheet_words = Mots de la règle
web-about-sheet_words = Les mots imprimés en exemple comptent, même si la liste ne les a pas.
web-option-offensive = Mots grossiers
web-about-offensive = Les ordinateurs et les conseils peuvent aussi s’en servir. Les gens le peuvent toujours.
web-option-lookup = Dictionnaire
web-about-lookup = Conseils et dictionnaire sont permis pendant la partie ; jamais là où l’on conteste.
web-option-prove_end = Fin immédiate
web-about-prove_end = Le sac vide, la partie finit dès que plus personne ne peut rien poser.
web-option-blank_on_dark_red = Joker sur rouge foncé
web-about-blank_on_dark_red = Imprimé : un joker sur rouge foncé ne fait que doubler le mot. Ailleurs il triple, comme tout jeton.
web-value-blank_on_dark_red-doubled = double
web-value-blank_on_dark_red-trebled = triple
web-option-first_word = Premier mot
web-about-first_word = S’il doit commencer sur une case jaune, ou seulement en couvrir une.
web-value-first_word-begins = commence sur jaune
web-value-first_word-covers = couvre du jaune
web-option-buy_when = Achat
web-about-buy_when = Quand on peut acheter des lettres : dès qu’on dit ne rien voir, ou seulement si vraiment rien ne va.
web-value-buy_when-claimed = quand on veut
web-value-buy_when-proven = seulement si rien ne va
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
web-about-glass = Secondes pour un tour ; avec 0, chacun passe quand il est temps. La règle en a 30.
web-option-knock_window = Temps pour frapper
web-about-knock_window = Combien de secondes, au moins, les autres peuvent frapper après un tour.
web-option-turning = Tourner les lettres
web-about-turning = Les lettres peuvent être posées d’un quart de tour.
web-option-scoring = Décompte
web-about-scoring = Ce qui compte à la fin : le nombre de mots, leurs lettres, ou les lettres avec une prime aux mots longs.
web-value-scoring-words = mots
web-value-scoring-letters = lettres
web-value-scoring-bonus = lettres, plus pour les mots longs
web-option-blank_touches = Les blancs touchent
web-about-blank_touches = Un blanc doit toucher une lettre posée.
web-option-solo = Seul
web-about-solo = Ce qu’on essaie de faire quand on joue seul.

# Avant la partie
web-waiting-title = Qui vient encore ?
web-waiting-begins = La partie commence d’elle-même dès que chaque place est prise.
web-seat-taken = est là
web-seat-free = pas encore là
web-invite-link = Lien vers cette place
web-qr = Le lien en code QR
web-copy = Copier
web-copied = Copié
web-share = Partager
web-curtain = Passe l’appareil à { $name }. Personne ne regarde ?
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
web-type-word = Tape un mot
web-track = Piste de { $last } cases. { $kings }
web-king-at = { $name } : { $place }

# Un tour
web-players = Joueurs
web-you = toi
web-on-turn = au trait
web-away = absent
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
web-time-left = encore { $time }
web-your-turn = C’est à toi
web-turn-of = C’est à { $name }
web-turn-closes = C’est à toi. { $names } peut encore s’opposer ; si tu joues, le coup reste.
web-waiting-answer = On attend une réponse : { $name }
web-answer-now = Que dis-tu de ce coup ?
web-choose-opening = Choisis en secret un mot pour ouvrir : le plus long est posé.
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-no-word = { $word } (pas dans la liste)
web-walk-seen = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}, { $new ->
    [one] { $new } nouveau jeton
   *[other] { $new } nouveaux jetons
}. Ton roi arrive en { $place }.
web-bumps = Doit reculer : { $names }.
web-problem-line = Ces jetons ne sont pas en ligne.
web-problem-gap = Il y a un trou entre ces jetons.
web-problem-stray = Un de tes jetons n’est pas dans le mot. Trace le mot par-dessus, ou reprends-le.
web-rule-link = Lire la règle { $rule }
web-actions = Ce que tu peux faire
web-send = Jouer
web-send-score = Jouer pour { $score }
web-send-places = { $count ->
    [one] Jouer : { $count } case
   *[other] Jouer : { $count } cases
}
web-choose-word = Choisir ce mot
web-open-without = Pas de mot
web-recall = Reprendre
web-shuffle = Mélanger
web-sort = Ranger par ordre alphabétique
web-exchange = Échanger
web-exchange-which = Quels jetons échanges-tu ?
web-exchange-count = { $count ->
    [0] Échanger
    [one] Échanger { $count } jeton
   *[other] Échanger { $count } jetons
}
web-buy = Acheter
web-buy-how-many = Combien de lettres achètes-tu ?
web-buy-count = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
web-pass = Passer
web-ask-pass = Passer ce tour ?
web-resign = Abandonner
web-ask-resign = Abandonner vraiment ?
web-more = Plus
web-rules = Les règles
web-explain-again = Expliquer le jeu encore une fois
web-other-device = Lien pour un autre appareil
web-alert-sound = Un son quand c’est à moi
web-alert-notify = Une notification quand c’est à moi
web-hand-seat = Laisser un ordinateur jouer pour moi
web-hand-choose = choisir …
web-stand-in = { $player } joue pour toi.
web-play-myself = Je joue moi-même
web-blank-which = Quelle lettre sera le joker ?
web-window = Ce coup reste-t-il ?
web-ask-challenge = { $name } pose { $words }. Tu laisses ?
web-ask-vote = { $name } pose { $words }. Es-tu d’accord ?
web-accept = Laisser
web-challenge = Contester
web-vote-yes = D’accord
web-vote-no = Je m’oppose

# À côté du plateau
web-side = Feuille de score, jetons, discussion
web-tab-sheet = Feuille
web-tab-unseen = Jetons
web-tab-chat = Discussion
web-tab-people = Regarder
web-sheet-empty = Personne n’a encore joué.
web-column-turn = Tour
web-column-letters = Lettres
web-column-points = Points
web-chat = Discussion
web-chat-text = Dis quelque chose
web-chat-send = Envoyer
web-chat-is-off = La discussion est coupée à cette table.
web-chat-off = Couper la discussion
web-chat-on = Ouvrir la discussion
web-somebody-watching = Quelqu’un qui regarde
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué !
web-phrase-nice-word = Quel beau mot !
web-phrase-thanks = Merci !
web-phrase-sorry = Oups !
web-phrase-thinking = Je réfléchis encore …
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
web-rematch = Rejouer
web-to-rematch = À la nouvelle table
web-replay = Revoir la partie
web-record = Télécharger la partie
web-proof = Preuve du mélange
web-proof-commit = Empreinte (SHA-256), montrée avant le premier tirage :
web-proof-secret = Le secret qui lui correspond :
web-replay-step = Coup
web-replay-at = { $step } sur { $last }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-run = Dérouler
web-replay-pause = Arrêter
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-begin = On tire les jetons.
web-overlooked = Les mots que personne n’a vus
web-overlooked-wait = Un regard en arrière …
web-overlooked-none = Personne n’a rien laissé passer : il n’y avait jamais mieux à jouer.
web-overlooked-did = Joué
web-overlooked-best = Possible
web-overlooked-turn = tour { $turn }
web-overlooked-more = … et { $count } de plus

# La première partie s’explique elle-même
web-tip-seen = Compris
web-tip-scrabble-begin = Pose des jetons en les glissant, en touchant le jeton puis la case, ou en touchant une case et en tapant. Tu vois ce que ça rapporte avant de jouer.
web-tip-scrabble-window = Ici un mot reste tant que personne ne le conteste ; si tu as tort, il en coûte ce que la table a convenu.
web-tip-woordenspel-begin = Dix lettres, et il n’en vient pas d’autres toutes seules : qui finit le premier gagne 25 points.
web-tip-woordenspel-buy = Rien à poser ? Achète jusqu’à trois lettres pendant ton tour, et continue de chercher.
web-tip-woordenspel-after = Seules les lettres que tu poses comptent, pas celles qui étaient déjà là.
web-tip-koning-opening = Chacun choisit en secret un mot avec ses propres jetons. Le plus long est posé, et son auteur commence.
web-tip-koning-hands = Les mots serpentent sur la table : trace le tien du doigt de jeton en jeton, pose-en de nouveaux à côté, ou tape-le simplement.
web-tip-koning-play = Un jeton peut servir deux fois dans un mot : pour ÉTÉ, un E et un T suffisent. Mais au moins un jeton est nouveau.
web-tip-koning-after = Après un mot tu tires toujours deux jetons, quel que soit le nombre posé : poses-en donc peu.

# Lettres de toutes tailles
web-free-letters = Lettres libres
web-name-word = Annonce un mot
web-name-add = Ajouter ce mot
web-name-remove = Ne pas annoncer { $word }
web-words-named = Mots que je nomme
web-draw = Tirage des lettres
web-draw-size = Les lettres sont retournées. Choisis d’après la taille ; la dernière est un blanc.
web-draw-of = En tirer une de { $width } × { $height } cases, il en reste { $count }
web-draw-all = Tirer toutes les miennes
web-do-claim = Annoncer ces mots
web-do-knock = Frapper avec ces mots
web-knock = Frapper !
web-nothing-to-add = Rien à ajouter
web-give-which = Tu ne poses rien ? Choisis alors une lettre qui sera à tout le monde.
web-no-words = Finalement aucun mot
web-ask-no-words = Aucun mot ? Alors avoir frappé te coûte une lettre.
web-in-seconds = { $what } ({ $seconds } s)
web-draw-now = Choisis une tuile d’après sa taille.
web-draw-wait = { $name } choisit une tuile.
web-lay-first = À toi : pose une lettre, où tu veux.
web-lay-now = À toi : pose une lettre et nomme un nouveau mot.
web-more-words = Tu vois d’autres mots nouveaux ? Nomme-les, ou finis ton tour.
web-name-through = Nomme un nouveau mot qui passe par là : écris-le, ou trace-le du doigt.
web-knock-now = { $name } a fini. Vois-tu un mot oublié ?
web-you-next = { $name } a fini, à toi : pose une lettre, ou frappe si tu vois un mot oublié.
web-knock-others = Qui voit encore un mot peut frapper.
web-knocked = { $count ->
    [one] { $names } frappe !
   *[other] { $names } frappent !
}
web-your-moment = À toi : quels mots vois-tu ?
web-naming = { $name } nomme des mots.
web-not-in-list = n’est pas dans la liste
web-word-new = { $count ->
    [one] est nouveau : 1 point
   *[other] est nouveau : { $count } points
}
web-word-reads = { $count ->
    [one] se lit et n’est pas encore écrit. Si c’est un mot : 1 point
   *[other] se lit et n’est pas encore écrit. Si c’est un mot : { $count } points
}
web-glass = Sablier : encore { $seconds } s
web-dice = Dés
web-die-of = { $name } : { $eyes }
web-token = jeton blanc
web-letters-of = Lettres de { $name }
web-letters-down = Encore retournées : { $count }
web-show-word = Où est { $word } ?
web-end-turn = Finir le tour
web-sheet-word = Mot
web-option-solo_letters = Lettres, seul
web-about-solo_letters = Avec combien de lettres on joue seul ; 0 est le nombre habituel.
web-option-solo_time = Temps, seul
web-about-solo_time = Secondes pour toute la partie quand on joue seul ; 0 est sans limite.
web-value-solo-none = sans but
web-value-solo-1 = beaucoup de mots
web-value-solo-2 = des mots longs
web-tip-letter-drawing = Les lettres couvrent d’une à neuf cases. On choisit la taille, sans voir la lettre.
web-tip-letter-first = Au premier tour, chacun pose une lettre où il veut. Un mot n’est pas nécessaire, mais annonce ceux qui se forment.
web-tip-letter-turn = Pose une lettre contre une autre, par un côté, et annonce un nouveau mot qui y passe : les mots vont de jeton en jeton, dans tous les sens.
web-tip-letter-knock = Tu vois un mot que personne n’a noté ? Frappe : qui frappe à raison en dernier poursuit la partie.
