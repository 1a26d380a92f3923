"""What the core finds for words in lines."""
