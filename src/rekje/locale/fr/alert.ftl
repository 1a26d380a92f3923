# Être prévenu quand la page est fermée
alert-title-turn = C’est à vous
alert-title-answer = Un coup attend votre réponse
alert-title-vote = On vous demande votre vote
alert-title-reminder = Votre temps est bientôt écoulé
alert-title-joined = Votre invitation a été acceptée
alert-title-begun = La partie a commencé
alert-title-over = La partie est finie
alert-with = { $game } avec { $names }
alert-until = { $about }, jusqu’au { $when }
alert-endpoint = Ce n’est pas l’adresse d’un service de notifications : elle doit commencer par https et mener à l’internet public.
alert-keys = Les clés du navigateur sont abîmées. Désactivez les notifications dans ce navigateur, puis réactivez-les.
alert-zone = « { $zone } » n’est pas un fuseau horaire connu de ce serveur ; on l’écrit comme Europe/Brussels.
alert-address = « { $address } » n’est pas une adresse comme anna@example.org.
alert-no-mail = Ce serveur n’envoie pas de courriels.
alert-asked = Un lien a déjà été envoyé à { $address } il y a moins d’une heure. Regardez-y, ou réessayez plus tard.
alert-token = Ce lien n’est plus valable. Demandez-en un nouveau sous « Notifications ».
alert-mail-ask-subject = Des notifications de Rekje à cette adresse ?
alert-mail-ask =
    Quelqu’un qui joue sur { $site } aimerait être prévenu à cette adresse quand c’est son tour.

    Si c’est vous, ouvrez ce lien :
    { $link }

    Sinon, ne faites rien : aucun autre courriel ne viendra.
alert-mail-stop =
    Ne plus recevoir ces courriels :
    { $link }
alert-settings = Notifications
alert-intro = Même la page fermée, on peut vous prévenir quand une partie vous attend.
alert-here = Me prévenir sur cet appareil, même quand la page est fermée
alert-here-secure = Les navigateurs ne le permettent qu’à une adresse sécurisée (https), et celle-ci ne l’est pas. Tant que la page est ouverte, son titre et son icône vous préviennent, et un son si vous voulez.
alert-here-missing = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, c’est possible une fois Rekje sur l’écran d’accueil (Partager, Sur l’écran d’accueil).
alert-here-denied = Les notifications de cette page sont bloquées. Autorisez-les dans les réglages du navigateur pour cette page.
alert-here-failed = Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.
alert-this-table = Me prévenir pour cette table
alert-quiet = Heures de silence
alert-quiet-on = Ne pas me prévenir la nuit
alert-quiet-from = de
alert-quiet-to = à
alert-quiet-zone = À l’heure de { $zone }.
alert-mail = Courriel
alert-mail-address = Adresse de courriel
alert-mail-send = Y envoyer un lien
alert-mail-waits = Ouvrez le lien envoyé à { $address }. D’ici là, rien n’y sera envoyé.
alert-mail-on = Les courriels vont à { $address }, un par tour au plus.
alert-mail-off = Plus de courriels
alert-install = Installer Rekje sur cet appareil
alert-confirm-title = Être prévenu par courriel
alert-confirm-text = Quand une partie vous attend, un courriel ira à l’adresse où vous avez trouvé ce lien.
alert-confirm = Oui, m’envoyer des courriels
alert-confirmed = C’est fait. Un courriel viendra quand une partie vous attend.
alert-stop-title = Plus de courriels
alert-stop-text = Rekje n’enverra plus rien à votre adresse. Vos parties restent comme elles sont.
alert-stop = Arrêter les courriels
alert-stopped = C’est fait. Plus aucun courriel ne viendra.
alert-no-link = Cette page va avec le lien d’un courriel. Ouvrez le lien entier.
