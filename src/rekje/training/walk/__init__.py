"""Learning for words as walks."""
