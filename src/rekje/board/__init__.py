"""Where tiles lie, without rules: squares, placements, and words read off a board."""
