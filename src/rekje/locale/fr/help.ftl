# The frame
help-usage = Usage :
help-options = options
help-commands = commandes
help-command = COMMANDE …
help-default = par défaut { $value }
help-required = obligatoire
help-help = Cette aide.
help-version = La version.

# What values are called
help-value-file = FICHIER
help-value-out = SORTIE
help-value-word = MOT
help-value-game = JEU
help-value-list = LISTE
help-value-edition = ÉDITION
help-value-who = QUI
help-value-think = TEMPS
help-value-setting = NOM=VALEUR
help-value-letters = LETTRES
help-value-number = NOMBRE
help-value-address = ADRESSE
help-value-url = URL
help-value-folder = DOSSIER
help-value-database = BASE
help-value-title = TITRE
help-value-day = JOUR
help-value-hash = EMPREINTE
help-value-shell = SHELL

# Options of many commands
help-language = La langue de tout ce qui vous est dit.
help-json = Répondre en JSON, pour les programmes.
help-no-color = Ni couleur ni autres codes d’échappement.
help-game = Le jeu ; sinon celui de l’édition.
help-edition = L’édition (voir « rekje games »), ou jeu/édition, ou votre propre fichier TOML.
help-lexicon = La liste de mots : nl, fr, de, en, it, any ou un fichier ; sinon celle de l’édition.
help-lexicon-given = La liste de mots : nl, fr, de, en, it ou un fichier.

# rekje
help-rekje = Rekje : l’arbitre de vos parties de jeux de lettres.

# rekje games
help-games = Montrer les jeux, leurs éditions, langues et options.
help-games-json = Tout en JSON : plateaux, cases de couleur, jetons.
help-games-edition = Afficher une édition en fichier TOML, à copier et à modifier.

# rekje guide
help-guide = Comment un jeu se joue : de quoi commencer, les premiers tours comptés, les cas particuliers.

# rekje replay
help-replay =
    Faire arbitrer une partie.
    FICHIER (- pour l’entrée standard) est un relevé de Rekje ou un fichier GCG. Vous voyez ce que chaque tour a rapporté, le résultat et le plateau.
help-replay-lexicon = Juger avec une autre liste : nl, fr, de, en, it, any ou un fichier.
help-replay-edition = Pour un fichier GCG : l’édition jouée ; sinon celle qu’il indique, ou en.
help-replay-save = Écrire aussi la partie en relevé, ou en GCG si le nom finit par .gcg.
help-replay-commitment = Refuser une partie dont les jetons n’ont pas été tirés selon cette empreinte, notée d’avance.

# rekje sheet
help-sheet =
    Écrire la feuille de score d’une partie : une seule page à lire, à imprimer ou à envoyer.
    FICHIER (- pour l’entrée standard) est un relevé de Rekje ou un fichier GCG. La page est en HTML et se suffit à elle-même.
help-sheet-out = Le fichier à écrire ; sinon la page part sur la sortie standard.
help-sheet-title = Un titre à vous ; sinon le jeu et les joueurs.
help-sheet-date = Le jour de la partie, comme 2026-12-31.

# rekje review
help-review =
    Revoir une partie finie : le meilleur de chaque tour, et ce que la différence a coûté.
    FICHIER (- pour l’entrée standard) est un relevé de Rekje ou un fichier GCG.
help-review-out = Analyser beaucoup de parties : écrire une page pour chacune dans ce dossier, ou du JSON avec --json. Ce qui s’y trouve déjà n’est pas refait.
help-review-html = Écrire aussi l’analyse en une page HTML avec les plateaux, qui se suffit à elle-même.
help-review-chart = Dessiner aussi le cours de la partie, en .svg ou en .png selon le nom du fichier.
help-review-think = Là où les mots se croisent : juger chaque tour en jouant la suite de ses meilleurs coups pendant ce temps, en secondes (5) ou en positions (60000n).
help-review-lexicon = Juger avec une autre liste : nl, fr, de, en, it ou un fichier ; sinon celle de la partie, ou de l’édition.

