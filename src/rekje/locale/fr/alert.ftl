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
alert-keys = Les clés du navigateur sont abîmées. Désactivez les avis dans ce navigateur, puis réactivez-les.
alert-zone = « { $zone } » n’est pas un fuseau horaire connu de ce serveur ; on l’écrit comme Europe/Brussels.
alert-address = « { $address } » n’est pas une adresse comme anna@example.org.
alert-no-mail = Ce serveur n’envoie pas de courriels.
alert-asked = Un lien a déjà été envoyé à { $address } il y a moins d’une heure. Regardez-y, ou réessayez plus tard.
alert-token = Ce lien n’est plus valable. Demandez-en un nouveau sous « Avis ».
alert-mail-ask-subject = Des avis de Rekje à cette adresse ?
alert-mail-ask =
    Quelqu’un qui joue sur { $site } aimerait être prévenu à cette adresse quand c’est son tour.

    Si c’est vous, ouvrez ce lien :
    { $link }

    Sinon, ne faites rien : aucun autre courriel ne viendra.
alert-mail-stop =
    Ne plus recevoir ces courriels :
    { $link }
