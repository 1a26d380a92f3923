"""Migrations only add, so that two versions of Rekje can use a database side by side during an upgrade."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from rekje.storage.database import migrate

VERSIONS = sorted((Path(migrate.__file__).parent / "migrations" / "versions").glob("*.py"))
ADDING = {"create_table", "create_index", "add_column", "bulk_insert", "get_bind"}
FORBIDDEN = ("drop ", "rename ", "alter ")


def breaches(text: str) -> Iterator[str]:
    """What an older program couldn't live with: anything but additions, and new columns that it would have to fill."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.lower().startswith(FORBIDDEN):
            yield node.value
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        if isinstance(node.func.value, ast.Name) and node.func.value.id == "op" and node.func.attr not in ADDING:
            yield ast.unparse(node.func)
        if node.func.attr == "add_column" and not is_optional(node.args[1]):
            yield ast.unparse(node)


def is_optional(column: ast.expr) -> bool:
    """Whether a row can be added without saying this column."""
    assert isinstance(column, ast.Call)
    said = {word.arg: word.value for word in column.keywords}
    must = isinstance(kept := said.get("nullable"), ast.Constant) and kept.value is False
    return "server_default" in said or not (must or "primary_key" in said or "unique" in said)


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
def test_a_migration_only_adds(file: Path) -> None:
    assert list(breaches(file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "breach",
    [
        'op.drop_column("tables", "due")',
        'op.rename_table("tables", "games")',
        'op.alter_column("tables", "due", nullable=False)',
        'with op.batch_alter_table("tables") as table: pass',
        'op.execute("UPDATE tables SET due = 0")',
        'connection.execute(sa.text("DROP TABLE tables"))',
        'op.add_column("tables", sa.Column("owner", sa.String(40), nullable=False))',
    ],
)
def test_a_migration_that_changes_what_is_there_would_be_found(breach: str) -> None:
    assert list(breaches(breach)) != []


def test_a_column_that_fills_itself_may_be_added() -> None:
    assert not list(breaches('op.add_column("tables", sa.Column("n", sa.Integer, nullable=False, server_default="0"))'))
