// The files a site builds and an output folder -> what of the folder is missing, added, stale or altered.
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileOf } from '../model/address.ts'
import type { Difference } from '../model/checks/rule.ts'
import { shortDigest } from '../runtime/digest.ts'
import { isListed, type Listed, type Listing, stampAt } from './staging.ts'
import { isMade } from './write.ts'

/** A file that should be there. `named`: its name holds the digest of all that decides its bytes. */
interface Wanted {
  readonly digest?: string
  readonly named?: boolean
  contents(): Promise<string | Uint8Array>
}

/**
 * Nothing where there is no folder, or none that a build made. `pages` holds the digest of every page by its address.
 */
export async function differences({
  out,
  root,
  listing,
  files,
  pages,
}: {
  out: string
  /** Findings name files relative to this folder. */
  root: string
  /** What the last build left in the output folder. */
  listing: Listing
  files: ReadonlyMap<string, Wanted | 'page'>
  pages: ReadonlyMap<string, string>
}): Promise<Difference[]> {
  if (!lstatSync(out, { throwIfNoEntry: false })?.isDirectory() || !(isMade(out) || isListed(out, listing))) return []
  const byFile = new Map([...pages].map(([path, digest]) => [fileOf(path), digest]))
  const found: Difference[] = []
  const add = (path: string, kind: Difference['kind']) =>
    found.push({ path: relative(root, join(out, path)).split(sep).join('/'), kind })
  for (const path of filesIn(out)) if (!files.has(path)) add(path, 'added')
  for (const [path, file] of files) {
    const listed = listing.get(path)
    const present = digestOf(out, path, listed)
    if (present === undefined) add(path, 'missing')
    else if (present !== (file === 'page' ? byFile.get(path) : await wanted(file, listed)))
      add(path, listed !== undefined && present !== listed.digest ? 'altered' : 'stale')
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The digest of a file of the folder: known where the file is as the last build left it. */
function digestOf(out: string, path: string, listed: Listed | undefined): string | undefined {
  if (listed && stampAt(out, path) === listed.stamp) return listed.digest
  try {
    return shortDigest(readFileSync(join(out, path)))
  } catch {
    return undefined
  }
}

/** The digest a file should have. One whose name says what it holds is what an earlier build made of it. */
async function wanted(file: Wanted, listed: Listed | undefined): Promise<string> {
  if (file.digest !== undefined) return file.digest
  return listed && file.named ? listed.digest : shortDigest(await file.contents())
}

function filesIn(folder: string, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(folder, `${prefix}${entry.name}/`) : [prefix + entry.name],
  )
}
