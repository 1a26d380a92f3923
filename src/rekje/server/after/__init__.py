"""What comes after a game: reviews, missed words, statistics."""
