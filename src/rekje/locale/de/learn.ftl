learn-damaged = { $file } ist beschädigt: Das ist keine vollständige Datei mit dem Wert von Steinen.
learn-version = { $file } stammt von einer anderen Version ({ $format }); dieses Rekje liest { $wanted }.
learn-unfinished-damaged = { $file } ist beschädigt: Von dort kann das Lernen nicht weitergehen. Lösche die Datei, um neu anzufangen.
learn-other-job = { $file } gehört zu einem anderen Lernlauf: Bringe ihn zu Ende (gleiche Ausgabe, Liste, Zahl der Partien und Seed) oder lösche die Datei.
learn-no-leaves = In { $game } behält niemand Steine für später, also gibt es nichts zu lernen.
learn-playing = Lernen
learn-done = Aus { $games } Partien gelernt, was Steine wert sind: { $file }
learn-rounded = Aufgerundet auf { $games } Partien: Es gibt { $generations } Generationen, jede in Schritten von { $step }.
