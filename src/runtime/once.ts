// Memoizes functions by a name of their argument.

/** Memoizes a function of a string. */
export const once = <T>(make: (name: string) => T): ((name: string) => T) => onceBy((name) => name, make)

/** Memoizes a function: arguments with the same name share one value. */
export function onceBy<From extends readonly unknown[], To>(
  nameOf: (...from: From) => string,
  make: (...from: From) => To,
): (...from: From) => To {
  const made = new Map<string, To>()
  return (...from) => {
    const name = nameOf(...from)
    const value = made.get(name) ?? make(...from)
    made.set(name, value)
    return value
  }
}
