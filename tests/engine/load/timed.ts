// A piece of work -> its result, and the processor's time it took: other work on the machine does not count.

/** Milliseconds of this process, in user code and in the system. */
export function timed<T>(work: () => T): { result: T; ms: number } {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1000 }
}

/** Characters of the work that tells how fast this machine is, and how often they are read. */
const LETTERS = 1_000_000
const TIMES = 16

/**
 * Milliseconds that this machine takes now for work that does not change: 50 on one on which all of the work below takes
 * at most half a second.
 */
function pace(): number {
  const text = 'a: b, '.repeat(LETTERS / 6)
  return timed(() => {
    let sum = 0
    for (let i = 0; i < TIMES; i++) for (let at = 0; at < text.length; at++) sum = (sum + text.charCodeAt(at)) | 0
    return sum
  }).ms
}

/** How many times as long as that work may take. */
const MOST = 20

/**
 * The result of work that takes at most a second of the processor's time, or as much more as this machine is slow, loading
 * the engine not counted. Its best of three: others on the machine slow down what shares a cache with them.
 */
export function soon<T>(work: () => T): T {
  let best: ReturnType<typeof timed<T>> | undefined
  for (let i = 0; i < 3 && (best === undefined || best.ms >= 1000); i++) {
    const tried = timed(work)
    if (best === undefined || tried.ms < best.ms) best = tried
  }
  const most = best === undefined || best.ms < 1000 ? 1000 : Math.max(1000, MOST * pace())
  if (best === undefined || best.ms >= most) throw new Error(`it took ${best?.ms} ms, of ${most}`)
  return best.result
}
