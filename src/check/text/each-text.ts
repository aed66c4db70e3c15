// Runs a check of one text over every text of the YAML: prose, and the labels and facts that are no prose.
import type { Language } from '../../model/checks/language.ts'
import type { Context, Finding, Rule, SiteContext, Words } from '../../model/checks/rule.ts'
import { type Path, textsIn } from '../../model/content.ts'
import { plainText } from '../../model/inline.ts'
import type { Site } from '../../model/schemas/site.ts'

/** A fault of a text, and what to type instead. */
export interface Fault {
  readonly text: string
  readonly help?: string | undefined
}

/** The texts of the same file. */
export interface Around {
  readonly texts: readonly string[]
}

type Piece = Pick<Words, 'file' | 'path' | 'text'>

/** A check of one text. */
export interface TextCheck {
  /** A quick test that is false for nearly every text. */
  suspects?(text: string): boolean
  /** `path` is where the text stands in its file. */
  faults(text: string, around: Around, path: Path, file: string): Iterable<Fault>
}

/**
 * The `needs`, `words` and `site` of a rule about texts. `checkOf` makes the check for a site once, or undefined if the
 * site's language has nothing to check.
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
    const around = { texts: pieces.map(({ text }) => text) }
    for (const { file, path, text } of pieces) {
      if (check.suspects?.(text) === false) continue
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

/** The parts of the context that `labelsOf` reads. */
export const LABELS = ['data', 'values', 'wordsIn'] as const
type Labels = (typeof LABELS)[number]

const cached = new WeakMap<SiteContext['values'], readonly Piece[]>()

/** Keys of YAML values that no visitor reads. */
const UNREAD = new Set(['ignore', 'terms', 'formerNames', 'branches'])

/** The texts of site.yaml and content/*.yaml that are no prose: labels and facts. */
export function labelsOf({ data, values, wordsIn }: Pick<SiteContext, Labels>): readonly Piece[] {
  const known = cached.get(values)
  if (known) return known
  const files = new Set(['site.yaml', ...[...data.keys()].map((name) => `content/${name}.yaml`)])
  const prose = new Set([...files].flatMap(wordsIn).map(({ file, path }) => `${file} ${path.join(' ')}`))
  const out = [...files].flatMap((file) =>
    [...textsIn(values.get(file))].flatMap(([text, path]) =>
      path.some((key) => UNREAD.has(String(key))) || prose.has(`${file} ${path.join(' ')}`)
        ? []
        : [{ file, path, text }],
    ),
  )
  cached.set(values, out)
  return out
}

const crossed = (address: string) => 'x'.repeat(address.length)

/** Replaces each letter of addresses and mailboxes by an x: they are no words of the language. */
export const withoutAddresses = (text: string) =>
  /[@/]|\.[a-z\u03b1-\u03c9]/.test(text)
    ? text.replace(/\S+/g, (word) =>
        /@|:\/\/|www\./i.test(word)
          ? crossed(word)
          : word.replace(/(?<![\w-])[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/.*)?/gi, crossed),
      )
    : text
