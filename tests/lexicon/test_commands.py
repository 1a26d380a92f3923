"""`rekje word` and `rekje lexicon build` as they are called."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import rekje
from rekje.cli import main
from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES


@pytest.fixture(autouse=True)
def surroundings(shared_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_CACHE", str(shared_cache))
    monkeypatch.setenv("REKJE_LANG", "en")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as done:
        main(list(arguments))
    captured = capsys.readouterr()
    return int(done.value.code or 0), captured.out, captured.err


def test_words_and_no_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "word", "huis", "Rijst", "bijou", "--lexicon", "nl")[0] == 0
    status, out, err = run(capsys, "word", "huis", "huisx", "auto's", "--lexicon", "nl")
    assert (status, err) == (1, "")
    assert out.splitlines() == [
        "huis: a word (word list nl, level 1: everyday)",
        "huisx: not a word in this list",
        "auto's: can’t be laid (an apostrophe)",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_place_names_count_as_they_do_in_the_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, _ = run(capsys, "word", "amsterdam", "--game", game, "--language", "nl")
    counts = "amsterdam" in rekje.Lexicon("nl", edition=f"{game}/nl")
    assert counts is (game == "letter")
    assert status == (0 if counts else 1)


def test_origins_and_levels_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(
        capsys,
        "word",
        "epe",
        "amsterdam",
        "taart",
        "x",
        "--lexicon",
        "nl",
        "--places",
        "--game",
        "woordenspel",
        "--json",
    )
    answer = json.loads(out)
    assert status == 1
    assert (answer["ok"], answer["lexicon"]) == (False, "nl")
    assert [word.get("origin") for word in answer["words"]] == ["sheet", "place", "list", None]
    assert answer["words"][2]["level"] in (1, 2)
    assert answer["words"][3] == {"word": "x", "ok": False, "reason": "short"}


def test_german_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "word", "Öl", "Straße", "Stadttor", "--lexicon", "de")[0] == 0
    assert run(capsys, "word", "Oel", "--lexicon", "de")[0] == 1


def test_bad_form(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "word", "huis", "--lexicon", "no-such-list")
    assert (status, out) == (2, "")
    known = ", ".join(LANGUAGES)
    assert err == f"There is no word list “no-such-list”: there are {known}, or you can name a file.\n"
    assert run(capsys, "word", "--lexicon", "nl")[0] == 2


def test_a_club_builds_its_list(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    source, out_file = tmp_path / "club.txt", tmp_path / "club.rekje"
    source.write_text("\ufeffKwxqz\r\nrijst\r\nrijst\r\nauto's\r\nfoto's\r\n", encoding="utf-8")
    status, out, _ = run(capsys, "lexicon", "build", str(source), str(out_file), "--language", "nl")
    assert status == 0
    assert f"“{out_file}” is built: words 2, lines 5, doubles 1, can’t be laid 2." in out
    assert "2 × an apostrophe (for example auto's, foto's)" in out
    assert run(capsys, "word", "kwxqz", "rijst", "--lexicon", str(out_file))[0] == 0
    status, out, _ = run(capsys, "word", "huis", "kwxqz", "--lexicon", str(out_file), "--json")
    assert status == 1
    assert json.loads(out)["words"][1]["origin"] == "own"
    assert list(tmp_path.iterdir()) == [source, out_file] or set(tmp_path.iterdir()) == {source, out_file}


def test_the_report_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    source = tmp_path / "club.txt"
    source.write_text("huis\n4x4\n", encoding="utf-8")
    status, out, _ = run(capsys, "lexicon", "build", str(source), str(tmp_path / "out"), "--json")
    report = json.loads(out)
    assert status == 0
    assert report["dropped"] == {"digit": {"count": 1, "examples": ["4x4"]}}
    assert (report["words"], report["lines"], report["doubles"], report["language"]) == (1, 2, 0, None)


def test_building_fails_clearly(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    source = tmp_path / "club.txt"
    source.write_text("huis\n", encoding="utf-8")
    for target in (tmp_path / "no" / "such" / "folder", tmp_path):
        status, out, err = run(capsys, "lexicon", "build", str(source), str(target))
        assert (status, out, err.count("\n")) == (2, "", 1)
    source.write_bytes(b"\xff\xfe\x00")
    status, _, err = run(capsys, "lexicon", "build", str(source), str(tmp_path / "out"))
    assert (status, err.count("\n")) == (2, 1)
    assert not (tmp_path / "out").exists()


def test_a_list_is_never_overwritten_by_what_is_made_of_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    source, link = tmp_path / "club.txt", tmp_path / "link.txt"
    source.write_text("huis\n", encoding="utf-8")
    link.symlink_to(source)
    for target in (source, link, tmp_path / "." / "club.txt"):
        status, out, err = run(capsys, "lexicon", "build", str(source), str(target))
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert "another name" in err
    assert source.read_text(encoding="utf-8") == "huis\n"


def test_every_language_says_everything() -> None:
    folder = Path(rekje.__file__).parent / "locale"
    catalogues = {language: (folder / language / "lexicon.ftl").read_text(encoding="utf-8") for language in LANGUAGES}
    messages = {
        language: {
            name: sorted(re.findall(r"\{ (\$\w+) \}", sentence))
            for name, sentence in re.findall(r"^([\w-]+) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
        }
        for language, text in catalogues.items()
    }
    assert len(messages["en"]) > 30
    assert all(messages[language] == messages["en"] for language in LANGUAGES)
