# Le serveur, et ce qu’il dit au navigateur
serve-address = Rekje vous attend sur { $address }
serve-address-others = Les autres, sur votre réseau, entrent par { $address }
serve-stop = Ctrl-C l’arrête ; toutes les parties sont enregistrées.
serve-port = Le port { $port } sur { $host } n’est pas disponible : un autre programme l’occupe peut-être. Essayez-en un autre avec --port.
serve-host = Il n’y a pas d’adresse { $host } où écouter ; prenez par exemple 127.0.0.1, ou 0.0.0.0 pour tous ceux de votre réseau.
serve-url = « { $url } » n’est pas une adresse comme https://rekje.example.org.
serve-exported = { $count ->
    [one] { $count } table écrite
   *[other] { $count } tables écrites
} dans { $file }.
serve-imported = { $count ->
    [one] { $count } table ajoutée
   *[other] { $count } tables ajoutées
} ; déjà présentes : { $there }.
serve-archive = Ce fichier ne contient pas de tables écrites par « rekje export » ; rien n’a été ajouté.
serve-database-file = La base de données { $path } ne peut pas être ouverte.
serve-database-newer = La base de données a été écrite par un Rekje plus récent (étape { $revision }) : mettez d’abord Rekje à jour.
serve-database-none = Il n’y a pas de base de données { $path } : rien n’a encore été joué ici avec « rekje serve ».
serve-disk-full = Le disque est plein : il reste { $free } octets pour { $folder }. Faites de la place, puis réessayez.
serve-database-locked = La base de données { $path } est verrouillée par un autre programme. Arrêtez-le, puis réessayez.
serve-database-unwritable = Impossible d’écrire dans la base de données { $path } : { $reason }.
serve-held = Le processus { $pid } utilise { $folder } depuis { $since }, et un seul peut y écrire. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
serve-held-at = Le processus { $pid } sert { $folder } à { $address } depuis { $since }, et un seul peut y écrire. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
serve-held-unknown = Un autre processus utilise { $folder }, et un seul peut y écrire. Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
serve-store-full = Rien ne peut être enregistré en ce moment : le disque du serveur est plein.
serve-store-slow = Rien ne peut être enregistré en ce moment : le stockage ne répond pas à temps.
serve-store-unwritable = Rien ne peut être enregistré en ce moment.
serve-table-damaged = Cette table ne s’ouvre pas : son enregistrement est abîmé. La personne qui gère le serveur est prévenue ; toutes les autres tables continuent.
serve-row-damaged = La ligne de la table { $table } est abîmée dans la base de données.
serve-computer-stuck = { $name } ne peut pas jouer pour l’instant : quelque chose ne va pas avec cet ordinateur. Un nouvel essai se fera tout seul ; la personne qui a créé la table peut aussi confier la place à un autre ordinateur.
serve-computer-simpler = Les ordinateurs ne peuvent pas lire ici ce qu’ils ont appris et ne se fient qu’aux lettres. La personne qui gère le serveur est prévenue.
serve-store-damaged = La table { $table } est abîmée dans la base de données, à partir de l’événement { $version }.
serve-no-table = Cette table n’existe pas pour vous : demandez-en le lien.
serve-no-link = Ce lien ne mène nulle part (ou plus).
serve-no-page = Il n’y a rien ici.
serve-not-here = Seuls les liens de ce site peuvent être dessinés.
serve-not-yours = Ce n’est pas votre place.
serve-seat-computer = Un ordinateur joue à cette place : reprenez-la d’abord.
serve-waiting = La partie n’a pas commencé : il manque encore quelqu’un.
serve-moved-on = La partie a continué entre-temps : regardez à nouveau.
serve-try-again = Cela n’a pas marché cette fois ; rien n’a changé. Réessayez.
serve-failed = Quelque chose s’est mal passé de notre côté.
serve-other-site = Cette requête venait d’un autre site.
serve-message-form = Ce message n’a pas la bonne forme.
serve-message-long = C’est trop long : { $most } octets au plus.
serve-hello-first = Le premier message doit être un bonjour.
serve-too-fast = C’est trop à la fois : attendez un instant.
serve-full = Il y a déjà trop de monde à cette table.
serve-too-many-tables = Vous avez { $most } tables inachevées : terminez-en d’abord quelques-unes.
serve-too-many-links = Cette table a déjà trop de liens.
serve-no-rematch = La revanche est pour ceux qui viennent de finir une partie.
serve-not-over = On peut revenir sur la partie une fois qu’elle est finie.
serve-chat-off = La discussion de cette table est fermée.
serve-chat-seats = Seuls les joueurs parlent ici.
serve-do-open = ouvrir
serve-do-play = poser un mot
serve-do-exchange = échanger
serve-do-buy = acheter
serve-do-pass = passer
serve-do-resign = abandonner
serve-do-challenge = contester
serve-do-accept = accepter
serve-do-vote = voter
serve-do-time-up = temps écoulé
serve-do-draw = piocher
serve-do-place = poser une lettre
serve-do-claim = nommer des mots
serve-do-free = céder une lettre
serve-do-blank = poser la pièce blanche
serve-do-swap = échanger une pièce blanche
serve-do-knock = frapper
serve-busy = Le serveur est occupé pour l’instant : réessayez dans un moment.
serve-other-host = Ce site ne s’appelle pas { $host } : utilisez l’adresse donnée au démarrage, ou faites accepter ce nom (--accept-host).
serve-proxy = { $address } n’est pas une adresse IP : indiquez l’adresse du proxy.
