"""``python -m rekje``: the command line."""

from __future__ import annotations

from rekje.cli import main

if __name__ == "__main__":
    main()
