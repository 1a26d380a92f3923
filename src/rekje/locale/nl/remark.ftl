remark-score = Voor { $word } op { $at } is { $said } gezegd, maar het levert { $score } op.
remark-total = Het totaal van { $name } staat op { $said }, maar de regels tellen op tot { $total }.
remark-rack = Op het rekje { $rack } staat de gelegde { $tile } niet.
remark-word = { $word } staat niet in de woordenlijst.
remark-challenge = { $name } kreeg { $points } voor een betwiste zet; dat volgt uit geen optie van deze uitgave.
remark-time = { $name } kreeg { $points } voor de tijd; dat telt de scheidsrechter niet mee.
remark-final = Het bestand eindigt met { $said }, de scheidsrechter met { $scores }.
