"""``rekje`` with a shuffle that is known beforehand: at every table the same tiles are drawn.

``python -m tests.ear.dealing SEED serve …``"""

from __future__ import annotations

import hashlib
import sys

from rekje.cli import main
from rekje.tables import facts


def deal(seed: str) -> None:
    """Draw from a seed, whatever the parts are that server and players put into the shuffle."""
    key = hashlib.sha256(seed.encode()).digest()
    facts.seed = lambda secret, nonces: key


if __name__ == "__main__":
    deal(sys.argv.pop(1))
    main()
