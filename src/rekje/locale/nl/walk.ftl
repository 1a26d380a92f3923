walk-others-choice = Je kunt alleen voor jezelf een woord kiezen.
walk-taken = Daar ligt een { $letter }; die kun je niet als { $wanted } lezen.
walk-empty = Een punt staat voor een steen die er al ligt, maar dat vakje is leeg.
walk-gap-opening = { $first } en { $second } moeten elkaar met een zijde raken: elke letter ligt tegen de volgende aan.
walk-gap = { $first } en { $second } raken elkaar niet met een zijde: een woord gaat van steen naar aangrenzende steen.
walk-length = { $letters ->
    [one] Een woord van één letter heeft één vakje nodig, niet { $squares }.
   *[other] Een woord van { $letters } letters heeft { $letters } vakjes nodig, één per letter, niet { $squares }.
}
walk-none = { $word } is met jouw stenen en wat er ligt niet te leggen.
walk-give-path = Zeg op welke vakjes { $word } ligt: er zijn te veel manieren om ze allemaal na te gaan.
walk-nothing-new = Je legt geen nieuwe steen: leg er minstens één.
walk-apart = Je woord ligt los: het moet de stenen op tafel met een zijde raken.
walk-same-tile = Geen steen volgt op zichzelf: voor een dubbele { $letter } heb je twee stenen nodig.
walk-unnamed = Noem je woord helemaal, letter voor letter.
walk-no-word = { $word } staat niet in de woordenlijst.
walk-again = { $word } is al eens gemaakt: het telt alleen opnieuw zonder een steen die er toen voor gebruikt is.
walk-blank-unnamed = Noem de letter waar de blanco voor staat: schrijf die als kleine letter.
walk-blank-twice = Binnen één woord kan de blanco niet zowel { $letter } als { $wanted } zijn.
walk-blanks-touch = Twee blanco’s mogen nooit naast elkaar liggen.
walk-edition-board = Dit spel speel je op de kale tafel, maar de uitgave { $edition } heeft een bord.
walk-setup-kings = De koningen in de stelling moeten op plaats 0 tot { $end } staan, nooit twee op dezelfde plaats van de baan.
walk-setup-square = De stelling heeft een steen op { $square }; verder weg dan { $most } gaat niet.
