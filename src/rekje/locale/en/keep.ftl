# Keeping the score of a game on the table
keep-line-twice = This line has been written down already.
keep-no-line = There is no such line in this score sheet (any more).
keep-full = A score sheet has { $most } lines at most.
keep-no-book = No score is kept at this table.
