/** The empty book of a table that this device begins by itself. The server tells how one looks before (BlankBook). */

import type { BareTable, BlankBook, Book, NewTable, TableRules } from "../../wire.gen";

/** The book of a wished table, from the blank one of its edition. */
export function bookOf(blank: BlankBook, wish: NewTable, table: string): Book {
  const { rules } = blank;
  const options = { ...rules.options, ...wish.options };
  const view = blank.views.find((one) => one.seats.length === wish.seats.length)!;
  return {
    type: "book",
    table,
    rules: { ...rules, options, bare: bareOf(blank, options), lexicon: wish.lexicon ?? rules.lexicon },
    view: { ...view, seats: view.seats.map((seat, at) => ({ ...seat, name: wish.seats[at]!.name ?? "" })) },
    lines: [],
  };
}

/** The bare table as the options make it. */
function bareOf({ rules, bares }: BlankBook, options: TableRules["options"]): BareTable | null {
  return Object.entries(bares).reduce((bare, [option, byValue]) => byValue[String(options[option])] ?? bare, rules.bare);
}
