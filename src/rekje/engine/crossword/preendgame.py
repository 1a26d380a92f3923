"""The pre-endgame between two: few tiles in the bag, every draw looked at by the core (docs/endgame.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

import rekje._core as _core
from rekje.engine.crossword.endgame import core_rules
from rekje.engine.crossword.native import Board, NativeEngine, ScoredPlay
from rekje.engine.crossword.simulation import weighed
from rekje.games.playout import EndRules
from rekje.games.registry import get_game
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tile, Tiles, join_tiles
from rekje.players.crossword.holding import held_by_others
from rekje.players.ports import EndEffort, Rated, WeighedTurn, WorkedOut
from rekje.players.racks import exchangeable

MOST_IN_BAG = 4
"""The most tiles in the bag of which every draw is looked at."""
MOST_TILES = 31
"""The most tiles that the core can tell apart on both racks and in the bag."""


class PreEndTurn(msgspec.Struct, frozen=True):
    """A turn as a pre-endgame weighs it: its ``play``, or the tiles ``given`` back, or neither for a pass. ``chance``
    is the chance to win, 0 to 1, a draw being half a win; it is proven to lie between ``least`` and ``most``. ``lead``
    is the lead at the end of the game on average, in points; ``exact`` where that is proven too.

    >>> position = rekje.Position("EN", {"8D": "BOARD", "F6": "TRACE"}, edition="en", scores=(20, 22))
    >>> turn = position.preendgame("ATQ", bag=1, nodes=200_000).turns[0]
    >>> turn.play.word, round(turn.chance, 2), turn.least == turn.most
    ('NE', 0.67, True)
    """

    play: ScoredPlay | None
    given: str
    chance: float
    least: float
    most: float
    lead: float
    exact: bool


class PreEndGame(msgspec.Struct, frozen=True):
    """What a pre-endgame was found to be: the ``turns`` that were looked at, the best first, by the chance to win and
    then by the lead. ``chance_proven``: no turn wins more often than the first one; ``proven``: and of those that win
    as often none gains more points. ``nodes`` positions were looked at.

    >>> position = rekje.Position("EN", {"8D": "BOARD", "F6": "TRACE"}, edition="en", scores=(20, 22))
    >>> found = position.preendgame("ATQ", bag=1, nodes=200_000)
    >>> found.chance_proven, found.turns[0].play.word
    (True, 'NE')
    """

    turns: tuple[PreEndTurn, ...]
    proven: bool
    chance_proven: bool
    nodes: int


class PassesLeft(msgspec.Struct, frozen=True):
    """The passes in a row that end a game before the bag is empty: ``now``, after a play, after an exchange (0: the
    exchange ends it)."""

    now: int
    after_play: int
    after_exchange: int


class Unseen(msgspec.Struct, frozen=True):
    """What the player on turn doesn't see: the ``tiles``, how many of them are in the ``bag``, and how many may be
    exchanged at most."""

    tiles: Tiles
    bag: int
    exchange_most: int = 0


AskedFor = tuple[int, int, bool, bytes, int] | bytes
"""A turn as the core reads it (`rekje.engine.crossword.simulation.weighed`)."""


def weigh_draws(
    engine: NativeEngine,
    rules: EndRules,
    position: tuple[Board, Iterable[Tile]],
    unseen: Unseen,
    *,
    lead: int,
    passes: PassesLeft,
    effort: EndEffort,
    asked_for: Sequence[AskedFor] = (),
) -> PreEndGame:
    """Weigh the turns of a rack on a board, with a lead, over every draw. Those in ``asked_for`` are weighed to the end
    even if they fall behind. Raises `FormError` for tiles that don't fit the engine, a bag that is empty or holds too
    much, and a game that is over."""
    cells, own = engine.encode(*position)
    if not own or passes.now < 1:
        raise FormError("engine-game-over")
    if not 1 <= unseen.bag <= MOST_IN_BAG:
        raise FormError("engine-pre-end-bag", count=unseen.bag, most=MOST_IN_BAG)
    try:
        turns, proven, chance_proven, nodes = _core.pre_end_game(
            engine.board(cells),
            core_rules(rules),
            (own, engine.alphabet.rack(unseen.tiles), unseen.bag),
            asked_for,
            lead=lead,
            passes_left=msgspec.structs.astuple(passes),
            exchange_most=unseen.exchange_most,
            limit=_core.Limit(nodes=effort.nodes, seconds=effort.seconds),
            notation=engine.notation,
        )
    except ValueError as error:
        raise FormError("engine-pre-end-tiles", why=str(error)) from None
    return PreEndGame(tuple(_turn(engine, turn) for turn in turns), proven, chance_proven, nodes)


def _turn(engine: NativeEngine, turn: tuple[Any, ...]) -> PreEndTurn:
    play, given, *known = turn
    return PreEndTurn(play, join_tiles(engine.alphabet.known[code] for code in given), *known)


def pre_end_view(
    engine: NativeEngine, view: State, seat: int, effort: EndEffort, asked_for: Sequence[Rated] = ()
) -> WorkedOut | None:
    """The pre-endgame of the seat on turn, from its view; None unless two play a game in which racks are filled up
    again, and one to four tiles are in the bag."""
    game, rack = get_game(view.config.game), view.seats[seat].rack
    rules, unseen = game.end_rules(view.edition), unseen_of(view, seat)
    if not rules or not unseen or len(rack) > engine.facts.rack_size:
        return None
    lead = view.seats[seat].score - view.seats[1 - seat].score
    found = weigh_draws(
        engine,
        rules,
        (view.board, rack),
        unseen,
        lead=lead,
        passes=passes_left(view),
        effort=effort,
        asked_for=[weighed(engine, view, act) for act in asked_for],
    )
    turns = tuple(_weighed(turn, seat) for turn in found.turns)
    return WorkedOut(turns[0].command, turns[0].lead - lead, found.proven, turns, found.chance_proven)


def unseen_of(view: State, seat: int) -> Unseen | None:
    """What a seat doesn't see in a pre-endgame between two; None if it is none, or too much for the core."""
    rack, unseen = view.seats[seat].rack, view.unseen
    others = held_by_others(view, seat)
    if len(view.seats) != 2 or len(others) != 1 or UNKNOWN in rack or not get_game(view.config.game).refills:
        return None
    bag = unseen.total() - others[0]
    if not rack or not others[0] or not 1 <= bag <= MOST_IN_BAG or len(rack) + unseen.total() > MOST_TILES:
        return None
    allowed = "exchange" in get_game(view.config.game).turn_commands(view)
    tiles = view.letter_set.sort(unseen.elements())
    return Unseen(tiles, bag, min(bag, len(exchangeable(view, seat))) if allowed else 0)


def passes_left(view: State) -> PassesLeft:
    """The passes in a row that end a game between two before the bag is empty."""
    course = get_game(view.config.game).playout(view.config)
    rounds, dry = (course.pass_rounds, course.scoreless_rounds) if course else (1, 1)
    turns, most = 2 * rounds, 2 * dry
    now, exchanged = min(turns - view.passes, most - view.dry), min(turns, most - view.dry - 1)
    return PassesLeft(max(1, now), min(turns, most), max(0, exchanged))


def _weighed(turn: PreEndTurn, seat: int) -> WeighedTurn:
    if turn.play:
        command: Play | Exchange | Pass = Play(seat=seat, at=turn.play.at, word=turn.play.word)
    else:
        command = Exchange(seat=seat, tiles=turn.given) if turn.given else Pass(seat=seat)
    return WeighedTurn(command, turn.play.score if turn.play else 0, turn.chance, turn.lead, turn.least == turn.most)
