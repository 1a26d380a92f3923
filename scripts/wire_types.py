"""Write web/src/wire.gen.ts, or with --check say whether it is fresh."""

from __future__ import annotations

import sys
from pathlib import Path

from rekje.wire.typescript import typescript

FILE = Path(__file__).parents[1] / "web" / "src" / "wire.gen.ts"


def main() -> int:
    """Exit status 1 where the file is out of date."""
    text = typescript()
    if "--check" in sys.argv[1:]:
        if FILE.exists() and FILE.read_text("utf-8") == text:
            return 0
        print(f"{FILE.name} is out of date: run scripts/wire_types.py", file=sys.stderr)
        return 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
