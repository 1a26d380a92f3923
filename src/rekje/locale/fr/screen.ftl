# Le plateau
screen-sign-word = M
screen-sign-letter = L
screen-rack = Chevalet
screen-bag = { $count ->
    [0] Le sac est vide
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
}
screen-last-moves = Derniers coups
screen-did-exchange = échange { $count }
screen-did-pass = passe
screen-did-time-up = temps écoulé
screen-did-resign = abandonne
screen-did-taken-back = { $play } repris
screen-did-challenge = conteste en vain
screen-did-bonus = prime : contestation en vain

# Ce qu’on peut taper
screen-command-undo = reprendre
screen-command-shuffle = mélanger
screen-command-sort = trier
screen-command-exchange = échanger
screen-command-pass = passer
screen-command-challenge = contester
screen-command-accept = accepter
screen-command-hint = indice
screen-command-word = mot
screen-command-score = points
screen-command-bag = sac
screen-command-hand = confier
screen-command-save = enregistrer
screen-command-rules = règles
screen-command-vacation = vacances
screen-command-resign = abandonner
screen-command-quit = quitter
screen-command-help = aide
screen-example = 8D MOT
screen-help-title = Ce que vous pouvez taper
screen-help-play = 8D TARTE pose TARTE à partir de D8 vers la droite, D8 TARTE à partir de D8 vers le bas. Vous voyez d’abord ce que cela rapporte ; Entrée le joue. Une minuscule parmi des majuscules est un joker : TArTE.
screen-help-signs = Sur le plateau, * est le dernier coup et + ce qui n’est pas encore joué.
screen-help-undo = reprendre ce qui n’est pas encore joué
screen-help-shuffle = mélanger votre chevalet
screen-help-sort = ranger votre chevalet par ordre alphabétique
screen-help-exchange = échanger ces jetons (* pour tous, ? pour un joker)
screen-help-pass = passer votre tour
screen-help-challenge = contester le dernier coup
screen-help-accept = accepter le dernier coup
screen-help-hint = un indice ; deux fois pour voir le meilleur coup, trois pour savoir pourquoi
screen-help-word = chercher un mot
screen-help-score = tous les coups et les points
screen-help-bag = les jetons que vous ne voyez pas
screen-help-hand = confier une place à l’ordinateur ou à quelqu’un
screen-help-save = enregistrer le relevé de la partie
screen-help-rules = lire une règle, telle qu’elle figure sur sa page
screen-help-vacation = arrêter votre chronomètre pour tant de jours ; 0 quand vous êtes de retour
screen-help-resign = abandonner la partie
screen-help-quit = arrêter pour l’instant ; la partie est gardée
screen-help-help = cette page (aussi : ?)
screen-back = Entrée pour revenir
screen-more = Entrée pour continuer
screen-yes = oui

# Un tour
screen-prompt = { $name } (p. ex. 8D TARTE, ? pour l’aide) :
screen-prompt-send = { $name } (Entrée pour jouer) :
screen-not-understood = Je ne comprends pas « { $line } » : tapez une case et un mot, comme 8D TARTE, ou ? pour l’aide.
screen-surplus = « { $command } » s’écrit seul, sans « { $text } » ; rien n’a été fait.
screen-nothing-typed = Tapez une case et un mot, comme 8D TARTE, ou ? pour l’aide.
screen-preview = { $words } = { $score } { $score ->
    [one] point
   *[other] points
}. Entrée le joue, « { $undo } » le reprend.
screen-preview-blanks = Joker pour : { $letters }.
screen-undone = C’est repris.
screen-nothing-to-undo = Il n’y a rien à reprendre.
screen-may-challenge = Un doute sur le dernier coup ? Tapez « { $word } » avant de jouer.
screen-accepted = Le coup est accepté.
screen-accepted-alone = Vous acceptez le coup ; d’autres peuvent encore le contester.
screen-sure-resign = Voulez-vous vraiment abandonner ? (o/n)
screen-sure-hand = Plus personne ne jouera ici : les ordinateurs finiront la partie. Le faire ? (o/n)
screen-vacation-days = « { $text } » n’est pas un nombre de jours : tapez « { $word } 3 », ou « { $word } 0 » si vous êtes de retour.
screen-vacation-none = À cette table, il n’y a pas de vacances : elles vont avec un chronomètre en jours, si l’option « vacation » en accorde.
screen-vacation-now = { $days ->
    [one] Vous êtes encore en vacances pour un jour ; « { $word } 0 » y met fin.
   *[other] Vous êtes encore en vacances pour { $days } jours ; « { $word } 0 » y met fin.
}
screen-vacation-left = { $left ->
    [0] Il ne vous reste aucun jour de vacances.
    [one] Il vous reste un jour de vacances ; « { $word } 1 » le prend.
   *[other] Il vous reste { $left } jours de vacances ; « { $word } 2 » en prend deux.
}
screen-curtain = C’est à { $name }. Personne d’autre ne regarde ? Entrée :
screen-ask-accept = { $name } : { $words }. Entrée l’accepte, « { $word } » le conteste :
screen-ask-vote = { $name } : acceptez-vous { $words } ? (Entrée = oui, n = non)

