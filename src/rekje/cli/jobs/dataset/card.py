"""What a data set says of itself: its card, as Markdown beside the files and as JSON in them."""

from __future__ import annotations

from importlib.metadata import version

import msgspec

from rekje.cli.jobs.dataset.columns import FOLDER, card_texts
from rekje.cli.jobs.dataset.job import DatasetJob
from rekje.games.registry import get_game
from rekje.model.edition import OptionValue

FORMAT = "rekje-dataset/1"
KEY = "rekje-dataset"
"""Under which name the card stands in a file's metadata."""
GAMES_PER_FILE = 16_384


class DatasetCard(msgspec.Struct, frozen=True):
    """How a data set was made: all that its rows depend on, and which program made it. ``by`` is ``core`` if the native
    core played, ``referee`` if each command went through the referee."""

    game: str
    edition: str
    lexicon: str
    lexicon_sha256: str
    options: dict[str, OptionValue]
    players: tuple[str, ...]
    games: int
    seed: int
    by: str
    rekje: str
    games_per_file: int = GAMES_PER_FILE
    format: str = FORMAT


def card_of(job: DatasetJob, games: int) -> DatasetCard:
    """The card of so many games."""
    config = job.games.config
    return DatasetCard(
        game=config.game,
        edition=config.edition.name,
        lexicon=config.lexicon,
        lexicon_sha256=config.lexicon_sha256,
        options=dict(config.options),
        players=job.players,
        games=games,
        seed=job.seed,
        by=job.games.series.by,
        rekje=version("rekje"),
    )


def card_page(card: DatasetCard, command: str, rows: int) -> str:
    """The card as Markdown, for a data set of so many rows, made by a command."""
    text = (FOLDER / "card.md").read_text("utf-8")
    return text.format(
        game=card.game.capitalize(),
        edition=card.edition,
        lexicon=card.lexicon,
        lexicon_sha256=card.lexicon_sha256,
        options=", ".join(f"`{name}={_option(value)}`" for name, value in sorted(card.options.items())),
        players=", ".join(f"`{name}`" for name in card.players),
        games=f"{card.games:,}",
        games_per_file=f"{card.games_per_file:,}",
        rows=f"{rows:,}",
        seed=card.seed,
        by=card.by,
        version=card.rekje,
        command=command,
        who_begins=card_texts().begins[card.by],
        columns=column_table(),
        boards=card_texts().boards["lines" if get_game(card.game).lays_lines else "squares"],
    )


def column_table() -> str:
    """The rows of the table of columns, in Markdown."""
    return "\n".join(f"| `{one.name}` | {one.type} | {one.about} |" for one in card_texts().columns)


def _option(value: OptionValue) -> str:
    return msgspec.json.encode(value).decode().strip('"')
