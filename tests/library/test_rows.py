"""Plays and turns as tables, and what a notebook shows."""

from __future__ import annotations

import json
import pickle
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

import pyarrow as arrow
import pytest

import rekje

POSITION = rekje.Position("AEINRS?", {"8D": "BOARD", "F6": "TRACE"}, edition="en", scores=(100, 130))


def begun(edition: str, moves: int = 0) -> rekje.Game:
    """A game in which somebody can lay, after so many moves."""
    game = rekje.Game(("Ann", "Bob"), edition=edition, seed=3)
    while len(game.plays(top=1)) == 0 or "draw" in {name for one in game.awaiting for name in one.commands} or moves:
        game.ask("greedy")
        moves = max(0, moves - 1)
    return game


def test_plays_are_a_sequence_and_equal_to_a_list() -> None:
    plays = POSITION.with_rack("AEINRSV").plays(leaves="learned")
    assert isinstance(plays, Sequence)
    assert isinstance(plays[:3], rekje.Rows)
    assert plays[:3] == list(plays)[:3] == [plays[0], plays[1], plays[2]] == pickle.loads(pickle.dumps(plays[:3]))
    assert plays[-1] == list(plays)[-1]
    assert plays[0] in plays
    assert plays[:3] != plays[:2]
    assert plays[:3] != plays[1:4]


@pytest.mark.parametrize("edition", ["en", "woordenspel/nl", "koning/en", "letter/en"])
def test_plays_and_choices_of_each_game_are_tables(edition: str) -> None:
    game = begun(edition, 3)
    for rows in (game.plays(top=4), game.choices(top=4)):
        told = rows.to_dicts()
        assert len(told) == len(rows) > 0
        assert {tuple(row) for row in told} == {rows.columns}
        assert arrow.table(rows).to_pylist() == json.loads(json.dumps(told))
        assert rows._repr_html_().count("<tr>") == len(rows) + 1


def test_an_empty_table_has_its_columns() -> None:
    none = rekje.Position("VVV", edition="en").plays()
    assert (len(none), none.to_dicts(), arrow.table(none).column_names) == (0, [], list(none.columns))


def test_a_notebook_shows_the_first_rows_and_how_many_there_are() -> None:
    shown = POSITION.plays()._repr_html_()
    assert shown.count("<tr>") == 20 + 2
    assert f"+ {len(POSITION.plays()) - 20}" in shown


def test_pictures_are_drawings_with_what_lies_there(tmp_path: Path) -> None:
    best = POSITION.best()
    assert best is not None
    for picture in (POSITION.picture(), POSITION.picture(best), begun("koning/en", 3).picture()):
        assert ET.fromstring(str(picture)).tag.endswith("svg")
        assert picture._repr_svg_() == str(picture)
    letters = "".join(one.text or "" for one in ET.fromstring(POSITION._repr_svg_()).iter() if one.tag.endswith("text"))
    assert all(letter in letters for letter in "BOARDTCEINS")
    for name in ("p.svg", "p.png"):
        POSITION.picture(best).save(tmp_path / name)
    assert (tmp_path / "p.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "p.svg").read_text("utf-8") == str(POSITION.picture(best))
    game = begun("en")
    assert game.rack(0) not in game._repr_svg_()
    with pytest.raises(rekje.FormError, match="path should be"):
        POSITION.picture().save(tmp_path / "p.gif")
    with pytest.raises(rekje.FormError, match="scale should be"):
        POSITION.picture().to_png(0)
