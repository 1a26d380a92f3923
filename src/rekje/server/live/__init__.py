"""The tables in memory, and what they share."""
