"""The steps from one form of the database to the next, by Alembic; applied when the server starts."""
