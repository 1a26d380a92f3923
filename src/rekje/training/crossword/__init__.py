"""Learning for words in lines."""
