"""Plays and turns as a sequence and as a table: rows for data frames, a table in a notebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import eq
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, cast, overload

import msgspec

from rekje.drawing.svg import Markup, element

if TYPE_CHECKING:
    import pyarrow

T = TypeVar("T")
Kind = Literal["text", "whole", "number", "truth", "squares"]
SHOWN = 20
"""So many rows are shown in a notebook."""
_RIGHT = "text-align:right"
_LEFT = "text-align:left"


class Column(msgspec.Struct, Generic[T], frozen=True):
    """A column of a table: its name, what is in it, and how that is read off a row."""

    name: str
    kind: Kind
    of: Callable[[T], object]


class Rows(Sequence[T]):
    """Plays, choices or turns. It is a sequence, whose slices are `Rows` too, and equal to a list of the same; and it
    is a table.

    `to_dicts` gives a dictionary for each row, `to_arrow` an Arrow table; what reads the Arrow C stream interface reads
    the rows themselves. A notebook shows the first 20 rows. A pickle of it is a list.

    >>> plays = rekje.Position("CAT", edition="en").plays(top=2)
    >>> [play.word for play in plays], plays == list(plays)
    (['ACT', 'CAT'], True)
    """

    __slots__ = ("_columns", "_found", "_tell")

    def __init__(
        self, found: Sequence[T], columns: Sequence[Column[Any]], tell: Callable[[T], T] | None = None
    ) -> None:
        self._found = found
        self._columns = columns
        self._tell = tell

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Rows[T]: ...
    def __getitem__(self, index: int | slice) -> T | Rows[T]:
        if isinstance(index, slice):
            return Rows(self._found[index], self._columns, self._tell)
        return self._tell(self._found[index]) if self._tell else self._found[index]

    def __iter__(self) -> Iterator[T]:
        return map(self._tell, self._found) if self._tell else iter(self._found)

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, Sequence) and not isinstance(other, str) and len(self) == len(other)
        return same and all(map(eq, self, cast("Sequence[object]", other)))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} rows: {', '.join(self.columns)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return list, (list(self),)

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(column.name for column in self._columns)

    def to_dicts(self) -> list[dict[str, Any]]:
        """The table as plain values: text, numbers, True and False, None for what isn't known; squares as lists of
        ``(column, row)``, from 0.

        >>> rekje.Position("CAT", edition="en").plays(top=1).to_dicts()[0]["word"]
        'ACT'
        """
        return [{column.name: column.of(row) for column in self._columns} for row in self]

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The table by the Arrow C stream interface. Needs pyarrow."""
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def to_arrow(self) -> pyarrow.Table:
        """The table as a ``pyarrow.Table``, for ``polars.from_arrow`` and others. Needs pyarrow: `rekje[arrow]`.

        >>> rekje.Position("CAT", edition="en").plays().to_arrow().shape
        (20, 8)
        """
        import pyarrow as arrow

        types: Mapping[Kind, pyarrow.DataType] = {
            "text": arrow.string(),
            "whole": arrow.int64(),
            "number": arrow.float64(),
            "truth": arrow.bool_(),
            "squares": arrow.list_(arrow.list_(arrow.int64(), 2)),
        }
        rows = list(self)
        values = {one.name: arrow.array([one.of(row) for row in rows], types[one.kind]) for one in self._columns}
        return arrow.table(values)

    def _repr_html_(self) -> str:
        numbers = {column.name: _LEFT if column.kind in ("text", "squares") else _RIGHT for column in self._columns}
        head = element("tr", (element("th", name, style=style) for name, style in numbers.items()))
        shown = self[:SHOWN].to_dicts()
        body = (
            element("tr", (element("td", _shown(value), style=numbers[name]) for name, value in row.items()))
            for row in shown
        )
        rest = len(self) - len(shown)
        below = element("tfoot", element("tr", element("td", f"+ {rest}", style=_LEFT))) if rest else Markup()
        return element("table", element("thead", head), element("tbody", body), below)


def _shown(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.2f}" if isinstance(value, float) else str(value)
