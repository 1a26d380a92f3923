"""``rekje review``: small games of each kind as it tells them, and what it doesn't tell."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from rekje.analysis.moves import Move
from rekje.drawing.pictures import png_of
from rekje.drawing.review.words import move_text
from rekje.locale import LANGUAGES
from tests.drawing.test_score_sheet import Reader, text
from tests.games.walk_records import koning
from tests.games.walk_records import play as walk
from tests.records.command import Ran, run
from tests.support import move, passes, play, scrabble, woordenspel

REVIEWS = Path(__file__).parents[1] / "golden" / "reviews"
ENGLISH = "RETAINS NASTIER TAR RAT STAR STARE EAT TEA SEA ON NO DO DOG GOD AT TA TO NOT TON STARED"
IN_A_ROW = [[x, 0] for x in range(12)]
GAMES: dict[str, dict[str, Any]] = {
    # Every word counts at this table: NA isn't in the list that the review goes by. Two bingos were there.
    "scrabble": scrabble(
        play(0, "8F", "STAR"),
        play(1, "G8", "TON"),
        play(0, "10G", "NA"),
        *passes(1, 0, 1, 0),
        edition="en",
        setup={"racks": ["RETAINS", "DOGNOTT"], "bag": "QIAEOAEIOUUEEA"},
        draws=[{"seat": 0, "tiles": "QIAE"}, {"seat": 1, "tiles": "OA"}, {"seat": 0, "tiles": "E"}],
    ),
    "woordenspel": woordenspel(
        play(0, "8H", "HOND"),
        play(1, "8H", "HONDEN"),
        *passes(0, 1),
        words="HOND HONDEN HONDENS TAART EN ENG",
        setup={"racks": ["HONDS", "ENTG"], "bag": ""},
        options={"prove_end": False},
    ),
    "koning": koning(
        {"do": "open", "words": {"0": "TAART", "1": None}, "path": IN_A_ROW[:5]},
        walk(1, "TAARTEN", IN_A_ROW[:7]),
        walk(0, "NET", [[6, 0], [5, 0], [5, 1]]),
        *passes(1, 0),
        words="TAART TAARTEN NET NETTE NEE TEEN ENTEN",
        setup={"racks": ["TAARTSLTEE", "ENDERIJGKW"], "bag": ""},
    ),
}


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")


def review(record: dict[str, Any], *arguments: str) -> Ran:
    return run("review", "-", *arguments, stdin=json.dumps(record).encode())


@pytest.fixture
def listed(tmp_path: Path) -> str:
    """The words that the game of Scrabble is judged by, as a file."""
    file = tmp_path / "english.txt"
    file.write_text(ENGLISH.replace(" ", "\n"))
    return str(file)


@pytest.mark.parametrize(("game", "language"), [("scrabble", "en"), ("woordenspel", "nl"), ("koning", "de")])
def test_a_small_game_as_it_is_told(game: str, language: str, tmp_path: Path, listed: str) -> None:
    page = tmp_path / "review.html"
    judged_by = ["--lexicon", listed] if game == "scrabble" else []
    ran = review(GAMES[game], "--language", language, "--html", str(page), *judged_by)
    assert ran.status == 0, ran.err
    told = f"{ran.out}\n---\n{text(page.read_text('utf-8'))}"
    assert told == (REVIEWS / f"{game}.{language}.txt").read_text("utf-8")
    assert max(map(len, ran.out.splitlines())) <= 80
    assert Reader(page.read_text("utf-8")).open == []


def test_as_json_it_tells_moves_costs_and_chances(listed: str) -> None:
    told = json.loads(review(GAMES["scrabble"], "--json", "--lexicon", listed).out)
    assert told["format"] == "rekje-review/1"
    first, second, third, *passes = told["turns"]
    assert (first["done"]["word"], first["rack"]) == ("STAR", "RETAINS")
    assert first["choices"][0]["move"]["word"] in ("RETAINS", "NASTIER")
    assert first["missed_bingo"]["move"]["score"] == first["choices"][0]["move"]["score"]
    assert first["cost"]["points"] == first["choices"][0]["move"]["score"] - first["done"]["score"]
    assert 0 < first["cost"]["chance"] < 1
    assert third["phonies"] == ["NA"]
    assert second["phonies"] == []
    assert [turn["done"]["kind"] for turn in passes] == ["pass"] * 4
    assert told["misses"][0] == 0
    assert told["turns"][-1]["chance"] == float(told["winners"] == [0])
    assert told["seats"][0]["missed_bingos"] == 1


def test_with_time_to_think_turns_are_played_on_from(listed: str) -> None:
    def told(*arguments: str) -> dict[str, Any]:
        ran = review(GAMES["scrabble"], "--json", "--lexicon", listed, *arguments)
        assert ran.status == 0, ran.err
        found: dict[str, Any] = json.loads(ran.out)
        return found

    weighed = told("--think", "6000n")
    assert weighed == told("--think", "6000n", "--threads", "1")
    samples = [turn["played"]["samples"] for turn in weighed["turns"]]
    assert samples[0] > 0
    assert not any(turn["played"]["samples"] for turn in told()["turns"] if turn["done"]["kind"] == "play")
    first = weighed["turns"][0]
    assert first["choices"][0]["move"]["word"] in ("RETAINS", "NASTIER")
    assert first["why"]["margin"] > 0
    said = review(GAMES["scrabble"], "--lexicon", listed, "--think", "6000n", "--language", "en").out
    count = sum(map(bool, samples))
    assert f"In {count} turns the best moves were judged by playing on" in " ".join(said.split())


def test_the_costliest_turns_are_those_with_the_largest_costs(listed: str) -> None:
    told = json.loads(review(GAMES["scrabble"], "--json", "--lexicon", listed, "--think", "2000n").out)
    costs = [turn["cost"]["equity"] for turn in told["turns"] if turn["cost"]]
    dearest = sorted(costs, reverse=True)[: len(told["misses"])]
    assert [told["turns"][place]["cost"]["equity"] for place in told["misses"]] == dearest


def test_how_far_to_look_ahead_needs_time_to_think() -> None:
    ran = review(GAMES["scrabble"], "--depth", "3", "--language", "en")
    assert (ran.status, ran.out) == (2, "")
    assert "give --think too" in ran.err


def test_time_to_think_is_refused_where_it_cannot_be_used() -> None:
    wrong = review(GAMES["scrabble"], "--think", "soon", "--language", "en")
    assert (wrong.status, wrong.out) == (2, "")
    assert "give seconds, such as 5" in wrong.err
    koning = review(GAMES["koning"], "--think", "2", "--language", "en")
    assert (koning.status, koning.out) == (2, "")
    assert "In Koning moves aren’t weighed by playing on from them" in koning.err


def test_the_course_is_drawn_as_svg_or_png(tmp_path: Path) -> None:
    drawn, picture = tmp_path / "course.svg", tmp_path / "course.PNG"
    assert review(GAMES["woordenspel"], "--language", "nl", "--chart", str(drawn)).status == 0
    told = ElementTree.fromstring(drawn.read_text("utf-8"))
    said = [one.text or "" for one in told.iter() if one.tag.endswith("text")]
    assert said[:2] == [
        "Woordenspel · Anna, Bram",
        next(line for line in said if line.startswith("De winstkans van Anna")),
    ]
    assert len(next(one for one in told.iter() if one.tag.endswith("polyline")).attrib["points"].split()) == 4
    assert review(GAMES["woordenspel"], "--chart", str(picture)).status == 0
    png = picture.read_bytes()
    assert png.startswith(b"\x89PNG")
    wide, high = (int.from_bytes(png[place : place + 4]) for place in (16, 20))
    assert (wide, high) == tuple(2 * int(told.attrib[side]) for side in ("width", "height"))
    assert review(GAMES["woordenspel"], "--chart", "-").out.startswith("<svg ")


def test_a_png_has_letters() -> None:
    fonts = subprocess.run(["fc-list"], capture_output=True, text=True).stdout if shutil.which("fc-list") else ""
    if not any(name in fonts for name in ("DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial")):
        pytest.skip("this machine has none of the fonts that pictures ask for")
    drawn = review(GAMES["woordenspel"], "--chart", "-").out
    mute = re.sub(r"<text.*?</text>", "", drawn, flags=re.DOTALL)
    assert mute != drawn
    assert png_of(mute) != png_of(drawn)


@pytest.mark.parametrize(("width", "names"), [(80, ("amateur 1", "amateur 2")), (50, ("amate… 1", "amate… 2"))])
def test_players_whose_names_begin_alike_are_told_apart(
    width: int, names: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    told = review({**GAMES["scrabble"], "seats": ["amateur 1", "amateur 2"]}, "--language", "en").out
    assert all(f"{name}  8" in told or f"{name}  G" in told for name in names), told


def test_a_chart_that_cannot_be_drawn_is_told_of_and_nothing_is_written(tmp_path: Path) -> None:
    file = tmp_path / "course.gif"
    ran = review(GAMES["woordenspel"], "--language", "en", "--chart", str(file))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("A chart is written as .svg or .png")
    assert not file.exists()


def test_of_a_game_that_is_on_nothing_is_told() -> None:
    record = {**GAMES["woordenspel"], "moves": GAMES["woordenspel"]["moves"][:2]}
    ran = review(record, "--language", "en")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "This game isn’t over yet: it can be reviewed once it is.\n"


def test_a_game_that_breaks_a_rule_has_no_review() -> None:
    record = {**GAMES["woordenspel"], "moves": [play(0, "1A", "HOND")]}
    ran = review(record, "--language", "en")
    assert (ran.status, ran.out) == (1, "")
    assert "W3" in ran.err


def test_where_tiles_are_not_known_only_words_are_judged(listed: str) -> None:
    record = scrabble(play(0, "8F", "STAR"), play(1, "G8", "TOX"), move(0, "end"), edition="en")
    ran = review(record, "--language", "en", "--lexicon", listed)
    assert ran.status == 0, ran.err
    assert "For 2 turns the tiles aren’t known, so they aren’t judged." in " ".join(ran.out.split())
    assert "Bram, turn 2: TOX" in ran.out
    told = json.loads(review(record, "--json", "--lexicon", listed).out)
    assert all(turn["cost"] is None and not turn["choices"] for turn in told["turns"])


def test_what_could_not_be_judged_has_dashes_and_a_result_below_nothing_a_minus(listed: str) -> None:
    told = [play(0, "8F", "RETAINS"), play(1, "G8", "EAT"), move(0, "end", racks=[None, "JKQVVWZ"])]
    ran = review(scrabble(*told, edition="en"), "--language", "en", "--lexicon", listed)
    assert ran.status == 0, ran.err
    rows = [line.split() for line in ran.out.splitlines()]
    anna, bram = (next(row for row in rows if row[:1] == [name] and len(row) == 6) for name in ("Anna", "Bram"))
    # The result, best turns, cost, whole racks, whole racks missed. What was laid is known in any case.
    assert anna[2:] == ["–", "–", "1", "–"]
    assert bram[2:] == ["–", "–", "0", "–"]
    assert re.fullmatch(r"−\d+", bram[1])


def test_a_gcg_file_tells_the_racks(listed: str) -> None:
    gcg = "#player1 a Ann\n#player2 b Ben\n>a: RETAINS 8F STAR +8 8\n>b: DOGNOTT G8 T.ON +3 3\n"
    game = gcg.replace("T.ON", ".ON") + ">a: AEEINRT (AEEINRT) -7 1\n>b: DGOTTUU (DGOTTUU) -9 -6\n"
    ran = run("review", "-", "--json", "--lexicon", listed, stdin=game.encode())
    assert ran.status == 0, ran.err
    assert [turn["rack"] for turn in json.loads(ran.out)["turns"]] == ["RETAINS", "DOGNOTT"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_review_of_its_own(language: str) -> None:
    ran = review(GAMES["koning"], "--language", language)
    assert ran.status == 0
    assert "review-" not in ran.out
    assert "\ufffd" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_stand_on_a_score_sheet_can_be_told(language: str) -> None:
    kinds = ("exchange", "pass", "time-up", "resign", "open", "place", "claim", "knock", "free", "blank", "taken-back")
    told = [move_text(Move(kind, count=2), language) for kind in kinds]
    assert len(set(told)) == len(kinds)
    assert move_text(Move("play", "8D", "TAaRT"), language) == "8D TAaRT"
    assert move_text(Move("place", laid=(((0, 1), "B3×2"),), words=("AB",)), language) == "B3×2 A2: AB"
