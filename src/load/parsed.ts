// YAML files parsed, kept by content: a file whose text was parsed before is not parsed again. The only memory of load; it cannot change a result.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { engineRoot } from '../engine.ts'
import { nameOf, readKept, writeKept } from '../kept.ts'
import { type Parsed, parseFile } from './yaml.ts'

export interface Parser {
  /** As parseFile. */
  readonly parse: typeof parseFile
  /** Keeps what was parsed for the next time. */
  keep(): void
}

/** `kept` is the file of earlier results; without one, results live as long as the parser. */
export function newParser(kept: string | undefined): Parser {
  const version =
    kept === undefined
      ? ''
      : nameOf(JSON.stringify(createRequire(import.meta.url)('yaml/package.json').version), readFileSync(join(engineRoot, 'src/load/yaml.ts')))
  const old = readKept(kept, version)
  const lines = new Map<string, string | Uint8Array>()
  /** What was parsed in this run, by file: asked again with the same contents, it is handed out again. */
  const done = new Map<string, { contents: string | Uint8Array; result: ReturnType<typeof parseFile> }>()
  let fresh = false
  return {
    parse(file, contents) {
      const before = done.get(file)
      if (before?.contents === contents) return before.result
      const hand = (result: ReturnType<typeof parseFile>) => {
        done.set(file, { contents, result })
        return result
      }
      if (kept === undefined) return hand(parseFile(file, contents))
      const key = nameOf(contents)
      const line = old.get(key)
      if (line) {
        lines.set(key, line)
        return hand({ value: JSON.parse(line.toString()) as Parsed, problems: [] })
      }
      const result = parseFile(file, contents)
      // A problem names the file, and two files may hold the same text: only what went well is kept.
      const json = JSON.stringify(result.value)
      // JSON has no word for infinity; such a file is parsed each time.
      if (result.value && isDeepStrictEqual(JSON.parse(json), result.value)) {
        lines.set(key, json)
        fresh = true
      }
      return hand(result)
    },
    keep() {
      if (fresh || lines.size < old.size) writeKept(kept, version, lines)
      fresh = false
      // Their bytes are not needed again; what was parsed stays, for a load with marks.
      old.clear()
      lines.clear()
    },
  }
}
