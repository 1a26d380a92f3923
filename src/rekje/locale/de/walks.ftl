walks-heap = Auf dem Tisch liegen { $count } Steine; gesucht wird mit höchstens { $most }.
walks-word = „{ $word }“ lässt sich nicht legen: Ein Wort hat 1 bis 21 Buchstaben aus dem Satz.
walks-question = Hier lässt sich nicht suchen: { $why }.
