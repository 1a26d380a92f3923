## A table on a stream or a projector.

show-title = The table of { $names }
show-waiting = The game begins as soon as everybody is there.
show-no-table = There is no such table, or the link no longer works.
