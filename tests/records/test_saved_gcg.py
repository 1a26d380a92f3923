"""``rekje replay --save``: what a GCG file tells and a record has no place for."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rekje.records.gcg.read import read_gcg
from tests.records.command import run

FILE = """#player1 Anna Anna
#player2 Bram Bram
#title Found in a drawer
#note A note
>Anna: AARTTX 8D TAART +12 12
#note what else was there
>Bram: AEFLQ E7 T.FEL +20 20
#rack1 XYZ
"""


def test_gcg_saved_as_gcg_keeps_racks_and_notes(tmp_path: Path) -> None:
    source, saved = tmp_path / "a.gcg", tmp_path / "b.gcg"
    source.write_text(FILE)
    assert run("replay", str(source), "--edition", "nl-early", "--save", str(saved)).status == 0
    again = read_gcg(saved.read_bytes())
    assert again == msgspec.structs.replace(read_gcg(FILE.encode()), edition="nl-early")
    assert [turn.rack for turn in again.turns] == ["AARTTX", "AEFLQ"]
