"""The command line, called in this process: exit status, output, errors. An exception that gets out fails the test."""

from __future__ import annotations

import io
import json
import sys
from typing import Any, NamedTuple
from unittest.mock import patch

from rekje.cli import main


class Ran(NamedTuple):
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


def run(*arguments: str, stdin: bytes = b"") -> Ran:
    """Run the command line with these arguments."""
    out, err = io.BytesIO(), io.BytesIO()
    texts = [io.TextIOWrapper(raw, "utf-8") for raw in (out, err)]
    status: Any = 0
    with (
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8")),
        patch.object(sys, "stdout", texts[0]),
        patch.object(sys, "stderr", texts[1]),
    ):
        try:
            main(list(arguments))
        except SystemExit as end:
            status = end.code or 0
        for text in texts:
            text.flush()
    return Ran(status, out.getvalue().decode(), err.getvalue().decode())


def replay_json(document: Any) -> Ran:
    """``rekje replay - --json`` on a document, which may be text or bytes already."""
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    return run("replay", "-", "--json", stdin=data)


def check_manners(ran: Ran) -> None:
    """Status 0 or 1 with JSON and nothing else, or 2 with one sentence on stderr and nothing else."""
    if ran.status in (0, 1):
        told = json.loads(ran.out)
        assert told["ok"] is (ran.status == 0)
        assert ran.err == ""
        if ran.status == 1:
            assert told["turn"] >= 0
            assert told["rule"]
            assert told["message"]
    else:
        assert ran.status == 2
        assert ran.out == ""
        assert ran.err.endswith("\n")
        assert ran.err.count("\n") == 1
        assert 5 < len(ran.err) < 500
