learn-damaged = { $file } ist beschädigt: Das ist keine vollständige Datei mit dem Wert von Steinen.
learn-version = { $file } stammt von einer anderen Version ({ $format }); dieses Rekje liest { $wanted }.
