buy-nothing = Say how many tiles you want to buy: one, two or three.
buy-too-many = { $bought ->
    [0] You may buy at most { $most } tiles in one turn.
   *[other] You may buy at most { $most } tiles in one turn, and you have bought { $bought } already.
}
buy-lid = { $bag ->
    [0] The lid is empty: there are no tiles left to buy.
    [one] You can’t buy { $count } tiles: only one is left in the lid.
   *[other] You can’t buy { $count } tiles: only { $bag } are left in the lid.
}
buy-can-play = At this table you may buy only when you can’t lay anything, and you can.
