"""What commands do for games of words in lines."""
