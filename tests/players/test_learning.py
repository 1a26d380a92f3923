"""Learning what tiles are worth: the same file however it was come by, nothing believed that is damaged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec
import pytest

from rekje.bootstrap import leaves_for
from rekje.cli.learn import LearnJob, missing_jobs
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.walk.search import WalkSearch
from rekje.games.crossword.game import CrosswordGame
from rekje.games.editions import builtin_edition
from rekje.games.registry import get_game
from rekje.games.walk.game import WalkingGame
from rekje.locale import say
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.tiles import split_tiles
from rekje.players.derived_leaves import derive_leave_values
from rekje.storage import leave_files
from rekje.storage.leave_files import find_leaves, leaves_bytes, read_leaves
from rekje.tables.facts import LiveFacts
from rekje.training.crossword.leave_training import Duels, HoldingTraining, LeaveTraining, TrainingMethod, method_for
from rekje.training.learning import Learner, LearningPiece, TrainingJob, play_piece
from rekje.training.least_squares import FitSums
from rekje.training.path.letter_training import LetterTraining
from rekje.training.walk.race_training import RaceTraining
from rekje.work.local import LocalExecutor
from tests.players import path_kit
from tests.players.kit import NoSearch, config_of, words_of
from tests.players.walk_kit import FewWords

GAMES = {"scrabble/en": 60, "woordenspel/nl": 90, "koning/nl": 60, "letter/en": 60}


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for method in (LeaveTraining, HoldingTraining, RaceTraining, LetterTraining):
        monkeypatch.setattr(method, "piece", 15)
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))


def learner(edition: str, kept: Path, seed: int = 4) -> Learner:
    config = config_of(edition, 2)
    return Learner(TrainingJob(config, GAMES[edition], seed), method_of(config), kept)


class MethodJob(NamedTuple):
    """A method's pieces, played in this process."""

    method: TrainingMethod
    threaded: bool = True

    def start(self) -> Callable[[LearningPiece], bytes]:
        return partial(play_piece, self.method)


def pieces_of(one: Learner) -> Iterator[int]:
    return one.pieces(LocalExecutor(), MethodJob(one.method))


def method_of(config: Config) -> TrainingMethod:
    game = get_game(config.game)
    if config.game == "letter":
        written = path_kit.words_of(config.edition.name)
        knowledge = path_kit.WatchedPaths(written, config)
        return LetterTraining(knowledge, LiveFacts(written, NoSearch()), config)
    words = words_of(f"{config.game}/{config.edition.name}")
    if isinstance(game, WalkingGame):
        search = WalkSearch(words.word_graph, config.edition.letter_set)
        return RaceTraining(search, config.edition, game.race_rules(config))
    assert isinstance(game, CrosswordGame)
    facts = game.make_facts(config.edition, config.options)
    rules = game.rehearsal(config)
    assert rules
    return method_for(NativeEngine(words.word_graph, config.edition.letter_set, facts), config.edition, rules)


def file_of(done: Learner) -> bytes:
    return leaves_bytes(done.job.file(done.method, done.leave_values))


def learned(edition: str, kept: Path, seed: int = 4) -> bytes:
    one = learner(edition, kept, seed)
    assert sum(pieces_of(one)) == one.games == one.games_done
    return file_of(one)


def test_duels_play_as_many_games_as_are_told(tmp_path: Path) -> None:
    one = learner("woordenspel/nl", tmp_path / "kept")
    for pieces in one.job.generations(one.method):
        for piece in pieces:
            sums = one.method.play(one.method.first(), piece.generation, piece.seed, piece.games)
            assert sum(msgspec.json.decode(sums, type=Duels).games) == piece.games


@pytest.mark.parametrize("edition", GAMES)
def test_one_seed_is_one_file_however_often_it_was_interrupted(edition: str, tmp_path: Path) -> None:
    whole = learned(edition, tmp_path / "a")
    kept = tmp_path / "b"
    stops = 0
    while True:
        one = learner(edition, kept)
        pieces = pieces_of(one)
        done = [next(pieces, None), next(pieces, None), next(pieces, None)]
        if None in done:
            break
        stops += 1
    assert stops >= 1
    assert file_of(one) == whole
    assert learned(edition, tmp_path / "c", seed=5) != whole


def test_learned_worths_are_those_of_the_game() -> None:
    """A blank is worth most, and pairs count: the letters alone would say the same of every list."""
    config = config_of("scrabble/en", 2)
    method = method_of(config)
    worths = method.fit(method.first(), 0, method.play(method.first(), 0, 1, 120))
    assert max(worths.ones, key=worths.ones.__getitem__) == "?"
    assert worths.twos
    assert {len(split_tiles(kept)) for kept in worths.sets} == {3, 4}
    assert worths != derive_leave_values(config.edition)


