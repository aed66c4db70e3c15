// Writes files into an output folder, as a build without a cache does.
import { readListing } from '../../../src/emit/listing.ts'
import { Staging } from '../../../src/emit/staging.ts'
import { writeProblem } from '../../../src/emit/write.ts'
import type { Files, Problem } from '../../../src/model/problem.ts'

/** Writes `files` to `out`, all or nothing; the problem says why not. */
export function writeFiles(out: string, files: Files): Problem[] {
  let staging: Staging | undefined
  try {
    staging = new Staging(out, { cache: undefined, last: readListing(undefined), files: files.keys() })
    const into = staging
    staging.replace(new Map([...files].map(([path, contents]) => [path, into.write(path, contents)])), undefined)
    return []
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === undefined) throw fault
    staging?.abandon()
    return [writeProblem(out, fault)]
  }
}
