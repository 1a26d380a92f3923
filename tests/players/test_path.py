"""The players where words are written down: legal to the end with every option, the same twice, from views only."""

from __future__ import annotations

import itertools
from collections import Counter
from statistics import mean

import msgspec
import pytest
from msgspec.structs import replace

from rekje.engine.path.knowledge import MOST_STEPS
from rekje.games.editions import edition_names
from rekje.games.path.turns import in_first_round
from rekje.games.path.words import change_paper, paper_of
from rekje.games.registry import get_game
from rekje.model.commands import Challenge, Vote
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Claim, Free, Knock, LayToken, Place, Swap
from rekje.model.path.events import DiceThrown, KnockMade, LetterFreed, Placed, TokenLaid
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.players import get_player, players_for
from rekje.players.base import PACE, Pace, open_commands
from rekje.players.leave_values import LeaveValues
from rekje.players.match import next_due, think
from rekje.players.path.humans import STYLES, Reader, may_give_up
from rekje.players.path.standing import standing
from rekje.players.ports import Candidate
from rekje.players.steps import MatchStep
from rekje.records.export import export_record
from rekje.records.record import read_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee import decide, evolve, replay
from rekje.referee.view import view
from rekje.tables.facts import LiveFacts
from tests.players.kit import JUDGINGS, LEVELS, QUICK, NoSearch, judged
from tests.players.path_kit import WatchedPaths, config_of, game, state_after, table, whole_game, words_of
from tests.players.walk_kit import FewWords

GAME = get_game("letter")
HERE = {name: QUICK[name] for name in players_for(GAME)}
EDITIONS = edition_names("letter")
SOME = ("level-1", "level-4", "level-7", "level-10", "greedy", "canny", "expert")
EVERY = pytest.mark.parametrize("name", SOME)
"""Every class of players, and of the levels some: games of written words take long."""
OPTIONS: list[tuple[int, dict[str, object]]] = [
    (1, {"solo": "1"}),
    (1, {"solo": "2", "solo_time": 60}),
    (1, {"solo": "1", "solo_letters": 66, "glass": 30}),
    (2, {"glass": 30, "scoring": "letters"}),
    (2, {"turning": True, "scoring": "bonus", "blank_touches": False}),
    (3, {"knock_window": 0, "judging": "challenge", "challenge_penalty": "turn"}),
    (4, {"glass": 5, "knock_window": 20, "judging": "agree"}),
    (6, {"knock_window": 2}),
    (2, {"scoring": "distinct"}),
]


@pytest.mark.parametrize(("edition", "judging"), judged(EDITIONS))
@EVERY
def test_plays_whole_games_to_the_end(name: str, edition: str, judging: str) -> None:
    # With more seats, test_never_tries_what_is_refused plays.
    seats = 2 + EDITIONS.index(edition) % 3
    steps = whole_game(config_of(edition, seats, judging=judging), [HERE[name]] * seats, seed=5)
    last = steps[-1].state
    assert last.outcome
    assert last.outcome.reason == "no-new-word"
    assert replay(event for step in steps for event in step.events) == last


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_plays_with_every_option(seats: int, options: dict[str, object]) -> None:
    """Whoever plays with whom; nothing is refused, and the record says the same as the table."""
    names = sorted(HERE)
    players = [HERE[names[seat % len(names)]] for seat in range(seats)]
    steps = whole_game(config_of("en", seats, **options), players, seed=1)
    last = steps[-1].state
    assert last.outcome
    assert len(paper_of(last).written) > (5 if "solo_time" in options else 10)
    assert replayed(steps) == last.outcome.scores


def replayed(steps: list[MatchStep]) -> tuple[int, ...]:
    """The result of a game once its record has been written, read and refereed."""
    record = export_record([event for step in steps for event in step.events], "any")
    record = read_record(msgspec.json.encode(record))
    words = words_of("en")
    result = replay_record(record, RecordFacts(record, words, NoSearch()))
    assert result.refusal is None
    outcome = replay(result.events).outcome
    assert outcome
    return tuple(outcome.scores)


