# Wie die Steine eines beendeten Spiels gezogen wurden
shuffle-checking = Es wird geprüft, wie die Steine gezogen wurden …
shuffle-kept = Die Steine wurden gezogen wie vor der Partie versprochen.
shuffle-unseen = Die Steine folgen aus dem Fingerabdruck, aber dieser Browser sah ihn erst, als die Partie schon lief: Ob es ihn vorher gab, weiß er nicht.
shuffle-left-out = Die Steine folgen aus dem Fingerabdruck, aber ohne den Beitrag dieses Browsers: Er kam zu spät oder wurde weggelassen.
shuffle-changed = Das ist nicht, was vor der Partie versprochen wurde: Damals wurde ein anderer Fingerabdruck gezeigt.
shuffle-broken = Die Steine wurden nicht gezogen wie versprochen: Sie folgen nicht aus dem Geheimnis und den Beiträgen aller.
shuffle-commitment = Fingerabdruck (SHA-256) des Geheimnisses des Servers
shuffle-promised = Fingerabdruck, den dieser Browser vor der Partie sah
shuffle-part = Beitrag von { $name }
shuffle-no-part = keiner
shuffle-secret = Das Geheimnis des Servers
