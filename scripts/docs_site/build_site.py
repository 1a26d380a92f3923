"""Build the documents as a site: `python scripts/docs_site/build_site.py [--out build/docs]`.

What is wrong, such as a link that leads nowhere or a page that no other lists, is an error. The site is a folder that
needs no server and no network.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ["REKJE_LANG"] = "en"
HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

from command_pages import commands_page  # noqa: E402
from library_pages import library_page  # noqa: E402
from message_pages import messages_page, with_types_linked  # noqa: E402
from setting_pages import settings_page  # noqa: E402
from sphinx.cmd.build import build_main  # noqa: E402
from staged_pages import stage  # noqa: E402

MADE = {"commands": commands_page, "library": library_page, "messages": messages_page, "settings": settings_page}
CHANGED = {
    "wire.md": with_types_linked,
    # A search leads to pages that say how things are, before the list of how they became so.
    "CHANGELOG.md": "---\nnosearch: true\n---\n{}".format,
}


def main() -> int:
    """Exit status 1 where a page is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "docs")
    out: Path = parser.parse_args().out
    with tempfile.TemporaryDirectory(prefix="rekje-docs-") as folder:
        source, trees = Path(folder) / "source", Path(folder) / "trees"
        stage(source, MADE, CHANGED)
        wishes = ["-b", "html", "-q", "-W", "--keep-going", "-E", "-c", str(HERE), "-d", str(trees)]
        status = build_main([*wishes, str(source), str(out)])
    if not status:
        print(f"Written: {out / 'index.html'}")
    return status


if __name__ == "__main__":
    sys.exit(main())
