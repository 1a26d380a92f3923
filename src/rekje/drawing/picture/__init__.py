"""A table as a picture to share: 1200 × 630 units, as messengers and forums show it."""
