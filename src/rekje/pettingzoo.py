"""Games as environments of PettingZoo (docs/environments.md). Needs `rekje[pettingzoo]`.

>>> from rekje import pettingzoo
>>> game = pettingzoo.env("scrabble/en", seats=2)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> info["texts"][0], int(observation["action_mask"][0])
('8E DREG 12', 1)
>>> game.step(0)
"""

from rekje.environments.extras import require

require("pettingzoo", "pettingzoo")

from rekje.environments.turn_based import env, parallel_env, raw_env  # noqa: E402

__all__ = ["env", "parallel_env", "raw_env"]
