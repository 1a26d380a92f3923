learn-damaged = { $file } est abîmé : ce n’est pas un fichier complet de la valeur des lettres.
learn-version = { $file } est d’une autre version ({ $format }) ; ce Rekje lit { $wanted }.
