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
