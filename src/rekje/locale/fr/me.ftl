# Une personne : nom, appareils, retours, ce que sait le serveur
me-intro = Ni compte, ni courriel, ni mot de passe : vous êtes un nom sur cet appareil, tant que vous ne voulez rien de plus.
me-nobody = Quelqu’un sans nom
me-name-save = Enregistrer ce nom
me-name-kept = Votre nom est gardé.
me-devices = Vos appareils
me-devices-one = Vos parties ne sont que sur cet appareil. Ajoutez-en un autre : vos parties, votre niveau et vos réglages vous y suivent.
me-device-here = cet appareil
me-device-unnamed = Un appareil
me-device-seen = vu le { $when }
me-device-name = Nom de cet appareil
me-device-add = Ajouter un appareil
me-device-remove = Retirer { $name }
me-device-remove-short = Retirer
me-device-remove-title = Retirer { $name } ?
me-device-ask = Il est déconnecté aussitôt, et n’a plus accès à rien ici.
me-device-ask-here = Ce navigateur ne vous connaîtra plus. Un code d’un autre de vos appareils, votre code de secours ou une clé d’accès vous ramène.
me-have = Je joue déjà sur un autre appareil
me-add-title = Jouer aussi sur un autre appareil
me-add-how = Scannez ceci avec l’autre appareil ; ou ouvrez-y l’adresse et tapez le code.
me-code-is = Code : { $code }
me-code-lasts = Valable encore { $time }, une fois.
me-code-careful = Quiconque l’entre joue à votre place, avec toutes vos parties : ne le montrez à personne d’autre.
me-code-gone = Ce code n’est plus valable.
me-code-new = Un nouveau code
me-added = { $name } est ajouté. S’il n’est pas à vous, retirez-le maintenant.
me-recovery = Code de secours
me-recovery-what = Un code sur papier vous ramène quand tous vos appareils sont perdus.
me-recovery-made = Fait le { $when }. Il ne peut plus être affiché.
me-recovery-make = Faire un code de secours
me-recovery-anew = Faire un nouveau code de secours
me-recovery-ask = Faire un nouveau code de secours ?
me-recovery-ask-more = Celui que vous avez sur papier ne vaudra plus rien.
me-recovery-once = Il n’est affiché que cette fois : imprimez-le, ou notez-le.
me-recovery-paper = Code de secours pour { $name }
me-recovery-paper-how = Sur un nouvel appareil, ouvrez { $url } et tapez ce code. Qui l’a, a toutes vos parties : gardez-le là où vous gardez vos clés.
me-print = Imprimer
me-passkeys = Clés d’accès
me-passkeys-what = Une clé d’accès vous ramène par empreinte, visage ou code PIN. Votre téléphone ou votre ordinateur la garde.
me-passkey-make = Faire une clé d’accès
me-passkey-made = faite le { $when }
me-passkey-used = utilisée le { $when }
me-passkey-remove-title = Retirer la clé d’accès « { $name } » ?
me-passkey-ask = Personne ne revient plus avec elle. Votre téléphone ou votre ordinateur la montre encore tant que vous ne l’y effacez pas.
me-passkeys-not-here = Les navigateurs n’ont de clés d’accès qu’à un nom en https. Tout le reste marche ici : ajoutez des appareils par un code, et imprimez un code de secours.
me-passkey-none = Aucune clé d’accès n’a été faite.
me-passkey-not-used = Aucune clé d’accès n’a servi.
me-muted = Les personnes que vous masquez
me-muted-what = Leurs messages ne vous sont montrés à aucune table, et vous ne voyez rien d’elles dans le salon. Elles n’en savent rien.
me-muted-nobody = Vous ne masquez personne. Si quelqu’un vous importune, masquez-le à la table, sous Discussion, ou dans le salon.
me-unmute = Ne plus masquer
me-unmute-who = Ne plus masquer { $name }
me-unmuted = Vous voyez de nouveau ce que dit { $name }.
me-data = Tout ce qui vous concerne
me-data-what = Tout ce que ce serveur sait de vous, en un fichier : vos parties, vos messages, vos appareils et vos réglages. Ou plus rien du tout.
me-data-get = Enregistrer le fichier
me-delete = M’effacer
me-delete-title = Voulez-vous vraiment vous effacer ?
me-ask-forget = Une table sans personne d’autre que vous disparaît tout à fait, avec sa partie, même pour qui la regardait. Aux autres tables, la partie reste pour ceux qui jouent, mais votre nom, votre place et vos messages en sont retirés ; si vous aviez fait la table, un autre joueur s’en occupe désormais. Là où vous ne faisiez que regarder, rien ne change pour les autres. Vos chiffres et les mots que vous étudiez sont effacés aussi. On ne peut pas revenir en arrière.
me-delete-more = Vos appareils, vos clés d’accès et votre code de secours sont oubliés aussi, partout.
me-deleted = Il ne reste rien de vous ici.

# Un appareil de plus
me-join-title = Jouer en votre nom sur cet appareil
me-join-code = Code
me-join-how = Sur un de vos appareils, ouvrez dans le menu « Vous et vos appareils », puis « Ajouter un appareil » : il affiche un code de huit lettres et chiffres. Un code de secours convient aussi.
me-join-wrong = Un code a huit lettres et chiffres, un code de secours vingt-quatre.
me-join-invitation = Ces huit chiffres sont le code d’une invitation : ils se tapent sur la page « J’ai un lien ou un code ».
me-join-next = Continuer
me-join-passkey = Avec une clé d’accès
me-join-ask = Êtes-vous { $name } ?
me-join-games = { $count ->
    [0] Pas encore de parties.
    [one] Une partie.
   *[other] { $count } parties.
}
me-join-devices = Connu sur : { $names }.
me-join-what = Ce navigateur sera désormais à { $name } : tous ses appareils voient et jouent les mêmes parties.
me-join-own = { $count ->
    [one] La partie de ce navigateur sera aussi à { $name }. On ne peut pas revenir en arrière.
   *[other] Les { $count } parties de ce navigateur seront aussi à { $name }. On ne peut pas revenir en arrière.
}
me-join-own-devices = { $count ->
    [one] Et un autre appareil qui est à vous.
   *[other] Et { $count } autres appareils qui sont à vous.
}
me-join-stranger = Si quelqu’un vous a envoyé ici et que ce n’est pas vous, n’allez pas plus loin : cette personne verrait vos parties et jouerait pour vous.
me-join-yes = Oui, c’est moi
me-join-same = Ce navigateur est déjà à { $name }.
me-joined = Ce navigateur est maintenant à { $name }.
me-to-games = À mes parties
me-to-table = À la table
