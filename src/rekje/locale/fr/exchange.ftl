exchange-nothing = Indiquez les jetons à échanger ; il en faut au moins un.
exchange-which = Indiquez quels jetons vous échangez, et pas seulement combien.
exchange-rack = On ne peut pas échanger plus de jetons qu’on n’en a : { $most }.
exchange-bag = { $bag ->
    [0] Le sac est vide : on ne peut plus échanger.
    [one] Il ne reste qu’un jeton dans le sac ; il en faut au moins { $least } pour échanger.
   *[other] Il ne reste que { $bag } jetons dans le sac ; il en faut au moins { $least } pour échanger.
}
