# Venir à une table par un lien
seats-invites-you = { $name } vous invite
seats-somebody-invites = Quelqu’un vous invite
seats-a-game = Une partie de { $game } ?
seats-kept-game = Le score d’une partie de { $game }
seats-words = Mots : { $language }
seats-edition = Édition : { $name }
seats-list = Liste de mots : { $name }
seats-agreed = Ce qui est convenu ici
seats-option = { $option } : { $value }
seats-yes = oui
seats-no = non
seats-clock-none = Autant de temps qu’on veut
seats-clock-turn = { $count ->
    [one] { $count } seconde par tour
   *[other] { $count } secondes par tour
}
seats-clock-minutes = { $count ->
    [one] Une minute par tour
   *[other] { $count } minutes par tour
}
seats-clock-game = { $added ->
    [0] { $count } min chacun pour la partie
   *[other] { $count } min chacun pour la partie, et { $added } s de plus par tour
}
seats-clock-days = { $count ->
    [one] Un jour par tour
   *[other] { $count } jours par tour
}
seats-there = { $count ->
    [one] { $names } est là aussi.
   *[other] { $names } sont là aussi.
}
seats-computers = { $count ->
    [one] Un ordinateur joue aussi : { $names }.
   *[other] Des ordinateurs jouent aussi : { $names }.
}
seats-free = { $count ->
    [one] Une autre place est libre.
   *[other] { $count } autres places sont libres.
}
seats-phase-waiting = La partie commence quand chaque place est prise.
seats-phase-playing = La partie est en cours.
seats-phase-over = La partie est terminée.
seats-no-account = Ni compte ni courriel : la place est à vous sur cet appareil.
seats-watch = Regarder
seats-look-at = La regarder
seats-to-table = À la table
seats-mine = Vous êtes déjà à cette table.
seats-for-somebody-else = Vous êtes déjà à cette table : ce lien est pour quelqu’un d’autre. Envoyez-le à qui doit jouer avec vous.
seats-taken = { $name } a déjà pris cette place : le lien d’une place ne sert qu’une fois.
seats-computer-sits = Un ordinateur joue à cette place : { $player }.
seats-this-is-me = C’est moi, sur un autre appareil
seats-ask-anew = La personne qui vous invite peut vous envoyer un nouveau lien.
seats-other-link = Un autre lien
seats-have-code = J’ai un lien ou un code
seats-link = Lien ou code
seats-open-link = L’ouvrir
seats-link-empty = Collez le lien que vous avez reçu, ou entrez le code que l’on vous a dit.
seats-no-invitation = Ce n’est pas une invitation : copiez le lien entier, de http à la dernière lettre, ou entrez les huit chiffres d’un code. Dans un lien, il y a /join, puis un #.
seats-own-code = Avec ce code, cet appareil devient un des vôtres : il se tape sur la page « Jouer en votre nom sur cet appareil ».

# Places libres, ou dont le joueur est parti
seats-is-free = Cette place est libre : envoyez le lien à quelqu’un.
seats-computer-for-good = Ou laissez-y jouer un ordinateur, jusqu’à la fin.
seats-computer = Laisser jouer un ordinateur
seats-has-left = { $name } n’est plus là depuis { $time }. La place n’a plus à être gardée : à vous de décider.
seats-arrange-title = Dans quel ordre ?
seats-arrange-how = Choisissez un jeton, puis déplacez-le.
seats-arrange-left = Vers la gauche
seats-sort = Ranger par ordre alphabétique
seats-hand-seat = Laisser un ordinateur jouer pour moi
seats-hand-choose = choisir…
seats-hand-do = Confier ma place
seats-explain-again = Expliquer le jeu encore une fois
seats-more-title = Que voulez-vous faire ?
seats-other-device = Jouer sur un autre appareil
seats-type-commands = Taper des commandes
seats-arrange = Ranger mes jetons
seats-arrange-right = Vers la droite
seats-ask-resign = Abandonner vraiment ?
seats-resign-costs = { $count ->
    [0] La partie est alors finie.
    [one] La partie est alors finie, et { $name } gagne.
   *[other] Vous finissez alors à la dernière place, et les autres continuent.
}
seats-vacation-about = Ces jours-là, votre chronomètre s’arrête, même si c’est à vous de jouer, et les autres voient jusqu’à quand vous êtes en vacances. Votre prochain coup y met fin : les jours pas encore commencés vous restent.
seats-vacation-each = { $count ->
    [0] aucun jour
    [one] un jour
   *[other] { $count } jours
}
seats-vacation-left = { $count ->
    [0] Il ne vous reste aucun jour dans cette partie.
    [one] Il vous reste un jour dans cette partie.
   *[other] Il vous reste { $count } jours dans cette partie.
}
seats-vacation-days = Jours, dès maintenant
seats-vacation-until = C’est-à-dire jusqu’au { $when }.
seats-vacation-take = Prendre des vacances
seats-computer-more = Un ordinateur peut continuer. { $name } peut revenir et reprendre la place à tout moment.
seats-free-more = Ou quelqu’un d’autre peut avoir la place, ses jetons et son score. { $name } ne pourra plus y revenir.
seats-free-seat = Libérer la place
seats-ask-free = { $name } perd la place, et vous pourrez y inviter quelqu’un d’autre.
seats-nothing-to-do = Il n’y a rien à décider pour cette place : { $name } est là, ou elle est encore gardée un moment.

