"""What commands do for games of paths."""
