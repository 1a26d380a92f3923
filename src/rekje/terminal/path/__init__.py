"""Pages and turns in a terminal for words as paths."""
