"""The analysis of games that are over: better plays, reviews, ratings, statistics."""
