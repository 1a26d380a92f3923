"""Nothing offensive is among the plays that computer players and hints choose from, with the lists that ship."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rekje.bootstrap import knowledge_for, open_words
from rekje.model.commands import Play
from rekje.model.state import State
from rekje.players.ports import Knowledge
from tests.support import after, scrabble

RACKS = {"en": "GYPWOPX", "nl": "KUTHOER", "fr": "PUTECON", "de": "FOTZEIX", "it": "CULOFIG"}
FOUND = {"en": {"GYP", "WOP"}, "nl": {"KUT", "HOER"}, "fr": {"PUTE"}, "de": {"FOTZE"}, "it": {"CULO"}}


def with_rack(language: str, rack: str, offensive: bool) -> State:
    state = after(scrabble(edition=language, options={"offensive": offensive}))
    seat = replace(state.seats[0], rack=tuple(rack))
    return replace(state, seats=(seat, *state.seats[1:]), turn=0)


def played(knowledge: Knowledge, state: State, level: int | None) -> set[str]:
    commands = (one.command for one in knowledge.plays(state, 0, level))
    return {command.word.upper() for command in commands if isinstance(command, Play)}


@pytest.mark.parametrize("language", RACKS)
def test_C1_no_play_with_an_offensive_word_unless_the_table_wants_them(
    language: str, shared_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_CACHE", str(shared_cache))
    for offensive in (False, True):
        state = with_rack(language, RACKS[language], offensive)
        words = open_words(language, state.config.edition, state.config.options)
        knowledge = knowledge_for(words, state.config)
        found = played(knowledge, state, None)
        assert found >= FOUND[language] if offensive else not {word for word in found if words.offensive(tuple(word))}
        # No level of vocabulary has them, whatever the table says.
        assert played(knowledge, state, 5)
        assert not FOUND[language] & played(knowledge, state, 5)
