"""Tiles lying edge to edge on the bare table, and words read along touching tiles."""