# Questions au jeu
screen-worth = Vous pouvez marquer jusqu’à { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
screen-no-lookup = Les indices et les recherches ne sont pas permis à cette table. ({ $rule })
screen-hint-none = Aucun mot n’est possible : échangez ou passez.
screen-hint-place = Le meilleur coup vaut { $score ->
    [one] { $score } point
   *[other] { $score } points
}, pose { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} et commence en { $at }.
screen-hint-play = Le meilleur coup : { $at } { $word }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
screen-hint-type = Tapez : { $line }
screen-hint-exchange = Mieux vaut échanger { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} que poser un mot.
screen-hint-pass = Mieux vaut passer que poser un mot.
screen-word-which = Quel mot ? Tapez par exemple « { $command } tarte ».
screen-word-yes = { $word } est dans la liste de mots.
screen-word-no = { $word } n’est pas dans la liste de mots.
screen-hand-how = Tapez le numéro de la place et qui y joue, par exemple « { $example } » ; au choix : { $players }.
screen-handed = { $name } : c’est maintenant { $player } qui joue.
screen-rules = Les règles sont dans { $page } ; cherchez-y { $rule }.
screen-rules-none = Il n’y a pas de règle { $rule } ici ; il y a { $rules }.
screen-unseen-title = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} que vous ne voyez pas, dont { $bag } dans le sac

# Nouvelles
screen-lot = { $name } tire { $tile }.
screen-blank = un joker
screen-begins = { $name } commence.
screen-commit = Le tirage est fixé ; son empreinte (SHA-256) est :
screen-news-play = { $name } pose { $word } en { $at } : { $score } { $score ->
    [one] point
   *[other] points
}.
screen-news-exchange = { $name } échange { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}.
screen-news-pass = { $name } passe.
screen-news-time-up = Temps écoulé pour { $name } : tour passé.
screen-news-resign = { $name } abandonne.
screen-news-vacation = { $days ->
    [one] { $name } prend un jour de vacances.
   *[other] { $name } prend { $days } jours de vacances.
}
screen-news-back = { $name } est de retour de vacances.
screen-news-skipped = { $name } saute un tour.
screen-news-taken-back = { $name } reprend son coup et perd son tour.
screen-news-objects = { $name } s’oppose.
screen-news-upheld = { $name } conteste à raison{ $count ->
    [0] {""}
    [one] {" "}: { $words } n’est pas un mot
   *[other] {" "}: { $words } ne sont pas des mots
}.
screen-news-unfounded = { $name } conteste à tort : tous les mots sont bons.{ $points ->
    [0] {""}
   *[other] {" "}Cela coûte { $points } points.
}{ $turns ->
    [0] {""}
   *[other] {" "}Cela coûte un tour.
}{ $bonus ->
    [0] {""}
   *[other] {" "}{ $gainer } gagne { $bonus } points.
}

# La fin
screen-reason-out = Tous les jetons sont posés.
screen-reason-passes = Tout le monde a passé.
screen-reason-dry = Aucun jeton n’a été posé pendant trois manches complètes.
screen-reason-no-play = Plus personne ne peut former de mot.
screen-reason-resigned = Il ne reste qu’un joueur.
screen-reason-stopped = La partie a été arrêtée.
screen-reason-reached = Un roi est arrivé.
screen-reason-no-opening = Trois fois personne n’avait de mot pour ouvrir : la victoire est partagée.
screen-reason-no-new-word = Une manche complète sans mot nouveau.
screen-reason-time = Le temps est écoulé.
screen-column-player = Joueur
screen-column-points = Joué
screen-column-rest = Reste
screen-column-settled = Décompte
screen-column-total = Total
screen-winner = { $name } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
screen-winners = { $names } se partagent la victoire, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
screen-proof-good = Inchangé depuis le début : ce secret correspond à l’empreinte montrée alors.
screen-proof-heard = Les jetons n’ont pas changé depuis le début : ils découlent de l’empreinte qui est dans le relevé.
screen-proof-bad = Tirage faussé : ce secret ne correspond pas à l’empreinte montrée au début.
screen-proof-seed = Pas de hasard ici : avec --seed, les jetons sont fixés d’avance.
screen-ask-save = Enregistrer le relevé ? Tapez un nom de fichier, ou Entrée pour rien :
screen-save-where = Ajoutez un nom de fichier, comme partie.json.
screen-save-done = Le relevé est dans { $file }.
screen-save-exists = { $file } existe déjà ; choisissez un autre nom.
screen-save-failed = Impossible d’écrire dans { $file }.
screen-others-play-on = Les autres continuent. Ctrl + C permet de sortir.
screen-saved = La partie est gardée ; « { $command } » reprend où vous étiez.
screen-bye = À la prochaine.

