grids-faces = The faces { $faces } can’t be used: each needs letters of the letter set and must be there only once, 64 at most.
grids-face = The grid has no face “{ $face }”.
grids-cells = A board has { $count } cells instead of { $wanted }.
grids-boards = The boards should be a list of boards, not the text of one.
grids-time = The search took longer than it was given.
grids-question = This can’t be searched: { $why }.
grids-size = The size should be a pair of whole numbers, columns and rows.
