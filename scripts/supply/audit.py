"""What `make audit` does: asks whether a part has a known weakness, a licence that isn't allowed, or stands here twice.

What needs a service that can't be reached is told in one line, and isn't a failure: nothing was found, nor could be.
The tools are those of requirements/audit.txt, from build/audit-venv.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path[:0] = [str(Path(__file__).parent)]

import licences  # noqa: E402

ROOT = licences.ROOT
TOOLS = ROOT / "build" / "audit-venv" / "bin"
LISTS = ("runtime", "postgres", "dev", "learner", "wheels", "audit", "image")
_AWAY = re.compile(
    r"resolve host|Name or service|name resolution|Max retries|[Cc]onnection|timed? ?out|ENOTFOUND|EAI_AGAIN|"
    r"failed to (?:fetch|clone)|ServiceError"
)


class Answer(NamedTuple):
    """What one question brought: what was ``found``, and why it couldn't be asked ("" if it could)."""

    what: str
    found: tuple[str, ...] = ()
    unreachable: str = ""


def main() -> int:
    """Ask everything; exit status 1 if anything was found."""
    found = 0
    for answer in _answers():
        if answer.unreachable:
            print(f"not reachable: {answer.what} ({answer.unreachable})", flush=True)
        else:
            print(f"{'found' if answer.found else 'nothing found'}: {answer.what}", flush=True)
        print(*(f"    {line}\n" for line in answer.found), sep="", end="")
        found += len(answer.found)
    return int(found > 0)


def _answers() -> Iterator[Answer]:
    yield Answer("licences of Python packages, crates and npm packages", tuple(licences.wrong(licences.every_part())))
    yield of_tool(
        "crates that stand here twice or come from elsewhere, and their licences",
        *_deny("--offline", "licenses", "bans", "sources"),
    )
    yield of_tool("weaknesses of crates", *_deny("", "advisories"))
    for name in LISTS:
        command = (str(TOOLS / "pip-audit"), "-r", f"requirements/{name}.txt", "--require-hashes", "--disable-pip",
                   "--progress-spinner", "off", "--timeout", "15", "-f", "json")  # fmt: skip
        yield of_pip(f"weaknesses of the Python packages of {name}.txt", *_ran(command))
    npm = shutil.which("npm") or "npm"
    yield of_npm("weaknesses of npm packages", *_ran((npm, "audit", "--json"), ROOT / "web"))


def of_tool(what: str, status: int, out: str, err: str) -> Answer:
    """The answer of a tool that tells by its exit status whether it has found something."""
    if not status:
        return Answer(what)
    if away := _away(err):
        return Answer(what, unreachable=away)
    return Answer(what, tuple(line for line in f"{out}\n{err}".splitlines() if line.strip()))


def of_pip(what: str, status: int, out: str, err: str) -> Answer:
    """The answer of pip-audit. It passes over packages that the index tells nothing about, which isn't an answer."""
    told = _json(out)
    if told is None:
        return of_tool(what, status or 1, out, err)
    parts = told["dependencies"]
    skipped = [part["name"] for part in parts if "skip_reason" in part]
    found = [
        f"{part['name']} {part['version']}: {one['id']}, corrected in {', '.join(one['fix_versions']) or 'no version'}"
        for part in parts
        for one in part.get("vulns", ())
    ]
    if skipped and not found:
        return Answer(what, unreachable=f"the index tells nothing about {len(skipped)} of {len(parts)} packages")
    return Answer(what, tuple(found))


def of_npm(what: str, status: int, out: str, err: str) -> Answer:
    """The answer of npm."""
    told = _json(out)
    if told is None or "vulnerabilities" not in told:
        said = str(told.get("message") or told.get("error") or "") if told else ""
        # A registry that has no list of weaknesses refuses the question.
        if refused := re.search(r"\b40[345] [A-Z]\w+(?: [A-Z]\w+)*", said):
            return Answer(what, unreachable=refused[0])
        return of_tool(what, status or 1, said, said or err)
    return Answer(what, tuple(f"{name}: {one['severity']}" for name, one in sorted(told["vulnerabilities"].items())))


def _away(said: str) -> str:
    """The line that says that a service can't be reached; "" if none does."""
    # A tool tells the innermost cause last.
    lines = [line.strip() for line in said.splitlines() if _AWAY.search(line)]
    return lines[-1][:160] if lines else ""


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _deny(offline: str, *checks: str) -> tuple[int, str, str]:
    wishes = [offline] if offline else []
    return _ran((str(TOOLS / "cargo-deny"), *wishes, "--config", "deny.toml", "check", *checks))


def _ran(command: tuple[str, ...], folder: Path = ROOT) -> tuple[int, str, str]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


if __name__ == "__main__":
    sys.exit(main())
