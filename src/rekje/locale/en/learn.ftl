learn-damaged = { $file } is damaged: it is not a whole file of what tiles are worth.
learn-version = { $file } is of another version ({ $format }); this Rekje reads { $wanted }.
