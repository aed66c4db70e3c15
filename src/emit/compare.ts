// Compares an output folder with the files that the site builds: which are missing, added, stale or altered.

import { lstatSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileOf } from '../model/address.ts'
import type { Coding } from '../model/host.ts'
import type { OutputDifference } from '../model/output-difference.ts'
import { present } from '../model/present.ts'
import { shortDigest } from '../runtime/digest.ts'
import { filesBelow } from '../runtime/overlay.ts'
import { type Compressed, compressedDigest, digestOfCompressed } from './compress.ts'
import { isAsListed, isListed, type Listing, type Made, madeOf } from './listing.ts'
import { isBuilt } from './write.ts'

/** A file that should exist: a page, or bytes; without a digest, its name contains that of everything that decides them. */
type Wanted =
  | { readonly kind: 'page' }
  | { readonly kind: 'bytes'; readonly digest: string | undefined; contents(): Promise<string | Uint8Array> }

/** The files that an output folder should hold. */
export interface Expected {
  readonly out: string
  /** Findings name files relative to this folder. */
  readonly root: string
  /** The files of the output folder after the last build. */
  readonly listing: Listing
  readonly files: ReadonlyMap<string, Wanted>
  readonly compressed: ReadonlyMap<string, Compressed>
  /** Every page by its address. */
  readonly pages: ReadonlyMap<string, Pick<Made, 'digest'>>
}

/**
 * How an output folder differs from `expected`. None if the folder does not exist, no build made it, or a build replaces
 * it at this moment. If this user may not read a part of it, only that is returned.
 */
export async function differences(expected: Expected): Promise<OutputDifference[]> {
  const { out, root, listing } = expected
  const difference = (path: string, kind: OutputDifference['kind']): OutputDifference => ({
    path: relative(root, path).split(sep).join('/'),
    kind,
  })
  let isRead = false
  try {
    if (!isOutput(out, listing)) return []
    isRead = true
    const differences = (await compared(expected)).map(([path, kind]) => difference(join(out, path), kind))
    return differences.sort((a, b) => (a.path < b.path ? -1 : 1))
  } catch (fault) {
    const { code = '', path = out } = fault as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    if (!['EACCES', 'EPERM'].includes(code)) throw fault
    return [difference(isRead ? path : out, 'closed')]
  }
}

type Found = readonly [path: string, kind: OutputDifference['kind']]

/** A name with a digest, which only a build gives. */
const HASHED = /\.[0-9a-f]{10}\.\w+(?:\.(?:br|gz))?$/

/** Compares all files. Throws an error of the file system if one cannot be read. */
async function compared(expected: Expected): Promise<Found[]> {
  const { out, listing } = expected
  const present = new Set(filesBelow(out))
  const wanted = await wantedDigests(expected)
  // The listing of another version of the engine is unknown.
  const isOfOtherBuild = (path: string) => listing.size === 0 && HASHED.test(path)
  const added = [...present].filter((path) => !wanted.has(path))
  const extra = added.map((path): Found => {
    const listed = listing.get(path)
    const isMade = listed === undefined ? isOfOtherBuild(path) : isAsListed(out, path, listed)
    return [path, isMade ? 'stale' : 'added']
  })
  const wrong = [...wanted].flatMap(([path, { digest, coding }]): Found[] => {
    const listed = listing.get(path)
    const isNew = listed === undefined && (listing.size > 0 || isOfOtherBuild(path))
    if (!present.has(path)) return [[path, isNew ? 'stale' : 'missing']]
    const actual = digestOf(out, path, listed, coding)
    if (actual === digest) return []
    return [[path, listed !== undefined && actual !== madeOf(listed).digest ? 'altered' : 'stale']]
  })
  return [...extra, ...wrong]
}

/** Whether a build made the folder. Throws an error of the file system if it cannot be read. */
const isOutput = (out: string, listing: Listing): boolean =>
  !!lstatSync(out, { throwIfNoEntry: false })?.isDirectory() && (isBuilt(out) || isListed(out, listing))

/** The digest that each file should have; the files of compressed copies are followed by the copies. */
async function wantedDigests({ listing, files, compressed, pages }: Expected) {
  const wanted = new Map<string, { readonly digest: string; readonly coding?: Coding }>()
  for (const [path, { digest }] of pages) wanted.set(fileOf(path), { digest })
  for (const [path, file] of files) {
    if (file.kind === 'page') continue
    const listed = listing.get(path)
    // A listed file with a digest in its name is not made again.
    const digest = file.digest ?? (listed === undefined ? undefined : madeOf(listed).digest)
    wanted.set(path, { digest: digest ?? shortDigest(await file.contents()) })
  }
  for (const [path, { of, coding }] of compressed)
    wanted.set(path, { digest: compressedDigest(coding, present(wanted.get(of), of).digest), coding })
  return wanted
}

/** The digest of a file of the folder. An unchanged file is not read. */
function digestOf(out: string, path: string, listed: string | undefined, coding: Coding | undefined): string {
  if (listed !== undefined && isAsListed(out, path, listed)) return madeOf(listed).digest
  const bytes = readFileSync(join(out, path))
  try {
    return coding === undefined ? shortDigest(bytes) : digestOfCompressed(coding, bytes)
  } catch {
    // Not compressed at all.
    return shortDigest(bytes)
  }
}
