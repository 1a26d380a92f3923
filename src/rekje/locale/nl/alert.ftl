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
alert-settings = Berichten
alert-intro = Ook als je de pagina sluit, kun je bericht krijgen zodra een spel op je wacht.
alert-here = Bericht op dit apparaat, ook als de pagina dicht is
alert-here-secure = Browsers staan dat alleen toe op een beveiligd adres (https), en dit is er geen. Zolang de pagina open is, zie je het aan de titel en het pictogram, en hoor je het als je wilt.
alert-here-missing = Deze browser kan dat niet. Op een iPhone of iPad kan het wel als Rekje op het beginscherm staat (Deel, Zet op beginscherm).
alert-here-denied = Meldingen van deze pagina zijn geblokkeerd. Sta ze toe in de instellingen van de browser voor deze pagina.
alert-here-failed = De browser kan zijn pushdienst niet bereiken. Probeer het later nog eens.
alert-this-table = Bericht over deze tafel
alert-quiet = Stille uren
alert-quiet-on = ’s Nachts geen berichten
alert-quiet-from = van
alert-quiet-to = tot
alert-quiet-zone = Volgens de klok in { $zone }.
alert-mail = E-mail
alert-mail-address = E-mailadres
alert-mail-send = Stuur daar een link naartoe
alert-mail-waits = Open de link die naar { $address } is gestuurd. Tot dan gaat er geen mail heen.
alert-mail-on = Mails gaan naar { $address }, hooguit één per beurt.
alert-mail-off = Geen mails meer
alert-install = Zet Rekje op dit apparaat
alert-confirm-title = Bericht per e-mail
alert-confirm-text = Als een spel op je wacht, gaat er een mail naar het adres waar je deze link vond.
alert-confirm = Ja, stuur me mails
alert-confirmed = Gelukt. Je krijgt een mail als een spel op je wacht.
alert-stop-title = Geen mails meer
alert-stop-text = Er gaan geen mails van Rekje meer naar je adres. Je spellen blijven zoals ze zijn.
alert-stop = Stop de mails
alert-stopped = Gelukt. Er komen geen mails meer.
alert-no-link = Deze pagina hoort bij een link in een mail. Open de hele link.
