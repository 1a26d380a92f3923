"""The levels for people: their words, their ideas, the names that they had before."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rekje.engine.lexicons import CompiledLexicon, open_lexicon
from rekje.games.registry import GAMES
from rekje.lexicon.source import FIRST_WORDS, LANGUAGES
from rekje.players import PLAYERS, get_player, players_for
from rekje.players.human import Human, Style
from rekje.players.ideas import EVERYWHERE, NUMBERED, all_ideas, ideas_today
from rekje.players.match import think
from rekje.players.registry import FORMER, NAMES
from rekje.referee.view import view
from rekje.storage.word_files import builtin_list, first_words, offensive_words
from tests.players.kit import LEVELS, WatchedKnowledge, config_of, state_after, whole_game, words_of

OPENING = state_after(0, config_of("en", 2), [PLAYERS["greedy"]] * 2, seed=3)
NUMBERED_NAMES = [name for name in NAMES if name.startswith(NUMBERED)]


def test_every_game_has_ten_levels_and_offers_no_former_name() -> None:
    for game in GAMES.values():
        offered = list(players_for(game))
        assert offered[:11] == [*(f"level-{number}" for number in range(1, 11)), "greedy"]
        assert not set(FORMER) & set(offered)


@pytest.mark.parametrize(("former", "now"), FORMER.items())
def test_a_former_name_plays_as_the_level_that_it_means(former: str, now: str) -> None:
    for game in GAMES.values():
        assert get_player(former, game).name == former
        assert PLAYERS[former].of(game) is PLAYERS[now].of(game)
    knowledge = WatchedKnowledge(words_of("en"), OPENING.config)
    assert OPENING.turn
    assert think(PLAYERS[former], OPENING, OPENING.turn.seat, knowledge) == think(
        PLAYERS[now], OPENING, OPENING.turn.seat, knowledge
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_words_are_fifty_of_the_list(language: str) -> None:
    words = first_words(language)
    assert len(set(words)) == len(words) == 50
    assert set(words) <= set(builtin_list(language).words)
    assert not set(words) & offensive_words(language)


def test_the_weakest_knows_the_first_words_of_a_list(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    letters = OPENING.letter_set
    for listed, known in ((["cat", "dog", "quixotry"], ["CAT", "DOG"]), (["house"], ["HOUSE"]), (["time"], ["TIME"])):
        mine.write_text("\n".join(listed), "utf-8")
        lexicon = open_lexicon(mine, letters, language="en")
        assert isinstance(lexicon, CompiledLexicon)
        assert list(lexicon.at_level(FIRST_WORDS).words()) == known
    unknown = open_lexicon(mine, letters)
    assert isinstance(unknown, CompiledLexicon)
    assert list(unknown.at_level(FIRST_WORDS).words()) == ["TIME"]


@pytest.mark.parametrize("name", NUMBERED_NAMES)
def test_a_level_lays_words_of_its_vocabulary_alone(name: str) -> None:
    words, most = words_of("en"), PLAYERS[name].level
    steps = whole_game(config_of("en", 2), [PLAYERS[name]] * 2, seed=2)
    laid = [word.word.upper() for line in steps[-1].state.sheet for word in line.words]
    levels = {words.levels[tuple(word)] for word in laid}
    assert max(levels, default=0) <= (LEVELS[-2] if most is None else max(1, most))


def test_more_ideas_find_better_plays() -> None:
    assert OPENING.turn
    seat, knowledge = OPENING.turn.seat, WatchedKnowledge(words_of("en"), OPENING.config)
    found = knowledge.plays(view(OPENING, seat), seat, None)  # type: ignore[no-untyped-call]
    plays = [play.command for play in found]

    def mean_place(ideas: float) -> float:
        player = Human("somebody", Style(level=None), ideas)
        states = [replace(OPENING, version=OPENING.version + number) for number in range(40)]
        return sum(plays.index(think(player, state, seat, knowledge)) for state in states) / len(states)

    assert mean_place(1) > mean_place(10) > mean_place(1000)
    assert mean_place(100_000) == 0


def test_form_is_told_from_what_everybody_knows() -> None:
    """It stays the same in a game, whatever is on racks and board, and differs from game to game."""
    seen = view(OPENING, 0)
    later = replace(seen, version=seen.version + 20, bag=3)
    other = replace(seen, commit="another game")
    assert ideas_today("level-5", seen, 0, 2.0) == ideas_today("level-5", later, 0, 2.0)
    assert ideas_today("level-5", seen, 0, 2.0) != ideas_today("level-5", other, 0, 2.0)
    assert ideas_today("level-5", seen, 0, 0.0) == ideas_today("level-5", other, 0, 0.0)


def test_every_game_says_how_many_ideas_each_level_has() -> None:
    known = all_ideas()
    assert set(known) == {EVERYWHERE, *GAMES}
    for game, languages in known.items():
        assert EVERYWHERE in languages, game
        assert set(languages) <= {EVERYWHERE, *LANGUAGES}
        assert all(len(ideas) == 10 and min(ideas) > 0 for ideas in languages.values())


def test_nobody_ends_a_game_by_giving_up_a_turn() -> None:
    assert OPENING.turn
    seat, knowledge = OPENING.turn.seat, WatchedKnowledge(words_of("en"), OPENING.config)
    player = Human("somebody", Style(level=None, gives_up=1), 1e-9)
    assert think(player, OPENING, seat, knowledge).kind == "exchange"
    game = GAMES[OPENING.config.game]
    last = replace(OPENING, passes=game.passes_left(OPENING) - 1)
    assert think(player, last, seat, knowledge).kind == "play"
