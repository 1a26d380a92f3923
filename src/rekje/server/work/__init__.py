"""Work outside the tables: pools, previews, computer players, and what happens without a request."""
