# A person: name, devices, ways back, what the server knows
me-intro = No account, no e-mail, no password: you are a name on this device, until you want more.
me-nobody = Somebody without a name
me-name-save = Keep this name
me-name-kept = Your name is kept.
me-devices = Your devices
me-devices-one = Your games are on this device alone. Add another, and your games, your strength and your settings follow you there.
me-device-here = this device
me-device-unnamed = A device
me-device-seen = last seen { $when }
me-device-name = What this device is called
me-device-add = Add a device
me-device-remove = Remove { $name }
me-device-remove-short = Remove
me-device-remove-title = Remove { $name }?
me-device-ask = It is disconnected at once, and nothing here is open to it any more.
me-device-ask-here = This browser then no longer knows you. A code from another device of yours, your recovery code or a passkey brings you back.
me-have = I already play on another device
me-add-title = Play on another device too
me-add-how = Scan this with the other device; or open the address there and type the code.
me-code-is = Code: { $code }
me-code-lasts = Good for { $time }, once.
me-code-careful = Whoever enters it becomes you, with all your games: show it to nobody else.
me-code-gone = This code is no longer valid.
me-code-new = A new code
me-added = { $name } has been added. If that isn’t yours, remove it now.
me-recovery = Recovery code
me-recovery-what = A code on paper brings you back when all your devices are gone.
me-recovery-made = Made on { $when }. It can’t be shown again.
me-recovery-make = Make a recovery code
me-recovery-anew = Make a new recovery code
me-recovery-ask = Make a new recovery code?
me-recovery-ask-more = The one you have on paper is worthless then.
me-recovery-once = It is shown this once: print it, or write it down.
me-recovery-paper = Recovery code of { $name }
me-recovery-paper-how = On a new device, open { $url } and type this code. Whoever has it has all your games: keep it where you keep keys.
me-print = Print
me-passkeys = Passkeys
me-passkeys-what = With a passkey you come back by fingerprint, face or PIN. Your phone or computer keeps it.
me-passkey-make = Make a passkey
me-passkey-made = made on { $when }
me-passkey-used = last used { $when }
me-passkey-remove-title = Remove the passkey “{ $name }”?
me-passkey-ask = Nobody comes back with it any more. Your phone or computer still lists it until you delete it there.
me-passkeys-not-here = Browsers have passkeys only at a name with https. Everything else works here: add devices by code, and print a recovery code.
me-passkey-none = No passkey was made.
me-passkey-not-used = No passkey was used.
me-muted = People you don’t hear
me-muted-what = Nothing that they say is shown to you, at any table, and in the lobby you see nothing of them. They aren’t told.
me-muted-nobody = Nobody is muted. Whoever bothers you can be muted at the table, under Chat, or in the lobby.
me-unmute = Unmute
me-unmute-who = Unmute { $name }
me-unmuted = You hear { $name } again.
me-data = Everything about you
me-data-what = All that this server knows about you, as one file: your games, what you said, your devices and settings. Or away with it.
me-data-get = Save the file
me-delete = Delete me
me-delete-title = Do you really want to delete yourself?
me-ask-forget = A table that only you sit at is deleted altogether, with its game, also for those who watched it. At other tables the game stays for those who play, but your name, your seat and what you said there are taken out; if you made the table, another player looks after it from then on. Where you only watched, nothing changes for the others. Your figures and the words you study are deleted as well. This can’t be undone.
me-delete-more = Your devices, passkeys and recovery code are forgotten too, everywhere.
me-deleted = Nothing of you is left here.

# One more device
me-join-title = Play as yourself on this device
me-join-code = Code
me-join-how = On a device of yours, open “You and your devices” in the menu, and then “Add a device”: it shows a code of eight letters and figures. A recovery code goes here too.
me-join-wrong = A code has eight letters and figures, a recovery code twenty-four.
me-join-invitation = These eight figures are the code of an invitation: they belong on the page “I have a link or a code”.
me-join-next = Continue
me-join-passkey = With a passkey
me-join-ask = Are you { $name }?
me-join-games = { $count ->
    [0] No games yet.
    [one] One game.
   *[other] { $count } games.
}
me-join-devices = Known on: { $names }.
me-join-what = From now on this browser belongs to { $name }: all of { $name }’s devices see and play the same games.
me-join-own = { $count ->
    [one] The game of this browser becomes { $name }’s too. That can’t be undone.
   *[other] The { $count } games of this browser become { $name }’s too. That can’t be undone.
}
me-join-own-devices = { $count ->
    [one] So does one other device that is yours now.
   *[other] So do { $count } other devices that are yours now.
}
me-join-stranger = If somebody sent you here and this isn’t you, go no further: they would see your games and play for you.
me-join-yes = Yes, that is me
me-join-same = This browser is { $name }’s already.
me-joined = This browser is { $name }’s now.
me-to-games = To my games
me-to-table = To the table
