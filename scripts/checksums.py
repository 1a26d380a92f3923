"""Write src/rekje/data/checksums.txt, by which `rekje doctor` checks what ships with Rekje. With ``--check``, say
whether it is fresh."""

from __future__ import annotations

import sys

from rekje.storage.checksums import DATA, FILE, LISTED, file_checksum


def checksums() -> str:
    """The file, a line for each listed file."""
    paths = sorted({path for pattern in LISTED for path in DATA.glob(pattern) if path.is_file()})
    return "".join(f"{file_checksum(path)}  {path.relative_to(DATA).as_posix()}\n" for path in paths)


def main() -> int:
    """Exit status 1 where the file is out of date."""
    text = checksums()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text, "ascii")
        return 0
    if FILE.is_file() and FILE.read_text("ascii") == text:
        return 0
    print(f"{FILE.name} is out of date: run scripts/checksums.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