@pytest.mark.parametrize("seed", range(12))
def test_never_tries_what_is_refused(seed: int) -> None:
    seats = 1 + seed % 6
    names = sorted(HERE)
    players = [HERE[names[(seed + 3 * seat) % len(names)]] for seat in range(seats)]
    judging = JUDGINGS[seed % len(JUDGINGS)]
    config = config_of(EDITIONS[seed % len(EDITIONS)], seats, judging=judging, turning=seed % 2 == 1)
    assert whole_game(config, players, 100 + seed)[-1].state.outcome


@EVERY
def test_the_same_view_gives_the_same_command(name: str) -> None:
    once, again = (list(itertools.islice(game(config_of("en", 3), [HERE[name]] * 3, seed=9), 70)) for _ in range(2))
    assert len(once) == 70
    assert [step.command for step in once] == [step.command for step in again]


@EVERY
def test_never_names_an_offensive_word(name: str) -> None:
    words = words_of("de")
    last = whole_game(config_of("de", 2), [HERE[name]] * 2, seed=1)[-1].state
    assert all(words.levels[tuple(written.word)] < LEVELS[-1] for written in paper_of(last).written)


@pytest.mark.parametrize("name", ["level-3", "level-7"])
def test_people_name_words_of_their_vocabulary_today_alone(name: str) -> None:
    words, player = words_of("en"), HERE[name].of(GAME)  # type: ignore[attr-defined]
    last = whole_game(config_of("en", 2), [player] * 2, seed=2)[-1].state
    today = [player.today(last, seat) for seat in range(2)]
    written = paper_of(last).written
    assert written
    for one in written:
        assert words.levels[tuple(one.word)] <= (today[one.seat].level or LEVELS[-2])
        assert today[one.seat].knows(one.word)


def test_on_better_days_people_know_more_words_and_look_longer() -> None:
    known = [(99 if style.level is None else style.level, style.share) for style in STYLES]
    assert known == sorted(known)
    assert [style.looks for style in STYLES] == sorted(style.looks for style in STYLES)
    assert all(HERE[f"level-{number}"].of(GAME).levels == {1, 2, 3, 4, None} for number in range(2, 11))  # type: ignore[attr-defined]


def test_the_weakest_knows_fifty_words_every_day() -> None:
    assert HERE["level-1"].of(GAME).levels == {0}  # type: ignore[attr-defined]


def test_a_day_is_told_from_what_everybody_knows() -> None:
    """It stays the same in a game, and differs from game to game, by more than one level."""
    player = HERE["level-5"].of(GAME)  # type: ignore[attr-defined]
    state = state_after(0, config_of("en", 2), [player] * 2, seed=1)
    later = replace(state, version=state.version + 20)
    assert player.today(view(state, 0), 0) == player.today(view(later, 0), 0)
    looks = {player.today(view(replace(state, commit=str(number)), 0), 0).looks for number in range(50)}
    assert len(looks) >= 4


def test_whoever_knows_a_larger_part_knows_the_smaller_one() -> None:
    words = [f"{one}{other}" for one in "ABCDEFGHIJ" for other in "KLMNOPQRST"]
    known = [{word for word in words if replace(STYLES[1], share=share).knows(word)} for share in (0, 0.25, 0.6, 1)]
    assert known[0] == set()
    assert known[0] < known[1] < known[2] < known[3] == set(words)
    assert 10 < len(known[1]) < 40


def test_nobody_gives_up_where_that_ends_the_game() -> None:
    config = config_of("en", 2)
    steps = whole_game(config, [HERE["greedy"]] * 2, seed=1)
    early = next(step.state for step in steps if step.state.turn)
    later = next(step.state for step in steps if step.state.turn and not paper_of(step.state).first_round)
    assert not may_give_up(view(early, 0))
    assert may_give_up(view(change_paper(later, dry=()), 0))
    assert not may_give_up(view(change_paper(later, dry=(1,)), 0))


