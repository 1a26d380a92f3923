"""Data sets: many games between computer players as Parquet (``rekje dataset``)."""
