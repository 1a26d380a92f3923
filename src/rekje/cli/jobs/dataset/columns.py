"""The columns of a data set: what they are called, what is in them, and Arrow tables of them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from rekje.model.problems import FormError
from rekje.records.turn_rows import DatasetRow
from rekje.storage.checksums import DATA

if TYPE_CHECKING:
    import pyarrow

FOLDER = DATA / "dataset"


class ColumnText(msgspec.Struct, frozen=True):
    """A column: its name, its Arrow type by name, what it holds (Markdown)."""

    name: str
    type: str
    about: str


class CardTexts(msgspec.Struct, frozen=True):
    """The texts of `texts.toml`: who begins a game (by who plays it), how boards are written, the columns in order."""

    begins: dict[str, str]
    boards: dict[str, str]
    columns: tuple[ColumnText, ...]


class GameEnd(NamedTuple):
    """What all rows of a game share: its number, its players, how it ended, for each seat and for all."""

    game: int
    players: Sequence[str]
    results: Sequence[float]
    final: Sequence[int]
    reason: str


@cache
def card_texts() -> CardTexts:
    """The texts as they come with the package. They are in English, as all documents."""
    return msgspec.convert(tomllib.loads((FOLDER / "texts.toml").read_text("utf-8")), CardTexts)


def arrow() -> Any:
    """The package pyarrow. Raises `FormError` where it isn't installed."""
    try:
        import pyarrow
    except ImportError:
        raise FormError("dataset-no-arrow") from None
    return pyarrow


def schema(metadata: Mapping[str, str]) -> pyarrow.Schema:
    """The schema of the files. Each column has its description in its metadata."""
    pa = arrow()
    types = {
        "int8": pa.int8(), "int16": pa.int16(), "int32": pa.int32(), "double": pa.float64(), "bool": pa.bool_(),
        "string": pa.string(), "list<string>": pa.list_(pa.string()), "list<int32>": pa.list_(pa.int32()),
    }  # fmt: skip
    fields = [pa.field(one.name, types[one.type], metadata={"description": one.about}) for one in card_texts().columns]
    return pa.schema(fields, metadata=dict(metadata))


def game_values(end: GameEnd, rows: Iterable[DatasetRow]) -> list[tuple[object, ...]]:
    """The rows of a game as the values of the columns."""
    return [
        (
            end.game, row.turn, row.seat, end.players[row.seat], row.on_turn, row.board, row.racks[row.seat], row.racks,
            row.aside, row.bag, row.scores, row.kind, row.at, row.word, row.words, row.laid, row.path, row.exchanged,
            row.score, row.totals, end.results[row.seat], end.final, end.reason,
        )
        for row in rows
    ]  # fmt: skip


def table_bytes(values: Sequence[tuple[object, ...]]) -> bytes:
    """Rows as an Arrow stream of one batch, compressed, without the descriptions of the columns."""
    pa = arrow()
    fields = pa.schema([field.remove_metadata() for field in schema({})])
    arrays = [pa.array(column, field.type) for column, field in zip(zip(*values, strict=True), fields, strict=True)]
    batch = pa.RecordBatch.from_arrays(arrays, schema=fields)
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, fields, options=pa.ipc.IpcWriteOptions(compression="zstd")) as writer:
        writer.write_batch(batch)
    return bytes(sink.getvalue())


def table_of(data: bytes) -> pyarrow.Table:
    """The inverse of `table_bytes`."""
    pa = arrow()
    return pa.ipc.open_stream(data).read_all()
