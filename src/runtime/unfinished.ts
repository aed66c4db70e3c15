// Files and folders that are being made -> taken away when the program is stopped in the middle.
import { rmSync } from 'node:fs'

const paths = new Set<string>()

/** Says that a file or folder is being made under a name of its own. */
export const begun = (path: string): void => void paths.add(path)

/** Says that it has got its place, or is gone. */
export const done = (path: string): void => void paths.delete(path)

/** Takes away what was begun and is not done. What cannot be removed is cleared by the next run. */
export function removeUnfinished(): void {
  for (const path of paths)
    try {
      rmSync(path, { recursive: true, force: true })
    } catch {}
  paths.clear()
}
