learn-damaged = { $file } is damaged: it is not a complete file of tile values.
learn-version = { $file } is of another version ({ $format }); this Rekje reads { $wanted }.
learn-unfinished-damaged = { $file } is damaged: learning can’t go on from it. Delete it to begin anew.
learn-other-job = { $file } belongs to another run of learning: finish that one (same edition, list, games and seed), or delete the file.
learn-no-leaves = In { $game } there are no tiles to keep for later turns, so there is nothing to learn.
learn-playing = Learning
learn-done = Learned from { $games } games what tiles are worth: { $file }
learn-rounded = Rounded up to { $games } games: there are { $generations } generations, each in steps of { $step }.