def test_who_knows_no_word_lays_nothing_right_after_the_first_round() -> None:
    """L4, L5: its last turn is still on then, and others may knock; the one that a lay begins isn't of that round."""
    config = config_of("en", 2)
    words = words_of("en")
    state = next(
        step.state
        for step in game(config, [HERE["greedy"]] * 2, seed=1)
        if paper_of(step.state).window and paper_of(step.state).first_round and not in_first_round(step.state)
    )
    seat = next(one.seat for one in state.awaiting if "place" in one.commands)
    reader = Reader("level-5", (replace(STYLES[0], share=0),), 0)
    assert reader.lay(view(state, seat), seat, WatchedPaths(words, config)) is None


@EVERY
def test_refuses_to_look_at_more_than_its_view(name: str) -> None:
    state = state_after(0, config_of("en", 2), [HERE["level-2"]] * 2, seed=1)
    with pytest.raises(ValueError, match="only the view"):
        HERE[name].choose(state, 0, WatchedPaths(words_of("en"), state.config))


def test_who_plays_it() -> None:
    assert list(HERE) == [*(f"level-{number}" for number in range(1, 11)), "greedy", "canny", "expert"]
    assert all("canny" not in players_for(get_game(other)) for other in ("scrabble", "woordenspel", "koning"))


def test_stronger_players_write_more_and_win() -> None:
    """Over a few games each, in turned seats: a beginner loses to greedy, greedy to canny."""
    assert won("greedy", "level-3", 8) == 8
    assert won("canny", "greedy", 10) >= 7
    assert totals("level-2") < totals("level-5") < totals("greedy")


def won(one: str, other: str, games: int) -> float:
    """How many games the first player won; a shared one is half."""
    wins = 0.0
    for seed in range(games):
        seat = seed % 2
        players = [HERE[one], HERE[other]] if seat == 0 else [HERE[other], HERE[one]]
        outcome = whole_game(config_of("en", 2), players, seed, MOST_STEPS)[-1].state.outcome
        assert outcome
        wins += (seat in outcome.winners) / len(outcome.winners)
    return wins


def totals(name: str) -> int:
    outcomes = [
        whole_game(config_of("en", 2), [HERE[name]] * 2, seed, MOST_STEPS)[-1].state.outcome for seed in range(3)
    ]
    return sum(sum(outcome.scores) for outcome in outcomes if outcome)


# Time


def test_nobody_is_faster_than_the_table_lets_them() -> None:
    slow = Pace(factor=0, least=2500)
    for state, seat in asked_states():
        delays = {name: HERE[name].delay(view(state, seat), seat) for name in HERE}
        assert min(delays.values()) >= PACE.least
        assert all(player.delay(view(state, seat), seat, slow) >= 2500 for player in HERE.values())
        assert all(player.delay(view(state, seat), seat, Pace(10)) >= 2 * PACE.least for player in HERE.values())


def asked_states() -> list[tuple[State, int]]:
    """Moments at which a seat is asked whether it knocks, or is on turn."""
    states = [step.state for step in whole_game(config_of("en", 2), [HERE["level-7"], HERE["level-2"]], 3)]
    seats = [(state, seat) for state in states for seat in (0, 1) if open_commands(state, seat)]
    return [(state, seat) for state, seat in seats if state.turn]


def test_weaker_players_take_longer() -> None:
    def usual(name: str, windows: bool) -> float:
        states = [pair for pair in asked_states() if bool(paper_of(pair[0]).window) == windows]
        return mean(HERE[name].delay(view(state, seat), seat) for state, seat in states)

    for windows in (True, False):
        assert usual("level-2", windows) > usual("level-7", windows) > usual("canny", windows)


