"""The example of a guide where words cross on a board."""
