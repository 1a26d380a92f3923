# Met een link aan tafel
seats-invites-you = { $name } nodigt je uit
seats-somebody-invites = Iemand nodigt je uit
seats-a-game = Een spel { $game }?
seats-kept-game = De stand van een spel { $game }
seats-words = Woorden: { $language }
seats-edition = Uitgave: { $name }
seats-list = Woordenlijst: { $name }
seats-agreed = Wat hier afgesproken is
seats-option = { $option }: { $value }
seats-yes = ja
seats-no = nee
seats-clock-none = Zo lang bedenktijd als je wilt
seats-clock-turn = { $count ->
    [one] Een seconde per beurt
   *[other] { $count } seconden per beurt
}
seats-clock-minutes = { $count ->
    [one] Een minuut per beurt
   *[other] { $count } minuten per beurt
}
seats-clock-game = { $added ->
    [0] { $count } min elk voor het spel
   *[other] { $count } min elk voor het spel, en { $added } s erbij per beurt
}
seats-clock-days = { $count ->
    [one] Een dag per beurt
   *[other] { $count } dagen per beurt
}
seats-there = { $count ->
    [one] { $names } doet ook mee.
   *[other] { $names } doen ook mee.
}
seats-computers = { $count ->
    [one] Er doet een computer mee: { $names }.
   *[other] Er doen computers mee: { $names }.
}
seats-free = { $count ->
    [one] Er is nog een plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
seats-phase-waiting = Het spel begint zodra elke plaats bezet is.
seats-phase-playing = Het spel is al bezig.
seats-phase-over = Het spel is afgelopen.
seats-no-account = Geen account en geen e-mail: de plaats is van jou op dit apparaat.
seats-watch = Meekijken
seats-look-at = Bekijk het
seats-to-table = Naar de tafel
seats-mine = Je hoort al bij deze tafel.
seats-for-somebody-else = Je zit al aan deze tafel: deze link is voor iemand anders. Stuur hem aan wie met je mee moet doen.
seats-taken = { $name } zit al op deze plaats: de link van een plaats werkt één keer.
seats-computer-sits = Op deze plaats speelt een computer: { $player }.
seats-this-is-me = Dat ben ik, op een ander apparaat
seats-ask-anew = Wie je uitnodigde, kan je een nieuwe link sturen.
seats-other-link = Een andere link
seats-have-code = Ik heb een link of een code
seats-link = Link of code
seats-open-link = Openen
seats-link-empty = Plak hier de link die je kreeg, of vul de code in die je hoorde.
seats-no-invitation = Dat is geen uitnodiging: kopieer de hele link, van http tot de laatste letter, of vul de acht cijfers van een code in. In een link staat /join, en verderop een #.
seats-own-code = Met deze code wordt dit een apparaat van jou: hij hoort op de pagina “Als jezelf spelen op dit apparaat”.

# Plaatsen die vrij zijn, of waarvan de speler weg is
seats-is-free = Deze plaats is vrij: stuur iemand de link.
seats-computer-for-good = Of laat er een computer spelen, tot het eind.
seats-computer = Laat een computer spelen
seats-has-left = { $name } is al { $time } weg. De plaats hoeft niet langer bewaard te blijven: jij beslist wat ermee gebeurt.
seats-arrange-title = In welke volgorde?
seats-arrange-how = Kies een steen en schuif hem op.
seats-arrange-left = Naar links
seats-sort = Op alfabet leggen
seats-hand-seat = Laat een computer voor mij spelen
seats-hand-choose = kies er een…
seats-hand-do = Mijn plaats overgeven
seats-explain-again = Leg het spel nog eens uit
seats-more-title = Wat wil je doen?
seats-other-device = Verder spelen op een ander apparaat
seats-type-commands = Opdrachten typen
seats-arrange = Mijn stenen schikken
seats-arrange-right = Naar rechts
seats-ask-resign = Geef je echt op?
seats-resign-costs = { $count ->
    [0] Dan is het spel uit.
    [one] Dan is het spel uit en wint { $name }.
   *[other] Dan eindig je als laatste; de anderen spelen door.
}
seats-vacation-about = Op deze dagen staat je klok stil, ook als jij aan de beurt bent, en de anderen zien tot wanneer je weg bent. Met je volgende zet is de vakantie voorbij: dagen die nog niet begonnen zijn, houd je.
seats-vacation-each = { $count ->
    [0] geen
    [one] één dag
   *[other] { $count } dagen
}
seats-vacation-left = { $count ->
    [0] Je hebt in dit spel geen dagen meer.
    [one] Je hebt in dit spel nog één dag.
   *[other] Je hebt in dit spel nog { $count } dagen.
}
seats-vacation-days = Dagen, vanaf nu
seats-vacation-until = Dat is tot { $when }.
seats-vacation-take = Vakantie nemen
seats-computer-more = Een computer kan doorspelen. { $name } kan altijd terugkomen en de plaats terugnemen.
seats-free-more = Of iemand anders kan de plaats krijgen, met de stenen en de score. { $name } kan er dan niet meer terugkomen.
seats-free-seat = Geef de plaats vrij
seats-ask-free = { $name } raakt de plaats kwijt, en je kunt er iemand anders voor vragen.
seats-nothing-to-do = Over deze plaats hoeft nu niets te worden beslist: { $name } is er, of ze blijft nog even bewaard.

# De wachtkamer, en uitnodigingen
seats-table-set = De tafel staat klaar
seats-begins-taken = { $game }. We beginnen zodra alle plaatsen bezet zijn.
seats-begins-ready = { $game }. We beginnen zodra iedereen klaar is.
seats-begins-now = { $game }. We beginnen.
seats-who-plays = Wie er meedoen
seats-ready = klaar
seats-not-ready = nog niet klaar
seats-free-here = Vrij
seats-free-opened = Vrij. Iemand heeft de link geopend.
seats-i-am-ready = Ik ben klaar
seats-wait-for-me = Wacht op mij
seats-start-with = { $count ->
    [2] Begin met z’n tweeën
    [3] Begin met z’n drieën
   *[other] Begin met { $count }
}
seats-or-wait = Of wacht: we roepen je als er iemand aanschuift.
seats-call-me = Roep me als er iemand aanschuift
seats-isnt-ready = { $name } is nog niet klaar.
seats-how-we-play = Hoe we spelen
seats-change = Wijzigen
seats-was = eerst: { $value }
seats-words-name = Woorden
seats-edition-name = Uitgave
seats-list-name = Woordenlijst
seats-tempo = Tempo
seats-scan = Scan het plaatje of stuur de link. Elke plaats wordt één keer bezet.
seats-invite-link = Link naar een vrije plaats
seats-copy-link = Kopieer de link
seats-say-code = Liever een code zeggen
seats-say-code-how = Open { $site } op het andere apparaat, en vul de code daar in.
seats-code-good = Nog { $time } geldig, voor iedereen die hem hoort.
seats-sat = { $name } is aangeschoven.
seats-renamed = { $before } heet nu { $name }.
seats-named = Je heet hier nu { $name }.
seats-said-ready = { $name } is klaar.
seats-said-wait = { $name } vraagt je even te wachten.
seats-link-opened = Iemand heeft de link geopend.
seats-changed-to = { $name }: { $value }, { $was }.
seats-change-title = Hoe we spelen
seats-change-done = Zo spreken we het af
seats-change-more = De anderen zien wat er veranderd is, en zeggen opnieuw dat ze klaar zijn.
seats-all-taken = Alle plaatsen zijn al bezet.
seats-you-are = Je schuift aan als { $name }.
seats-other-name = Een andere naam
seats-name-here = Je naam aan deze tafel
seats-take-name = Deze naam gebruiken
seats-computer-here = Of een computer
seats-unknown-words = Onbekende woorden
seats-unknown-referee = worden geweigerd
seats-unknown-challenge = kun je betwisten
seats-unknown-agree = daar stemmen we over
seats-judging-referee = Onbekende woorden worden geweigerd
seats-judging-challenge = Onbekende woorden kun je betwisten
seats-judging-agree = Over woorden stemmen we
seats-spoken-is = Code: { $code }
seats-spoken-gone = Deze code is niet meer geldig.
seats-spoken-new = Een nieuwe code
# Another person at the table who isn’t decent
seats-others = De anderen
seats-is-muted = (gedempt)
seats-mute = Dempen
seats-mute-who = { $name } dempen: wat die zegt, krijg jij niet te zien
seats-unmute = Niet meer dempen
seats-unmute-who = { $name } niet meer dempen
seats-muted = { $name } is gedempt.
seats-unmuted = { $name } is niet meer gedempt.
seats-vote-out = Wegstemmen
seats-vote-out-who = { $name } wegstemmen
seats-vote-out-ask = Moet { $name } weggestemd worden?
seats-vote-out-more = Alle anderen moeten daarvoor stemmen, minstens twee. Dan is de plaats vrij: wie de tafel maakte, vraagt er iemand anders voor of laat er een computer spelen.
seats-vote-counts = Je stem om { $name } weg te sturen telt tot de plaats vrij is.
seats-watchers-away = Stuur wie toekijkt weg
seats-watchers-away-ask = Moet iedereen die toekijkt weg?
seats-watchers-away-more = Wie nu kijkt, kan zonder nieuwe link niet terugkomen.
seats-report = Melden …
seats-report-who = { $name } melden bij de beheerder
seats-report-ask = Wat moet de beheerder weten over { $name }?
seats-report-more = De beheerder van deze server krijgt: dat het om { $name } gaat, welke tafel dit is, { $count ->
    [0] en niets uit de chat, want er is niets gezegd
   *[other] de laatste regels van de chat zoals ze hier staan
 }, en wat je hieronder schrijft. Aan tafel krijgt niemand dit te horen.
seats-report-said = Melden wat er gezegd is …
seats-report-which = Om welke regel gaat het?
seats-report-line-ask = Wat moet de beheerder weten?
seats-report-line-who = wie “{ $line }” zei
seats-report-text = Wat is er gebeurd? (hoeft niet)
seats-report-send = Versturen
seats-report-sent = De melding is verstuurd.
seats-show-about = Een pagina met een groot bord, de spelers en hun klokken, en niets om op te drukken. Wie deze link heeft, kan meekijken.
seats-show-see-through = Zonder achtergrond, om over een ander beeld te leggen
seats-show-open = Open de pagina
seats-show-racks = Laat daar mijn rekje zien
seats-show-racks-about = Rekjes zijn daar pas te zien als iedereen die speelt ermee instemt. Wie de link heeft, ziet ze dan meteen allemaal.
seats-show-agreed = Tot nu toe stemmen in: { $names }.
seats-open-to-all = In de lobby
seats-open-play = Iedereen op deze server mag een vrije plaats nemen
seats-open-watch = Iedereen op deze server mag meekijken
seats-open-about = Wie er al zit, moet het er eerst mee eens zijn dat iedereen mag meekijken. Wie meekijkt, ziet geen rekjes.
seats-opened = Iedereen op deze server mag hier een vrije plaats nemen.
seats-opened-watch = Iedereen op deze server mag bij dit spel meekijken. Zij zien geen rekjes.
seats-close-to-all = Niemand meer binnenlaten uit de lobby
