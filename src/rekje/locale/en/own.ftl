own-woordenspel-screen-bag = { $count ->
    [0] The lid is empty
    [one] 1 tile left in the lid
   *[other] { $count } tiles in the lid
}
own-letter-screen-bag = { $count ->
    [0] All letters have been drawn
    [one] 1 tile lies face down
   *[other] { $count } tiles lie face down
}
own-woordenspel-screen-unseen-title = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} you can’t see, { $bag } of them in the lid
own-woordenspel-screen-hint-none = No word can be laid: buy or pass.
own-woordenspel-screen-help-play = 8H STONE lays STONE from H8 to the right, H8 STONE downwards. You first see what it brings; Enter plays it. Only the tiles you lay now count.
own-koning-screen-about-overtime = turns missed for each minute over time
own-koning-screen-bag = { $count ->
    [0] The bag is empty
    [one] 1 tile left in the bag
   *[other] { $count } tiles in the bag
}
own-koning-screen-unseen-title = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} you can’t see, { $bag } of them in the bag
