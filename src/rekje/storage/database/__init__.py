"""What the server stores, in a database by SQLAlchemy: the same queries on SQLite and on PostgreSQL."""
