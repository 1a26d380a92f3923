"""``rekje`` and ``python -m rekje``: the command line, or one sentence if packages that it needs are missing."""

from __future__ import annotations

import sys

from rekje.locale import say


def main() -> None:
    """Run the command line. Exit status 2 if a package that it stands on isn't installed."""
    try:
        from rekje.cli import main as run
    except ModuleNotFoundError as error:
        print(say("usage-no-package", package=error.name or "?"), file=sys.stderr)
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
