# Environnements d’apprentissage : ce qui peut clocher dans leurs arguments.

environments-missing = { $package } n’est pas installé : pip install rekje[{ $extra }] l’ajoute.
environments-actions = Il n’y a pas d’actions « { $actions } » : choisissez plays ou steps.
environments-rewards = Il n’y a pas de récompenses « { $rewards } » : choisissez win ou points.
environments-choice = Valeurs possibles de { $name } : { $allowed }.
environments-other = { $name } est un paramètre d’un autre environnement, pas de celui-ci.
environments-option = Dans un environnement, l’arbitre juge et le temps ne passe pas : enlevez l’option { $option }.
environments-alone = { $game } ne se joue pas seul : il faut à Gymnasium un jeu pour un seul joueur.
environments-illegal = L’action { $action } n’est pas permise maintenant ; { $count ->
    [one] { $count } autre l’est
   *[other] { $count } autres le sont
}.
environments-over = L’action { $action } n’est plus possible : la partie est finie, et reset() en commence une autre.
environments-illegal-many = L’une des { $count } actions n’est pas permise maintenant ; aucune n’a été faite.
environments-params = { $name } n’est pas un paramètre de ce jeu ; il y a : { $known }.
environments-reset = Appelez d’abord reset().
environments-pickle = Des parties en cours ne peuvent pas passer par pickle : créez l’environnement dans chaque processus avec vector_env.
environments-action-missing = Il manque l’action de { $agent } : chaque agent qui joue en a une.
environments-actions-each = actions doit être une liste de { $count } nombres, un par partie.
