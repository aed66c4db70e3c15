// Runs a check of one text over every text of the YAML: prose, and the labels and facts that are no prose.
import type { Language } from '../../model/checks/language.ts'
import type { Context, Finding, InPage, InYaml, SiteContext, Words } from '../../model/checks/rule.ts'
import { type Path, textsIn } from '../../model/content.ts'
import { plainText } from '../../model/inline.ts'
import type { Site } from '../../model/schemas/site.ts'
import { withoutTokens } from '../facts/passages.ts'

/** A fault of a text, the words that are wrong, and what to type instead. */
export interface Fault {
  readonly text: string
  readonly help?: string | undefined
  readonly value?: string | undefined
}

type Piece = Pick<Words, 'file' | 'path' | 'text'> & Partial<Words>

/** Where a text is. `texts` are all texts of its file. */
export interface Around {
  readonly file: string
  readonly path: Path
  readonly texts: readonly string[]
}

/** A check of one text. */
export interface TextCheck {
  /** A quick test that is false for nearly every text. */
  suspects?(text: string): boolean
  faults(text: string, around: Around): Iterable<Fault>
}

/** The parts of a rule that checks one text at a time. */
interface TextRule {
  readonly needs: readonly Labels[]
  words(words: readonly Words[], context: Context<never>): Generator<Finding>
  site(context: Context<Labels>): Generator<Finding>
}

/**
 * The `needs`, `words` and `site` of a rule about texts as visitors read them. `checkOf` makes the check for a site
 * once, or undefined if the site's language has nothing to check.
 */
export function inEveryText(checkOf: (language: Language, site: Site) => TextCheck | undefined): TextRule {
  return ruleOf(checkOf, plainTexts)
}

/** The same of a rule about facts: it reads prose and labels as typed, without claims and marked amounts. */
export function inTypedTexts(checkOf: (language: Language, site: Site) => TextCheck | undefined): TextRule {
  return ruleOf(checkOf, typedTexts, ({ file }) => file !== 'site.yaml')
}

/** Makes the functions of a rule that checks one text at a time. */
function ruleOf(
  checkOf: (language: Language, site: Site) => TextCheck | undefined,
  textsOf: (pieces: readonly Piece[]) => readonly string[],
  isRead: (label: Piece) => boolean = () => true,
): TextRule {
  const checks = new WeakMap<Site, { readonly check: TextCheck | undefined }>()
  function* checkPieces(pieces: readonly Piece[], { language, site }: Context<never>): Generator<Finding> {
    const made = checks.get(site) ?? { check: checkOf(language, site) }
    checks.set(site, made)
    const { check } = made
    if (!check) return
    const texts = textsOf(pieces)
    for (const [i, piece] of pieces.entries()) {
      if (check.suspects?.(piece.text) === false || (piece.source === undefined && !isRead(piece))) continue
      const { file, path } = piece
      for (const fault of check.faults(texts[i] ?? '', { file, path, texts })) yield findingAt({ file, path }, fault)
    }
  }
  return {
    needs: LABELS,
    words: checkPieces,
    site: (context) => checkPieces(labelsOf(context), context),
  }
}

/** A fault as a finding at a place, at the words that are wrong. */
export const findingAt = (at: InYaml | InPage, { text, help, value }: Fault): Finding => ({
  text,
  at: value === undefined ? at : { ...at, value },
  ...(help !== undefined && { help }),
})

/** Makes the texts of a list of pieces once for all rules. */
function cachedTexts(textOf: (piece: Piece) => string): (pieces: readonly Piece[]) => readonly string[] {
  const known = new WeakMap<readonly Piece[], readonly string[]>()
  return (pieces) => {
    const texts = known.get(pieces) ?? pieces.map(textOf)
    known.set(pieces, texts)
    return texts
  }
}

const plainTexts = cachedTexts(({ text }) => plainText(text))
const typedTexts = cachedTexts(({ text, source = text }) => withoutTokens(source))

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
