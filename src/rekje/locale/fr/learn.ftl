learn-damaged = { $file } est abîmé : ce n’est pas un fichier complet de la valeur des jetons.
learn-version = { $file } est d’une autre version ({ $format }) ; ce Rekje lit { $wanted }.
learn-unfinished-damaged = { $file } est abîmé : l’apprentissage ne peut pas reprendre de là. Supprimez-le pour recommencer.
learn-other-job = { $file } appartient à un autre apprentissage : terminez-le (mêmes édition, liste, nombre de parties et graine) ou supprimez le fichier.
learn-no-leaves = Dans { $game }, personne ne garde de jetons pour plus tard : il n’y a rien à apprendre.
learn-playing = Apprentissage
learn-done = La valeur des jetons, apprise en { $games } parties : { $file }
learn-rounded = Arrondi à { $games } parties : il y a { $generations } générations, chacune par pas de { $step }.
