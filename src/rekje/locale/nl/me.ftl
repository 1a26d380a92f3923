# Een mens: naam, apparaten, wegen terug, wat de server weet
me-intro = Geen account, geen e-mail, geen wachtwoord: je bent een naam op dit apparaat, tot je meer wilt.
me-nobody = Iemand zonder naam
me-name-save = Naam bewaren
me-name-kept = Je naam is bewaard.
me-devices = Je apparaten
me-devices-one = Je spellen staan alleen op dit apparaat. Zet er een apparaat bij, en je spellen, je speelsterkte en je instellingen gaan mee.
me-device-here = dit apparaat
me-device-unnamed = Een apparaat
me-device-seen = laatst gezien { $when }
me-device-name = Hoe dit apparaat heet
me-device-add = Apparaat erbij
me-device-remove = { $name } weghalen
me-device-remove-short = Weghalen
me-device-remove-title = { $name } weghalen?
me-device-ask = De verbinding wordt meteen verbroken, en het apparaat kan hier nergens meer bij.
me-device-ask-here = Deze browser kent je dan niet meer. Met een code van een ander apparaat van jou, je herstelcode of een passkey kom je terug.
me-have = Ik speel al op een ander apparaat
me-add-title = Ook op een ander apparaat spelen
me-add-how = Scan dit met het andere apparaat; of open daar het adres en typ de code.
me-code-is = Code: { $code }
me-code-lasts = Nog { $time } geldig, één keer.
me-code-careful = Wie hem invult, speelt voortaan als jij, met al je spellen: laat hem aan niemand anders zien.
me-code-gone = Deze code is niet meer geldig.
me-code-new = Een nieuwe code
me-added = { $name } staat erbij. Is dat er niet een van jou, haal het dan nu weg.
me-recovery = Herstelcode
me-recovery-what = Met een code op papier kom je terug als je al je apparaten kwijt bent.
me-recovery-made = Gemaakt op { $when }. De code wordt niet nog eens getoond.
me-recovery-make = Herstelcode maken
me-recovery-anew = Nieuwe herstelcode maken
me-recovery-ask = Een nieuwe herstelcode maken?
me-recovery-ask-more = Die je op papier hebt, is dan niets meer waard.
me-recovery-once = Je ziet hem alleen nu: druk hem af of schrijf hem op.
me-recovery-paper = Herstelcode van { $name }
me-recovery-paper-how = Open op een nieuw apparaat { $url } en typ deze code. Wie hem heeft, heeft al je spellen: bewaar hem waar je sleutels bewaart.
me-print = Afdrukken
me-passkeys = Passkeys
me-passkeys-what = Met een passkey kom je terug met je vinger, je gezicht of een pincode. Je telefoon of computer bewaart hem.
me-passkey-make = Passkey maken
me-passkey-made = gemaakt op { $when }
me-passkey-used = laatst gebruikt { $when }
me-passkey-remove-title = De passkey “{ $name }” weghalen?
me-passkey-ask = Niemand komt er nog mee terug. Je telefoon of computer noemt hem nog, tot je hem daar ook wist.
me-passkeys-not-here = Browsers kennen passkeys alleen op een naam met https. Al het andere kan hier gewoon: zet apparaten erbij met een code, en druk een herstelcode af.
me-passkey-none = Er is geen passkey gemaakt.
me-passkey-not-used = Er is geen passkey gebruikt.
me-muted = Mensen die je niet hoort
me-muted-what = Wat zij zeggen krijg je niet te zien, aan geen enkele tafel, en in de lobby zie je niets van ze. Zij merken daar niets van.
me-muted-nobody = Je hebt niemand gedempt. Wie je lastigvalt, demp je aan tafel onder Chat, of in de lobby.
me-unmute = Niet meer dempen
me-unmute-who = { $name } niet meer dempen
me-unmuted = Je hoort { $name } weer.
me-data = Alles over jou
me-data-what = Alles wat deze server van je weet, in één bestand: je spellen, wat je zei, je apparaten en je instellingen. Of weg ermee.
me-data-get = Bestand bewaren
me-delete = Mij wissen
me-delete-title = Wil je jezelf echt wissen?
me-ask-forget = Een tafel waaraan niemand zit behalve jij, verdwijnt helemaal, met het spel, ook voor wie meekeek. Aan andere tafels blijft het spel voor wie er speelt, maar je naam, je plaats en wat je er zei gaan eruit; als jij de tafel maakte, gaat een andere speler er voortaan over. Waar je alleen keek, verandert er niets voor de anderen. Je cijfers en de woorden die je leert worden ook gewist. Dit kan niet ongedaan worden gemaakt.
me-delete-more = Ook je apparaten, passkeys en herstelcode worden overal vergeten.
me-deleted = Er is hier niets meer van je.

# Nog een apparaat
me-join-title = Als jezelf spelen op dit apparaat
me-join-code = Code
me-join-how = Open op een apparaat van jou in het menu “Jij en je apparaten”, en dan “Apparaat erbij”: daar staat een code van acht letters en cijfers. Een herstelcode past hier ook.
me-join-wrong = Een code heeft acht letters en cijfers, een herstelcode vierentwintig.
me-join-invitation = Deze acht cijfers zijn de code van een uitnodiging: ze horen op de pagina “Ik heb een link of een code”.
me-join-next = Verder
me-join-passkey = Met een passkey
me-join-ask = Ben jij { $name }?
me-join-games = { $count ->
    [0] Nog geen spellen.
    [one] Eén spel.
   *[other] { $count } spellen.
}
me-join-devices = Bekend op: { $names }.
me-join-what = Deze browser is voortaan van { $name }: alle apparaten van { $name } zien en spelen dezelfde spellen.
me-join-own = { $count ->
    [one] Het spel van deze browser wordt ook van { $name }. Dat kan niet ongedaan worden gemaakt.
   *[other] De { $count } spellen van deze browser worden ook van { $name }. Dat kan niet ongedaan worden gemaakt.
}
me-join-own-devices = { $count ->
    [one] Net als één ander apparaat dat nu van jou is.
   *[other] Net als { $count } andere apparaten die nu van jou zijn.
}
me-join-stranger = Heeft iemand je hierheen gestuurd en ben je dit niet, ga dan niet verder: die ziet anders je spellen en speelt voor jou.
me-join-yes = Ja, dat ben ik
me-join-same = Deze browser is al van { $name }.
me-joined = Deze browser is nu van { $name }.
me-to-games = Naar mijn spellen
me-to-table = Naar de tafel
