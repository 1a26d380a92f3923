"""`rekje best`, `rekje selfplay` and `rekje bench` as a program sees them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rekje
from rekje.cli import main
from rekje.locale import LANGUAGES, say
from rekje.records.record import read_record
from rekje.records.replay import RecordFacts, replay_record

CGP = "15/15/15/15/15/15/4T10/3TAART7/4F10/4E10/4L10/15/15/15/15 OPST?/AB 12/20 0"
CGP_BOARD = {"8D": "TAART", "E7": "TAFEL"}
RECORD = {
    "format": "rekje-record/1",
    "game": "scrabble",
    "edition": "nl-early",
    "lexicon": {"words": ["TAART", "TAFEL", "TAFELS", "POST", "STOP"]},
    "seats": ["Anna", "Bram"],
    "setup": {"racks": ["TAARTOP", "TAFELOS"], "bag": ""},
    "moves": [{"seat": 0, "do": "play", "at": "8D", "word": "TAART"}],
}


class Ran:
    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    def call(*arguments: object) -> Ran:
        with pytest.raises(SystemExit) as caught:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(int(caught.value.code or 0), out, err)

    return call


def write(path: Path, content: object) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


def test_best_of_a_cgp_position(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = write(tmp_path / "p.cgp", CGP)
    words = write(tmp_path / "words.txt", "taart\ntafel\ntafels\npost\nstop\n")
    done = run("best", path, "--json", "--top", 3, "--edition", "nl-early", "--lexicon", words)
    assert done.status == 0
    found = json.loads(done.out)
    expected = rekje.Position.from_cgp(CGP, edition="nl-early", lexicon=words).plays(top=3)
    assert [(play["at"], play["word"], play["score"]) for play in found] == [(p.at, p.word, p.score) for p in expected]
    assert list(found[0]) == ["at", "word", "score", "tiles"]
    assert list(found[0]["tiles"].values()) == [tile for _, tile in expected[0].tiles]
    assert any(tile.islower() for play in found for tile in play["tiles"].values())


def test_best_after_a_record(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    done = run("best", write(tmp_path / "game.json", RECORD), "--json")
    assert done.status == 0
    best = json.loads(done.out)[0]
    assert (best["at"], best["word"]) == ("E7", "TAFELS")
    assert best["tiles"] == {"E7": "T", "E9": "F", "E10": "E", "E11": "L", "E12": "S"}


def test_best_in_words(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    done = run("best", write(tmp_path / "game.json", RECORD), "--top", 1)
    assert done.out.split()[:3] == ["1", "E7", "TAFELS"]


def test_best_needs_a_known_rack(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    record = {key: value for key, value in RECORD.items() if key != "setup"}
    done = run("best", write(tmp_path / "game.json", record))
    assert (done.status, done.out) == (2, "")
    assert done.err.strip() == say("engine-rack-unknown", "en", name="Bram")


def test_best_after_a_broken_rule(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    moves = [{"seat": 0, "do": "play", "at": "1A", "word": "TAART"}]
    done = run("best", write(tmp_path / "game.json", RECORD | {"moves": moves}))
    assert done.status == 1
    assert "S1" in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_best_after_the_end(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    moves = [{"seat": seat, "do": "pass"} for seat in (0, 1)]
    done = run("best", write(tmp_path / "game.json", RECORD | {"moves": moves}))
    assert (done.status, done.err.strip()) == (2, say("engine-best-over", "en", last=2))


def test_best_where_nothing_fits(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = write(tmp_path / "p.cgp", CGP.replace("OPST?", "QQ"))
    words = write(tmp_path / "words.txt", "taart\n")
    done = run("best", path, "--edition", "nl-early", "--lexicon", words)
    assert (done.status, done.out.strip()) == (0, say("engine-best-none", "en"))
    assert json.loads(run("best", path, "--json", "--edition", "nl-early", "--lexicon", words).out) == []


@pytest.mark.parametrize(
    ("content", "arguments"),
    [
        ("", []),
        ("15/15 AB", []),
        (CGP, ["--position", "2"]),
        (CGP, ["--edition", "klingon"]),
        (CGP, ["--lexicon", "nosuchfile"]),
        (CGP, ["--lexicon", "any"]),
        ('{"format": ', []),
        ("\0\1\2", []),
    ],
)
def test_best_of_what_makes_no_sense(run, tmp_path: Path, content: str, arguments: list[str]) -> None:  # type: ignore[no-untyped-def]
    done = run("best", write(tmp_path / "file", content), *arguments)
    assert (done.status, done.out) == (2, "")
    assert len(done.err.strip().splitlines()) == 1


def test_selfplay_by_the_core(run) -> None:  # type: ignore[no-untyped-def]
    one, two = (json.loads(run("selfplay", "--games", 30, "--seed", 4, "--json").out) for _ in range(2))
    assert one["by"] == "core"
    assert one["games"] == 30
    assert one["seats"] == two["seats"]
    assert sum(seat["wins"] for seat in one["seats"]) + one["seats"][0]["shared"] == 30
    assert all(250 < seat["mean_score"] < 600 for seat in one["seats"])


def test_selfplay_with_a_budget(run) -> None:  # type: ignore[no-untyped-def]
    asked = ("selfplay", "--games", 1, "--players", "expert,greedy", "--edition", "nl-early", "--seed", 3, "--json")
    thought, again, less = (json.loads(run(*asked, "--think", nodes).out) for nodes in ("900n", "900n", "1n"))
    assert thought["seats"] == again["seats"] != less["seats"]
    assert [seat["player"] for seat in thought["seats"]] == ["expert", "greedy"]
    done = run(*asked, "--think", "soon")
    assert done.status == 2
    assert "“soon”" in done.err
    assert run(*asked, "--think", "9n", "--depth", 9).status == 2


def test_selfplay_by_the_referee(run) -> None:  # type: ignore[no-untyped-def]
    players = "greedy,novice,amateur"
    done = json.loads(run("selfplay", "--games", 3, "--players", players, "--edition", "nl-early", "--json").out)
    assert done["by"] == "referee"
    assert [seat["player"] for seat in done["seats"]] == players.split(",")
    assert done["seats"][0]["mean_score"] > done["seats"][1]["mean_score"]


@pytest.mark.parametrize("players", ["greedy,greedy,greedy", "greedy,amateur"])
def test_emitted_records_replay_to_the_same_scores(run, tmp_path: Path, players: str) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "games.jsonl"
    edition = "nl-ij"
    done = run(
        "selfplay", "--games", 6, "--players", players, "--edition", edition, "--seed", 2, "--json", "--emit", path
    )
    told = json.loads(done.out)
    words = rekje.Lexicon("nl", edition).words
    outcomes = []
    for line in path.read_bytes().splitlines():
        record = read_record(line)
        assert record.lexicon == "nl"
        result = replay_record(record, RecordFacts(record, words))
        assert result.ok
        assert result.outcome
        outcomes.append(result.outcome.scores)
    assert len(outcomes) == 6
    means = [round(sum(scores) / 6, 2) for scores in zip(*outcomes, strict=True)]
    assert means == [seat["mean_score"] for seat in told["seats"]]


def test_records_of_an_own_list_name_no_path(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    words = write(tmp_path / "words.txt", "at\nta\ntat\nne\nen\n")
    path = tmp_path / "games.jsonl"
    assert run("selfplay", "--games", 1, "--lexicon", words, "--emit", path).status == 0
    assert read_record(path.read_bytes()).lexicon == "any"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "greedy"],
        ["--players", "greedy,nobody"],
        ["--edition", "klingon"],
        ["--lexicon", "any"],
        ["--emit", "/no/such/folder/games.jsonl"],
        ["--games", "0"],
    ],
)
def test_selfplay_of_what_makes_no_sense(run, arguments: list[str]) -> None:  # type: ignore[no-untyped-def]
    done = run("selfplay", "--games", "2", *arguments)
    assert (done.status, done.out) == (2, "")
    assert "Traceback" not in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_in_their_language(run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setenv("REKJE_LANG", language)
    out = run("selfplay", "--games", 1, "--seed", 1).out
    assert "(" in out
    assert "greedy: " in out or "greedy\u00a0: " in out


def test_bench_counts_what_it_measures(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = write(tmp_path / "p.cgp", f"{CGP}\n{CGP.replace('OPST?', 'OPST')}\n")
    words = write(tmp_path / "words.txt", "taart\ntafel\ntafels\npost\nstop\n")
    arguments = ["--cgp", path, "--lexicon", words, "--edition", "nl-early", "--seconds", 0.02]
    done = json.loads(run("bench", "moves", *arguments, "--json").out)
    both = [rekje.Position(rack, CGP_BOARD, edition="nl-early", lexicon=words) for rack in ("OPST?", "OPST")]
    assert done["positions"] == 2
    assert done["plays"] == sum(len(position.plays()) for position in both)
    assert done["plays_per_second"] == pytest.approx(done["positions_per_second"] * done["plays"] / 2, rel=0.01)
    assert done["best_per_second"] > 0
    assert done["positions_per_second_all_cores"] > 0
    assert len(run("bench", "moves", *arguments).out.splitlines()) == 3


@pytest.mark.parametrize("missing", ["--cgp", "--lexicon"])
def test_bench_of_files_that_are_not_there(run, tmp_path: Path, missing: str) -> None:  # type: ignore[no-untyped-def]
    arguments = {"--cgp": str(write(tmp_path / "p.cgp", CGP)), "--lexicon": "en"} | {missing: "/no/such/file"}
    done = run("bench", "moves", *(part for pair in arguments.items() for part in pair))
    assert (done.status, done.out) == (2, "")
    assert len(done.err.strip().splitlines()) == 1
