// Collects the words of a YAML file, which are all texts that visitors read, and the claims that they use.
import { type Path, textsIn } from '../../model/data.ts'
import { FACT, LITERAL } from '../../model/schemas/fields.ts'
import { withoutTags } from '../../model/source-map.ts'
import type { YamlText } from '../rule.ts'

/** site.yaml and the data files of content/: their texts without a source tag are labels and facts. */
const WITH_LABELS = /^(?:site(?:\.[a-z]{2})?|content\/(?!routes\.)[^/]+)\.yaml$/

/** Keys of values that no visitor reads. */
const UNREAD = new Set(['ignore', 'terms', 'formerNames', 'id', 'slug', 'href', 'link', 'src', 'file'])

/** The words of one file. `source` gives a text as typed; `placeholders` are the paths tagged `!placeholder`. */
export function yamlTextsOf({
  file,
  values,
  source,
  placeholders,
}: {
  file: string
  values: unknown
  source: (path: Path) => string | undefined
  placeholders: readonly Path[]
}): YamlText[] {
  const marked = new Set(placeholders.map((path) => path.join('.')))
  const isPlaceholder = (path: Path) =>
    marked.size > 0 && path.some((_, i) => marked.has(path.slice(0, path.length - i).join('.')))
  return [...textsIn(values)].flatMap(([tagged, path]): YamlText[] => {
    const text = withoutTags(tagged)
    if (text !== tagged) return [{ file, path, text, source: source(path) ?? text, placeholder: isPlaceholder(path) }]
    const isRead = path.at(-1) === 'until' || (WITH_LABELS.test(file) && !path.some((key) => UNREAD.has(String(key))))
    return isRead ? [{ file, path, text, source: text, placeholder: isPlaceholder(path), isLabel: true }] : []
  })
}

/** A text that uses claims, and their names. */
export interface ClaimUse {
  readonly path: Path
  readonly tokens: readonly string[]
}

/** The texts that use a claim or another fact of site.yaml, or mark an amount as no claim, with the name `=80€`. */
export function claimUses(words: readonly YamlText[], tokens: ReadonlyMap<string, string>): ClaimUse[] {
  return words.flatMap(({ path, source, isLabel }) => {
    if (isLabel || !source.includes('{')) return []
    const claims = [...source.matchAll(FACT)].flatMap(([, name = '']) => (tokens.has(name) ? [name] : []))
    const used = [...claims, ...[...source.matchAll(LITERAL)].map(([, amount = '']) => `=${amount.trim()}`)]
    return used.length > 0 ? [{ path, tokens: used }] : []
  })
}

/** The texts that use a claim or a name, by its name. */
export type Uses = ReadonlyMap<string, readonly { readonly file: string; readonly path: Path }[]>

/** The uses of claims in all files. */
export function usesIn(files: Iterable<readonly [file: string, uses: readonly ClaimUse[]]>): Uses {
  const uses = new Map<string, { file: string; path: Path }[]>()
  for (const [file, list] of files)
    for (const { path, tokens } of list)
      for (const token of tokens) {
        const texts = uses.get(token)
        if (texts) texts.push({ file, path })
        else uses.set(token, [{ file, path }])
      }
  return uses
}
