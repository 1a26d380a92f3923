"""What every registered game and every built-in edition must do. A new one passes by being registered."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from rekje.games.editions import all_editions, builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES
from rekje.model.edition import check_edition
from rekje.model.events import Config
from rekje.model.problems import FormError, Refusal
from rekje.referee import decide, evolve, replay
from tests.property.tables import Room, random_command

ROOT = Path(__file__).parents[2]
EDITIONS = all_editions()


def rule_pages() -> str:
    pages = [(ROOT / "docs/rules" / f"{name}.md").read_text("utf-8") for name in ("common", *GAMES)]
    return "\n".join(pages)


def documented_rules() -> set[str]:
    return set(re.findall(r"\*\*([A-Z]\d+)(?: · [^*]+)?\*\*", rule_pages()))


@pytest.mark.parametrize(("game", "name"), EDITIONS)
def test_an_edition_makes_sense(game: str, name: str) -> None:
    edition = check_edition(builtin_edition(game, name))
    assert (edition.game, edition.name) == (game, name)
    assert edition.language in LANGUAGES
    options = resolve_options(GAMES[game].options, edition, {})
    assert set(options) == {option.name for option in GAMES[game].options if option.within(edition)}
    least, most = GAMES[game].seats
    for seats in range(least, most + 1):
        dealt = GAMES[game].unknown_rack(Config(game, edition, options, ("",) * seats, ""))
        assert sum(GAMES[game].box(edition).values()) >= seats * len(dealt)


@pytest.mark.parametrize("game", GAMES)
def test_options_take_their_own_defaults_and_nothing_else(game: str) -> None:
    for option in GAMES[game].options:
        assert option.check(option.default) == option.default
        for wrong in ("no such value", -1, 2.5, *([] if option.default is None else [None]), [], "turn:0"):
            with pytest.raises(FormError) as raised:
                option.check(wrong)
            assert raised.value.code == "form-option-value"


@pytest.mark.parametrize("game", GAMES)
def test_every_flaw_names_a_rule_that_is_documented(game: str) -> None:
    assert set(GAMES[game].flaws.values()) | {GAMES[game].stop_rule} <= documented_rules()


def test_every_documented_rule_has_a_test_that_carries_its_id() -> None:
    tests = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    untested = {rule for rule in documented_rules() if not re.search(rf"def test_{rule}_", tests)}
    assert untested == set()


@pytest.mark.parametrize(("game", "name"), EDITIONS)
@pytest.mark.parametrize("judging", ["referee", "challenge", "agree"])
def test_a_random_game_ends_and_its_log_replays(game: str, name: str, judging: str) -> None:
    least, most = GAMES[game].seats
    room = Room(builtin_edition(game, name), random.Random(name + judging).randint(least, most), 1, judging=judging)
    chance = random.Random(2)
    for _ in range(1500):
        if room.state.outcome:
            break
        assert room.state.awaiting
        answer = decide(room.state, random_command(room, room.state, chance), room.facts)
        if not isinstance(answer, Refusal):
            for event in answer.events:
                room.state = evolve(room.state, event)
            room.events += answer.events
    assert room.state.outcome
    assert room.state.awaiting == ()
    assert replay(room.events) == room.state
