"""`rekje dataset`: rows as the referee has them, the same bytes however made, one sentence for what is wrong."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path

import click
import polars as pl
import pytest
from pyarrow.parquet import ParquetFile

from rekje.bootstrap import facts_of
from rekje.cli.jobs.dataset import folder as folders
from rekje.cli.jobs.dataset.card import column_table
from rekje.cli.jobs.dataset.columns import card_texts
from rekje.cli.jobs.dataset.folder import DatasetFolder
from rekje.cli.jobs.series import series_between
from rekje.games.editions import named_edition
from rekje.games.registry import GAMES
from rekje.records.cgp import read_cgp
from rekje.records.replay import replay_record
from rekje.records.turn_rows import turn_rows
from rekje.work.executor import Chunk, ChunkResults, WorkJob
from rekje.work.local import LocalExecutor
from tests.records.command import run

PAGE = Path(__file__).parents[2] / "docs" / "datasets.md"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_LANG", "en")
    monkeypatch.chdir(tmp_path)


class Stopped(LocalExecutor):
    """An executor that Ctrl-C stops after some chunks."""

    def __init__(self, after: int) -> None:
        super().__init__(1)
        self.after = after

    def map_unordered(self, job: WorkJob[Chunk], chunks: Iterable[tuple[int, Chunk]]) -> ChunkResults:
        for done, result in enumerate(super().map_unordered(job, chunks)):
            if done == self.after:
                raise KeyboardInterrupt
            yield result


class Backwards(LocalExecutor):
    """An executor whose workers are done in the opposite order."""

    def map_unordered(self, job: WorkJob[Chunk], chunks: Iterable[tuple[int, Chunk]]) -> ChunkResults:
        yield from reversed(list(super().map_unordered(job, chunks)))


def written(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("edition", ["scrabble/nl-ij", "scrabble/en"])
def test_rows_of_games_of_the_core_are_those_of_the_referee(edition: str) -> None:
    job = series_between("strong,greedy", named_edition(edition), None)
    assert job.series.by == "core"
    for game in job.series.play(4, 21):
        record = game.record()
        result = replay_record(record, facts_of(record, job.series.words))
        assert game.rows() == turn_rows(result.events)
        assert result.state.outcome
        assert (game.scores, game.reason) == (list(result.state.outcome.scores), result.state.outcome.reason)


@pytest.mark.parametrize(
    ("edition", "players"),
    [("scrabble/de", "greedy,greedy"), ("woordenspel/nl", "greedy,strong"), ("koning/en", "greedy,greedy"),
     ("letter/fr", "novice,greedy")],
)  # fmt: skip
def test_each_game_as_a_table_in_polars(edition: str, players: str) -> None:
    done = run("dataset", edition, "--games", "3", "--players", players, "--seed", "5", "--out", "set")
    assert done.status == 0, done.err
    table = pl.read_parquet("set/*.parquet")
    assert table.columns == [one.name for one in card_texts().columns]
    assert table["game"].unique().sort().to_list() == [0, 1, 2]
    assert f"{table.height:,} turns of 3 games" in done.out
    for game in table.partition_by("game"):
        mine = game.filter(pl.col("on_turn"))
        assert mine["turn"].is_sorted()
        assert game["final"].n_unique() == game["reason"].n_unique() == 1
        first, *others = [turn.to_dicts() for turn in game.partition_by("turn", maintain_order=True)]
        assert set(first[0]["scores"]) == {0}
        for before, after in zip([first, *others], others, strict=False):
            assert after[0]["scores"] == before[-1]["totals"]
        assert (mine["rack"] == mine.select(pl.col("racks").list.get(pl.col("seat"))).to_series()).all()
        won = game.group_by("seat").agg(pl.col("result").first())["result"]
        assert won.sum() in (0.0, 1.0)
    card = Path("set/README.md").read_text("utf-8")
    assert f"rekje dataset {edition} --games 3 --players {players} --seed 5" in card
    assert "{" not in re.sub(r"`[^`]*`", "", card)


def test_a_board_is_cgp_and_each_turn_lays_on_it() -> None:
    run("dataset", "scrabble/en", "--games", "2", "--seed", "3", "--out", "set")
    rows = pl.read_parquet("set/turns-00000.parquet").to_dicts()
    for row, after in pairwise(rows):
        if after["game"] != row["game"]:
            continue
        (position,) = read_cgp(f"{row['board']} /")
        laid = dict(place.split(":") for place in row["laid"].split())
        new = {tuple(map(int, square.split(","))): tile for square, tile in laid.items()}
        assert {**position.board, **new} == read_cgp(f"{after['board']} /")[0].board
        assert len(row["rack"]) - len(new) + row["bag"] - after["bag"] == len(after["racks"][row["seat"]])


def test_the_same_bytes_in_any_order_and_after_an_interruption(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "GAMES_PER_FILE", 8)
    monkeypatch.setattr(folders, "ROW_GROUP", 30)
    wanted = partial(
        DatasetFolder, series=series_between("greedy,greedy", named_edition("koning/nl"), None), games=22, command="x"
    )
    wanted(Path("one"), seed=7).fill(LocalExecutor(1))
    assert [path.name for path in sorted(Path("one").glob("*.parquet"))] == [
        f"turns-0000{n}.parquet" for n in (0, 1, 2)
    ]
    assert ParquetFile("one/turns-00000.parquet").num_row_groups > 1
    wanted(Path("two"), seed=7).fill(Backwards(1))
    with pytest.raises(click.Abort):
        wanted(Path("three"), seed=7).fill(Stopped(3))
    assert sorted(path.name for path in Path("three").iterdir()) == [
        "dataset.json", "turns-00000.parquet", "turns-00001.parquet.unfinished"
    ]  # fmt: skip
    # Without a seed, that of the unfinished run counts.
    wanted(Path("three"), seed=None).fill(LocalExecutor(1))
    assert written(Path("one")) == written(Path("two")) == written(Path("three"))
    # And nothing is played again.
    wanted(Path("three"), seed=7).fill(Stopped(0))


def test_the_files_say_how_they_were_made() -> None:
    run("dataset", "koning/nl", "--games", "2", "--seed", "9", "--out", "set")
    found = ParquetFile("set/turns-00000.parquet").schema_arrow
    card = json.loads(found.metadata[b"rekje-dataset"])
    assert (card["game"], card["edition"], card["seed"], card["games"], card["by"]) == ("koning", "nl", 9, 2, "referee")
    assert len(card["lexicon_sha256"]) == 64
    assert found.field("racks").metadata[b"description"].startswith(b"the tiles of all seats")


def test_another_data_set_is_not_written_over() -> None:
    asked = ("dataset", "koning/nl", "--games", "1", "--out", "set", "--seed")
    assert run(*asked, "1").status == 0
    before = written(Path("set"))
    done = run(*asked, "2")
    assert (done.status, done.err) == (2, "set holds another data set: name another folder with --out.\n")
    assert written(Path("set")) == before
    Path("set/dataset.json").write_bytes(b"{")
    assert run(*asked, "1").status == 2
    Path("set/dataset.json").unlink()
    assert "holds another data set" in run(*asked, "1").err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["klingon"], "There is no edition"),
        (["scrabble/en", "--players", "greedy"], "A game takes 2 to 4 players, not 1."),
        (["scrabble/en", "--games", "0"], "--games is a whole number from 1"),
        (["scrabble/en", "--out", "/dev/null/set"], "/dev/null/set"),
    ],
)
def test_what_makes_no_sense_is_said_in_one_sentence(arguments: list[str], told: str) -> None:
    done = run("dataset", *arguments)
    assert done.status == 2
    assert told in done.err
    assert "Traceback" not in done.err
    assert list(Path().iterdir()) == []


def test_without_pyarrow_one_sentence_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run("dataset", "scrabble/en")
    assert (done.status, done.err) == (2, "Parquet needs one more package: install “rekje[data]” with pip.\n")
    assert list(Path().iterdir()) == []


def test_the_document_has_all_columns() -> None:
    assert column_table() in PAGE.read_text("utf-8")


def test_editions_of_all_games_are_offered() -> None:
    ran = run("dataset", "klingon")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("There is no edition “klingon”; there are: scrabble/")
    assert all(f"{game}/nl" in ran.err for game in GAMES)
