"""Learning the values that computer players go by."""
