buy-nothing = Di’ quante lettere vuoi comprare: una, due o tre.
buy-too-many = { $bought ->
    [0] In un turno si comprano al massimo { $most } lettere.
   *[other] In un turno si comprano al massimo { $most } lettere, e ne hai già comprate { $bought }.
}
buy-lid = { $bag ->
    [0] Il coperchio è vuoto: non ci sono più lettere da comprare.
    [one] Non puoi comprare { $count } lettere: nel coperchio ne resta una sola.
   *[other] Non puoi comprare { $count } lettere: nel coperchio ne restano solo { $bag }.
}
buy-can-play = A questo tavolo si compra solo quando non si può posare nulla, e tu puoi posare una parola.
