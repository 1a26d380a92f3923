# Bericht krijgen als de pagina dicht is
alert-title-turn = Jij bent aan de beurt
alert-title-answer = Een zet wacht op je antwoord
alert-title-vote = Je stem wordt gevraagd
alert-title-reminder = Je tijd is bijna om
alert-title-joined = Je uitnodiging is aangenomen
alert-title-begun = Het spel is begonnen
alert-title-over = Het spel is afgelopen
alert-with = { $game } met { $names }
alert-until = { $about }, tot { $when }
alert-endpoint = Dat is geen adres van een pushdienst: het moet met https beginnen en naar het openbare internet leiden.
alert-keys = De sleutels van de browser zijn beschadigd. Zet de berichten in deze browser uit en weer aan.
alert-zone = “{ $zone }” is geen tijdzone die deze server kent; je schrijft er een als Europe/Brussels.
alert-address = “{ $address }” is geen e-mailadres zoals anna@example.org.
alert-no-mail = Deze server stuurt geen e-mail.
alert-asked = Het afgelopen uur is er al een link naar { $address } gestuurd. Kijk daar, of probeer het later nog eens.
alert-token = Deze link is niet meer geldig. Vraag bij “Berichten” een nieuwe.
alert-mail-ask-subject = Berichten van Rekje op dit adres?
alert-mail-ask =
    Iemand die op { $site } speelt, wil op dit adres bericht krijgen als het zijn of haar beurt is.

    Was jij dat? Open dan deze link:
    { $link }

    Was jij het niet, doe dan niets: er komt verder geen mail.
alert-mail-stop =
    Geen mails meer:
    { $link }
