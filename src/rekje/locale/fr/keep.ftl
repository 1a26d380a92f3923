# Compter les points d’une partie jouée avec la boîte
keep-line-twice = Cette ligne est déjà inscrite.
keep-no-line = Cette ligne ne figure pas (ou plus) sur cette feuille.
keep-full = Une feuille de score a { $most } lignes au plus.
keep-no-book = Personne ne compte les points à cette table.
keep-other-words = { $words } n’est pas en question maintenant.
keep-racks-unknown = Personne n’a dit quels jetons les joueurs avaient ; on ne peut donc pas chercher de meilleurs coups.
keep-title = Compter les points d’une partie jouée avec la boîte
keep-title-more = Vous jouez avec la boîte, ce téléphone compte : selon la règle imprimée, avec un dictionnaire en cas de litige. Même si la connexion se coupe un moment.
keep-start = Commencer la feuille
keep-lexicon = Le dictionnaire en cas de litige
keep-lexicon-any = aucun : tous les mots comptent
keep-players = Qui est à table, dans l’ordre des tours
keep-player = Joueur { $number }
keep-youngest-none = non précisé
keep-who = De qui s’agit-il ?
keep-word = Le mot
keep-words = Mots, séparés par un espace
keep-write = Inscrire
keep-change = Modifier
keep-letter = Lettre posée
keep-letter-short = lettre
keep-size = Taille de la lettre
keep-size-is = { $width } de large, { $height } de haut
keep-sizes-all = autres tailles
keep-free = était une lettre libre
keep-token = pièce blanche
keep-letters = Lettres
keep-letter-back = Effacer la dernière lettre
keep-blanks = Joker ?
keep-blank-is = { $letter } est un joker
keep-hint-square = { $name } : touchez la case où commence le mot.
keep-hint-word = Touchez encore la case pour tourner le mot. Tapez les lettres.
keep-hint-walk = { $name } : tapez le mot. S’il est posé autrement, touchez ses cases l’une après l’autre.
keep-hint-letter = { $name } : la lettre posée, ou seulement des mots : encore quelques-uns, ou en frappant.
keep-hint-lay = Touchez le plateau là où se trouve son coin en haut à gauche.
keep-hint-words = Maintenant, c’est à { $name } de nommer des mots.
keep-places = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }, jusqu’à la case { $place }
keep-no-points-now = Sans connexion, les points viennent plus tard, une fois la ligne envoyée.
keep-offline = { $count ->
    [0] Pas de connexion. Vous pouvez continuer : ce que vous inscrivez attend sur cet appareil.
    [one] Pas de connexion. Une ligne attend sur cet appareil ; ses points viendront à l’envoi.
   *[other] Pas de connexion. { $count } lignes attendent sur cet appareil ; leurs points viendront à l’envoi.
  }
keep-forgetful = Ce navigateur ne garde rien : ne fermez pas la page tant que des lignes attendent.
keep-not-here = Pas de connexion, et cette feuille n’est pas encore sur cet appareil.
keep-begins-here = Pas de connexion : la feuille commence sur cet appareil et ira au serveur quand la connexion sera revenue.
keep-not-prepared = Pas de connexion, et ce qu’il faut pour une nouvelle feuille n’est pas encore sur cet appareil. Ouvrez cette page une fois avec une connexion : ensuite, cela marche aussi sans.
keep-not-secure = Pas de connexion, et à cette adresse le navigateur ne garde rien pour ces moments-là : une nouvelle feuille ne peut commencer ici qu’avec une connexion, ou sans elle à une adresse en https.
keep-not-stored = Ce navigateur ne garde rien : sans connexion, aucune feuille ne peut commencer. Libérez de la place sur l’appareil, ou quittez la fenêtre privée.
keep-only-here = La feuille elle-même ira au serveur quand la connexion sera revenue.
keep-away-not = Il faut une connexion pour contester et corriger. D’ici là, un mot a été repris ? Retirez sa ligne et inscrivez un tour passé.
keep-not-made = Le serveur ne peut pas prendre cette feuille : { $problem } Tout ce que vous avez inscrit reste sur cet appareil.
keep-try-again = Réessayer
keep-here-still = Seulement sur cet appareil, pas encore sur le serveur :
keep-later = Le relevé et le lien pour regarder viendront quand la feuille sera sur le serveur.
keep-delete = Supprimer cette feuille
keep-delete-ask = Supprimer cette feuille avec toutes ses lignes ? Elle n’est que sur cet appareil.
keep-empty = Rien encore. Touchez le nom de qui commence, et inscrivez le premier tour.
keep-open-line = Ligne { $number } :
keep-total = { $count } en tout
keep-struck = repris
keep-waits = en attente
keep-drop-waiting = Ne pas envoyer { $what }
keep-broken = Ne tient plus :
keep-undo = Annuler
keep-mending = Vous modifiez : { $what }. Le plateau est tel qu’il était alors.
keep-inserting = Une nouvelle ligne avant : { $what }. Le plateau est tel qu’il était alors.
keep-no-correction = Vous corrigerez les lignes précédentes quand la connexion sera revenue et que rien n’attendra plus.
keep-wish-change = Modifier
keep-wish-pass = Plutôt passer
keep-wish-insert = Nouvelle ligne avant
keep-wish-again = Mettre à la fin
keep-wish-drop = Supprimer
keep-anew = Tout ce qui suit est arbitré à nouveau.
keep-breaks = { $count ->
    [one] Une ligne suivante ne tient plus
   *[other] { $count } lignes suivantes ne tiennent plus
  }
