buy-nothing = Zeg hoeveel letters je wilt kopen: een, twee of drie.
buy-too-many = { $bought ->
    [0] Je mag per beurt hoogstens { $most } letters kopen.
   *[other] Je mag per beurt hoogstens { $most } letters kopen, en je hebt er al { $bought } gekocht.
}
buy-lid = { $bag ->
    [0] Het deksel is leeg: er zijn geen letters meer te koop.
    [one] Je kunt geen { $count } letters kopen: er ligt er nog maar één in het deksel.
   *[other] Je kunt geen { $count } letters kopen: er liggen er nog maar { $bag } in het deksel.
}
buy-can-play = Aan deze tafel mag je alleen kopen als je niets kunt leggen, en je kunt iets leggen.
