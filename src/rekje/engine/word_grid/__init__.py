"""Words in a grid of letters (the Boggle kind)."""
