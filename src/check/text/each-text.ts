// A check of one text -> the parts of a rule that run it over every text of the YAML: prose, and the labels and facts
// beside it. Pure.

import type { Language } from '../../model/checks/language.ts'
import type { Context, Finding, Rule, SiteContext, Words } from '../../model/checks/rule.ts'
import type { Path } from '../../model/content.ts'
import { plainText } from '../../model/inline.ts'
import type { Site } from '../../model/schemas/site.ts'

/** What is wrong with a text, and what to type. */
export interface Fault {
  readonly text: string
  readonly help?: string | undefined
}

/** What a check may ask besides the text. */
export interface Around {
  /** Texts of the same file, for suggestions. */
  readonly texts: readonly string[]
}

type Piece = Pick<Words, 'file' | 'path' | 'text'>

/** A check of one text. */
export interface TextCheck {
  /** One quick look, which clears nearly every text; `faults` may then take its time. */
  suspects(text: string): boolean
  /** `path` is where the text stands in its file. */
  faults(text: string, around: Around, path: Path, file: string): Iterable<Fault>
}

/**
 * The `words` and `site` of a rule about texts. `checkOf` makes the check of a site in its language, once; none where
 * these have nothing to check.
 */
export function inEveryText(
  checkOf: (language: Language, site: Site) => TextCheck | undefined,
): Pick<Rule<Labels>, 'needs' | 'words' | 'site'> {
  const checks = new WeakMap<Site, { readonly check: TextCheck | undefined }>()
  function* checkPieces(pieces: readonly Piece[], { language, site }: Context<never>): Generator<Finding> {
    const made = checks.get(site) ?? { check: checkOf(language, site) }
    checks.set(site, made)
    const { check } = made
    if (!check) return
    let texts: string[] | undefined
    const around: Around = {
      get texts() {
        texts ??= pieces.map(({ text }) => text)
        return texts
      },
    }
    for (const { file, path, text } of pieces) {
      if (!check.suspects(text)) continue
      for (const { text: found, help } of check.faults(plainText(text), around, path, file))
        yield { text: found, at: { file, path }, ...(help !== undefined && { help }) }
    }
  }
  return {
    needs: LABELS,
    words: checkPieces,
    site: (context) => checkPieces(labelsOf(context), context),
  }
}

/** What rules need to know the labels. */
export const LABELS = ['data', 'values', 'wordsIn'] as const
type Labels = (typeof LABELS)[number]

const pieces = new WeakMap<SiteContext['values'], readonly Piece[]>()

/** Keys of what stands in YAML and is read by no visitor. */
const UNREAD = new Set(['ignore', 'terms', 'formerNames', 'branches'])

/** Texts that are no prose (no claim and no link may stand in them): labels, the facts of site.yaml. */
export function labelsOf({ data, values, wordsIn }: Pick<SiteContext, Labels>): readonly Piece[] {
  const known = pieces.get(values)
  if (known) return known
  const files = new Set(['site.yaml', ...[...data.keys()].map((name) => `content/${name}.yaml`)])
  const prose = new Set([...files].flatMap(wordsIn).map(({ file, path }) => `${file} ${path.join(' ')}`))
  const out: Piece[] = []
  const walk = (value: unknown, file: string, path: Path): void => {
    if (typeof value === 'string') {
      if (!prose.has(`${file} ${path.join(' ')}`)) out.push({ file, path, text: value })
    } else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, file, [...path, i])
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (!UNREAD.has(key)) walk(inner, file, [...path, key])
  }
  for (const file of files) walk(values.get(file), file, [])
  pieces.set(values, out)
  return out
}

/** Addresses and mailboxes put out of sight, an x for each letter: they are no words of the language. */
export const withoutAddresses = (text: string) =>
  /[@/]|\.[a-z\u03b1-\u03c9]/.test(text)
    ? text.replace(/\S*(?:@|:\/\/|www\.)\S*|\b[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?/gi, (address) =>
        'x'.repeat(address.length),
      )
    : text
