"""Rekje: the refereed table for letter-tile board games."""
