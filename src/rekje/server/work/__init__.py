"""Work beside the tables: pools, previews, computer players, what happens by itself."""