def test_a_turn_is_over_before_the_glass() -> None:
    steps = whole_game(config_of("de", 2, glass=4), [HERE["level-2"], HERE["greedy"]], 1)
    assert not any(getattr(event, "timed_out", False) for step in steps for event in step.events)
    played = [step.command for step in steps if isinstance(step.command, Place | Swap | Claim)]
    assert len(played) > 20


def test_time_passes_and_never_runs_backwards() -> None:
    steps = whole_game(config_of("en", 3), [HERE["level-7"]] * 3, seed=4)
    moments = [step.command.ms for step in steps if step.command and step.command.kind != "draw"]
    assert all(ms is not None for ms in moments)
    assert moments == sorted(moments)  # type: ignore[type-var]


def test_who_sees_something_first_knocks_first() -> None:
    """Bids within 300 ms are settled by dice, in every other case the faster one has the floor alone (L14, L15)."""
    rolls = Counter[bool]()
    for seed in range(4):
        steps = whole_game(config_of("en", 6), [HERE["level-2"], *[HERE["greedy"]] * 5], seed)
        for before, step in itertools.pairwise(steps):
            for event in step.events:
                if isinstance(event, DiceThrown):
                    bids = dict(paper_of(before.state).window.bids)  # type: ignore[union-attr]
                    came = step.command.ms if isinstance(step.command, Knock) else None
                    several = len(event.order) > 1
                    rolls[several] += 1
                    assert max(bids.values(), default=0) - min(bids.values(), default=0) <= 300
                    assert not several or came is None or came - min(bids.values()) <= 300
    assert rolls[False] > 2
    assert rolls[True] > 0


def test_a_faster_neighbour_comes_first() -> None:
    state = asked_after_a_lay()
    seats = [seat for seat in range(3) if open_commands(state, seat)]
    delays = {seat: HERE["greedy"].delay(view(state, seat), seat) for seat in seats}
    due = next_due(state, [HERE["greedy"]] * 3)
    assert due
    assert due.seat == min(delays, key=lambda seat: delays[seat])
    assert due.ms == GAME.awaited_since(state) + min(delays.values())


def asked_after_a_lay() -> State:
    """Three seats; the first has laid R and overlooked ARM: the others are asked."""
    words = FewWords("BAR", "ARM")
    state = table(words, {"A1": "B1×1", "B1": "A1×1", "C2": "M1×1"}, ["R1×1 ?1×1", "T2×2 ?1×1", "T2×2 ?1×1"])
    lay = Place(seat=0, tile="R", at=(2, 0), size=(1, 1), words=["BAR"])
    return played(state, words, lay, msgspec.convert({"seat": 0, "do": "pass"}, AnyCommand))


def played(state: State, words: FewWords, *commands: AnyCommand) -> State:
    for command in commands:
        events = decide(state, command, LiveFacts(words, NoSearch()))
        assert not isinstance(events, Refusal), events
        for event in events.events:
            state = evolve(state, event)
    return state


# On tables made by hand


def ask(name: str, state: State, seat: int, words: FewWords) -> AnyCommand:
    return think(get_player(name), state, seat, WatchedPaths(words, state.config, by_level=False))


def test_knocks_for_what_was_overlooked_and_names_it_when_it_has_the_floor() -> None:
    words = FewWords("BAR", "ARM")
    state = asked_after_a_lay()
    for name in ("greedy", "canny"):
        assert ask(name, state, 1, words) == Knock(seat=1)
    state = played(state, words, replace(ask("greedy", state, 1, words), ms=1000))
    assert not open_commands(state, 1)
    deadline = next_due(state, [HERE["level-2"]] * 3, 1000)
    assert deadline
    assert (deadline.seat, deadline.ms, deadline.timed_out) == (1, 1300, True)
    state = played(state, words, msgspec.convert({"seat": 1, "do": "time-up", "ms": 1300}, AnyCommand))
    assert ask("greedy", state, 1, words) == Knock(seat=1, words=["ARM"])


