// Steps of work -> the same work, a few milliseconds at a time: others may work in between.

/** Milliseconds of work between two times that others may work. */
const TURN = 12

/** Takes all steps; whether it came to the end before `isStopped`. */
export async function inTurns(steps: Iterable<unknown>, isStopped: () => boolean): Promise<boolean> {
  let began = performance.now()
  for (const _ of steps) {
    if (performance.now() - began < TURN) continue
    await new Promise((done) => setImmediate(done))
    if (isStopped()) return false
    began = performance.now()
  }
  return true
}
