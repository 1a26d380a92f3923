"""Pages and turns in a terminal for words in lines."""
