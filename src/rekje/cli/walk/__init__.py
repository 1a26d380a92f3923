"""What commands do for games of walks."""