keep-breaks-kept = Elles restent sur la feuille, signalées, jusqu’à ce que vous les corrigiez ou les supprimiez.
keep-breaks-yes = Corriger quand même
keep-moves = Sans mot, { $name }
keep-exchange-how-many = Combien de jetons sont échangés ?
keep-free-one = Libérer une lettre
keep-free-which = Quelle lettre va à côté du plateau ?
keep-time-up = Temps écoulé
keep-resigns = { $name } abandonne ?
keep-dice = Dés
keep-dice-which = Plusieurs ont frappé en même temps : quels ont été leurs dés ?
keep-dice-more = Inscrivez ensuite les mots dans l’ordre des dés, le plus haut d’abord.
keep-doubt = { $words }, vraiment ?
keep-who-doubts = Qui conteste { $words } ?
keep-who-objects = Qui s’oppose à { $words } ?
keep-doubt-more = Le dictionnaire est consulté maintenant. Si le mot n’y est pas, il est repris.
keep-doubt-words = Quels mots sont contestés ?
keep-verdict = Qui décide ?
keep-verdict-list = le dictionnaire d’ici
keep-verdict-stands = nous avons vérifié : le coup est accepté
keep-verdict-back = nous avons vérifié : le coup est repris
keep-vote-more = Il est repris si plus de la moitié des autres s’opposent.
keep-vote = Compter les voix
keep-glass = Sablier
keep-glass-turn = Retourner le sablier
keep-glass-again = Recommencer
keep-glass-stop = Arrêter
keep-glass-length = Durée
keep-glass-over = Temps écoulé !
keep-end = Terminer la partie
keep-end-ask = La partie est-elle finie ?
keep-end-racks = Que reste-t-il sur chaque chevalet ? Un point d’interrogation est un joker ; rien veut dire : plus rien.
keep-end-plain = Le score reste tel quel.
keep-end-broken = { $count ->
    [one] Une ligne ne tient plus. Elle ne comptera pas et ne figurera pas dans le relevé.
   *[other] { $count } lignes ne tiennent plus. Elles ne compteront pas et ne figureront pas dans le relevé.
  }
keep-end-rack = Il reste à { $name }
keep-end-minutes = Minutes entamées au-delà du temps (si l’on joue au chronomètre)
keep-tell-racks = Jetons restants
keep-watch = Laisser regarder
keep-opening = Le mot d’ouverture de chacun, montré en même temps. Le plus long commence.
keep-opening-none = aucun mot
keep-did-open = ouverture : { $words }
keep-did-claim = aussi { $words }
keep-did-knock = frappe : { $words }
keep-did-vote-yes = est d’accord
keep-did-vote-no = s’oppose
keep-did-free = libère { $tile }
keep-did-blank = pièce blanche
keep-did-draw = tire
keep-did-challenge = conteste le mot
keep-did-accept = n’a rien à ajouter
keep-did-end = fin de la partie
keep-line-about = Cela concerne { $name }.
keep-line-undo = reprendre ce qui n’est pas encore inscrit, sinon la correction qui vient d’être faite ou la dernière ligne
keep-line-exchange = échanger autant de jetons
keep-line-opening = Tapez le mot d’ouverture de chacun, dans cet ordre : { $names }. Un tiret veut dire : pas de mot.
keep-line-left-out = { $count ->
    [one] Ce mot ne compte pas : { $words }.
   *[other] Ces mots ne comptent pas : { $words }.
  }
keep-line-unread = « { $typed } » ne se lit pas comme un mot. Un tiret veut dire : pas de mot.
keep-line-nobody = Personne ici ne s’appelle « { $typed } ». Il y a : { $names }.
keep-line-who-challenges = Tapez d’abord qui conteste, avec « { $command } » et le nom.
keep-line-racks = Tapez ce qui reste sur chaque chevalet, dans cet ordre : { $names }. Un point d’interrogation est un joker, un tiret veut dire : plus rien.
