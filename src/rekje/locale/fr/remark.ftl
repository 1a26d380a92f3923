remark-score = { $word } en { $at } a été annoncé à { $said }, mais rapporte { $score }.
remark-total = Pour { $name }, le total donné est { $said }, mais les lignes font { $total }.
remark-rack = Le chevalet { $rack } n’a pas le { $tile } qui a été posé.
remark-word = { $word } n’est pas dans la liste de mots.
remark-challenge = { $name } a eu { $points } pour une contestation, ce qu’aucune option de cette édition n’explique.
remark-time = { $name } a eu { $points } pour le temps, ce que l’arbitre ne compte pas.
remark-final = Le fichier finit sur { $said }, l’arbitre sur { $scores }.
