"""Computer players for words as walks."""
