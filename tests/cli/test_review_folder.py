"""``rekje review FILE… -o FOLDER``: a review of each game, past broken ones, nothing twice."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rekje.cli import main
from rekje.drawing.review.overview import GameSummary, SeatOverview, overview_page
from rekje.locale import LANGUAGES
from rekje.locale.numbers import plain
from tests.cli.test_review import GAMES
from tests.drawing.test_score_sheet import text
from tests.support import play, scrabble


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("REKJE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    for name in ("scrabble", "woordenspel"):
        (tmp_path / f"{name}.json").write_text(json.dumps(GAMES[name]), "utf-8")
    unlucky = scrabble(play(0, "1A", "STAR"), edition="en", setup=GAMES["scrabble"]["setup"])
    (tmp_path / "against.json").write_text(json.dumps(unlucky), "utf-8")
    (tmp_path / "torn.json").write_text("{", "utf-8")
    return tmp_path


def review(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["review", *arguments])
    output = capsys.readouterr()
    return int(ended.value.code or 0), output.out, output.err


def test_it_goes_on_past_broken_games_and_names_them(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["torn.json", "scrabble.json", "missing.json", "against.json", "woordenspel.json"]
    status, told, wrong = review(capsys, *files, "-o", "out/all", "--threads", "1")
    assert (status, told) == (1, "2 reviews are in out/all.\n")
    lines = wrong.splitlines()
    assert [line.split(":")[0] for line in lines] == ["torn.json", "missing.json", "against.json"]
    assert "S1" in lines[2]
    assert sorted(path.name for path in Path("out/all").iterdir()) == [
        "index.html",
        "reviews.jsonl",
        "scrabble.html",
        "woordenspel.html",
    ]
    page = Path("out/all/scrabble.html").read_text("utf-8")
    assert "RETAINS" in page
    single = review(capsys, "scrabble.json", "--html", "-")
    assert single == (0, page, "")


def test_a_file_with_a_game_on_each_line_is_so_many_games(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.dumps(GAMES["scrabble"]), '{"format": "rekje-record/1"', json.dumps(GAMES["woordenspel"])]
    Path("emitted.jsonl").write_text("\n\n".join(lines), "utf-8")
    status, told, wrong = review(capsys, "emitted.jsonl", "scrabble.json", "-o", "out", "--threads", "1", "--json")
    assert (status, told) == (1, "3 reviews are in out.\n")
    assert wrong == "emitted.jsonl, game 2: Line 1, column 28: This is not JSON.\n"
    one, other = (Path(f"out/{name}.json").read_bytes() for name in ("emitted-1", "scrabble"))
    assert one == other
    assert b"HONDEN" in Path("out/emitted-3.json").read_bytes()


def test_an_overview_leads_to_the_games_and_tells_what_turns_cost(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert review(capsys, "scrabble.json", "-o", "out")[0] == 0
    assert not Path("out/index.html").exists()
    lines = [json.dumps(GAMES["scrabble"])] * 10
    Path("emitted").write_text("\n".join(lines), "utf-8")
    asked = ("emitted", "woordenspel.json", "-o", "out")
    assert review(capsys, *asked, "--threads", "1")[0] == 0
    page = Path("out/index.html").read_text("utf-8")
    pages = [f"emitted-{number}.html" for number in range(1, 11)]
    assert re.findall(r'href="([^"]+)"', page) == [*pages, "scrabble.html", "woordenspel.html"]
    told = text(page)
    assert "12 games reviewed" in told
    found = json.loads(review(capsys, "scrabble.json", "--json")[1])
    cost = found["seats"][0]["equity"] / found["seats"][0]["judged"]
    assert re.search(rf"emitted-1 · Scrabble\nAnna[^|]* \| {plain(found['scores'][0])} \| {cost:.1f}\n", told)
    # Where all reviews are there already, it is written all the same.
    Path("out/index.html").unlink()
    assert review(capsys, *asked)[0] == 0
    assert Path("out/index.html").read_text("utf-8") == page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_is_in_every_language(language: str) -> None:
    seats = (SeatOverview("Anna", 1200, 4.25), SeatOverview("Bram", 3, None))
    games = [("one #1.html", GameSummary("koning", "places", (0,), seats))] * 2
    page = overview_page(games, language=language)
    assert f'<html lang="{language}">' in page
    assert 'href="one%20%231.html"' in page
    assert "review-" not in text(page)
    assert re.search(r"Bram \| 3 \| –", text(page))


def test_no_review_is_named_as_the_overview(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (games / "index.json").write_text(json.dumps(GAMES["scrabble"]), "utf-8")
    status, _, wrong = review(capsys, "index.json", "scrabble.json", "-o", "out")
    assert (status, wrong.count("rename the file")) == (2, 1)
    assert not Path("out").exists()
    assert review(capsys, "index.json", "-o", "out")[0] == 0


def test_a_file_of_several_games_is_reviewed_into_a_folder(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("emitted").write_text(f"{json.dumps(GAMES['scrabble'])}\n" * 2, "utf-8")
    told = "2 games are reviewed together only into a folder: -o FOLDER.\n"
    assert review(capsys, "emitted") == (2, "", told)
    (games / "emitted-2.json").write_text(json.dumps(GAMES["scrabble"]), "utf-8")
    told = "emitted, game 2 and emitted-2.json would both be reviewed in emitted-2.html"
    assert told in review(capsys, "emitted", "emitted-2.json", "-o", "out")[2]


def test_an_edition_is_for_the_files_that_need_one(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("old.gcg").write_text("#player1 A Anna\n#player2 B Bram\n>A: AAARTTX 8D TAART +12 12\n", "utf-8")
    status, told, wrong = review(capsys, "scrabble.json", "old.gcg", "-o", "out", "--edition", "nl", "--threads", "1")
    assert (status, told) == (1, "1 review is in out.\n")
    assert wrong == "old.gcg: This game isn’t over yet: it can be reviewed once it is.\n"


def test_with_time_to_think_it_is_another_review(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("scrabble.json", "-o", "out", "--json")
    assert review(capsys, *asked)[0] == 0
    before = Path("out/scrabble.json").read_bytes()
    assert review(capsys, *asked, "--think", "6000n")[0] == 0
    weighed = Path("out/scrabble.json").read_bytes()
    assert weighed != before
    assert review(capsys, "scrabble.json", "--json", "--think", "6000n")[1].encode() == weighed


def test_what_is_finished_is_not_made_again_but_what_has_changed_is(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("scrabble.json", "woordenspel.json", "-o", "out", "--threads", "1", "--json")
    assert review(capsys, *asked)[0] == 0
    before = {path.name: path.read_bytes() for path in Path("out").iterdir()}
    # Were it made again, it would be a review again.
    Path("out/scrabble.json").write_text("kept", "utf-8")
    assert review(capsys, *asked)[0] == 0
    assert Path("out/scrabble.json").read_text("utf-8") == "kept"
    Path("scrabble.json").write_text(json.dumps(GAMES["scrabble"] | {"seats": ["Ann", "Bob"]}), "utf-8")
    Path("out/woordenspel.json").unlink()
    assert review(capsys, *asked)[0] == 0
    assert "Ann" in Path("out/scrabble.json").read_text("utf-8")
    assert Path("out/woordenspel.json").read_bytes() == before["woordenspel.json"]
    assert len(Path("out/reviews.jsonl").read_bytes().splitlines()) == 2


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["scrabble.json", "woordenspel.json"], "-o FOLDER"),
        (["scrabble.json", "-o", "out", "--html", "page.html"], "--html"),
        (["scrabble.json", "out/scrabble.json", "-o", "out"], "would both be reviewed in scrabble.html"),
        (["scrabble.json", "-o", "torn.json"], "torn.json"),
        ([], "FILE"),
    ],
)
def test_what_does_not_go_together_is_said_and_nothing_is_written(
    games: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    status, output, wrong = review(capsys, *arguments)
    assert (status, output) == (2, "")
    assert told in wrong
    assert "Traceback" not in wrong
    assert not Path("out").exists()
    assert Path("torn.json").read_text("utf-8") == "{"
