// Numbers and lists of names in sentences: `1,200 pages`, `a, b and 3 more`.

/** A whole number with a comma before every three digits. Node's own number formats take 15 ms to load. */
export const thousands = (n: number) => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A number with its noun: `1 error`, `2 warnings`. */
export const count = (n: number, noun: string) => `${thousands(n)} ${noun}${n === 1 ? '' : 's'}`

/** The first of many names, and how many more there are: "a, b and 3 more". */
export const inShort = (names: readonly string[], most = 5) =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${thousands(names.length - most)} more` : '')