# Avant de jouer
screen-ask-language = Quelle langue ?
screen-ask-resume = Une partie est en cours ({ $edition }) : { $scores }. La reprendre ? (Entrée = oui, n = non)
screen-ask-edition = Quelle édition ?
screen-ask-opponent = Contre qui ?
screen-ask-name = Votre nom ? [{ $usual }]
screen-ask-name-help = Tapez le nom sous lequel les autres vous voient, ou appuyez sur Entrée pour « { $usual } ».
screen-only-demo = Aucun clavier n’est relié : deux joueurs de l’ordinateur montrent une partie.
screen-ask-other-name = Et celui de l’autre ?
screen-ask-youngest = Qui est le plus jeune ? À longueur égale, c’est cette personne qui commence.
screen-youngest-lot = le sort décide
screen-choose = Votre choix [{ $usual }], ou { $quit } :
screen-choose-number = Choisissez un numéro de 1 à { $most } ; { $quit } pour partir.
screen-choose-yes = Tapez o pour oui ou n pour non, pas « { $line } » ; Entrée vaut oui, { $quit } pour partir.
screen-edition-printed = { $language }, d’origine
screen-edition-extension = { $language }, adaptée
screen-language-nl = néerlandais
screen-language-fr = français
screen-language-de = allemand
screen-language-en = anglais
screen-language-it = italien
screen-me = moi
screen-player-person = Joueur
screen-player-level-1 = Niveau 1
screen-player-level-2 = Niveau 2
screen-player-level-3 = Niveau 3
screen-player-level-4 = Niveau 4
screen-player-level-5 = Niveau 5
screen-player-level-6 = Niveau 6
screen-player-level-7 = Niveau 7
screen-player-level-8 = Niveau 8
screen-player-level-9 = Niveau 9
screen-player-level-10 = Niveau 10
screen-player-novice = Débutant
screen-player-amateur = Amateur
screen-player-greedy = Glouton
screen-player-racer = Coureur
screen-player-canny = Futé
screen-player-strong = Fort
screen-player-expert = Expert
screen-opponent-level-1 = premiers mots – connaît cinquante mots de tous les jours et souvent n’en trouve aucun
screen-opponent-level-2 = apprend à lire – des mots courants, mais abandonne vite la recherche
screen-opponent-level-3 = débute – des mots courants, plutôt courts
screen-opponent-level-4 = des mots courants, là où ils sautent aux yeux
screen-opponent-level-5 = connaît plus de mots, mais passe à côté des meilleurs coups
screen-opponent-level-6 = a déjà joué un peu – parfois aussi un mot plus long
screen-opponent-level-7 = joue de temps en temps – un bon vocabulaire, mais bien des oublis
screen-opponent-level-8 = joue souvent – laisse rarement filer une belle occasion
screen-opponent-level-9 = a de l’expérience – des mots rares aussi, et l’œil pour les bons coups
screen-opponent-level-10 = connaît toute la liste de mots et ne laisse presque rien passer
screen-opponent-novice = connaît les mots courants et en rate beaucoup
screen-opponent-amateur = un adversaire solide
screen-opponent-greedy = prend toujours le plus de points
screen-opponent-racer = vise l’arrivée et calcule à l’avance
screen-opponent-canny = pèse ce qu’il laisse aux autres
screen-opponent-strong = pèse aussi ce qui reste sur le chevalet
screen-opponent-expert = joue dans sa tête la suite de ses meilleures idées
screen-opponent-person = Quelqu’un à côté de vous, au même clavier
screen-opponent-own = un joueur ajouté ici

