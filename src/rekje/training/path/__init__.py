"""Learning for words as paths."""
