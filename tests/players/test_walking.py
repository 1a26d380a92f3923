"""The players where words are walked: legal to the end in every edition, the same twice, from views only."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rekje.board.walk.walk import Walk, check_walk
from rekje.games.editions import edition_names
from rekje.games.registry import get_game
from rekje.games.walk.heap import heap_of
from rekje.model.commands import Play
from rekje.model.events import PlayLaid
from rekje.model.problems import FormError, Refusal
from rekje.model.tiles import UNKNOWN, as_held, split_tiles
from rekje.model.walk.commands import Open
from rekje.model.walk.events import Chosen
from rekje.players import PLAYERS, get_player, players_for
from rekje.players.base import Budget
from rekje.players.match import think
from rekje.players.registry import NAMES
from rekje.players.walk.simulation import imagine
from rekje.referee import decide, replay
from rekje.referee.view import view
from rekje.tables.facts import LiveFacts
from tests.players.kit import LEVELS, QUICK, judged
from tests.players.walk_kit import FewWords, NoSearch, WatchedWalks, config_of, state_after, table, whole_game, words_of

EDITIONS = edition_names("koning")
GAME = get_game("koning")


@pytest.mark.parametrize(("edition", "judging"), judged(EDITIONS))
@pytest.mark.parametrize("name", NAMES)
def test_plays_whole_games_to_the_end(name: str, edition: str, judging: str) -> None:
    seats = 2 + EDITIONS.index(edition) % 3
    hidden = {"open_tiles": EDITIONS.index(edition) % 2 == 0}
    config = config_of(edition, seats, judging=judging, challenge_penalty="turn", **hidden)
    steps = whole_game(config, [QUICK[name]] * seats, seed=5)
    last = steps[-1].state
    assert last.outcome
    assert last.outcome.reason == "reached"
    assert replay(event for step in steps for event in step.events) == last


@pytest.mark.parametrize("options", [{"grid": "hex"}, {"blank": "free"}, {"finish": "pass"}])
@pytest.mark.parametrize("name", NAMES)
def test_plays_with_every_option(name: str, options: dict[str, object]) -> None:
    last = whole_game(config_of("nl", 2, **options), [QUICK[name]] * 2, seed=3)[-1].state
    assert last.outcome
    assert len(heap_of(last).made) > 3


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_gives_the_same_command(name: str) -> None:
    config = config_of("nl", 2, open_tiles=False)
    once, again = (whole_game(config, [QUICK[name]] * 2, seed=9) for _ in range(2))
    assert [step.command for step in once] == [step.command for step in again]


@pytest.mark.parametrize("name", NAMES)
def test_never_lays_an_offensive_word(name: str) -> None:
    words = words_of("nl")
    steps = whole_game(config_of("nl", 2), [QUICK[name]] * 2, seed=1)
    laid = [event.word for step in steps for event in step.events if isinstance(event, PlayLaid)]
    assert laid
    assert all(words.levels[tuple(word.upper())] < LEVELS[-1] for word in laid)


@pytest.mark.parametrize("name", NAMES)
def test_refuses_to_look_at_more_than_its_view(name: str) -> None:
    """The shuffle's secret, and a rack that doesn't lie open."""
    state = state_after(0, config_of("nl", 2, open_tiles=False), [QUICK[name]] * 2, seed=1)
    knowledge = WatchedWalks(words_of("nl"), state.config)
    for shown in (state, replace(state, secret="", cursor=0)):
        with pytest.raises(ValueError, match="only the view"):
            QUICK[name].choose(shown, 0, knowledge)


@pytest.mark.parametrize("name", NAMES)
def test_hidden_racks_change_nothing(name: str) -> None:
    """What another seat holds without showing it can't matter: with other tiles there the command is the same."""
    state = state_after(6, config_of("nl", 2, open_tiles=False), [PLAYERS["greedy"]] * 2, seed=4)
    assert state.turn
    seat, knowledge = state.turn.seat, WatchedWalks(words_of("nl"), state.config)
    other = replace(state.seats[1 - seat], rack=("Q",) * len(state.seats[1 - seat].rack))
    changed = replace(state, seats=tuple(state.seats[i] if i == seat else other for i in range(2)))
    assert think(QUICK[name], state, seat, knowledge) == think(QUICK[name], changed, seat, knowledge)


@pytest.mark.parametrize("rack", ["????", "Q", "QQQQQQQQQQ", "", "EEEEEEEEEEEEEEEE"])
@pytest.mark.parametrize("name", NAMES)
def test_always_finds_a_legal_command(name: str, rack: str) -> None:
    start = state_after(5, config_of("nl", 2), [PLAYERS["greedy"]] * 2, seed=3)
    assert start.turn
    seat = start.turn.seat
    seats = tuple(replace(one, rack=tuple(rack)) if i == seat else one for i, one in enumerate(start.seats))
    state = replace(start, seats=seats)
    command = think(QUICK[name], state, seat, WatchedWalks(words_of("nl"), state.config))
    assert not isinstance(decide(state, command, LiveFacts(words_of("nl"), NoSearch())), Refusal)


