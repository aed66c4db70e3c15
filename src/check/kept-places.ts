// The YAML places of findings in pages, kept: a place holds while the built page, the file it names, the page's own file and the routes stay the same.
import { nameOf, readKept, writeKept } from '../kept.ts'
import type { Files, Place } from '../model/problem.ts'
import type { Output } from '../model/rule.ts'
import type { Trace } from './run.ts'

interface Asked {
  readonly page: string
  readonly span?: { readonly start: number; readonly end: number } | undefined
  readonly value?: string | undefined
}

/** Answers from what was kept, and keeps new answers when told; calls `trace`, which draws pages, only when a place is asked that is not known. */
export async function keptPlaces({
  asked,
  page,
  files,
  output,
  kept,
  version,
  trace,
}: {
  asked: readonly Asked[]
  page(path: string): { readonly file: string; readonly from: string }
  files: Files
  output: Output
  kept: string | undefined
  version: string
  trace(): Promise<Trace>
}): Promise<{ trace: Trace; keep(): void }> {
  const fallback: Trace = (path) => ({ file: page(path).from, line: 1 })
  if (asked.length === 0) return { trace: fallback, keep: () => undefined }
  if (kept === undefined) return { trace: await trace(), keep: () => undefined }
  const context = nameOf(version)
  const old = readKept(kept, context)
  const names = new Map<string, string>()
  const named = (key: string, bytes: () => string | Uint8Array | undefined) => {
    let name = names.get(key)
    if (name === undefined) {
      name = nameOf(bytes() ?? '')
      names.set(key, name)
    }
    return name
  }
  const yaml = (file: string) => named(`y${file}`, () => files.get(file))
  const keyOf = ({ page: path, span, value }: Asked) =>
    nameOf(
      path,
      named(`h${path}`, () => output.read(page(path).file)),
      yaml(page(path).from),
      yaml('content/routes.yaml'),
      `${span?.start} ${span?.end}`,
      value ?? '',
      String(value === undefined),
    )
  const known = new Map<string, Place>()
  const lines = new Map<string, string | Uint8Array>()
  for (const one of asked) {
    const key = keyOf(one)
    const line = old.get(key)
    if (!line || known.has(key)) continue
    const { place, bytes } = JSON.parse(line.toString()) as { place: Place; bytes: string }
    if (bytes !== yaml(place.file)) continue
    known.set(key, place)
    lines.set(key, line)
  }
  let fresh: Trace | undefined
  if (asked.some((one) => !known.has(keyOf(one)))) fresh = await trace()
  return {
    trace(path, span, value) {
      const key = keyOf({ page: path, span, value })
      let place = known.get(key)
      if (!place && fresh) {
        place = fresh(path, span, value)
        known.set(key, place)
        lines.set(key, JSON.stringify({ place, bytes: yaml(place.file) }))
      }
      return place ?? fallback(path, span, value)
    },
    keep: () => fresh && writeKept(kept, context, lines),
  }
}
