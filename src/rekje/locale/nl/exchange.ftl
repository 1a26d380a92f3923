exchange-nothing = Noem de stenen die je wilt ruilen; ruil er minstens één.
exchange-which = Noem de stenen die je wilt ruilen, niet alleen hun aantal.
exchange-rack = Je kunt niet meer stenen ruilen dan je hebt: { $most }.
exchange-bag = { $bag ->
    [0] De pot is leeg: ruilen kan niet meer.
    [one] In de pot zit nog maar één steen; om te ruilen moeten het er minstens { $least } zijn.
   *[other] In de pot zitten nog maar { $bag } stenen; om te ruilen moeten het er minstens { $least } zijn.
}