def test_who_sees_nothing_accepts_and_then_waits() -> None:
    words = FewWords("BAR")
    state = asked_after_a_lay()
    command = ask("greedy", state, 2, words)
    assert command.kind == "accept"
    state = played(state, words, command)
    assert not open_commands(state, 2)
    with pytest.raises(ValueError, match="nothing to choose"):
        ask("greedy", state, 2, words)


def test_the_next_player_lets_the_others_knock_for_as_long_as_the_rules_say() -> None:
    words = FewWords("BAR")
    state = asked_after_a_lay()
    state = played(state, words, ask("greedy", state, 1, words))
    assert "place" in open_commands(state, 1)
    assert HERE["greedy"].delay(view(state, 1), 1, Pace(0)) == 5000


def test_claims_the_rest_after_a_lay() -> None:
    words = FewWords("BAR", "ARM", "BA")
    state = table(words, {"A1": "B1×1", "B1": "A1×1", "C2": "M1×1"}, ["R1×1", "T2×2"])
    lay = ask("greedy", state, 0, words)
    assert isinstance(lay, Place)
    assert sorted(lay.words) == ["ARM", "BAR"]
    state = played(state, words, lay)
    assert ask("greedy", state, 0, words) == Claim(seat=0, words=["BA"])
    state = played(state, words, Claim(seat=0, words=["BA"]))
    assert ask("greedy", state, 0, words).kind == "pass"


@EVERY
def test_without_a_lay_a_token_is_laid_before_a_letter_is_given_away(name: str) -> None:
    words = FewWords("BAR")
    with_token = table(words, {"A1": "B1×1"}, ["Q1×1 ?2×2", "R1×1 ?1×1"])
    assert ask(name, with_token, 0, words).kind == "blank"
    without = table(words, {"A1": "B1×1"}, ["Q1×1", "R1×1 ?1×1"])
    assert ask(name, without, 0, words).kind == "free"


def test_canny_gives_away_what_is_of_no_use_to_the_others() -> None:
    words = FewWords("BAR", "ARM")
    state = table(words, {"A1": "B1×1", "B1": "A1×1"}, ["R1×1 Q3×3", "T1×1"])
    assert ask("canny", replace(state, awaiting=only(state, "free")), 0, words).tile == "Q"  # type: ignore[union-attr]
    few = FewWords("QBA")
    assert ask("canny", replace(state, awaiting=only(state, "free")), 0, few).tile == "R"  # type: ignore[union-attr]


def only(state: State, *commands: str):  # type: ignore[no-untyped-def]
    return tuple(replace(one, commands=commands) if one.seat == 0 else one for one in state.awaiting)


@pytest.mark.parametrize("name", ["canny", "expert"])
@pytest.mark.parametrize(("kept", "laid"), [("S", "T"), ("T", "S")])
def test_keeps_the_letter_that_will_be_worth_more(name: str, kept: str, laid: str) -> None:
    words = FewWords("AS", "AT")
    state = table(words, {"H8": "A1×1"}, ["S1×1 T1×1", "E1×1"])
    knowledge = WatchedPaths(words, state.config, by_level=False, leave_values=LeaveValues({kept: 30.0, laid: 10.0}))
    lay = think(HERE[name], state, 0, knowledge)
    assert isinstance(lay, Place)
    assert [tile.tile for tile in lay.tiles] == [laid]


def test_canny_leaves_less_to_the_others() -> None:
    """S brings two words, T one; but after T the other's E brings one word, and prepares two more for S."""
    words = FewWords("AS", "SA", "EAS", "SAE", "TA", "TAE")
    state = table(words, {"H8": "A1×1"}, ["S1×1 T1×1", "E1×1"])
    greedy, canny = (ask(name, state, 0, words) for name in ("greedy", "canny"))
    assert isinstance(greedy, Place)
    assert isinstance(canny, Place)
    assert [tile.tile for tile in greedy.tiles] == ["S"]
    assert [tile.tile for tile in canny.tiles] == ["T"]


