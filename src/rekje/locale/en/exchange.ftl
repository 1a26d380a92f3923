exchange-nothing = Name the tiles you want to exchange; exchange at least one.
exchange-which = Name the tiles you want to exchange, not just how many.
exchange-rack = You can’t exchange more tiles than you have: { $most }.
exchange-bag = { $bag ->
    [0] The bag is empty: nothing can be exchanged any more.
    [one] Only one tile is left in the bag; exchanging takes at least { $least }.
   *[other] Only { $bag } tiles are left in the bag; exchanging takes at least { $least }.
}
