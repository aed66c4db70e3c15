// A value that cannot be missing, unless the engine has a bug.

/** Returns a value. Throws if it is missing, which is a bug; `what` names it. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`${what} is missing`)
  return value
}
