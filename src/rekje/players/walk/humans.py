"""Players who walk their words as people do: ten levels, from fifty words to the whole list."""

from __future__ import annotations

from rekje.players.human import Style, numbered

FORM = 2.2

PEOPLE = numbered(
    (
        Style(level=0, tile=0.5, blank=0.4, bend=0.6, wastes=0.5, gives_up=0.7, dares=0.1, form=FORM),
        Style(level=1, tile=0.5, blank=0.4, bend=0.6, wastes=0.4, gives_up=0.8, dares=0.2, form=FORM),
        Style(level=1, tile=0.5, blank=0.5, bend=0.6, wastes=0.3, gives_up=0.7, dares=0.3, form=FORM),
        Style(level=1, tile=0.6, blank=0.5, bend=0.7, wastes=0.3, gives_up=0.5, dares=0.4, form=FORM),
        Style(level=2, tile=0.6, blank=0.6, bend=0.7, wastes=0.2, gives_up=0.3, dares=0.5, form=FORM),
        Style(level=2, tile=0.7, blank=0.6, bend=0.8, wastes=0.2, gives_up=0.2, dares=0.6, form=FORM),
        Style(level=3, tile=0.7, blank=0.7, bend=0.8, wastes=0.1, gives_up=0.1, dares=0.7, form=FORM),
        Style(level=3, tile=0.8, blank=0.8, bend=0.9, wastes=0.1, dares=0.8, form=FORM),
        Style(level=4, tile=0.8, blank=0.9, bend=0.9, wastes=0.1, dares=0.9, form=FORM),
        Style(level=None, tile=0.9, bend=0.95, dares=1, form=FORM),
    )
)