def test_canny_blocks_with_its_token() -> None:
    """Only one square is left beside the A, and the other could write five words with a letter there."""
    words = FewWords("AS", "SA", "TA", "SAX", "AX", "BAX", "XA", "ABX", "AB")
    wall = {"G8": "Q1×1", "H7": "Q1×1", "H9": "Q1×1", "G7": "Z1×1", "G9": "Z1×1"}
    state = table(words, {"H8": "A1×1", **wall, "J8": "A1×1"}, ["?1×1 T1×1", "X1×1 S1×1 B1×1"])
    command = ask("canny", state, 0, words)
    assert command.kind in ("blank", "place")
    if command.kind == "place":
        assert isinstance(command, Place)
        assert command.tiles[0].at == (8, 7)


@pytest.mark.parametrize(("scores", "kinds"), [((9, 5), {"blank"}), ((5, 9), {"place"}), ((5, 5), {"place"})])
def test_the_expert_ends_a_game_that_it_leads_and_no_other(scores: tuple[int, int], kinds: set[str]) -> None:
    """The other made no word; without one of the expert's the game is over (L19), and its token makes none."""
    words = FewWords("AS", "SA", "TA", "AX", "XA")
    state = table(words, {"H8": "A1×1"}, ["?1×1 T1×1", "X1×1 S1×1"])
    seats = tuple(replace(one, score=score) for one, score in zip(state.seats, scores, strict=True))
    opened = change_paper(replace(state, seats=seats), opened=(0, 1))
    assert {ask("expert", change_paper(opened, dry=(1,)), 0, words).kind} == kinds


@pytest.mark.parametrize("name", ["canny", "expert"])
def test_plays_on_where_waiting_would_share_the_game(name: str) -> None:
    """With a blank token laid, the other has nothing to lay, and the game is over without a word (L19). If the U is
    given away, the other writes EU, and after it there are two words with the A."""
    words = FewWords("EU", "UA", "EUA")
    state = table(words, {"A1": "Q1×1"}, ["U1×1 A1×1 ?1×1", "E1×1 ?1×1"])
    assert ask("greedy", state, 0, words).kind == "blank"
    given = ask(name, state, 0, words)
    assert isinstance(given, Free)
    assert given.tile == "U"
    nothing = FewWords("BAR")
    assert ask(name, state, 0, nothing).kind == "blank"


def test_a_game_thought_ahead_ends_with_a_round_without_a_word() -> None:
    words = FewWords("AS", "XA")
    state = table(words, {"H8": "A1×1"}, ["?1×1 S1×1", "T1×1 ?1×1"])
    knowledge = WatchedPaths(words, state.config, by_level=False)
    token = Candidate(LayToken(seat=0, at=(6, 7), size=(1, 1)), 0, 0, 0)
    lay = knowledge.plays(view(state, 0), 0, None)[0]
    waited, laid = knowledge.ahead(state, 0, None, [token, lay], 3)
    assert (waited.gains, waited.over) == ((0, 0, 0, 0), True)
    assert (laid.gains, laid.over) == ((1, 0, 0, 0), True)
    assert not knowledge.ahead(state, 0, None, [lay], 1)[0].over
    first_round = change_paper(state, opened=())
    assert not knowledge.ahead(first_round, 0, None, [token], 1)[0].over


def test_of_several_others_those_who_may_win_count_most() -> None:
    assert standing([7, 4], 0, 5.0) == 3
    assert standing([7, 4], 1, 50.0) == pytest.approx(-3)
    rival, beaten = (standing([20, *others], 0, 5.0) for others in ([14, 2], [16, 0]))
    assert rival > beaten
    assert standing([20, 16, 0], 0, 1e9) == pytest.approx(12)
    assert standing([20, 16, 0], 0, 1e-3) == pytest.approx(4, abs=0.01)


def test_a_game_that_is_over_is_won_lost_or_shared() -> None:
    won, lost, shared = (standing(totals, 0, 5.0, over=True) for totals in ([5, 4, 4], [4, 5, 0], [5, 5, 0]))
    assert won > 100
    assert lost < -100
    assert lost < shared < standing([5, 5, 0], 0, 5.0)


