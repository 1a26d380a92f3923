"""Tables that can't be used now. Each is left alone for a while, so that it doesn't hold up the others."""

from __future__ import annotations

import logging

from rekje.model.problems import FormError
from rekje.server.logs import log
from rekje.server.metrics import Metrics
from rekje.server.work.patience import Patience

_DAMAGES = ("serve-store-damaged", "serve-row-damaged")
_FIRST, _LONGEST = 60.0, 3600.0
"""Seconds until a table is tried again."""


class Aside:
    """By name, why a table can't be used, and until when it isn't tried again."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._patience = Patience(_FIRST, _LONGEST)
        self._problems: dict[str, FormError] = {}
        metrics.gauge("tables_set_aside", lambda: len(self._problems))

    def check(self, name: str) -> None:
        """Raise `FormError` for a table that isn't to be tried yet."""
        if self._patience.left(name):
            raise self._problems[name]

    def put(self, name: str, error: Exception) -> FormError:
        """Set a table aside. Returns the error that its people are told. The operator is told once, without the table's
        content."""
        code = error.code if isinstance(error, FormError) else None
        # If the table itself isn't damaged, its people are told the error itself, such as a missing word list.
        problem = error if isinstance(error, FormError) and code not in _DAMAGES else FormError("serve-table-damaged")
        self._problems[name] = problem
        if self._patience.failed(name):
            self._metrics.count("tables_failed")
            log("table-set-aside", logging.ERROR, error, table=name, code=code)
        return problem

    def lift(self, name: str) -> None:
        """A table can be used again, or is gone."""
        self._problems.pop(name, None)
        if self._patience.forget(name):
            log("table-back", table=name)
