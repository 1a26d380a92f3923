"""Games as environments of Gymnasium (docs/environments.md). Needs `rekje[gymnasium]`.

>>> from rekje import gymnasium
>>> alone = gymnasium.env("letter/en", solo="1")
>>> observation, info = alone.reset(seed=7)
>>> info["texts"][500 + 4]
'draw 1×1'
"""

from rekje.environments.extras import require

require("gymnasium", "gymnasium")

from rekje.environments.alone import env  # noqa: E402
from rekje.environments.vector import vector_env  # noqa: E402

__all__ = ["env", "vector_env"]
