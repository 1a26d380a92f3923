"""The deeper player of a race: its odds, the race it plays on in thought, what it makes of its rack."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from rekje.analysis.moves import Move
from rekje.analysis.walk.judge import RaceJudge
from rekje.cli.learn import LearnJob
from rekje.engine.walk.ahead import RaceState, WalkMove
from rekje.engine.walk.race_ahead import RaceEvaluator, answered
from rekje.engine.walk.race_start import Deal, begun
from rekje.engine.walk.rack_worth import UNSEEN, RackWorth
from rekje.engine.walk.search import WalkSearch
from rekje.games.editions import builtin_edition
from rekje.games.registry import get_game
from rekje.games.walk.game import WalkingGame
from rekje.games.walk.heap import heap_of
from rekje.model.commands import Pass, Play
from rekje.model.events import PlayLaid
from rekje.model.state import State
from rekje.model.tiles import LetterSet
from rekje.players import PLAYERS
from rekje.players.derived_leaves import derive_leave_values
from rekje.players.leave_values import LeaveValues
from rekje.players.match import think
from rekje.players.walk.odds import odds, shares
from rekje.referee.view import view
from rekje.storage.leave_files import SHIPPED, find_leaves
from tests.players.walk_kit import FewWords, WatchedWalks, config_of, state_after, table, whole_game, words_of

GAME = get_game("koning")
LEFT = [0.5 * n for n in range(121)]


def test_odds_are_chances_and_fall_with_the_way_that_is_left() -> None:
    assert odds([0, 5], 0) == 1
    assert odds([5, 0], 0) == 0
    for other in (1, 12, 30.5, 60):
        line = [odds([own, other], 0) for own in LEFT]
        assert all(0 <= chance <= 1 for chance in line)
        assert all(one >= then - 1e-9 for one, then in pairwise(line))


def test_who_is_on_turn_has_the_better_odds() -> None:
    """One of both wins, and to be on turn is worth something."""
    for own in (3, 14, 27, 40, 60):
        assert odds([own, own], 0) > 0.5
        assert odds([own, own + 30], 0) > 0.95


def test_of_two_the_odds_are_those_of_every_way_that_the_race_may_go() -> None:
    @cache
    def first(own: int, other: int) -> float:
        return 1.0 if own <= 0 else sum(share * (1 - first(other, own - gain)) for gain, share in shares() if other > 0)

    for own, other in product((1, 9, 20, 33), (2, 9, 41)):
        assert odds([own, other], 0) == pytest.approx(first(own, other))
        assert odds([other, own], 1) == pytest.approx(1 - first(other, own))


@pytest.mark.parametrize("lefts", [(20, 20, 20), (3.5, 31, 12.25, 60), (1, 1, 1, 1, 1, 1), (0, 4, 0)])
def test_one_of_all_seats_wins(lefts: tuple[float, ...]) -> None:
    chances = [odds(lefts, seat) for seat in range(len(lefts))]
    assert sum(chances) == pytest.approx(1)
    assert all(chance >= 0 for chance in chances)
    # One more seat, far behind, takes next to nothing from anybody.
    assert odds([*lefts, 500], 0) == pytest.approx(chances[0])


@pytest.mark.parametrize("options", [{}, {"blank": "free"}, {"open_tiles": False}, {"finish": "pass"}])
def test_a_race_in_thought_goes_as_the_referee_says(options: dict[str, object]) -> None:
    """Every play of a game, laid in thought: kings, heap, words made and tiles held are as they then were."""
    assert isinstance(GAME, WalkingGame)
    config = config_of("nl", 3, **options)
    search = WatchedWalks(words_of("nl"), config).search(None)
    steps = whole_game(config, [PLAYERS["greedy"]] * 3, seed=6)
    compared = 0
    for before, after in pairwise(steps):
        played = next((event for event in after.events if isinstance(event, PlayLaid)), None)
        if not isinstance(after.command, Play) or played is None:
            continue
        started = begun(search, GAME, view(before.state, played.seat), played.seat, seed=1)
        assert started
        course, dealer = started
        held = [len(one.rack) for one in before.state.seats]
        dealt = dealer.deal()
        seen = {seat: len(course.racks[seat]) + len(dealt.racks[seat]) for seat in course.racks}
        assert seen == dict(enumerate(held))
        assert len(dealt.bag) == before.state.bag
        laid = search.lying({square: after.state.board[square] for square in played.path}, False)
        new = [(x, y, tile) for x, y, tile in dict.fromkeys(laid) if (x, y) not in before.state.board]
        course.bag = list(dealt.bag)
        course.take(WalkMove(search.spell(tuple(played.words[0].word.upper())), played.path, new))
        assert [course.places[seat] for seat in range(3)] == [one.score for one in after.state.seats]
        assert sorted(course.heap) == sorted(search.lying(after.state.board, config.options["blank"] == "free"))
        assert len(course.made) == len(heap_of(after.state).made)
        assert len(course.racks[played.seat]) == held[played.seat] - len(new) + min(2, len(dealt.bag))
        assert (course.home is not None) == (after.state.outcome is not None)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize(("places", "word"), [((0, 0), "RADAR"), ((54, 0), "DTENSI")])
def test_the_expert_keeps_its_tiles_until_they_win(places: tuple[int, int], word: str) -> None:
    """Four tiles more for one letter more are worth it only where it wins the race."""
    words = FewWords("RADAR", "DTENSI")
    state = table(words, {"A1": "R", "B1": "A", "C1": "D"}, ["ARTENSI", "XQ"], list(places))
    command = think(PLAYERS["expert"], state, 0, WatchedWalks(words, state.config, by_level=False))
    assert isinstance(command, Play)
    assert command.word.upper() == word


@pytest.mark.parametrize(("places", "word"), [((0, 0), "RADAR"), ((0, 54), "DTENSI")])
def test_whoever_answers_keeps_its_tiles_until_they_win(places: tuple[int, int], word: str) -> None:
    state = table(FewWords("RADAR", "DTENSI"), {"A1": "R", "B1": "A", "C1": "D"}, ["XQ", "ARTENSI"], list(places))
    search, course, evaluator = race_of(state)
    course.mover = 1
    answer = evaluator.reply(course)
    assert answer
    assert search.spell(tuple(word)) == answer.word


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_others_answer_until_it_is_the_seats_turn_again(seats: int) -> None:
    state = state_after(6, config_of("nl", seats), [PLAYERS["greedy"]] * seats, seed=4)
    assert state.turn
    _, course, evaluator = race_of(state)
    made = len(course.made)
    found = answered(course, course.steps()[0], Deal(bag=[1] * 40), evaluator)
    assert found.mover == state.turn.seat
    assert made + 1 < len(found.made) <= made + seats
    assert len(course.made) == made


def race_of(state: State) -> tuple[WalkSearch, RaceState, RaceEvaluator]:
    """The race as the seat on turn sees it, and what is thought of it by the letters."""
    assert isinstance(GAME, WalkingGame)
    assert state.turn
    words = words_of("nl") if len(state.board) > 3 else FewWords("RADAR", "DTENSI")
    search = WatchedWalks(words, state.config, by_level=len(state.board) > 3).search(None)
    started = begun(search, GAME, view(state, state.turn.seat), state.turn.seat, seed=1)
    assert started
    course, letters = started[0], state.letter_set
    return search, course, RaceEvaluator(course.rules.goal, derive_leave_values(state.edition), letters)


@pytest.mark.parametrize("is_open", [True, False])
def test_the_experts_play_has_a_better_chance_than_the_longest(is_open: bool) -> None:
    config = config_of("nl", 3, open_tiles=is_open)
    better = 0.0
    for turn in (6, 9, 12, 15):
        state = state_after(turn, config, [PLAYERS["greedy"]] * 3, seed=4)
        assert state.turn
        seat, knowledge = state.turn.seat, WatchedWalks(words_of("nl"), config)
        seen = view(state, seat)
        played = think(PLAYERS["expert"], state, seat, knowledge)
        longest = knowledge.plays(seen, seat, None)[0].command
        told = knowledge.stands_after(seen, seat, [played, longest, Pass(seat=seat)], 4, seed=7)
        assert told
        assert {len(each) for each in told} == {1 if is_open else 4}
        assert all(0 <= one.chance <= 1 for each in told for one in each)
        best, long, passed = (fmean(one.chance for one in each) for each in told)
        assert best >= (long if is_open else passed)
        better += best - long
    assert better >= 0


def test_where_racks_are_open_no_luck_tells_how_a_race_stands() -> None:
    state = state_after(9, config_of("nl", 3), [PLAYERS["greedy"]] * 3, seed=4)
    assert state.turn
    seat, knowledge = state.turn.seat, WatchedWalks(words_of("nl"), state.config)
    acts = [*(play.command for play in knowledge.plays(view(state, seat), seat, None)[:5]), Pass(seat=seat)]
    told = [knowledge.stands_after(view(state, seat), seat, acts, 3, seed=seed) for seed in range(4)]
    assert told[0]
    assert all(one == told[0] for one in told)


@pytest.mark.parametrize(("places", "chance"), [((30, 10), 1.0), ((10, 30), 0.0), ((20, 20), 0.5)])
def test_K13_when_all_have_passed_the_foremost_has_won(places: tuple[int, int], chance: float) -> None:
    """So a pass after passes of all others is worth that, and no more."""
    state = table(FewWords("RADAR"), {"A1": "R", "B1": "A", "C1": "D"}, ["XQ", "XQ"], list(places))
    knowledge = WatchedWalks(FewWords("RADAR"), state.config, by_level=False)
    once = knowledge.stands_after(view(replace(state, passes=1), 0), 0, [Pass(seat=0)], 1, seed=7)
    assert once
    assert once[0][0].chance == chance
    going_on = knowledge.stands_after(view(state, 0), 0, [Pass(seat=0)], 1, seed=7)
    assert going_on
    # The other has no word either, and passes too.
    assert going_on[0][0].chance == chance


def test_of_what_no_search_takes_nothing_is_told() -> None:
    state = state_after(6, config_of("nl", 2), [PLAYERS["greedy"]] * 2, seed=4)
    assert state.turn
    seat, knowledge = state.turn.seat, WatchedWalks(words_of("nl"), state.config)
    long = Play(seat=seat, word="EN" * 12, path=[next(iter(state.board)), (90, 90)] * 12)
    assert knowledge.stands_after(view(state, seat), seat, [long], 2, seed=7) is None
    hexes = state_after(6, config_of("nl", 2, grid="hex"), [PLAYERS["greedy"]] * 2, seed=4)
    assert hexes.turn
    knowledge = WatchedWalks(words_of("nl"), hexes.config)
    acts = [Pass(seat=hexes.turn.seat)]
    assert knowledge.stands_after(view(hexes, hexes.turn.seat), hexes.turn.seat, acts, 2, seed=7) is None


def test_after_a_word_that_no_search_takes_turns_are_judged_all_the_same() -> None:
    state = state_after(6, config_of("nl", 2), [PLAYERS["greedy"]] * 2, seed=4)
    assert state.turn
    heap = heap_of(state)
    made = replace(heap.made[-1], word="EN" * 12)
    state = replace(state, own=replace(heap, made=(*heap.made, made)))
    seat = state.turn.seat
    judged = RaceJudge(WatchedWalks(words_of("nl"), state.config)).judge(view(state, seat), seat, Move("pass"))
    assert judged.played
    assert judged.choices[0].equity > judged.played.equity


@pytest.mark.parametrize("turn", [1.0, 2.6, 8.4, 14.2])
def test_however_short_words_are_one_of_all_wins(turn: float) -> None:
    assert sum(share for _, share in shares(turn)) == pytest.approx(1)
    assert all(gain > 0 for gain, _ in shares(turn))
    for lefts in ((60, 60), (3.5, 31, 12.25, 60)):
        assert sum(odds(lefts, seat, turn) for seat in range(len(lefts))) == pytest.approx(1)


KEPT = LeaveValues({"?": 3, "E": 1.5}, {"EE": -0.5}, late={"?": 1, "E": 0.6, "EE": -0.2})


@pytest.mark.parametrize(("far", "three"), [(1, 3.0), (0, 1.2), (0.5, 2.1)])
def test_another_tile_of_a_letter_is_worth_less(far: float, three: float) -> None:
    letters = config_of("de", 2).edition.letter_set
    worth = RackWorth(KEPT, letters, far)
    e = letters.faces.index("E") + 1
    assert worth.of([e, e, e]) == pytest.approx(three)
    assert worth.of([e, 0, e, e + 1, e]) == pytest.approx(three + 1 + 2 * far)


def test_an_unseen_tile_is_worth_what_tiles_are_worth_on_average() -> None:
    letters = LetterSet(("E", "X"), (0, 0), (3, 2), blanks=1)
    worth, box = RackWorth(KEPT, letters, 1), [0, 1, 1, 1, 2, 2]
    for held in ([], [1], [1, 2, 1]):
        drawn = [worth.of([*held, *tiles]) for tiles in product(box, repeat=3)]
        assert worth.of([*held, UNSEEN, UNSEEN, UNSEEN]) == pytest.approx(fmean(drawn))


def test_learned_values_tell_that_variety_is_worth_more() -> None:
    for edition in ("nl", "fr", "de", "en", "it"):
        found = find_leaves(LearnJob(builtin_edition("koning", edition), None).prepared[0], [SHIPPED])
        assert found
        for often in "EIANR":
            assert found.worths.twos[2 * often] < 0
            assert found.worths.late[2 * often] < 0


def test_what_letters_tell_of_a_race() -> None:
    """A blank is worth most, frequent letters more than rare ones, and everything more in the long run."""
    edition = config_of("de", 2).edition
    worths = derive_leave_values(edition)
    assert max(worths.ones, key=worths.ones.__getitem__) == "?"
    assert worths.late["E"] > worths.late["G"] > worths.late["Q"]
    assert all(worths.ones[tile] > worths.late[tile] for tile in ("?", "E", "N", "R"))


def test_deals_are_shuffles_of_what_is_unseen() -> None:
    assert isinstance(GAME, WalkingGame)
    state = state_after(6, config_of("nl", 2, open_tiles=False), [PLAYERS["greedy"]] * 2, seed=4)
    assert state.turn
    seen = view(state, state.turn.seat)
    search = WatchedWalks(words_of("nl"), state.config).search(None)
    start = begun(search, GAME, seen, state.turn.seat, seed=Random(3).getrandbits(63))
    assert start
    deals = [start[1].deal() for _ in range(2)]
    unseen = sorted(search.alphabet.held[tile] for tile in seen.unseen.elements())
    assert all(sorted([*deal.bag, *b"".join(deal.racks.values())]) == unseen for deal in deals)
    assert deals[0] != deals[1]


@pytest.mark.parametrize("is_open", [True, False])
def test_it_is_known_whether_racks_are_hidden(is_open: bool) -> None:
    assert isinstance(GAME, WalkingGame)
    state = state_after(6, config_of("nl", 2, open_tiles=is_open), [PLAYERS["greedy"]] * 2, seed=4)
    assert state.turn
    search = WatchedWalks(words_of("nl"), state.config).search(None)
    start = begun(search, GAME, view(state, state.turn.seat), state.turn.seat, seed=1)
    assert start
    assert start[1].hides != is_open
