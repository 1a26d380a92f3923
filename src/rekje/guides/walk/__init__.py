"""The example of a guide where words are walked."""
