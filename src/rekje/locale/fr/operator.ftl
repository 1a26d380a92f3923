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
operator-report = Signalement { $number }, au sujet de { $name }
operator-closed = (clos)
operator-nothing-said = Rien n’avait été dit dans la discussion.
operator-close = Clore
operator-close-which = Clore le signalement { $number }
operator-ban-days = Exclure { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
operator-ban-who = Exclure { $name } pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } ?
operator-ban-more = Ce navigateur ne peut alors utiliser aucune table de ce serveur ; qui efface ses cookies revient comme une autre personne.
operator-bans = Personnes exclues
operator-ban = Exclusion { $number }, jusqu’au { $until }
operator-lift = Lever
operator-lift-which = Lever l’exclusion { $number }
operator-tables = Tables modifiées en dernier
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
operator-did-ban-lifted = Exclusion { $about } levée
operator-did-chat-off = Discussion coupée pour tous
operator-did-chat-on = Discussion rouverte
operator-lobby-off = Fermer le salon
operator-lobby-on = Rouvrir le salon
operator-did-lobby-off = Salon fermé
operator-did-lobby-on = Salon rouvert