# rekje play
help-play =
    Jouer dans le terminal, contre l’ordinateur ou entre vous.
    Ce qui n’est pas indiqué est demandé. Sans terminal, vous voyez une partie de démonstration.
help-play-seats = Qui joue, dans l’ordre : me, even (aussi fort que vous), des noms, level-1 à level-10, greedy, strong, expert, racer, canny. Par exemple me,greedy.
help-play-option = Une option du jeu, comme judging=challenge ; répétable.
help-play-seed = Tirer chaque fois les mêmes jetons.
help-play-resume = Reprendre la dernière partie inachevée, ou ne pas la proposer.
help-play-by-ear = Tout dire en phrases et ne rien dessiner : pour un lecteur d’écran ou une plage braille.
help-play-hints = Dire à chaque tour ce que vaut le meilleur coup.
help-play-demo = Regarder jouer deux ordinateurs.
help-play-pace = Combien de secondes chaque coup d’une démonstration reste affiché.

# rekje best
help-best =
    Montrer les meilleurs coups d’une position.
    FICHIER (- pour l’entrée standard) est un relevé ou un fichier GCG (le joueur suivant le dernier coup), ou une position CGP (le premier chevalet). Les mots grossiers ne sont pas proposés.
help-best-top = Combien de coups.
help-best-lexicon = La liste de mots ; sinon celle du relevé ou de l’édition.
help-best-move = Pour une partie : la position avant ce coup, compté à partir de 1.
help-best-rack = Les jetons du joueur, si la partie ne les dit pas ; ? est un joker.
help-best-by = Les classer par score, valeur ou chances de gagner, et dire ce que chacun garde et ce que cela vaut.
help-best-position = Pour un fichier CGP : quelle position.
help-best-seconds = Dans Koning et Letter : arrêter la recherche après ce nombre de secondes.
help-best-think = Là où les mots se croisent : évaluer les coups en jouant la suite pendant ce temps, en secondes (5) ou en positions (60000n).

# rekje perft
help-perft =
    Compter les coups possibles dans des positions.
    Pour chaque position de FICHIER (CGP, - pour l’entrée standard), une ligne : le nombre de coups du premier chevalet, le meilleur score et la somme des scores.

# rekje word
help-word =
    Est-ce un mot, de quelle liste, est-il courant ?
    Le code de sortie est 0 si tous en sont, sinon 1.
help-word-lexicon = La liste de mots : nl, fr, de, en, it ou un fichier ; sinon celle de votre langue.
help-word-places = Les noms de villes, pays et fleuves comptent aussi.
help-word-game = Comme dans ce jeu, si vous n’y choisissez rien d’autre : les mots imprimés dans sa règle comptent aussi, et dans Letter les noms de lieux.
help-word-language = Quelle liste intégrée, si vous n’en nommez pas avec --lexicon ; pour une liste à vous, sa langue.

# rekje lexicon
help-lexicons = Vos propres listes de mots.
help-build =
    Faire d’une liste de mots un lexique pour --lexicon.
    FICHIER est un texte en UTF-8, un mot par ligne ; les lignes vides ou commençant par # ne comptent pas. SORTIE est le nouveau lexique. Ce qui ne peut être posé est compté et signalé.
help-build-language = La langue de l’orthographe : comment accents, ij et ß sont posés.

# rekje selfplay
help-selfplay = Faire jouer des ordinateurs entre eux et mesurer leur force et leur vitesse.
help-selfplay-games = Combien de parties.
help-selfplay-players = Qui joue : level-1 à level-10, greedy, expert ; dans Scrabble et Woordenspel aussi strong, dans Koning racer, dans Letter canny.
help-selfplay-seed = Ce dont dépendent les jetons : la partie n de ce nombre plus n ; sinon tiré au sort.
help-selfplay-emit = Écrire aussi chaque partie dans ce fichier, un relevé par ligne.

# rekje dataset
help-dataset =
    Faire jouer des ordinateurs et écrire chaque tour comme une ligne de fichiers Parquet : position, chevalets, coup et résultat, avec une fiche descriptive.
    ÉDITION est par exemple scrabble/en. La même commande reprend où elle s’est arrêtée.
