"""The error for a table that is no longer there. It has its own module: thinking processes import it without the
database."""

from __future__ import annotations


class Gone(Exception):
    """This object is no longer the table: it has left the memory, or couldn't be stored. Find the table again."""