def test_swaps_a_token_where_that_makes_the_most_words() -> None:
    words = FewWords("BAR", "RAB", "BARS")
    tiles = {"A1": "B1×1", "B1": "A1×1", "C1": "?1×1", "D1": "S1×1", "A2": "Q1×1", "B2": "Q1×1"}
    command = ask("greedy", table(words, tiles, ["R1×1", "T1×1"]), 0, words)
    assert isinstance(command, Swap)
    assert (command.tile, command.at) == ("R", (2, 0))


def test_uses_free_letters() -> None:
    words = FewWords("BAR", "BARS")
    state = table(words, {"A1": "B1×1", "B1": "A1×1"}, ["R1×1", "T1×1"])
    state = replace(state, own=replace(paper_of(state), free=("S1×1",)))
    command = ask("greedy", state, 0, words)
    assert isinstance(command, Place)
    assert [(tile.tile, tile.free) for tile in command.tiles] == [("R", False), ("S", True)]
    assert not isinstance(decide(state, command, LiveFacts(words, NoSearch())), Refusal)


def test_people_look_at_ways_to_lay_one_own_letter() -> None:
    words = FewWords("BAR", "BARS", "RAB")
    state = table(words, {"A1": "B1×1", "B1": "A1×1", "C1": "?1×1"}, ["R1×1", "T1×1"])
    state = replace(state, own=replace(paper_of(state), free=("S1×1",)))
    knowledge, seen = WatchedPaths(words, state.config, by_level=False), view(state, 0)
    everything, alone = knowledge.plays(seen, 0, None), knowledge.single_lays(seen, 0, None)
    own = [one for one in everything if one.laid == 1 and not any(tile.free for tile in one.command.tiles)]  # type: ignore[union-attr]
    assert sorted(map(str, alone)) == sorted(map(str, own))
    assert 0 < len(own) < len(everything)


@pytest.mark.parametrize(("judging", "objection"), [("challenge", Challenge), ("agree", Vote)])
def test_objects_to_a_word_that_is_none(judging: str, objection: type) -> None:
    words = FewWords("BAR")
    state = table(words, {"A1": "B1×1", "B1": "A1×1"}, ["R1×1", "T1×1"], judging=judging)
    for named, good in (("BAR", True), ("RAB", False)):
        lay = Place(seat=0, tile="R", at=(2, 0), size=(1, 1), words=[named])
        asked = played(state, words, lay, msgspec.convert({"seat": 0, "do": "pass"}, AnyCommand))
        command = ask("greedy", asked, 1, words)
        assert (isinstance(command, objection) and getattr(command, "yes", False) is False) == (not good)


def test_draws_sizes_that_are_there_and_then_a_token() -> None:
    for name in HERE:
        steps = game(config_of("en", 3), [HERE[name]] * 3, seed=6)
        drawn = next(step.state for step in steps if step.state.turn)
        assert all(len(seat.rack) == 11 for seat in drawn.seats)


ACTS = ("TokenLaid", "LetterFreed", "KnockMade", "Placed", "swapped", "free")


def test_games_show_every_kind_of_act() -> None:
    """Tokens are laid and swapped, letters given away and used, knocks made, over a few games."""
    kinds = Counter[str]()
    few = [HERE["canny"], HERE["level-7"], HERE["level-2"]]
    for seed, players in itertools.product(range(4), (few, few * 2)):
        for step in game(config_of("en", len(players)), players, seed):
            for event in step.events:
                kinds[type(event).__name__] += isinstance(event, TokenLaid | LetterFreed | KnockMade | Placed)
                kinds["swapped"] += isinstance(event, Placed) and event.swapped is not None
                kinds["free"] += isinstance(event, Placed) and any(tile.free for tile in event.laid)
        if all(kinds[kind] for kind in ACTS):
            break
    assert all(kinds[kind] for kind in ACTS), kinds