help-dataset-out = Le dossier des fichiers ; sinon un dossier dans celui-ci, au nom du jeu et de l’édition.

# rekje bench
help-bench = Mesurer la vitesse de recherche de Rekje sur cette machine.
help-bench-moves = Chercher tous les coups, et le meilleur, dans les positions d’un fichier CGP.
help-bench-walks = Chercher le plus long mot possible, dans des positions de ses propres parties.
help-bench-paths = Chercher tous les mots, et la meilleure lettre à poser, sur des plateaux de lettres de toutes tailles.
help-bench-cgp = Les positions, une par ligne en CGP ; le premier chevalet joue.
help-bench-seconds = Combien de secondes par mesure.
help-bench-positions = Combien de positions.
help-bench-tiles = Jetons sur la table.
help-bench-rack = Jetons sur le chevalet.
help-bench-seed = Les positions ne dépendent que de ce nombre.
help-bench-cut = Couper chaque recherche après tant de secondes.

# rekje serve, export, import
help-data = Le dossier des tables du serveur ; sinon l’endroit habituel.
help-database = La base de données : une adresse comme postgresql://rekje@localhost/rekje, ou « sqlite » pour le fichier du dossier ; sinon REKJE_DATABASE, sinon « database » dans settings.toml, sinon ce fichier.
help-serve =
    Ouvrir la table dans le navigateur : sur cet ordinateur, à la maison ou pour des amis où qu’ils soient.
    Donnez l’adresse à vos amis, ou créez une table et envoyez son lien. Ctrl-C arrête le serveur ; les tables sont gardées.
    Les options que vous utilisez toujours peuvent figurer dans settings.toml, sous [serve].
help-serve-host = L’adresse sur laquelle le serveur répond ; 0.0.0.0 pour les amis de votre réseau.
help-serve-port = Le port ; sinon 8000, ou un autre s’il est pris.
help-serve-public-url = L’adresse qu’utilisent les autres, si un proxy avec TLS se trouve devant.
help-serve-page = Le dossier d’une autre page construite.
help-serve-origin = Un autre site dont les pages peuvent utiliser ce serveur ; répétable.
help-serve-pace = Secondes qu’un ordinateur attend avant de jouer.
help-serve-connections = Le plus grand nombre de connexions en même temps ; moins si le système permet moins de fichiers ouverts.
help-serve-log = Ce que contient le journal : ce qui s’est passé (info), ou aussi une ligne par commande (debug).
help-serve-lexicons = Un dossier de listes de mots à proposer à la table, en texte ou faites par « rekje lexicon build » ; sinon REKJE_LEXICONS, sinon « lexicons » dans settings.toml.
help-serve-open = Ouvrir un navigateur, s’il y en a un.
help-backup =
    Copier la base de données du serveur dans un fichier, pendant que le serveur tourne.
    La copie est celle d’un seul instant et elle est vérifiée. Elle contient tout : gardez-la pour vous.
help-export =
    Écrire toutes les tables du serveur dans un fichier, pour une autre machine ou pour les garder.
    Il contient les jetons et les messages de tous : gardez-le pour vous.
help-export-everything = Écrire aussi ce qui ne sert qu’à ce même serveur : alertes, personnes rendues muettes, signalements, exclusions, clés ; pour passer à une autre base de données.
help-import =
    Ajouter les tables d’un fichier écrit par « rekje export ».
    Toutes, ou aucune si quelque chose ne va pas. Arrêtez d’abord le serveur.

help-doctor =
    Dire ce qui va bien dans une installation, ce qui va mal, et que faire.
    Sont examinés le programme et ses données, le dossier de données, la base de données et chacune de ses tables, l’horloge, le port, l’adresse pour les amis et le terminal ; rien ne change, et le serveur peut tourner. Code de sortie 1 si quelque chose va mal.
help-doctor-host = L’adresse sur laquelle le serveur doit répondre ; sinon celle du serveur qui tourne, ou cet ordinateur seul.
help-doctor-port = Le port que le serveur doit prendre ; sinon celui du serveur qui tourne, ou 8000.
help-doctor-bundle = Écrire un fichier zip à joindre à un signalement : constats, versions, réglages et lignes du journal, sans noms, jetons, clés ni adresses.
help-doctor-json = En JSON.

