"""What the core finds for words as paths."""
