buy-nothing = Dites combien de lettres vous voulez acheter : une, deux ou trois.
buy-too-many = { $bought ->
    [0] On achète au plus { $most } lettres par tour.
   *[other] On achète au plus { $most } lettres par tour, et vous en avez déjà acheté { $bought }.
}
buy-lid = { $bag ->
    [0] Le couvercle est vide : il n’y a plus de lettres à acheter.
    [one] Vous ne pouvez pas acheter { $count } lettres : il n’en reste qu’une dans le couvercle.
   *[other] Vous ne pouvez pas acheter { $count } lettres : il n’en reste que { $bag } dans le couvercle.
}
buy-can-play = À cette table, on n’achète que si l’on ne peut rien poser, et vous pouvez poser un mot.
