"""An edition is named the same way wherever one is: by its name, with its game, or by a file of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rekje.cli.parts.edition_text import edition_toml
from rekje.games import registry
from rekje.games.editions import named_edition
from tests.cli.test_help_and_usage import ALL
from tests.records.command import run

GCG = "#character-encoding UTF-8\n#player1 A Anna\n#player2 B Bram\n>A: AAARTTX 8D TAART +12 12\n"
EMPTY = "/".join(["15"] * 15) + " TAARTEN/ 0/0 0\n"
CALLS = {
    "games": (),
    "replay": ("game.gcg",),
    "sheet": ("game.gcg",),
    "review": ("game.gcg",),
    "best": ("game.gcg", "--rack", "TAARTEN"),
    "perft": ("position.cgp", "--lexicon", "nl"),
    "selfplay": ("--games", "1", "--seed", "1"),
    "dataset": ("--games", "1", "--seed", "1"),
    "learn": ("--games", "4", "--out", "worths.json"),
    "play": ("--demo", "--seed", "1", "--pace", "0"),
    "bench moves": ("--cgp", "position.cgp", "--lexicon", "nl", "--seconds", "0.01"),
    "bench walks": ("--positions", "1"),
    "bench paths": ("--positions", "1"),
}
POSITIONAL = {"dataset"}
"""They name the edition without an option."""
GAMES = {"bench walks": "koning", "bench paths": "letter"}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    Path("game.gcg").write_text(GCG, "utf-8")
    Path("position.cgp").write_text(EMPTY, "utf-8")


def test_every_command_that_takes_an_edition_is_tried() -> None:
    taking = {" ".join(names) for names, command in ALL.items() if "edition" in {one.name for one in command.params}}
    assert set(CALLS) == taking


@pytest.mark.parametrize("command", CALLS)
def test_an_edition_by_name_with_its_game_and_from_a_file(command: str) -> None:
    game = GAMES.get(command, "scrabble")
    Path("mybox.toml").write_text(edition_toml(named_edition(f"{game}/nl")), "utf-8")
    named = [] if command in POSITIONAL else ["--edition"]
    asked = []
    for name in ("nl", f"{game}/nl", "mybox.toml"):
        asked.append(run(*command.split(), *CALLS[command], *named, name))
    if command == "review":
        assert {(ran.status, ran.err) for ran in asked} == {
            (2, "This game isn’t over yet: it can be reviewed once it is.\n")
        }
        return
    assert [(ran.status, ran.err) for ran in asked] == [(0, "")] * 3
    if command in ("replay", "best", "perft"):
        assert asked[0].out == asked[1].out == asked[2].out


@pytest.mark.parametrize("command", CALLS)
def test_one_that_there_isnt_or_of_another_game(command: str) -> None:
    for name in ("nope", "scrabble/nope", "chess/nl", "nope.toml"):
        ran = run(*command.split(), *CALLS[command], "--edition", name)
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1), name
    if command in ("replay", "sheet", "review", "bench paths", "bench walks"):
        other = "scrabble/nl" if command in GAMES else "koning/nl"
        assert "doesn’t belong to the game" in run(*command.split(), *CALLS[command], "--edition", other).err


def test_a_gcg_file_names_no_file_to_read() -> None:
    Path("mybox.toml").write_text(edition_toml(named_edition("scrabble/nl")), "utf-8")
    text = GCG.replace(">A:", "#note Edition: mybox.toml\n>A:")
    assert run("replay", "-", stdin=text.encode()) == run("replay", "game.gcg", "--edition", "en")


def test_a_game_saved_with_a_box_of_ones_own_holds_the_box() -> None:
    box = edition_toml(named_edition("scrabble/nl")).replace("T = [2, 5]", "T = [3, 5]")
    assert "T = [3, 5]" in box
    Path("mybox.toml").write_text(box, "utf-8")
    ran = run("replay", "game.gcg", "--edition", "mybox.toml", "--save", "saved.json", "--json")
    assert json.loads(Path("saved.json").read_text("utf-8"))["edition"]["name"] == "mybox"
    again = run("replay", "saved.json", "--json")
    assert json.loads(again.out)["turns"] == json.loads(ran.out)["turns"]


def test_the_game_of_a_word_is_one_that_there_is() -> None:
    ran = run("word", "TAART", "--lexicon", "nl", "--game", "chess")
    assert (ran.status, ran.err) == (2, f"--game can be: {', '.join(registry.GAMES)}.\n")


@pytest.mark.parametrize("command", ["perft", "best", "bench moves"])
@pytest.mark.parametrize("edition", ["koning/nl", "letter/nl"])
def test_a_position_in_cgp_belongs_to_no_game_without_crossing_words(command: str, edition: str) -> None:
    arguments = ("position.cgp",) if command == "best" else CALLS[command]
    ran = run(*command.split(), *arguments, "--edition", edition)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert edition.partition("/")[0].capitalize() in ran.err


@pytest.mark.parametrize("command", ["replay", "sheet", "review", "best"])
def test_an_edition_that_there_isnt_is_told_beside_a_record_too(command: str) -> None:
    assert run("replay", "game.gcg", "--save", "game.json").status == 0
    ran = run(command, "game.json", "--edition", "nope")
    assert (ran.status, ran.out) == (2, "")
    assert "nope" in ran.err


def test_one_position_is_told_as_one() -> None:
    Path("one.cgp").write_text("/".join(["15"] * 15) + " CAT/ 0/0 0\n", "utf-8")
    ran = run("bench", "moves", "--cgp", "one.cgp", "--lexicon", "en", "--seconds", "0.01")
    assert ran.out.splitlines()[0] == "1 position with 20 plays."
