exchange-nothing = Nenne die Steine, die du tauschen willst; tausche mindestens einen.
exchange-which = Nenne die Steine, die du tauschen willst, nicht nur ihre Anzahl.
exchange-rack = Man kann nicht mehr Steine tauschen, als man hat: { $most }.
exchange-bag = { $bag ->
    [0] Der Beutel ist leer: Tauschen geht nicht mehr.
    [one] Im Beutel ist nur noch ein Stein; zum Tauschen müssen es mindestens { $least } sein.
   *[other] Im Beutel sind nur noch { $bag } Steine; zum Tauschen müssen es mindestens { $least } sein.
}
