"""Tables and who sits at them, in a database by SQLAlchemy: SQLite here, any other that it speaks later."""
