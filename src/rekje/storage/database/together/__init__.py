"""What several processes on one database know of each other: what has changed, who is there, who does what is due."""
