"""The server on a real PostgreSQL."""