# Erreurs
screen-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $count }.
screen-no-terminal = Sans terminal et en démonstration, seuls des ordinateurs jouent (--seats level-7,greedy), pas { $names }.
screen-option-form = Écrivez une option sous la forme nom=valeur, pas « { $text } ».
screen-edition-file = { $file } n’est pas lisible comme édition.
screen-nothing-to-resume = Il n’y a pas de partie à reprendre.
screen-computer-simpler = Les ordinateurs ne peuvent pas lire ce qu’ils ont appris et ne se fient qu’aux lettres ; « rekje doctor » dit que faire.
screen-computer-by-letters = Ce que valent les jetons gardés avec cette boîte et cette liste n’a pas encore été appris : les ordinateurs ne se fient qu’aux lettres ; « rekje learn » y remédie.
screen-list-changed = Attention : la liste de mots a changé depuis le début de cette partie.
screen-stale = Cette partie est aussi jouée ailleurs ; relancez « rekje play --resume ».
screen-store-unreadable = Le fichier { $path } est illisible.
screen-store-unwritable = Impossible d’enregistrer des parties dans { $path }.
screen-not-kept = Rien ne peut être enregistré dans { $path } : cette partie ne pourra pas être reprise.
screen-store-damaged = La partie enregistrée { $table } est abîmée (ligne { $row }).
screen-store-name = « { $table } » ne peut pas être le nom d’une table.

# rekje games
screen-games-title = { $game } ({ $least }–{ $most } joueurs)
screen-games-editions = Éditions
screen-games-options = Options (--option nom=valeur)
screen-games-edition = édition
screen-games-language = langue
screen-games-kind = genre
screen-games-printed = d’origine
screen-games-extension = adaptée
screen-games-board = plateau
screen-games-bare = table nue
screen-games-tiles = jetons
screen-games-rack = chevalet
screen-games-lexicon = mots
screen-games-option = option
screen-games-values = valeurs
screen-games-default = par défaut
screen-games-meaning = sens
screen-about-judging = comment on juge les mots
screen-about-challenge_penalty = prix d’une contestation à tort
screen-about-clock = temps de réflexion
screen-about-overtime = points par minute entamée en trop
screen-about-vacation = jours de vacances par personne
screen-about-more_time = par combien chaque limite de temps est multipliée
screen-about-places = noms de lieux admis
screen-about-sheet_words = mots de la règle imprimée admis
screen-about-offensive = mots grossiers aussi pour l’ordinateur
screen-about-lookup = indices et recherches permis
screen-about-prove_end = fin dès que rien n’est possible
screen-about-going_out = ce que rapportent les jetons des autres
screen-about-blank_on_dark_red = effet du joker sur rouge foncé
screen-about-y_is_ij = Y peut valoir IJ
# Quel jeu
screen-ask-game = Quel jeu ?
screen-game-scrabble = Scrabble
screen-game-woordenspel = Jeu de mots
screen-game-koning = Koning
screen-game-about-scrabble = des mots qui se croisent sur 15×15, on complète après chaque coup
screen-game-about-woordenspel = 16×16, dix lettres, et ce qui manque s’achète
screen-game-about-koning = des mots en serpent, et votre roi avance d’autant

# Acheter
screen-command-buy = acheter
screen-help-buy = acheter des lettres (trois au plus par tour)
screen-did-buy = achète { $count }
screen-news-buy = { $name } achète { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}.
screen-bought = Achat : { $tiles }. { $left ->
    [0] C’est tout pour ce tour.
    [one] Vous pouvez encore en acheter une.
   *[other] Vous pouvez encore en acheter { $left }.
}
screen-out-bonus = { $name } a posé toutes ses lettres en premier : { $bonus } points de plus.
screen-ij-as-y = L’ij se pose ici comme Y : { $word }.
screen-counts-word = mot ×{ $factor }
screen-counts-letter = lettre ×{ $factor }
screen-counts-lay = tout le coup ×{ $factor }
screen-counts-start = le premier mot commence ici
screen-about-first_word = si le premier mot commence sur le jaune ou le couvre
screen-about-buy_when = acheter dès qu’on le demande, ou seulement si rien n’est possible
screen-about-open_tiles = jetons visibles de tous ou non
screen-about-blank = joker : garde sa lettre ou non
screen-about-finish = roi : doit atteindre la fin ou la dépasser
screen-about-grid = jetons carrés ou hexagones

# Letter
screen-game-letter = Letter
screen-game-about-letter = lettres de toutes tailles, mots dans tous les sens, et l’on frappe
screen-opponent-alone = Personne : en solitaire
screen-about-glass = secondes pour un tour (le sablier d’origine : 30)
screen-about-knock_window = secondes au moins pour frapper après un tour
screen-about-scoring = ce qui compte : mots, lettres, lettres avec une prime aux mots longs, ou lettres différentes
screen-about-turning = lettres tournées d’un quart de tour, ou non
screen-about-blank_touches = pièce blanche : doit en toucher une autre ou non
screen-about-solo = seul : beaucoup de mots (1) ou des longs (2)
screen-about-solo_letters = lettres en solitaire (0 : 10, ou 20 pour des mots longs)
screen-about-solo_time = secondes pour une partie en solitaire