help-learn =
    Faire jouer l’ordinateur contre lui-même pour apprendre ce que valent les jetons gardés sur le chevalet.
    Les joueurs strong, canny et expert s’y fient, à chaque table de cette édition avec cette liste. On peut arrêter et relancer : cela reprend où c’en était. La même graine et le même nombre de parties donnent le même fichier.
help-learn-games = Nombre de parties dont apprendre ; par défaut assez pour de bonnes valeurs.
help-learn-seed = Ce dont dépendent les parties.
help-learn-out = Le fichier à écrire, ou avec --missing le dossier ; par défaut là où les joueurs forts le cherchent.
help-learn-missing = Apprendre pour chaque édition intégrée dont les valeurs manquent, ou ont été apprises avec une autre liste que celle d’aujourd’hui.
help-threads = Sur combien de cœurs ; sinon sur tous. Le résultat est le même.
help-ray = Travailler avec Ray : sur cet ordinateur, ou sur la grappe à une adresse (auto, ou HÔTE:PORT). Le résultat est le même.
help-value-name = NOM
help-serve-accept-host = Un autre nom par lequel on peut demander le serveur ; répétable.
help-serve-proxy = L’adresse d’un proxy qui dit pour qui il demande (X-Forwarded-For) ; avec --public-url, faute d’indication, celui de cette machine.

# rekje completion
help-completion =
    Écrire le script par lequel un shell complète les commandes, les options et les valeurs.
    SHELL vaut bash, zsh ou fish. Gardez le script là où votre shell cherche les siens : rekje completion bash > ~/.local/share/bash-completion/completions/rekje
help-operator =
    Affiche un lien par lequel l’administrateur d’un serveur en marche se connecte.
    La page montre les tables, les signalements et les erreurs, et ce que les administrateurs ont fait ; on peut y supprimer une table, exclure quelqu’un pour un temps et couper la discussion.
help-serve-lobby = S’il y a un salon : ouvert à tous, fermé, ou pour qui connaît un mot.
help-serve-lobby-word = Le mot qui donne accès au salon ; mieux vaut l’écrire dans les réglages, car d’autres sur cette machine peuvent lire une ligne de commande.
help-work =
    Réfléchir pour les serveurs d’une même base PostgreSQL : les tours des ordinateurs et les analyses.
    Lancez-le sur autant de machines que vous voulez, avec la même version et les mêmes listes de mots que les serveurs. Tant qu’il y en a un, les serveurs lui laissent la réflexion ; sans lui, ils réfléchissent eux-mêmes. Ctrl-C l’arrête, et rien n’est perdu.
help-work-thinkers = Combien de processus réfléchissent à la fois ; sinon un par cœur.
help-engine = Vos propres joueurs : des programmes qui jouent à toutes les tables.
help-engine-list = Donne la liste de vos propres joueurs trouvés ici, avec les jeux auxquels ils jouent.
help-engine-check =
    Vérifie point par point si un programme suit le protocole des joueurs (docs/engine-protocol.md).
    COMMANDE est ce qui le démarre, ou le nom d’un joueur installé ici. Ce qui commence par un tiret et s’adresse au programme vient après --.
help-engine-seconds = Le nombre de secondes dont il dispose par coup.
help-engine-game = Seulement ce jeu (sinon tous ceux auxquels il joue).
help-engine-verbose = Montre aussi ce que le programme dit de ses réflexions, et ses propres messages d’erreur.
help-engine-named = Un joueur à vous : un nom et la commande qui démarre son programme. Peut se répéter ; sinon [engines] dans settings.toml.
help-think = Combien de temps expert réfléchit à un coup là où les mots se croisent : secondes (5) ou positions (60000n) ; sinon il s’arrête dès que chercher encore ne rapporte plus guère.
help-depth = Combien de coups à l’avance expert regarde alors (2 sauf indication contraire).
help-value-engine = NOM=COMMANDE
help-value-command = COMMANDE
