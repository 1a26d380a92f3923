# Le serveur, et ce qu’il dit au navigateur
serve-address = Rekje vous attend sur { $address }
serve-address-others = Les autres, sur votre réseau, entrent par { $address }
serve-unbuilt = Ce Rekje a été installé sans sa page pour le navigateur : sur { $address } il n’y a que ce que demandent les programmes. Dans un clone, « make run » construit la page.
serve-lexicons = { $count ->
    [0] Aucune liste de mots à vous n’est proposée
    [one] Une liste de mots à vous est proposée
   *[other] { $count } listes de mots à vous sont proposées
}, depuis { $folder }
serve-own-players = Joueurs à vous : { $names }.
serve-stop = Ctrl-C l’arrête ; toutes les parties sont enregistrées.
serve-port = Le port { $port } sur { $host } n’est pas disponible : un autre programme l’occupe peut-être. Essayez-en un autre avec --port.
serve-host = Aucun serveur ne peut s’ouvrir à l’adresse { $host } ; prenez par exemple 127.0.0.1, ou 0.0.0.0 pour tous ceux de votre réseau.
serve-url = « { $url } » n’est pas une adresse comme https://rekje.example.org.
serve-backed-up = { $count ->
    [one] { $count } table copiée
   *[other] { $count } tables copiées
} dans { $file } ({ $megabytes } Mo) ; la copie a été vérifiée.
serve-backup-postgres = Les tables sont dans PostgreSQL, qui a ses propres outils de sauvegarde : pg_dump --format=custom --file={ $file } avec l’adresse de la base. « rekje export » y fonctionne aussi.
serve-backup-damaged = La base de données { $path } est abîmée et aucune copie n’a été faite : { $reason }. « rekje doctor » en dit plus.
serve-exported = { $count ->
    [one] { $count } table écrite
   *[other] { $count } tables écrites
} dans { $file }.
serve-imported = { $count ->
    [one] { $count } table ajoutée
   *[other] { $count } tables ajoutées
} ; déjà présentes : { $there }.
serve-archive = Ce fichier ne contient pas de tables écrites par « rekje export » ; rien n’a été ajouté.
serve-archive-checksum = Ce fichier a été modifié ou abîmé depuis que « rekje export » l’a écrit : sa somme de contrôle ne correspond pas. Rien n’a été ajouté ; prenez une autre copie.
serve-database-file = La base de données { $path } ne peut pas être ouverte.
serve-database-newer = La base de données a été écrite par un Rekje plus récent (étape { $revision }) : mettez d’abord Rekje à jour.
serve-database-foreign = La base de données contient des tables d’un autre programme : donnez à Rekje une base à lui.
serve-database-none = Il n’y a pas de base de données { $path } : rien n’a encore été joué ici avec « rekje serve ».
serve-disk-full = Le disque est plein : il reste { $free } octets pour { $folder }. Faites de la place, puis réessayez.
serve-database-locked = La base de données { $path } est verrouillée par un autre programme. Arrêtez-le, puis réessayez.
serve-database-unwritable = Impossible d’écrire dans la base de données { $path } : { $reason }.
serve-database-folder = On ne peut pas écrire dans { $folder } : sans cela, une base de données qui n’a pas été fermée correctement ne peut pas être lue.
serve-held = Le processus { $pid } utilise { $folder } depuis { $since }, et un seul peut y écrire. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
serve-held-at = Le processus { $pid } sert { $folder } à { $address } depuis { $since }, et un seul peut y écrire. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
serve-held-unknown = Un autre processus utilise { $folder }, et un seul peut y écrire. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
serve-postgres-address = Ce n’est pas l’adresse d’une base de données PostgreSQL : elle ressemble à postgresql://rekje@localhost/rekje, et « sqlite » désigne le fichier du dossier.
serve-postgres-package = Pour PostgreSQL, il faut un paquet de plus : installez « rekje[postgres] » avec pip.
serve-telemetry-package = OTEL_EXPORTER_OTLP_ENDPOINT demande des traces, qui ont besoin d’autres paquets : installez « rekje[telemetry] » avec pip, ou supprimez cette variable.
serve-postgres-away = La base de données { $place } est injoignable : { $reason }.
serve-postgres-refused = La base de données { $place } refuse : { $reason }.
serve-postgres-slow = La base de données { $place } ne répond pas à temps.
serve-postgres-full = Le disque de la base de données { $place } est plein. Faites de la place, puis réessayez.
serve-postgres-held = Un autre Rekje utilise la base de données { $place } depuis { $since }. Pendant un import, personne d’autre ne peut y écrire : arrêtez d’abord les serveurs, ou attendez la fin de l’import.
serve-postgres-version = La base de données { $place } est un PostgreSQL { $found } ; Rekje demande { $least } ou plus récent.
serve-postgres-encoding = La base de données { $place } garde les textes en { $encoding }, où des lettres manquent : créez-en une avec createdb --template=template0 --encoding=UTF8 { $database }.
serve-work-ready = { $count ->
    [one] Un processus réfléchit
   *[other] { $count } processus réfléchissent
} pour { $place }. Ctrl-C l’arrête ; d’autres reprennent ce qui était en cours.
serve-work-alone = « rekje work » réfléchit pour des serveurs sur une base PostgreSQL : indiquez-la avec --database. Un serveur qui utilise le fichier de son dossier de données réfléchit lui-même.
serve-work-older = La base de données est celle d’un Rekje plus ancien : lancez d’abord un serveur de cette version, qui la mettra à jour.
serve-store-full = Rien ne peut être enregistré en ce moment : le disque du serveur est plein.
serve-store-slow = Rien ne peut être enregistré en ce moment : le stockage ne répond pas à temps.
serve-store-unwritable = Rien ne peut être enregistré en ce moment.
serve-schema-older = Rien ne peut être enregistré en ce moment : la base de données a une forme plus ancienne que celle qu’il faut à ce Rekje. Redémarrez le serveur : il la mettra à jour.
serve-leaving = Ce serveur va s’arrêter. Réessayez dans un instant.
serve-table-damaged = Cette table ne s’ouvre pas : son enregistrement est abîmé. La personne qui gère le serveur est prévenue ; toutes les autres tables continuent.
serve-row-damaged = La ligne de la table { $table } est abîmée dans la base de données.
serve-computer-stuck = { $name } ne peut pas jouer pour l’instant : quelque chose ne va pas avec cet ordinateur. Un nouvel essai se fera tout seul ; la personne qui a créé la table peut aussi confier la place à un autre ordinateur.
serve-computer-simpler = Les ordinateurs ne peuvent pas lire ici ce qu’ils ont appris et ne se fient qu’aux lettres. La personne qui gère le serveur est prévenue.
serve-store-damaged = La table { $table } est abîmée dans la base de données, à partir de l’événement { $version }.
serve-store-unfoldable = Les événements de la table { $table } ne forment pas une partie.
serve-left-out = Laissée de côté : { $problem }
serve-doctor-well = bien
serve-doctor-wrong = mal
serve-doctor-no-folder = Le dossier { $folder } n’existe pas encore ; il est créé au démarrage du serveur.
serve-doctor-no-rights = Vous n’avez pas les droits sur { $folder }.
serve-doctor-open-folder = Tout le monde sur cette machine peut regarder dans le dossier { $folder }.
serve-doctor-folder = On peut lire et écrire dans le dossier { $folder }.
serve-doctor-room = Il reste { $megabytes } Mo libres sur son disque.
serve-doctor-nobody = Personne n’utilise le dossier en ce moment.
serve-doctor-holder = Le processus { $pid } utilise le dossier depuis { $since }.
serve-doctor-no-database = Il n’y a pas encore de base de données ; elle est créée au démarrage du serveur.
serve-doctor-file = D’après SQLite, le fichier est abîmé : { $reason }.
serve-doctor-schema = La base de données en est à l’étape { $found }, la plus récente est { $newest }.
serve-doctor-no-schema = La base de données est vide : elle n’a pas de schéma.
serve-doctor-newest = La base de données a la forme la plus récente ({ $revision }).
serve-doctor-tables-none = Aucune table n’est encore enregistrée.
serve-doctor-tables = { $count ->
    [one] La seule table enregistrée est lisible.
   *[other] Les { $count } tables sont toutes lisibles.
}
serve-doctor-no-engine = Le moteur manque.
serve-doctor-engine = Le moteur est là, en version { $version }.
serve-doctor-no-page = La page construite manque.
serve-doctor-page = La page est là, intacte et en version { $version }.
serve-doctor-learned = Les { $count } fichiers de valeurs apprises sont intacts, d’après leurs sommes de contrôle.
serve-doctor-words = Les listes de mots des { $count } langues sont intactes, d’après leurs sommes de contrôle.
serve-doctor-values = Le niveau des ordinateurs et les chances de gagner sont lisibles.
serve-doctor-do-rights = Donnez-en les droits à l’utilisateur qui fait tourner le serveur.
serve-doctor-do-close = Retirez les droits aux autres (chmod 700).
serve-doctor-do-room = Faites de la place sur le disque.
serve-doctor-do-restore = Arrêtez le serveur et remettez une sauvegarde de la base de données.
serve-doctor-do-update = Démarrez une fois le serveur avec le Rekje le plus récent : il met la base à jour, après en avoir fait une copie.
serve-doctor-do-table = Reprenez cette table d’une exportation, ou laissez-la : toutes les autres continuent.
serve-doctor-do-install = Réinstallez Rekje.
serve-doctor-cache = Le cache des listes de mots { $folder } est accessible en écriture, et intact.
serve-doctor-cache-rights = Impossible d’écrire dans le cache des listes de mots { $folder } : les listes sont préparées de nouveau à chaque démarrage.
serve-doctor-cache-damaged = { $file }, dans le cache des listes de mots, est endommagé.
serve-doctor-do-cache = Donnez à ce compte le droit d’y écrire, ou indiquez un autre dossier par REKJE_CACHE.
serve-doctor-do-nothing = Ce fichier sera refait dès qu’il sera nécessaire.
serve-doctor-do-learn = Supprimez le fichier si vous l’avez appris ici ; sinon, réinstallez Rekje.
serve-doctor-warning = attention
serve-doctor-failed = Le contrôle « { $check } » a lui-même échoué ({ $reason }).
serve-doctor-python = Python { $version } avec SQLite { $sqlite } est assez récent.
serve-doctor-python-old = Python { $version } est trop ancien ; Rekje demande { $least }.
serve-doctor-do-python = Installez un Python plus récent, et Rekje avec lui.
serve-doctor-packages = Les { $count } paquets dont Rekje a besoin sont là.
serve-doctor-no-packages = Des paquets manquent ou sont trop anciens : { $packages }.
serve-doctor-program = Le serveur et le terminal se chargent.
serve-doctor-no-part = La partie « { $part } » ne se charge pas.
serve-doctor-files = Fichiers installés vérifiés et inchangés : { $count }.
serve-doctor-file-missing = Le fichier installé { $file } manque.
serve-doctor-file-changed = Le fichier installé { $file } a été modifié.
serve-doctor-engine-version = Le moteur est en version { $found }, Rekje lui-même en { $version }.
serve-doctor-page-unknown = La page ne dit pas sa version.
serve-doctor-page-version = La page est en version { $found }, Rekje lui-même en { $version }.
serve-doctor-page-older = La page a été construite à partir d’autres sources : elle comprend d’autres messages que ce serveur.
serve-doctor-page-damaged = Le fichier { $file } de la page manque ou est abîmé.
serve-doctor-settings = Les réglages dans { $folder } sont lisibles, ou il n’y en a pas.
serve-doctor-do-settings = Corrigez le fichier ou supprimez-le : d’ici là, le serveur ne démarre pas.
serve-doctor-lists = Listes de mots à vous, lisibles dans { $folder } : { $count }.
serve-doctor-do-lists = Indiquez un autre dossier : lexicons dans settings.toml, ou REKJE_LEXICONS.
serve-doctor-not-folder = { $folder } n’est pas un dossier.
serve-doctor-do-folder = Indiquez un autre dossier avec --data, ou déplacez ce fichier.
serve-doctor-database = SQLite ne trouve rien à redire à la base de données.
serve-doctor-postgres = PostgreSQL { $version } répond à { $place }, avec tous les droits.
serve-doctor-postgres-rights = Il manque des droits à l’utilisateur de { $place } : { $rights }.
serve-doctor-do-grant = Faites de cet utilisateur le propriétaire de la base de données.
serve-doctor-do-postgres = Démarrez PostgreSQL, ou corrigez l’adresse : database dans settings.toml, ou REKJE_DATABASE.
serve-doctor-no-copy = Un arrêt brutal a laissé la base de données ouverte, et elle ne peut pas être copiée pour l’examiner : { $reason }.
serve-doctor-do-copy = Faites de la place pour les fichiers temporaires, ou démarrez une fois le serveur.
serve-doctor-do-upgrade = Un Rekje plus récent l’a écrite : installez celui-là.
serve-doctor-games-none = Aucune partie du terminal n’est encore enregistrée.
serve-doctor-games = { $count ->
    [one] La seule partie du terminal est lisible.
   *[other] Les { $count } parties du terminal sont toutes lisibles.
}
serve-doctor-game-torn = Un arrêt brutal a coupé la dernière ligne de la partie { $table } : elle reprend juste avant.
serve-doctor-do-game = Supprimez son fichier dans le dossier « tables », ou laissez-le : toutes les autres continuent.
serve-doctor-clock = L’horloge est à l’heure ({ $now }).
serve-doctor-clock-unset = L’horloge n’est pas à l’heure : elle indique { $now }.
serve-doctor-clock-behind = L’horloge indique { $now }, mais un enregistrement date de { $last }.
serve-doctor-do-clock = Arrêtez le serveur, réglez l’horloge, puis redémarrez-le.
serve-doctor-port-free = Le port { $port } est libre.
serve-doctor-port-own = Sur le port { $port }, le processus { $pid } sert ce dossier, et il répond.
serve-doctor-port-silent = Le processus { $pid } devrait répondre sur le port { $port }, et ne le fait pas.
serve-doctor-do-again = Arrêtez-le, puis redémarrez-le.
serve-doctor-port-rekje = Un autre Rekje écoute sur le port { $port }.
serve-doctor-port-other = Un autre programme écoute sur le port { $port }.
serve-doctor-do-port = Arrêtez-le, ou choisissez un autre port avec --port.
serve-doctor-do-port-any = Sans --port, le serveur en prend un autre de lui-même.
serve-doctor-port-forbidden = Vous n’avez pas le droit d’écouter sur le port { $port }.
serve-doctor-do-port-high = Choisissez un port au-dessus de 1023, avec un proxy devant.
serve-doctor-address = Les invitations donnent l’adresse { $address }.
serve-doctor-address-local = Seul cet ordinateur atteint { $address }.
serve-doctor-do-everywhere = Pour des amis de votre réseau, démarrez le serveur avec --host 0.0.0.0.
serve-doctor-address-none = Cette machine n’a pas d’adresse sur un réseau.
serve-doctor-do-network = Connectez-la au réseau si des amis doivent venir.
serve-doctor-address-loopback = { $address } mène chaque appareil à lui-même, pas à ce serveur.
serve-doctor-do-public = Donnez avec --public-url le nom que les autres utilisent.
serve-doctor-address-plain = { $address } n’est pas chiffrée : en chemin, d’autres peuvent lire.
serve-doctor-do-tls = Placez devant un proxy avec TLS, et donnez l’adresse en https.
serve-doctor-pictures = Les images à partager ont des lettres : il y a une police.
serve-doctor-no-font = Cette machine n’a aucune des polices avec lesquelles nous dessinons : les images à partager n’ont pas de lettres.
serve-doctor-do-font = Installez-en une, comme fonts-dejavu-core sous Debian.
serve-doctor-terminal = Le terminal a { $columns } × { $lines } caractères, des couleurs et { $encoding }.
serve-doctor-terminal-plain = Le terminal a { $columns } × { $lines } caractères et { $encoding }, sans couleurs ; des signes les remplacent.
serve-doctor-terminal-small = Le terminal n’a que { $columns } × { $lines } caractères.
serve-doctor-do-window = Agrandissez la fenêtre pour « rekje play » : 80 × 24.
serve-doctor-terminal-signs = La sortie est en { $encoding }, où manquent des signes utiles au plateau.
serve-doctor-do-utf8 = Réglez PYTHONIOENCODING ou le terminal sur UTF-8.
serve-doctor-terminal-none = La sortie va vers un fichier ou un programme ; le terminal n’a pas été examiné.
serve-doctor-nothing = Tout va bien.
serve-doctor-sum = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
}
serve-doctor-bundle = { $file } peut être joint à un signalement : il ne nomme personne, ni table ni adresse, et ne contient ni jeton ni clé.
serve-no-table = Cette table ne vous est pas ouverte : demandez-en le lien.
serve-no-link = Ce lien ne mène nulle part (ou plus). Demandez-en un nouveau à qui vous l’a donné.
serve-no-page = Il n’y a rien ici.
serve-no-game = Il n’y a pas ici de jeu nommé « { $name } ».
serve-not-here = Seuls les liens de ce site peuvent être dessinés.
serve-hint-turn = Les indices sont pour la personne qui peut jouer maintenant.
serve-not-yours = Ce n’est pas votre place.
serve-seat-taken = La place de « { $name } » est déjà prise : son lien ne sert qu’une fois. Vous pouvez regarder ; ou, si c’est vous, ajouter cet appareil : ouvrez Vous sur l’autre.
serve-seat-second = Vous êtes déjà à cette table, sous le nom « { $name } » : ce lien est pour quelqu’un d’autre.
serve-seat-held = Cette place est gardée pour son joueur ; on peut la libérer après { $minutes } min d’absence.
serve-begun = Cela se décide avant la partie, et celle-ci a commencé.
serve-too-few-seats = Il faut pour cela au moins { $count } places prises.
serve-not-ready = { $name } n’a pas encore dit « prêt » : la partie peut commencer dès que tout le monde à la table l’a fait.
serve-all-seats-taken = Toutes les places sont déjà prises. Vous pouvez regarder, ou jouer la prochaine partie.
serve-invitation-code-wrong = Aucune invitation n’a ce code, ou il a expiré : un code vaut dix minutes. Demandez-en un nouveau, ou le lien.
serve-code-wrong = Ce code n’est pas bon, ou plus : faites-en afficher un nouveau sur votre autre appareil.
serve-code-tries = Trop de codes faux depuis cette adresse : réessayez dans { $minutes } minutes.
serve-devices-many = Vous avez déjà { $most } appareils : retirez-en un d’abord.
serve-no-device = Vous n’avez pas d’appareil de ce nom.
serve-not-muted = Vous n’avez pas masqué cette personne, ou vous ne la masquez plus.
serve-not-seen = Cette personne ne se montre plus ici.
serve-device-same = Cet appareil est déjà à vous.
serve-device-last = Seul cet appareil mène encore à vos parties : faites d’abord un code de secours ou une clé d’accès, ou effacez tout.
serve-no-passkey = Vous n’avez pas de clé d’accès de ce nom.
serve-passkeys-many = Vous avez déjà { $most } clés d’accès : retirez-en une d’abord.
serve-passkey-address = Les navigateurs n’ont de clés d’accès qu’à un nom en https, ou à localhost, pas à cette adresse.
serve-passkey-failed = Cette clé d’accès n’a pas pu être vérifiée ; rien n’a changé. Réessayez.
serve-passkey-unknown = Cette clé d’accès n’est pas connue ici, ou ne l’est plus.
serve-settings-long = Cela fait trop de réglages : { $most } octets au plus.
serve-seat-computer = Un ordinateur joue à cette place : reprenez-la d’abord.
serve-waiting = La partie n’a pas commencé : il manque encore quelqu’un.
serve-moved-on = La partie a continué entre-temps : regardez à nouveau.
serve-try-again = Cela n’a pas marché cette fois ; rien n’a changé. Réessayez.
serve-failed = Quelque chose s’est mal passé de notre côté.
serve-other-site = Cette requête venait d’un autre site.
serve-message-form = Ce message n’a pas la bonne forme.
serve-message-long = C’est trop long : { $most } octets au plus.
serve-hello-first = Le premier message doit être une salutation.
serve-too-fast = C’est trop à la fois : réessayez dans { NUMBER($seconds, useGrouping: 0) } s.
serve-full = Il y a déjà trop de spectateurs à cette table.
serve-too-many-tables = Vous avez { $most } tables inachevées : terminez-en d’abord quelques-unes.
serve-too-many-links = Cette table a déjà trop de liens.
serve-no-rematch = La revanche est pour ceux qui viennent de finir une partie.
serve-not-over = On peut revenir sur la partie une fois qu’elle est finie.
serve-chat-off = La discussion de cette table est coupée.
serve-chat-seats = Seuls les joueurs parlent ici.
serve-do-open = choisir un mot
serve-do-play = poser un mot
serve-do-exchange = échanger
serve-do-buy = acheter
serve-do-pass = passer
serve-do-resign = abandonner
serve-do-challenge = contester
serve-do-accept = accepter
serve-do-vote = voter
serve-do-time-up = temps écoulé
serve-do-end = terminer la partie
serve-do-vacation = prendre des vacances
serve-do-draw = tirer
serve-do-place = poser une lettre
serve-do-claim = nommer des mots
serve-do-free = libérer une lettre
serve-do-blank = poser la pièce blanche
serve-do-swap = échanger une pièce blanche
serve-do-knock = frapper
serve-busy = Le serveur est occupé pour l’instant : réessayez dans un moment.
serve-other-host = Ce site ne s’appelle pas { $host } : utilisez l’adresse donnée au démarrage, ou faites accepter ce nom (--accept-host).
serve-proxy = { $address } n’est pas une adresse IP : indiquez l’adresse du proxy.
serve-many-sockets = Trop de vos pages sont ouvertes à des tables (plus de { $most }) : fermez-en quelques-unes.
serve-settings-toml = { $file } n’a pas la forme de TOML : { $problem }.
serve-settings-name = { $file } contient « { $name } » sous [{ $table }], qui n’est pas un réglage. Les réglages sont { $known }.
serve-settings-unknown = { $file } contient « { $name } », qui n’est pas un réglage. Les réglages sont { $known }.
serve-settings-value = { $file } : la valeur de « { $name } » ne convient pas. Elle s’écrit ainsi : { $example }
serve-settings-language = La langue « { $language } » de { $file } n’existe pas ici : il faut l’une de { $languages }.
serve-removed = Vous avez été exclu de cette table.
serve-vote-few = Il faut au moins { $count } autres personnes pour exclure quelqu’un par un vote, et il n’y en a pas autant ici.
serve-forgotten = Ancien joueur
serve-chat-off-here = L’administrateur de ce serveur a coupé la discussion.
serve-banned = L’administrateur de ce serveur vous a exclu pour encore { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } ; vous pouvez toujours supprimer vos données.
serve-not-operator = Seul l’administrateur peut faire cela : « rekje operator » affiche un lien pour se connecter.
serve-operator-link = Ce lien ne marche pas, ou plus : chacun sert une fois, pendant 10 minutes, tant que le serveur tourne. « rekje operator » en affiche un nouveau.
serve-no-report = Ce signalement n’existe plus.
serve-no-line = Il n’y a pas dans la discussion de telle ligne à signaler.
serve-table-removed = L’administrateur de ce serveur a supprimé cette table.
serve-operator-none = Aucun serveur ne tourne sur { $folder } : lancez d’abord « rekje serve » avec le même dossier.
serve-operator-unreadable = La clé d’administrateur dans { $folder } ne peut pas être lue : lancez ceci sous le compte qui fait tourner le serveur.
serve-operator-here = Ce lien vous connecte comme administrateur, une fois, dans les { $minutes } minutes. Ne le donnez à personne.
serve-lobby-off = Ce serveur n’a pas de salon en ce moment.
serve-lobby-set-off = D’après ses réglages, ce serveur n’a pas de salon : lobby = « off ». Changez-les et relancez le serveur.
serve-lobby-word = Pour voir le salon, dites d’abord le mot de passe de ce club.
serve-lobby-word-wrong = Ce n’est pas le mot de passe. Demandez-le à la personne qui vous a parlé de ce club.
serve-lobby-no-word = Avec lobby = « word », il faut aussi le mot : lobby-word = « … ».
serve-lobby-word-unused = Un mot n’est demandé pour le salon qu’avec lobby = « word », or c’est « { $mode } ».
serve-offer-closed = Cette table n’est pas ouverte à tous, ou ne l’est plus.
serve-offer-taken = Quelqu’un vous a devancé : toutes les places sont prises.
serve-offer-unrated = Cette offre s’adresse à un certain niveau, et vous n’en avez pas encore dans ce jeu. Jouez d’abord quelques parties contre l’ordinateur, ou choisissez une autre offre.
serve-offer-rating = Cette offre s’adresse à un autre niveau ; le vôtre est { $rating }.
serve-rating-range = Aucun niveau n’est à la fois d’au moins { $least } et d’au plus { $most }.
serve-opening-kept = La feuille de score d’un jeu en boîte ne peut pas être ouverte à tous.
