"""Editions of one's own: printed, changed, named on the command line; and boards that make no sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from rekje.cli import cli
from rekje.cli.parts.edition_text import edition_toml
from rekje.cli.parts.editions import find_edition
from rekje.games.editions import all_editions, named_edition
from rekje.model.problems import FormError

WOORDENSPEL = edition_toml(named_edition("woordenspel/nl"))
PLAY = ("play", "--demo", "--seed", "1", "--pace", "0", "--lexicon", "nl")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, arguments)


def written(folder: Path, text: str) -> str:
    path = folder / "mybox.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize(("game", "name"), all_editions())
def test_an_edition_printed_and_read_again_is_the_same(tmp_path: Path, game: str, name: str) -> None:
    ran = run("games", "--edition", f"{game}/{name}")
    assert ran.exit_code == 0
    edition = named_edition(f"{game}/{name}")
    again = find_edition(written(tmp_path, ran.output))
    assert again == replace(edition, name="mybox", printed=False)


def test_a_box_of_ones_own_can_be_played(tmp_path: Path) -> None:
    file = written(tmp_path, WOORDENSPEL.replace('"G...R......R...G"', '"R...R......R...R"'))
    ran = run(*PLAY, "--edition", file)
    assert ran.exit_code == 0, ran.output
    assert "Woordenspel · mybox" in ran.output


def test_and_named_wherever_an_edition_is(tmp_path: Path) -> None:
    file = written(tmp_path, WOORDENSPEL)
    ran = run("selfplay", "--games", "1", "--seed", "1", "--edition", file, "--json")
    assert json.loads(ran.output)["edition"] == "mybox"
    position = tmp_path / "position.cgp"
    position.write_text("/".join(["16"] * 16) + " HONDAAE/ 0/0 0\n", "utf-8")
    own = run("perft", str(position), "--lexicon", "nl", "--edition", file)
    builtin = run("perft", str(position), "--lexicon", "nl", "--game", "woordenspel", "--edition", "nl")
    assert own.exit_code == builtin.exit_code == 0
    assert own.output == builtin.output != "0 0 0\n"
    best = run("best", str(position), "--edition", file, "--top", "1", "--json")
    assert json.loads(best.output)[0]["at"] in ("8H", "8I", "9H", "9I", "H8", "H9", "I8", "I9")


def test_the_start_squares_are_those_marked_on_the_board(tmp_path: Path) -> None:
    moved = WOORDENSPEL.replace(".......YY.......", "................").replace("......R..R......", "..YY..R..R......")
    assert find_edition(written(tmp_path, moved)).start == ("C4", "D4", "C13", "D13")


def test_a_name_with_its_game() -> None:
    assert find_edition("woordenspel/nl") == find_edition("nl", "woordenspel") == named_edition("nl", "woordenspel")
    assert find_edition("nl").game == "scrabble"


WRONG = {
    "a row too short": ('"G...R......R...G"', '"G...R......R..."', "form-edition-row"),
    "a sign unexplained": ('"G...R......R...G"', '"G...R......R...X"', "form-edition-sign"),
    "no board": (WOORDENSPEL[WOORDENSPEL.index('    "G') : WOORDENSPEL.index("]\n")], "", "form-edition-board"),
    "no start": ("YY", "..", "form-edition-no-start"),
    "start off the board": ("rack = 10", 'rack = 10\nstart = ["Z9"]', "form-edition-start"),
    "start that is no square": ("rack = 10", 'rack = 10\nstart = ["middle"]', "form-square"),
    "start without room": ("rack = 10", 'rack = 10\nstart = ["P16"]', "form-edition-start-room"),
    "one sign for two": ('sign = "G"', 'sign = "R"', "form-edition-same-sign"),
    "a sign that is a plain square": ('sign = "G"', 'sign = "."', "form-edition-same-sign"),
    "a sign of two characters": ('sign = "G"', 'sign = "GG"', "form-edition-sign"),
    "a factor of nothing": ("lay = 2", "lay = 0", "form-edition-premium"),
    "a colour that is none": ('colour = "green"', 'colour = "mauve"', "form-value-unknown"),
    "a rack of none": ("rack = 10", "rack = 0", "form-edition-rack"),
    "a letter of two": ("A = [2, 6]", '"a" = [2, 6]', "form-edition-letter"),
    "a letter without its number": ("A = [2, 6]", "A = [2]", "form-field-length"),
    "a rule unknown": ('ij = "Y"', 'ij = "Y"\nhurry = true', "form-edition-rule-unknown"),
    "a rule's wrong value": ('ij = "Y"', 'ij = "Q"', "form-edition-rule-value"),
    "a game unknown": ('game = "woordenspel"', 'game = "chess"', "form-game-unknown"),
    "a field unknown": ("rack = 10", "rack = 10\nrakc = 10", "form-field-unknown"),
    "no TOML": ("rack = 10", "rack 10", "screen-edition-file"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_board_that_makes_no_sense_is_one_clear_sentence(tmp_path: Path, case: str) -> None:
    before, after, code = WRONG[case]
    assert before in WOORDENSPEL
    file = written(tmp_path, WOORDENSPEL.replace(before, after))
    with pytest.raises(FormError) as raised:
        find_edition(file)
    assert raised.value.code == code


def test_what_is_wrong_in_a_file_is_told_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(FormError) as raised:
        find_edition(written(tmp_path, WOORDENSPEL.replace("rack = 10", "rack 10")))
    assert raised.value.line == 1 + WOORDENSPEL[: WOORDENSPEL.index("rack =")].count("\n")


def test_files_that_are_not_there_or_of_another_game(tmp_path: Path) -> None:
    with pytest.raises(FormError) as missing:
        find_edition(str(tmp_path / "none.toml"))
    assert missing.value.code == "form-file-missing"
    with pytest.raises(FormError) as other:
        find_edition(written(tmp_path, WOORDENSPEL), "scrabble")
    assert other.value.code == "form-edition-game"
    with pytest.raises(FormError) as unknown:
        find_edition("woordenspel/xx")
    assert unknown.value.code == "form-edition-unknown"
    with pytest.raises(FormError) as twice:
        find_edition("woordenspel/nl", "scrabble")
    assert twice.value.code == "form-edition-game"
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe9'")
    with pytest.raises(FormError) as latin:
        find_edition(str(tmp_path / "latin.toml"))
    assert latin.value.code == "screen-edition-file"
