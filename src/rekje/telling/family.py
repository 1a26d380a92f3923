"""What each family of games has on this floor (`rekje.telling.families`): a table of the events it tells itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rekje.model.by_event import ByEvent
from rekje.telling.message import Messages, TellingContext

Teller = ByEvent[Callable[[TellingContext, Any], Messages]]
"""The messages of each type of event. A family's teller has events that only this family has, or tells in its own
way; `rekje.telling.news.TELLER` has all others."""
