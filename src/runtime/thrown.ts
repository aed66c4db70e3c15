// What a site's own code threw -> the place in its source, by the map that lies beside the module it was bundled into.
import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from '../model/problem.ts'

/** Where the map of a bundle lies. */
export const mapOf = (bundle: string) => `${bundle}.map`

/**
 * The last line that a fault went through in a folder of the site, a path from its root; nothing
 * where the fault has no trace, or the bundle, an address, no map. Read when something was thrown, and then alone.
 */
export function thrownAt(fault: unknown, bundle: string, folder: string): Place | undefined {
  const stack = fault instanceof Error ? (fault.stack ?? '') : ''
  const map = bundle.startsWith('file:') ? mapIn(mapOf(fileURLToPath(bundle))) : undefined
  if (!map) return undefined
  const within = posix.normalize(`${folder}/`)
  for (const frame of stack.split('\n')) {
    const at = frame.indexOf(`${basename(bundle)}:`)
    const [, line, column] = /:(\d+):(\d+)/.exec(at < 0 ? '' : frame.slice(at)) ?? []
    if (line === undefined || column === undefined) continue
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if ('originalSource' in entry && entry.originalSource.startsWith(within))
      return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}

function mapIn(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload)
  } catch {
    return undefined
  }
}
