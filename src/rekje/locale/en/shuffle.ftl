# How the tiles of a game that is over were dealt
shuffle-checking = Checking how the tiles were dealt…
shuffle-kept = The tiles were dealt as promised before the game.
shuffle-unseen = The tiles follow from the fingerprint, but this browser first saw that when the game was already on: it can’t tell whether it was there before.
shuffle-left-out = The tiles follow from the fingerprint, but without this browser’s part: it came too late, or was left out.
shuffle-changed = This isn’t what was promised before the game: the fingerprint shown then was a different one.
shuffle-broken = The tiles weren’t dealt as promised: they don’t follow from the secret and everybody’s parts.
shuffle-commitment = Fingerprint (SHA-256) of the server’s secret
shuffle-promised = Fingerprint that this browser saw before the game
shuffle-part = Part of { $name }
shuffle-no-part = none
shuffle-secret = The server’s secret
