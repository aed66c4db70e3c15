// The memoizer of the engine: computes the result of a function once for each argument.

/** A V8 string of more letters that was cut out of a page keeps the page in memory, so it is copied. */
const CUT_OUT = 12
const copyOf = (text: string) => (text.length > CUT_OUT ? Buffer.from(text).toString() : text)

/** How results are cached. */
interface Memo<Argument> {
  /** The key of an argument: arguments with the same key share a result. Without it, an argument is its own key. */
  readonly key?: (argument: Argument) => string
  /** The most results for texts of pages: all are dropped when there are more. */
  readonly most?: number
}

/**
 * A function that computes each result once. Texts and numbers are compared by value. An object is compared by identity,
 * and its result is dropped with it.
 */
export function memoize<Argument, Result>(
  compute: (argument: Argument) => Result,
  { key, most }: Memo<Argument> = {},
): (argument: Argument) => Result {
  const values = new Map<unknown, Result>()
  const objects = new WeakMap<object, Result>()
  return (argument) => {
    const name = key ? key(argument) : argument
    const results = typeof name === 'object' ? (objects as unknown as typeof values) : values
    const cached = results.get(name)
    if (cached !== undefined || results.has(name)) return cached as Result
    const result = compute(argument)
    if (most !== undefined && values.size >= most) values.clear()
    results.set(most !== undefined && typeof name === 'string' ? copyOf(name) : name, result)
    return result
  }
}