def test_least_squares_find_the_weights_that_made_the_outcomes() -> None:
    """Some drawing to nothing aside."""
    chance, weights = Random(5), ((400, -30, 0, 120), (-7, 90, 15, 0))
    sums = FitSums.of_nothing(4, 2)
    for _ in range(3000):
        row = [1, *(chance.randrange(4) for _ in range(3))]
        sums.observe(row, [sum(value * weight for value, weight in zip(row, one, strict=True)) for one in weights])
    for found, one in zip(sums.weights(), weights, strict=True):
        assert found == pytest.approx(one, abs=6)


def test_letters_that_make_words_are_worth_more() -> None:
    words = FewWords(*("".join(letters) for length in (2, 3) for letters in permutations("ENTS", length)))
    config = path_kit.config_of("en", 2)
    method = LetterTraining(path_kit.WatchedPaths(words, config, by_level=False), LiveFacts(words, NoSearch()), config)
    worths = method.fit(method.first(), 0, method.play(method.first(), 0, 1, 40)).ones
    others = [worth for letter, worth in worths.items() if letter not in "ENTS"]
    assert fmean(worths[letter] for letter in "ENTS") > fmean(others) + 0.3


def test_sums_add_up_in_any_order() -> None:
    for edition in GAMES:
        method = method_of(config_of(edition, 2))
        one, other = (method.play(method.first(), 0, seed, 20) for seed in (1, 100))
        assert method.add(one, other) == method.add(other, one)
        assert method.add(method.nothing(), one) == one


def test_a_damaged_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    whole = learned("scrabble/en", tmp_path / "kept")
    assert read_leaves(whole, "x").games == GAMES["scrabble/en"]
    for place in (10, 200, len(whole) // 2, -40):
        data = bytearray(whole)
        data[place] ^= 1
        with pytest.raises(FormError) as refused:
            read_leaves(bytes(data), "x.json")
        assert refused.value.code in ("learn-damaged", "learn-version")
        assert "x.json" in say(refused.value.code, **refused.value.params)


def test_what_is_unfinished_and_damaged_or_anothers_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    next(pieces_of(learner("scrabble/en", kept)))
    whole = kept.read_bytes()
    with pytest.raises(FormError) as refused:
        learner("scrabble/en", kept, seed=9)
    assert refused.value.code == "learn-other-job"
    for damaged in (whole[:-9], whole[:40] + b"\x00" + whole[41:], b""):
        kept.write_bytes(damaged)
        with pytest.raises(FormError) as refused:
            learner("scrabble/en", kept)
        assert refused.value.code == "learn-unfinished-damaged"


def test_a_file_is_found_for_its_box_and_list_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leave_files, "SHIPPED", tmp_path / "nothing")
    config = config_of("scrabble/fr", 2)
    assert leaves_for(config) == derive_leave_values(config.edition)
    made = TrainingJob(config, 60, 1).file(method_of(config), derive_leave_values(config_of("scrabble/de", 2).edition))
    folder = tmp_path / "leaves"
    folder.mkdir()
    (folder / "scrabble-fr-made-up.json").write_bytes(leaves_bytes(made))
    assert leaves_for(config) == made.worths
    other = msgspec.structs.replace(config, edition=msgspec.structs.replace(config.edition, blanks=3))
    assert leaves_for(other) == derive_leave_values(other.edition)
    assert leaves_for(msgspec.structs.replace(config, lexicon="another")) == derive_leave_values(config.edition)
    (folder / "scrabble-fr-made-up.json").write_bytes(b"{}")
    with pytest.raises(FormError) as refused:
        leaves_for(config)
    assert refused.value.code == "learn-damaged"


def test_shipped_files_are_whole_and_small_and_learned_with_the_words_there_are() -> None:
    for path in leave_files.SHIPPED.iterdir():
        data = path.read_bytes()
        assert leaves_bytes(read_leaves(data, path.name)) == data
        assert len(data) < 400_000
    # If this fails: rekje learn --missing --out src/rekje/data/leaves
    assert [f"{one.edition.game}/{one.edition.name}" for one in missing_jobs(None, leave_files.SHIPPED)] == []


def test_values_learned_with_the_very_words_go_before_others(tmp_path: Path) -> None:
    config = LearnJob(builtin_edition("scrabble", "en"), None).prepared[0]
    shipped = find_leaves(config, [leave_files.SHIPPED])
    assert shipped is not None
    stale = msgspec.structs.replace(shipped, lexicon_sha256="0" * 64, seed=9)
    (tmp_path / leave_files.file_name("scrabble", "en", "en")).write_bytes(leaves_bytes(stale))
    for folders in ([tmp_path, leave_files.SHIPPED], [leave_files.SHIPPED, tmp_path]):
        assert find_leaves(config, folders) == shipped
    # With yet other words both are as good as they can be, and those of this machine go first.
    found = find_leaves(msgspec.structs.replace(config, lexicon_sha256="1" * 64), [tmp_path, leave_files.SHIPPED])
    assert found is not None
    assert found.seed == 9
