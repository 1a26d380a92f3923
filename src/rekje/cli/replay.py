"""``rekje replay``: referee a record or a GCG file, and show what every turn scored."""

from __future__ import annotations

import re
import sys

import click
import msgspec

from rekje.bootstrap import record_facts
from rekje.cli.parts.files import STANDARD, check_one_output, check_other_file, read_bytes, write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.cli.parts.record_files import BROKEN_RULE, read_game
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.records.formats import saved_as
from rekje.records.remarks import Remark, remark_text, remarks_on
from rekje.records.replay import Replay, replay_record
from rekje.records.text import MAX_BYTES
from rekje.referee.view import see_events

_DIGITS = 64
"""Of a SHA-256 in hexadecimal."""
_FINGERPRINT = re.compile(f"[0-9a-fA-F]{{{_DIGITS}}}")


@click.command(cls=TranslatedCommand, help="help-replay")
@click.argument("file", metavar="help-value-file")
@click.option("--json", "as_json", is_flag=True, help="help-json")
@click.option("--lexicon", metavar="help-value-list", help="help-replay-lexicon")
@click.option("--edition", metavar="help-value-edition", help="help-replay-edition")
@click.option("--save", metavar="help-value-out", help="help-replay-save")
@click.option("--commitment", metavar="help-value-hash", help="help-replay-commitment")
@click.option("--no-color", is_flag=True, help="help-no-color")
def replay(
    file: str,
    as_json: bool,
    lexicon: str | None,
    edition: str | None,
    save: str | None,
    commitment: str | None,
    no_color: bool,
) -> None:
    """Referee the game in FILE (- for standard input): a record of Rekje's, or a GCG file."""
    check_one_output({"--json": as_json, "--save -": save == STANDARD})
    if commitment is not None and not _FINGERPRINT.fullmatch(commitment):
        raise FormError("replay-fingerprint", digits=_DIGITS, text=commitment[:80])
    check_other_file(file, save)
    game = read_game(read_bytes(file, MAX_BYTES), edition)
    record = game.record
    facts = record_facts(record, lexicon)
    result = replay_record(record, facts, commitment=commitment)
    remarks = remarks_on(game, result, facts.is_word)
    if save and result.events:
        # A record hides nothing from whoever has the file. One of a game that was on holds no hidden tiles (C4).
        events = see_events(result.events, None, over=True)
        write_bytes(save, saved_as(save).write(msgspec.structs.replace(game, events=events)))
    if as_json:
        write_bytes(STANDARD, msgspec.json.encode(as_dict(result, remarks)) + b"\n")
    elif save != STANDARD:
        from rekje.cli.parts.replay_sheet import show

        show(record, result, [remark_text(remark) for remark in remarks], no_color)
    sys.exit(0 if result.ok else BROKEN_RULE)


def as_dict(result: Replay, remarks: tuple[Remark, ...]) -> dict[str, object]:
    """What ``--json`` prints. ``remarks`` is there only where there are any."""
    turns = msgspec.to_builtins(result.turns)
    told: dict[str, object] = {"ok": result.ok}
    if result.refusal:
        refusal = result.refusal
        message = say(refusal.code, **refusal.params)
        told |= {"turn": result.turn, "rule": refusal.rule, "message": message, "turns": turns}
    else:
        told |= {"turns": turns, "outcome": msgspec.to_builtins(result.outcome)}
    told["shuffle"] = result.shuffle
    if remarks:
        told["remarks"] = [{"turn": remark.turn, "message": remark_text(remark)} for remark in remarks]
    return told
