remark-score = { $word } auf { $at } wurde mit { $said } angesagt, bringt aber { $score }.
remark-total = Der Stand von { $name } ist mit { $said } angegeben, die Zeilen ergeben aber { $total }.
remark-rack = Auf dem Bänkchen { $rack } steht das gelegte { $tile } nicht.
remark-word = { $word } steht nicht in der Wortliste.
remark-challenge = { $name } bekam { $points } für eine Anzweiflung; das folgt aus keiner Option dieser Ausgabe.
remark-time = { $name } bekam { $points } für die Zeit; das zählt der Schiedsrichter nicht.
remark-final = Die Datei endet mit { $said }, der Schiedsrichter mit { $scores }.
