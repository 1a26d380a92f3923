"""What could have been done, once a game is over."""
