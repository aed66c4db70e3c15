// The tagged values of a YAML file -> its words: every text that visitors read, as typed and as it reads, the claims it
// uses and the words it could spell otherwise. Pure.

import type { Language } from '../../model/checks/language.ts'
import type { FreeWord, SiteContext, Words } from '../../model/checks/rule.ts'
import { type Path, valueAt } from '../../model/content.ts'
import { FACT } from '../../model/schemas/fields.ts'
import { taggedTexts } from '../../model/source-map.ts'
import { matchesOf } from '../text/expression.ts'

/** The words of one file. `source` gives a text as typed; `placeholders` are the paths tagged `!placeholder`. */
export function wordsOf({
  file,
  values,
  source,
  placeholders,
}: {
  file: string
  values: unknown
  source: (path: Path) => string | undefined
  placeholders: readonly Path[]
}): Words[] {
  const marked = new Set(placeholders.map((path) => path.join('.')))
  const isPlaceholder = (path: Path) =>
    marked.size > 0 && path.some((_, i) => marked.has(path.slice(0, path.length - i).join('.')))
  return taggedTexts(values).map(({ path, text }) => {
    const about = pageIn(valueAt(values, path.slice(0, -1)))
    return {
      file,
      path,
      text,
      source: source(path) ?? text,
      placeholder: isPlaceholder(path),
      ...(about !== undefined && { about }),
    }
  })
}

/** The page that a group names beside its texts, as collection/slug. */
function pageIn(group: unknown): string | undefined {
  for (const value of typeof group === 'object' && group !== null ? Object.values(group) : [])
    if (typeof value?.$ref === 'string') return value.$ref
  return undefined
}

/** A text that uses claims: where it stands, and their names. */
export interface ClaimUse {
  readonly path: Path
  readonly tokens: readonly string[]
}

/** The texts that use a claim or another fact of site.yaml. */
export function claimUses(words: readonly Words[], tokens: ReadonlyMap<string, string>): ClaimUse[] {
  return words.flatMap(({ path, source }) => {
    if (!source.includes('{')) return []
    const used = matchesOf(source, FACT).flatMap(([, name = '']) => (tokens.has(name) ? [name] : []))
    return used.length > 0 ? [{ path, tokens: used }] : []
  })
}

/** A word that may be spelt in several ways, and where it stands. */
export type SpellingUse = FreeWord & { readonly path: Path }

/** The words of one file that may be spelt in several ways. */
export const spellingUses = (_words: readonly Words[], _language: Language): SpellingUse[] => []

/** The words of all files that may be spelt in several ways. */
export const freeWordsIn = (
  files: Iterable<readonly [file: string, uses: readonly SpellingUse[]]>,
): SiteContext['freeWords'] => [...files].flatMap(([file, uses]) => uses.map((use) => ({ ...use, file })))

/** Claim or name -> the texts that use it. */
export type Uses = ReadonlyMap<string, readonly { readonly file: string; readonly path: Path }[]>

/** Which texts use which claim, of all files. */
export function usesIn(files: Iterable<readonly [file: string, uses: readonly ClaimUse[]]>): Uses {
  const uses = new Map<string, { file: string; path: Path }[]>()
  for (const [file, list] of files)
    for (const { path, tokens } of list)
      for (const token of tokens) {
        const known = uses.get(token)
        if (known) known.push({ file, path })
        else uses.set(token, [{ file, path }])
      }
  return uses
}