# La salle d’attente, et les invitations
seats-table-set = La table est prête
seats-begins-taken = { $game }. On commence dès que toutes les places sont prises.
seats-begins-ready = { $game }. On commence dès que tout le monde est prêt.
seats-begins-now = { $game }. On commence.
seats-who-plays = Qui joue
seats-ready = c’est bon
seats-not-ready = pas encore
seats-free-here = Libre
seats-free-opened = Libre. Quelqu’un a ouvert le lien.
seats-i-am-ready = On peut y aller
seats-wait-for-me = Attendez-moi
seats-start-with = { $count ->
    [2] Commencer à deux
    [3] Commencer à trois
   *[other] Commencer à { $count }
}
seats-or-wait = Ou attendez : on vous appelle quand quelqu’un s’assied.
seats-call-me = M’appeler quand quelqu’un s’assied
seats-isnt-ready = On attend encore { $name }.
seats-how-we-play = Comment on joue
seats-change = Modifier
seats-was = avant : { $value }
seats-words-name = Mots
seats-edition-name = Édition
seats-list-name = Liste de mots
seats-tempo = Rythme
seats-scan = Scannez l’image ou envoyez le lien. Chaque place ne se prend qu’une fois.
seats-invite-link = Lien vers une place libre
seats-copy-link = Copier le lien
seats-say-code = Dire plutôt un code
seats-say-code-how = Ouvrez { $site } sur l’autre appareil et entrez-y le code.
seats-code-good = Valable encore { $time }, pour tous ceux qui l’entendent.
seats-sat = { $name } vient de s’asseoir.
seats-renamed = { $before } s’appelle désormais { $name }.
seats-named = Ici, vous vous appelez désormais { $name }.
seats-said-ready = Pour { $name }, on peut y aller.
seats-said-wait = { $name } vous demande d’attendre un instant.
seats-link-opened = Quelqu’un a ouvert le lien.
seats-changed-to = { $name } : { $value }, { $was }.
seats-change-title = Comment on joue
seats-change-done = Convenir de cela
seats-change-more = Les autres voient ce qui a changé et redisent qu’on peut y aller.
seats-all-taken = Toutes les places sont déjà prises.
seats-you-are = Vous vous asseyez sous le nom « { $name } ».
seats-other-name = Un autre nom
seats-name-here = Votre nom à cette table
seats-take-name = Prendre ce nom
seats-computer-here = Ou un ordinateur
seats-unknown-words = Mots inconnus
seats-unknown-referee = refusés
seats-unknown-challenge = peuvent être contestés
seats-unknown-agree = on vote
seats-judging-referee = Les mots inconnus sont refusés
seats-judging-challenge = Les mots inconnus peuvent être contestés
seats-judging-agree = La table vote sur les mots
seats-spoken-is = Code : { $code }
seats-spoken-gone = Ce code n’est plus valable.
seats-spoken-new = Un nouveau code
# Another person at the table who isn’t decent
seats-others = Les autres
seats-is-muted = (masqué)
seats-mute = Masquer
seats-mute-who = Masquer { $name } : ses messages ne vous sont plus montrés
seats-unmute = Ne plus masquer
seats-unmute-who = Ne plus masquer { $name }
seats-muted = { $name } est masqué.
seats-unmuted = { $name } n’est plus masqué.
seats-vote-out = Voter l’exclusion
seats-vote-out-who = Voter pour exclure { $name }
seats-vote-out-ask = Faut-il exclure { $name } ?
seats-vote-out-more = Tous les autres doivent voter pour, deux au moins. La place est alors libre : qui a ouvert la table y invite quelqu’un d’autre ou y fait jouer l’ordinateur.
seats-vote-counts = Votre vote pour exclure { $name } compte jusqu’à ce que la place soit libre.
seats-watchers-away = Renvoyer les spectateurs
seats-watchers-away-ask = Tous les spectateurs doivent-ils partir ?
seats-watchers-away-more = Qui regarde maintenant ne pourra pas revenir sans un nouveau lien.
seats-report = Signaler …
seats-report-who = Signaler { $name } à l’administrateur
seats-report-ask = { $name } : que doit savoir l’administrateur ?
seats-report-more = L’administrateur de ce serveur reçoit : que cela concerne { $name }, de quelle table il s’agit, { $count ->
    [0] rien de la discussion, car rien n’a été dit
   *[other] les dernières lignes de la discussion telles qu’elles figurent ici
 }, et ce que vous écrivez ci-dessous. Personne à la table n’en est informé.
seats-report-said = Signaler ce qui a été dit …
seats-report-which = De quelle ligne s’agit-il ?
seats-report-line-ask = Que doit savoir l’administrateur ?
seats-report-line-who = la personne qui a dit « { $line } »
seats-report-text = Que s’est-il passé ? (facultatif)
seats-report-send = Envoyer
seats-report-sent = Le signalement a été envoyé.
seats-show-about = Une page avec un grand plateau, les joueurs et leurs chronomètres, sans aucun bouton. Quiconque a ce lien peut regarder.
seats-show-see-through = Sans fond, à poser sur une autre image
seats-show-open = Ouvrir la page
seats-show-racks = Y montrer mon chevalet
seats-show-racks-about = Les chevalets n’y sont visibles que si tous ceux qui jouent sont d’accord. Quiconque a le lien les voit alors tous, aussitôt.
seats-show-agreed = D’accord jusqu’ici : { $names }.
seats-open-to-all = Dans le salon
seats-open-play = Tout le monde sur ce serveur peut prendre une place libre
seats-open-watch = Tout le monde sur ce serveur peut regarder la partie
seats-open-about = Les personnes déjà assises doivent d’abord accepter que tout le monde regarde. Qui regarde ne voit aucun chevalet.
seats-opened = Tout le monde sur ce serveur peut prendre une place libre ici.
seats-opened-watch = Tout le monde sur ce serveur peut regarder cette partie, sans voir les chevalets.
seats-close-to-all = Ne plus laisser entrer personne depuis le salon
