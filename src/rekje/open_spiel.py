"""Games as a game of OpenSpiel (docs/environments.md): importing this registers it. Needs `rekje[open-spiel]`.

>>> import pyspiel
>>> import rekje.open_spiel
>>> game = pyspiel.load_game("rekje", {"edition": "koning/en", "players": 3})
>>> state = game.new_initial_state()
>>> state.apply_action(7)
>>> state.current_player(), state.action_to_string(state.legal_actions()[-1])
(0, 'pass')
"""

from rekje.environments.extras import require

require("pyspiel", "open-spiel")

from rekje.environments.spiel import NAME  # noqa: E402

__all__ = ["NAME"]
