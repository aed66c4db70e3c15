// Memoizes functions.

/** A V8 string of more letters that was cut out of a page keeps the page in memory, so it is copied. */
const CUT_OUT = 12

const copyOf = (text: string) => (text.length > CUT_OUT ? Buffer.from(text).toString() : text)

/** Memoizes a function of texts. All results are dropped when there are more than `most`. */
export function memoized<T>(most: number, answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    let value = known.get(text)
    if (value === undefined && !known.has(text)) {
      if (known.size > most) known.clear()
      value = answer(text)
      known.set(copyOf(text), value)
    }
    return value as T
  }
}
