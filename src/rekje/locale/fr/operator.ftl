operator-title = Administration du serveur
operator-counts = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } sur ce serveur. { $people ->
    [one] { $people } personne est
   *[other] { $people } personnes sont
 } à une table en ce moment, avec { $connections ->
    [one] { $connections } connexion
   *[other] { $connections } connexions
 }.
operator-again = Actualiser
operator-chat-off = Couper la discussion pour tous
operator-chat-on = Rouvrir la discussion
operator-sign-out = Se déconnecter
operator-reports = Signalements
operator-no-reports = Rien n’a été signalé.
operator-report = Signalement { $number } : { $name }
operator-quoted = « { $text } »
operator-closed = (clos)
operator-meant = Signalé
operator-nothing-said = Rien n’avait été dit dans la discussion.
operator-close = Clore
# The name of a button, which begins with what stands on it
operator-named = { $what } : { $name }
operator-ban-days = Exclure { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
operator-ban-who = Exclure { $name } pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } ?
operator-ban-more = Cette personne ne peut alors utiliser aucune table de ce serveur ; qui efface ses cookies revient comme une autre personne.
operator-bans = Personnes exclues
operator-ban = { $name }, jusqu’au { $until } (exclusion { $number })
operator-lift = Lever
operator-tables = Tables
operator-tables-find = Nom ou lien d’une table, ou quelqu’un qui y joue
operator-tables-newest = Modifiées en dernier :
operator-no-tables = Il n’y a encore aucune table sur ce serveur.
operator-no-table-found = Aucune table n’a « { $text } » dans son nom, et personne de ce nom n’est à une table.
operator-people = Personnes
operator-people-find = Nom de quelqu’un
operator-people-newest = Vues en dernier :
operator-no-people = Personne n’a encore pris place à une table.
operator-no-person-found = À aucune table ni dans le salon, personne n’a « { $text } » dans son nom.
operator-search = Chercher
operator-found = « { $text } » : { $count ->
    [one] un résultat
   *[other] { $shown } résultats
 }
operator-more = Afficher la suite
operator-damaged = Table endommagée
# A seat that nobody has taken yet
operator-nobody = place libre
operator-computer = { $name } (ordinateur)
operator-nameless = Quelqu’un sans nom
operator-here = ici en ce moment
operator-seen = ici pour la dernière fois le { $at }
operator-seen-unknown = dernière visite inconnue
operator-at = { $count ->
    [0] à aucune table
    [one] à une table
   *[other] à { $shown } tables
 }
operator-excluded = Exclusion jusqu’au { $until }
operator-exclude = Exclure
operator-exclude-who = Exclure { $name } ?
operator-phase-waiting = avant la partie
operator-phase-playing = en cours
operator-phase-over = terminée
operator-connected = { $count ->
    [one] { $shown } connexion
   *[other] { $shown } connexions
 }
operator-remove = Supprimer
operator-remove-which = Supprimer la table { $name }
operator-remove-more = La partie et sa discussion sont effacées, et les personnes présentes en sont informées. C’est définitif.
operator-errors = Avertissements et erreurs du journal
operator-no-errors = Aucun.
operator-audit = Ce que les administrateurs ont fait
operator-no-audit = Rien encore.
operator-did-signed-in = Connexion
operator-did-table-removed = Table { $about } supprimée
operator-did-report-closed = Signalement { $about } clos
operator-did-banned = Personne du signalement { $about } exclue
operator-did-person-banned = Quelqu’un a été exclu (exclusion { $about })
operator-did-ban-lifted = Exclusion { $about } levée
operator-did-chat-off = Discussion coupée pour tous
operator-did-chat-on = Discussion rouverte
operator-lobby-off = Fermer le salon
operator-lobby-on = Rouvrir le salon
operator-did-lobby-off = Salon fermé
operator-did-lobby-on = Salon rouvert
