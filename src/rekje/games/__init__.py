"""The games: each a short file that answers named questions (`rekje.games.base.GameDefinition`)."""
