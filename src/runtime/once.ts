// Functions -> the same, which make each result once and hold it. Pure.

/** A function of names that makes each value once. */
export const once = <T>(make: (name: string) => T): ((name: string) => T) => onceBy((name) => name, make)

/** A function that makes one value for all that `nameOf` gives the same name. */
export function onceBy<From, To>(nameOf: (from: From) => string, make: (from: From) => To): (from: From) => To {
  const made = new Map<string, To>()
  return (from) => {
    const name = nameOf(from)
    const value = made.get(name) ?? make(from)
    made.set(name, value)
    return value
  }
}
