"""Computer players for words in lines."""
