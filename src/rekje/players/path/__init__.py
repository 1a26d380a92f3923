"""Computer players for words as paths."""
