# Ambienti per imparare: che cosa può non andare nei loro argomenti.

environments-missing = { $package } non è installato: lo aggiunge pip install rekje[{ $extra }].
environments-actions = Non ci sono azioni «{ $actions }»: scegli plays o steps.
environments-rewards = Non ci sono ricompense «{ $rewards }»: scegli win o points.
environments-choice = { $name } può essere solo: { $allowed }.
environments-other = { $name } è un parametro di un altro ambiente, non di questo.
environments-option = In un ambiente giudica l’arbitro e il tempo non passa: togli l’opzione { $option }.
environments-alone = { $game } non si gioca in solitario: a Gymnasium serve un gioco per una persona sola.
environments-illegal = L’azione { $action } ora non è permessa; { $count ->
    [one] { $count } altra lo è
   *[other] { $count } altre lo sono
}.
environments-over = L’azione { $action } non è più possibile: la partita è finita, e reset() ne comincia un’altra.
environments-illegal-many = Una delle { $count } azioni ora non è permessa; non ne è stata eseguita nessuna.
environments-params = { $name } non è un parametro di questo gioco; ci sono: { $known }.
environments-reset = Prima chiama reset().
environments-pickle = Le partite in corso non possono passare per pickle: crea l’ambiente in ogni processo con vector_env.
environments-action-missing = Manca l’azione di { $agent }: ogni agente che gioca ne ha una.
environments-actions-each = actions deve essere un elenco di { $count } numeri, uno per ogni partita.
