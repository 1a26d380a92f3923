"""The TypeScript types say what Python sends and takes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from rekje.games.registry import GAMES
from rekje.model.families import AnyCommand
from rekje.wire.messages import ClientMessage, ServerMessage
from rekje.wire.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_types_in_the_browsers_code_are_fresh() -> None:
    assert (ROOT / "web/src/wire.gen.ts").read_text("utf-8") == typescript()


def test_every_message_and_every_command_has_its_type() -> None:
    text = typescript()
    for union in (ClientMessage, ServerMessage, AnyCommand):
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            assert re.search(rf'export interface {kind.__name__} {{\n  \w+: "{tag}";', text), kind


def test_every_type_that_is_named_is_written_once() -> None:
    text = typescript()
    written = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(written) == len(set(written))
    code = re.sub(r'/\*\*.*?\*/|"[^"]*"', "", text, flags=re.DOTALL)
    named = set(re.findall(r"\b[A-Z]\w+", code)) - {"Record"}
    assert named <= set(written)


def test_what_only_a_game_has_is_typed() -> None:
    text = typescript()
    for game in GAMES.values():
        if game.own_type:
            assert f"  {game.id}: {game.own_type.__name__};" in text
