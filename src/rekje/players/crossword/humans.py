"""Players who play crosswords as people do: ten levels, from fifty words to the whole list."""

from __future__ import annotations

from rekje.players.human import Style, numbered

FORM = 2.2

PEOPLE = numbered(
    (
        Style(level=0, tile=0.5, hook=0.2, blank=0.4, wastes=0.5, gives_up=0.7, dares=0.1, buys_below=4, form=FORM),
        Style(level=1, tile=0.5, hook=0.2, blank=0.4, wastes=0.4, gives_up=0.95, dares=0.2, buys_below=4, form=FORM),
        Style(level=1, tile=0.5, hook=0.3, blank=0.5, wastes=0.3, gives_up=0.85, dares=0.3, buys_below=4, form=FORM),
        Style(level=1, tile=0.6, hook=0.4, blank=0.5, wastes=0.3, gives_up=0.7, dares=0.4, buys_below=6, form=FORM),
        Style(level=2, tile=0.6, hook=0.4, blank=0.6, wastes=0.2, gives_up=0.5, dares=0.5, buys_below=8, form=FORM),
        Style(level=2, tile=0.7, hook=0.5, blank=0.6, wastes=0.2, gives_up=0.35, dares=0.6, buys_below=8, form=FORM),
        Style(level=3, tile=0.7, hook=0.6, blank=0.7, wastes=0.1, gives_up=0.2, dares=0.7, buys_below=8, form=FORM),
        Style(level=3, tile=0.8, hook=0.7, blank=0.8, wastes=0.1, gives_up=0.1, dares=0.8, buys_below=8, form=FORM),
        Style(level=4, tile=0.8, hook=0.8, blank=0.9, wastes=0.1, dares=0.9, buys_below=8, form=FORM),
        Style(level=None, tile=0.9, hook=0.9, dares=1, buys_below=9, form=FORM),
    )
)
