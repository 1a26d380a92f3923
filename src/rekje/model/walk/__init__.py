"""What only games of walks have."""
