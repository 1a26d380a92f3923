paths-board = The board has { $count } tiles; the search takes at most { $most }.
paths-letters = There are { $count } letters to lay; the search takes at most { $most }.
paths-no-letter = There is no letter at { $square } that a word could run through.
paths-question = This can’t be searched: { $why }.
