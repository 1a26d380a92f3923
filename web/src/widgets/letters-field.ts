/** The attributes of a field in which the letters of tiles are typed. A keyboard on the screen then writes capitals, and nothing is corrected. */
export const LETTERS_FIELD = { type: "text", autocomplete: "off", autocapitalize: "characters", spellcheck: false } as const;