@pytest.mark.parametrize("name", NAMES)
def test_opens_with_a_word_of_its_own_or_with_none(name: str) -> None:
    start = state_after(0, config_of("nl", 2), [QUICK[name]] * 2, seed=2)
    words = FewWords("LEPEL")
    knowledge = WatchedWalks(words, start.config, by_level=False)
    for rack, expected in (("LEPXXXXXXX", "LEPEL"), ("XXXXXXXXXX", None)):
        state = replace(start, seats=tuple(replace(one, rack=tuple(rack)) for one in start.seats))
        command = think(QUICK[name], state, 1, knowledge)
        assert isinstance(command, Open)
        assert command.words.get("1") == expected
        events = decide(state, command, LiveFacts(words, NoSearch())).events
        assert isinstance(events, tuple)
        assert events[0] == Chosen(1, expected, tuple(command.path or ()))


def test_greedy_takes_the_longest_word_with_the_fewest_new_tiles() -> None:
    words = FewWords("LEPEL", "LEPELS", "SPELEN", "PEL")
    state = table(words, {"A1": "L", "B1": "E", "C1": "P"}, ["SPELEN", "ABC"], [0, 0])
    command = think(PLAYERS["greedy"], state, 0, WatchedWalks(words, state.config, by_level=False))
    assert isinstance(command, Play)
    assert command.word == "LEPELS"


def test_weaker_players_make_shorter_words() -> None:
    lengths: Counter[str] = Counter()
    for name in ("level-2", "level-7", "greedy"):
        for seed in range(4):
            steps = whole_game(config_of("nl", 2), [QUICK[name]] * 2, seed)
            laid = [event.score for step in steps for event in step.events if isinstance(event, PlayLaid)]
            lengths[name] += 1000 * sum(laid) // len(laid)
    assert lengths["level-2"] < lengths["level-7"] < lengths["greedy"]


def test_on_a_hexagonal_grid_walks_are_legal_though_not_all_are_found() -> None:
    steps = whole_game(config_of("nl", 2, grid="hex"), [PLAYERS["amateur"], PLAYERS["greedy"]], seed=6)
    state = steps[8].state
    assert state.turn
    knowledge = WatchedWalks(words_of("nl"), state.config)
    found = knowledge.plays(view(state, state.turn.seat), state.turn.seat, None)
    assert found
    for play in found:
        assert isinstance(play.command, Play)
        ground = knowledge.game.ground(state, state.turn.seat)
        assert isinstance(check_walk(ground, split_tiles(play.command.word), play.command.path or ()), Walk)


def test_a_heap_that_hangs_together_only_by_hexagons() -> None:
    """B1 and A2 touch on hexagons, not on squares: words go on from the larger part."""
    words = FewWords("EEND")
    tiles = {"B1": "E", "A2": "E", "A3": "N"}
    state = table(words, tiles, ["ED", "A"], [0, 0], grid="hex")
    command = think(PLAYERS["greedy"], state, 0, WatchedWalks(words, state.config, by_level=False))
    assert isinstance(command, Play)
    assert command.word == "EEND"
    assert not isinstance(decide(state, command, LiveFacts(words, NoSearch())), Refusal)


def test_who_plays_which_game() -> None:
    assert list(players_for(GAME)) == [*(f"level-{number}" for number in range(1, 11)), "greedy", "racer", "expert"]
    assert list(players_for(get_game("scrabble"))) == [
        *(f"level-{number}" for number in range(1, 11)),
        "greedy",
        "strong",
        "expert",
    ]
    assert get_player("racer", GAME) is PLAYERS["racer"]
    with pytest.raises(FormError) as raised:
        get_player("racer", get_game("scrabble"))
    assert raised.value.code == "engine-player-other-game"


def test_what_is_imagined_could_be_so() -> None:
    """Hidden tiles are dealt from those unseen, each once; what is seen stays as it is."""
    state = state_after(7, config_of("nl", 3, open_tiles=False), [PLAYERS["greedy"]] * 3, seed=7)
    seen = view(state, 1)
    imagined, facts = imagine(seen, Random(1))
    assert [len(one.rack) for one in imagined.seats] == [len(one.rack) for one in state.seats]
    assert imagined.seats[1].rack == state.seats[1].rack
    assert UNKNOWN not in imagined.seats[0].rack
    rest, _ = facts.draw(imagined, imagined.bag)
    everywhere = Counter(map(as_held, imagined.board.values())) + Counter(rest)
    assert sum((Counter(one.rack) for one in imagined.seats), everywhere) == Counter(state.box)


# The racer, on tables made by hand.


def racer_on(words: FewWords, *table_args: object, budget: Budget | None = None, **options: object) -> object:
    state = table(words, *table_args, **options)  # type: ignore[arg-type]
    knowledge = WatchedWalks(words, state.config, by_level=False)
    return think(PLAYERS["racer"], state, 0, knowledge, budget or Budget())


def test_the_racer_wins_at_once_where_it_can() -> None:
    words = FewWords("PEN", "SPIN")
    command = racer_on(words, {"A1": "P"}, ["ENSI", "EN"], [56, 57], bag=0)
    assert isinstance(command, Play)
    assert command.word == "SPIN"


@pytest.mark.parametrize(("other", "word"), [(54, "REN"), (20, "PREI")])
def test_the_racer_leaves_no_winning_word_to_the_next(other: int, word: str) -> None:
    """After PREI the other makes SPREIDEN; if that brings it home, REN, which gives it nothing, is better."""
    words = FewWords("PREI", "REN", "SPREIDEN")
    command = racer_on(words, {"A1": "R"}, ["PEIN", "SDEN"], [30, other], bag=0)
    assert isinstance(command, Play)
    assert command.word == word
