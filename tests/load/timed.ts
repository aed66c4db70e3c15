// A piece of work -> its result, and the processor's time it took: other work on the machine does not count.

/** Milliseconds of this process, in user code and in the system. */
export function timed<T>(work: () => T): { result: T; ms: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1000 }
}
