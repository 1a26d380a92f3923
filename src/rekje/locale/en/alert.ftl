# Being told while the page is closed
alert-title-turn = It’s your turn
alert-title-answer = A play waits for your answer
alert-title-vote = Your vote is asked for
alert-title-reminder = Your time is running out
alert-title-joined = Your invitation has been taken up
alert-title-begun = The game has begun
alert-title-over = The game is over
alert-with = { $game } with { $names }
alert-until = { $about }, until { $when }
alert-endpoint = That is no address of a push service: it has to begin with https and lead to the public internet.
alert-keys = The browser’s keys are damaged. Turn alerts off in this browser and on again.
alert-zone = “{ $zone }” is no time zone that this server knows; one is written like Europe/Brussels.
alert-address = “{ $address }” is no e-mail address like anna@example.org.
alert-no-mail = This server sends no e-mail.
alert-asked = A link was sent to { $address } within the last hour. Look there, or try again later.
alert-token = This link is no longer good. Ask for a new one, under “Alerts”.
alert-mail-ask-subject = Alerts from Rekje at this address?
alert-mail-ask =
    Somebody who plays at { $site } wants to be told at this address when it’s their turn.

    If that was you, open this link:
    { $link }

    If it wasn’t, do nothing: no further mail will come.
alert-mail-stop =
    No more of these mails:
    { $link }
alert-settings = Alerts
alert-intro = You can be told when a game waits for you, even with this page closed.
alert-here = Tell me on this device, even when the page is closed
alert-here-secure = Browsers allow that only at a secure address (https), and this one isn’t. While the page is open, its title and icon tell you, and a sound if you like.
alert-here-missing = This browser can’t do that. On an iPhone or iPad it can once Rekje is on the home screen (Share, Add to Home Screen).
alert-here-denied = Notifications from this page are blocked. Allow them in the browser’s settings for this page.
alert-here-failed = The browser couldn’t reach its push service. Try again later.
alert-this-table = Tell me of this table
alert-quiet = Quiet hours
alert-quiet-on = Tell me nothing at night
alert-quiet-from = from
alert-quiet-to = to
alert-quiet-zone = By the clock in { $zone }.
alert-mail = E-mail
alert-mail-address = E-mail address
alert-mail-send = Send a link there
alert-mail-waits = Open the link that was sent to { $address }. Until then no mail goes there.
alert-mail-on = Mails go to { $address }, at most one for each turn.
alert-mail-off = No more mails
alert-install = Install Rekje on this device
alert-confirm-title = Alerts by e-mail
alert-confirm-text = When a game waits for you, a mail will go to the address at which you found this link.
alert-confirm = Yes, send me mails
alert-confirmed = Done. Mails will come when a game waits for you.
alert-stop-title = No more mails
alert-stop-text = No mails from Rekje will go to your address any more. Your games stay as they are.
alert-stop = Stop the mails
alert-stopped = Done. No more mails will come.
alert-no-link = This page belongs to a link in a mail. Open the whole link.
