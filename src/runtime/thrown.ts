// Describes an error that a site's own code threw: its message, and its place in the source by the bundle's source map.
import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { basename, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import type { Place } from '../model/problem.ts'

/** The message of a thrown value, which need not be an Error, nor have a text. */
export function messageOf(fault: unknown): string {
  if (fault instanceof Error) return String(fault.message)
  return typeof fault === 'string' ? fault : inspect(fault, { depth: 1, customInspect: false })
}

/** The path of a bundle's source map. */
export const mapOf = (bundle: string) => `${bundle}.map`

/**
 * The innermost stack frame of a fault in a folder of the site (a path from the root), as a place in its source.
 * Undefined if the fault has no stack or the bundle (a URL) no source map.
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
    const mapping = map.findEntry(Number(line) - 1, Number(column) - 1)
    if ('originalSource' in mapping && mapping.originalSource.startsWith(within))
      return { file: mapping.originalSource, line: mapping.originalLine + 1, column: mapping.originalColumn + 1 }
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
