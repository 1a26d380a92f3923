buy-nothing = Sag, wie viele Buchstaben du kaufen willst: einen, zwei oder drei.
buy-too-many = { $bought ->
    [0] In einem Zug darf man höchstens { $most } Buchstaben kaufen.
   *[other] In einem Zug darf man höchstens { $most } Buchstaben kaufen, und du hast schon { $bought } gekauft.
}
buy-lid = { $bag ->
    [0] Der Deckel ist leer: Es gibt keine Buchstaben mehr zu kaufen.
    [one] Du kannst keine { $count } Buchstaben kaufen: Im Deckel liegt nur noch einer.
   *[other] Du kannst keine { $count } Buchstaben kaufen: Im Deckel liegen nur noch { $bag }.
}
buy-can-play = An diesem Tisch darf man nur kaufen, wenn man nichts legen kann, und du kannst etwas legen.
