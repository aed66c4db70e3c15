// A site of several languages -> the words of each, and what the rules of the site find: those of what languages share
// look at the whole site, every other at one language after the other. Pure.
import {
  LANGUAGES_TOGETHER,
  type PageContext,
  type Rule,
  type SiteContext,
  type Words,
} from '../../model/checks/rule.ts'
import { type Content, fileIn, inLanguages, type Path } from '../../model/content.ts'
import { FACT } from '../../model/schemas/fields.ts'
import { checkSite, type Found } from '../run.ts'
import { wordsOf } from './words.ts'

/** The words of a YAML file that is no page. */
export interface FileWords {
  readonly file: string
  readonly language: string
  readonly words: readonly Words[]
  /** Of a translation: the paths of texts that it leaves to the first language. */
  readonly untranslated: readonly Path[]
}

/** Whether a file says something at a path itself, and takes it from no other. */
export type Says = (file: string, path: Path) => boolean

/** Of the words of a translation, those it leaves to the first language: names and figures need no translation. */
export const untranslatedIn = (words: readonly Words[], isOwn: (one: Words) => boolean): Path[] =>
  words.flatMap((one) =>
    !isOwn(one) && one.path[0] !== 'inflections' && /\p{L}{2}/u.test(one.source.replace(FACT, '')) ? [one.path] : [],
  )

/** The words of the YAML files that are no pages, of each language its own. `tagged` carries source tags. */
export function siteWords(tagged: Content, content: Content, says: Says): readonly FileWords[] {
  return inLanguages(tagged).flatMap((own) => {
    const isFirst = own === tagged
    return [...own.values].flatMap(([file, values]) => {
      if (!isFirst && tagged.values.has(file)) return []
      const placeholders = content.placeholders.flatMap((each) => (each.file === file ? [each.path] : []))
      const source = (path: Path) => content.source(file, path)
      const all = wordsOf({ file, values, source, placeholders })
      const isOwn = ({ path }: Words) => isFirst || says(file, path)
      const { language } = own.site
      return [{ file, language, words: all.filter(isOwn), untranslated: untranslatedIn(all, isOwn) }]
    })
  })
}

/** What rules compare files by. */
type Compared = Pick<SiteContext, 'notes' | 'uses' | 'freeWords'>

/**
 * What the rules find on a whole site. In a language, a file that is no page is known by the name it has in the first.
 */
export function checkLanguages(
  whole: SiteContext,
  {
    content,
    says,
    contexts,
    words,
    comparedIn,
  }: {
    content: Content
    says: Says
    contexts: ReadonlyMap<string, PageContext>
    words: readonly FileWords[]
    comparedIn: (language: string) => Compared
  },
): Found[] {
  if (content.others.size === 0) return checkSite(whole.rules, whole)
  const isTogether = ({ needs = [] }: Rule) => needs.some((need) => LANGUAGES_TOGETHER.has(need))
  const rulesOf = (together: boolean) => new Map([...whole.rules].filter(([, rule]) => isTogether(rule) === together))
  const inEach = inLanguages(content).flatMap((own) => {
    const { language } = own.site
    const pages = new Map([...whole.pages].filter(([, page]) => page.language === language))
    const wordsIn = (base: string) => {
      const file = fileIn(own, base)
      const known = words.find((one) => one.file === file && one.language === language)?.words ?? []
      return file === base ? known : known.map((one) => ({ ...one, file: base }))
    }
    const context: SiteContext = {
      ...whole,
      ...contexts.get(language),
      ...comparedIn(language),
      routes: own.routes,
      values: own === content ? content.values : ownValues(own, content, says),
      pages,
      summaries: whole.summaries.filter(({ path }) => pages.has(path)),
      wordsIn,
    }
    return checkSite(rulesOf(false), context).map((one) => inOwnFile(one, own))
  })
  return [...checkSite(rulesOf(true), whole), ...inEach]
}

/** What a language says itself in files that are no pages, by their names in the first. */
function ownValues(own: Content, first: Content, says: Says): ReadonlyMap<string, unknown> {
  const ownPart = (file: string, value: unknown, path: Path): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value).flatMap(([key, inner]) => {
            const at = [...path, key]
            return says(file, at) ? [[key, ownPart(file, inner, at)]] : []
          }),
        )
  return new Map(
    [...first.values.keys()].flatMap((base) => {
      const file = fileIn(own, base)
      return file === base ? [] : [[base, ownPart(file, own.values.get(file), [])] as const]
    }),
  )
}

/** A finding of one language, at the file that says it there. */
function inOwnFile(found: Found, own: Content): Found {
  const { at } = found.finding
  return 'file' in at ? { ...found, finding: { ...found.finding, at: { ...at, file: fileIn(own, at.file) } } } : found
}
