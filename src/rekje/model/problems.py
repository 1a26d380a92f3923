"""What can be wrong, as values. They become sentences at the edge, in the reader's language (`rekje.locale`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

Param = str | int


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong with a move, before the game says which of its rules that breaks."""

    code: str
    params: dict[str, Param] = {}


class Refusal(msgspec.Struct, frozen=True):
    """A rule says no: its ID (``"S3"``), a message code and what the sentence needs. Nothing has changed."""

    rule: str
    code: str
    params: dict[str, Param] = {}


class FormError(Exception):
    """Input that is not what it claims to be (a record, a position, a word list …): a message code with parameters.

    ``line`` and ``column`` count from 1 where the input is text. As text it is what ``told`` makes of it: for programs
    that use the library a sentence (`rekje.library.told`), else the code with its parameters.
    """

    told: Callable[[FormError], str] | None = None

    def __init__(self, code: str, *, line: int | None = None, column: int | None = None, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.line = line
        self.column = column
        self.params: Mapping[str, Param] = params

    def __str__(self) -> str:
        tell = type(self).told
        return tell(self) if tell else f"{self.code} {dict(self.params)}"

    def at(self, line: int, column: int) -> FormError:
        """The same error with a place."""
        return FormError(self.code, line=line, column=column, **self.params)


def file_error(code: str, file: object, error: Exception) -> FormError:
    """What the system says of a file that can't be read or written, with the code that names which."""
    reason = error.strerror if isinstance(error, OSError) else None
    return FormError(code, file=str(file), reason=reason or str(error))
