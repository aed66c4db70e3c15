// The words of every YAML file -> what rules of words say of them, and which claims they use: kept while the file, the defaults and the claims stay the same.

import { nameOf, readKept, writeKept } from '../kept.ts'
import type { Files } from '../model/problem.ts'
import type { SiteFacts, Words, World } from '../model/rule.ts'
import { stable } from './facts.ts'
import { type Found, judgeWords, type Rules } from './run.ts'
import type { MarkedWords } from './world.ts'
import { usesIn } from './world.ts'

/** What is kept of a file: its findings, and its texts that use a claim. */
interface Record {
  readonly found: readonly Found[]
  readonly used: readonly { readonly words: Pick<Words, 'path'>; readonly facts: readonly string[] }[]
}

/** Judges the words of all files. `textsIn` is told which files are not known, and then reads the words of one. */
export function judgeTexts({
  names,
  files,
  textsIn,
  rules,
  site,
  kept,
  version,
}: {
  names: readonly string[]
  files: Files
  textsIn(unknown: ReadonlySet<string>): (file: string) => readonly MarkedWords[]
  rules: Rules
  site: SiteFacts
  kept: string | undefined
  version: string
}): { found: Found[]; uses: () => World['uses'] } {
  // Texts a page takes from its route stand in routes.yaml.
  const context = nameOf(
    version,
    stable({ site: site.site, facts: [...site.facts], data: [...site.data], launch: site.launch }),
    files.get('content/routes.yaml') ?? '',
  )
  const old = readKept(kept, context)
  const keys = new Map([...names].sort().map((file) => [file, nameOf(file, files.get(file) ?? '')] as const))
  const unknown = new Set([...keys].filter(([, key]) => !old.has(key)).map(([file]) => file))
  const read = unknown.size > 0 ? textsIn(unknown) : () => []
  const lines = new Map<string, string | Uint8Array>()
  const records = new Map<string, Record>()
  for (const [file, key] of keys) {
    const known = old.get(key)
    if (known) {
      lines.set(key, known)
      records.set(file, JSON.parse(known.toString()) as Record)
      continue
    }
    const texts = read(file)
    const words = texts.map((text) => text.words)
    const record = {
      found: words.length === 0 ? [] : judgeWords(words, rules, site),
      used: texts.filter(({ facts }) => facts.length > 0).map(({ words: { path }, facts }) => ({ words: { path }, facts })),
    }
    records.set(file, record)
    lines.set(key, JSON.stringify(record))
  }
  if (unknown.size > 0 || lines.size !== old.size) writeKept(kept, context, lines)
  return { found: [...records.values()].flatMap(({ found }) => found), uses: () => usesIn([...records].map(([file, { used }]) => [file, used] as const)) }
}
