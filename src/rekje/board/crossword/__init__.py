"""Words in lines on a board of squares: placements, the words they form, the facts of a board."""
