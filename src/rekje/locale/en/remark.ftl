remark-score = { $at } { $word } was announced as { $said }, but it scores { $score }.
remark-total = { $name }’s total is given as { $said }, but the lines add up to { $total }.
remark-rack = The rack { $rack } doesn’t hold the { $tile } that was played.
remark-word = { $word } is not in the word list.
remark-challenge = { $name } is given { $points } for a challenge, which no option of this edition accounts for.
remark-time = { $name } is given { $points } for time, which the referee doesn’t count.
remark-final = The file ends with { $said }, the referee with { $scores }.
