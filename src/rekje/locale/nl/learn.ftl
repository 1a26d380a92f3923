learn-damaged = { $file } is beschadigd: het is geen heel bestand met wat stenen waard zijn.
learn-version = { $file } is van een andere versie ({ $format }); deze Rekje leest { $wanted }.
