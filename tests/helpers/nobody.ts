// A step as a user whom permissions bind, also where the tests run as root.

/** Runs `step` as the user nobody where this process is root. */
export async function asNobody<T>(step: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return step()
  process.seteuid?.(65534)
  try {
    return await step()
  } finally {
    process.seteuid?.(0)
  }
}
