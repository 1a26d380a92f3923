learn-damaged = { $file } is beschadigd: het is geen volledig bestand met de waarde van stenen.
learn-version = { $file } is van een andere versie ({ $format }); deze Rekje leest { $wanted }.
learn-unfinished-damaged = { $file } is beschadigd: het leren kan er niet mee verder. Verwijder het om opnieuw te beginnen.
learn-other-job = { $file } hoort bij een andere leergang: maak die af (dezelfde uitgave, lijst en seed, hetzelfde aantal spellen) of verwijder het bestand.
learn-no-leaves = Bij { $game } houdt niemand stenen vast voor later, dus valt er niets te leren.
learn-playing = Leren
learn-done = Uit { $games } spellen geleerd wat stenen waard zijn: { $file }
learn-rounded = Naar boven afgerond op { $games } spellen: er zijn { $generations } generaties, elk in stappen van { $step }.
