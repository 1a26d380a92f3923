"""What is said of a table that is no longer there. On its own: a process that thinks needs this, and no database."""

from __future__ import annotations


class Gone(Exception):
    """This is no longer the table: it has left the memory, or couldn't be stored. Look for it again."""
