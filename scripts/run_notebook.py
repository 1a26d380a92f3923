"""Run the code of a notebook from top to bottom: `python scripts/run_notebook.py FILE [NAME=NUMBER …] [--write]`.

What it prints is shown. NAME=NUMBER changes a number in the cell that has the tag "parameters", for example to try a
short form. With --write the file gets what was printed, so that readers see the very run; that is only done without
such changes.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from pathlib import Path
from typing import Any


def main(arguments: list[str]) -> None:
    """Run it."""
    write = "--write" in arguments
    file, *changes = (one for one in arguments if one != "--write")
    if write and changes:
        sys.exit("A notebook is written with its own numbers: leave out --write, or the changes.")
    notebook = json.loads(Path(file).read_text("utf-8"))
    numbers = dict(change.split("=", 1) for change in changes)
    names: dict[str, Any] = {"__name__": "__main__"}
    for count, cell in enumerate((one for one in notebook["cells"] if one["cell_type"] == "code"), start=1):
        source = "".join(cell["source"])
        if "parameters" in cell["metadata"].get("tags", ()):
            source = changed(source, numbers)
        printed = run(source, names)
        print(printed, end="", flush=True)
        cell["execution_count"] = count
        text = printed.splitlines(keepends=True)
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": text}] if printed else []
    if write:
        Path(file).write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


def changed(source: str, numbers: dict[str, str]) -> str:
    """The cell of parameters with other numbers. Exits for a name that it hasn't, or for what is no number."""
    for name, number in numbers.items():
        if not number.isdecimal():
            sys.exit(f"{name} is a whole number, not “{number}”.")
        source, found = re.subn(rf"^({name} = )\d+", rf"\g<1>{int(number)}", source, flags=re.MULTILINE)
        if not found:
            sys.exit(f"The notebook has no parameter {name}.")
    return source


def run(source: str, names: dict[str, Any]) -> str:
    """What a cell prints. Its names are added to ``names``."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(source, "<notebook>", "exec"), names)
    return printed.getvalue()


if __name__ == "__main__":
    main(sys.argv[1:])
