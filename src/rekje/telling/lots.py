"""The lots that say who begins."""

from __future__ import annotations

from rekje.locale import MessageCode
from rekje.model.events import LotDrawn
from rekje.model.tiles import BLANK
from rekje.telling.message import CodedMessage, TellingContext, message


def lot_message(context: TellingContext, event: LotDrawn) -> CodedMessage:
    """Which tile a seat has drawn."""
    tile = MessageCode("screen-blank") if event.tile == BLANK else event.tile
    return message("screen-lot", name=context.name(event.seat), tile=tile)
