# Environments for learning: what can be wrong with their arguments.

environments-missing = { $package } isn’t installed: pip install rekje[{ $extra }] brings it along.
environments-actions = There are no actions “{ $actions }”: choose plays or steps.
environments-rewards = There are no rewards “{ $rewards }”: choose win or points.
environments-choice = { $name } can only be: { $allowed }.
environments-other = { $name } is a parameter of another environment, not of this one.
environments-option = In an environment the referee judges and no time passes: leave out the option { $option }.
environments-alone = { $game } isn’t played alone: an environment of Gymnasium needs a game for one player.
environments-illegal = Action { $action } isn’t legal now: { $count ->
    [one] { $count } other is
   *[other] { $count } others are
}.
environments-over = Action { $action } can’t be taken: the game is over, and reset() begins another.
environments-illegal-many = One of the { $count } actions isn’t legal now, so none was taken.
environments-params = { $name } isn’t a parameter of this game; there are: { $known }.
environments-reset = Call reset() first.
environments-pickle = Games that go on can’t be pickled: make the environment in each process with vector_env.
environments-action-missing = The action of { $agent } is missing: each agent that plays needs one.
environments-actions-each = actions should be a list of { $count } numbers, one for each game.
