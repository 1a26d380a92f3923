exchange-nothing = Indica le tessere da cambiare; cambiane almeno una.
exchange-which = Indica quali tessere vuoi cambiare, non solo quante.
exchange-rack = Non si possono cambiare più tessere di quante se ne hanno: { $most }.
exchange-bag = { $bag ->
    [0] Il sacchetto è vuoto: non si può più cambiare.
    [one] Nel sacchetto resta una sola tessera; per cambiare ne servono almeno { $least }.
   *[other] Nel sacchetto restano solo { $bag } tessere; per cambiare ne servono almeno { $least }.
}
