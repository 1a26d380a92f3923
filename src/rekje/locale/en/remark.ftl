remark-score = { $at } { $word } was announced as { $said }, but it scores { $score }.
remark-total = { $name }’s total is given as { $said }, but the lines add up to { $total }.
remark-rack = The rack { $rack } doesn’t hold the { $tile } that was played.
remark-word = { $word } is not in the word list.
remark-challenge = { $name } got { $points } for an unfounded challenge, which the referee doesn’t count.
remark-time = { $name } got { $points } for time, which the referee can’t check.
remark-final = The file ends with { $said }, the referee with { $scores }.
