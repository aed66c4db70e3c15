// Runs the rules of the site, and those of a language once for each language.
import { type Content, fileIn, inLanguages, LABELS, type Positions, translationOf } from '../../model/content.ts'
import { type Path, valueAt } from '../../model/data.ts'
import { FACT } from '../../model/schemas/fields.ts'
import type { LanguageContext, PageContext, SiteContext, Untranslated, YamlText } from '../rule.ts'
import { type RuleFinding, runLanguageRules, runSiteRules } from '../run.ts'
import { yamlTextsOf } from './words.ts'

/** The words of a YAML file that is not a page. */
export interface FileWords {
  readonly file: string
  readonly language: string
  readonly words: readonly YamlText[]
}

/** Finds values in files that are not pages. */
interface Defined extends Pick<Positions, 'source'> {
  /** Whether a file itself has a value at a path: it does not take it from the first language, nor copies a placeholder. */
  defines(file: string, path: Path, isPlaceholder?: boolean): boolean
}

/** Names of services, which every language writes alike. */
const BRANDS =
  /(?<!\p{L})(?:Facebook|Instagram|WhatsApp|Viber|Messenger|Telegram|Signal|YouTube|TikTok|LinkedIn|Pinterest|Google(?: Maps)?|Tripadvisor|PayPal|Visa|Mastercard)(?!\p{L})/gu

/** Whether a text as typed has words of its own: figures, signs, claims and brands need no translation. */
export const hasWords = ({ path, source }: Pick<YamlText, 'path' | 'source'>) =>
  path[0] !== 'inflections' && /\p{L}{2}/u.test(source.replace(FACT, '').replace(BRANDS, ''))

/** The words of a translation that come from the first language. */
export const untranslatedIn = (words: readonly YamlText[], isOwn: (text: YamlText) => boolean): Path[] =>
  words.flatMap((text) => (!isOwn(text) && hasWords(text) ? [text.path] : []))

/** The words of the YAML files that are not pages, by language. `tagged` has source tags. */
export function siteWords(tagged: Content, content: Content, places: Defined): readonly FileWords[] {
  return inLanguages(tagged).flatMap((translation) =>
    [...translation.values].flatMap(([file, values]) => {
      if (translation !== tagged && tagged.values.has(file)) return []
      const words = wordsOfFile(file, values, content, places)
      const isOwn = ({ path, placeholder, isLabel }: YamlText) =>
        (translation === tagged && (isLabel || file === LABELS)) || places.defines(file, path, placeholder)
      return [{ file, language: translation.site.language, words: words.filter(isOwn) }]
    }),
  )
}

function wordsOfFile(file: string, values: unknown, content: Content, places: Defined): YamlText[] {
  const placeholders = content.placeholders.flatMap((each) => (each.file === file ? [each.path] : []))
  return yamlTextsOf({ file, values, source: (path) => places.source(file, path), placeholders })
}

/** Keys of site.yaml whose texts visitors read, although they may contain no claims. */
const SHOWN = new Set(['hoursShown', 'label', 'text'])

/** The texts that translations of files other than pages take from the first language. */
export function untranslatedFiles(tagged: Content, content: Content, places: Defined): Map<string, Untranslated> {
  const untranslated = new Map<string, Untranslated>()
  for (const translated of tagged.others.values())
    for (const base of tagged.values.keys()) {
      const at = fileIn(translated, base)
      const translation = translationOf(base, translated.site.language)
      const lacksWords = base === LABELS && translated.lacksWords === true
      const isShown = ({ path, isLabel }: YamlText) =>
        !isLabel ||
        base === LABELS ||
        (base === 'site.yaml' && (SHOWN.has(String(path.at(-1))) || path.includes('otherHours')))
      // Values that neither file has, such as the line of hours, is written in the language of the page.
      const left = wordsOfFile(at, translated.values.get(at), content, places).filter(
        (text) =>
          isShown(text) &&
          hasWords(text) &&
          (lacksWords || places.defines(base, text.path)) &&
          // The owner had to write what the theme lacks in the first language, and it may have it in this one.
          (!(tagged.lacksWords && base === LABELS) || valueAt(content.values.get(base), text.path) === text.text) &&
          !(at === translation && places.defines(at, text.path, text.placeholder)),
      )
      const paths = new Map(left.map(({ path }) => [path.join('.'), path]))
      if (paths.size > 0) untranslated.set(translation, { at, paths: [...paths.values()], lacksWords })
    }
  return untranslated
}

/** The findings of the rules of the site. In each language, rules see files by the names of the first language. */
export async function checkLanguages(
  whole: Omit<SiteContext, 'translations'>,
  {
    content,
    contexts,
    notesIn,
  }: {
    content: Content
    contexts: ReadonlyMap<string, PageContext>
    notesIn: (language: string) => SiteContext['notes']
  },
): Promise<RuleFinding[]> {
  const translations = inLanguages(content).flatMap(({ site }) => contexts.get(site.language) ?? [])
  const found = await runSiteRules(whole.rules, { ...whole, translations })
  for (const own of inLanguages(content)) {
    const { language } = own.site
    const pages = new Map([...whole.pages].filter(([, page]) => page.language === language))
    const context: LanguageContext = {
      ...whole,
      ...contexts.get(language),
      notes: notesIn(language),
      routes: own.routes,
      pages,
      summaries: whole.summaries.filter(({ path }) => pages.has(path)),
    }
    for (const one of await runLanguageRules(whole.rules, context)) found.push(inOwnFile(one, own))
  }
  return found
}

/** A finding of one language, at the file of that language. */
export function inOwnFile(found: RuleFinding, own: Content): RuleFinding {
  const { at } = found.finding
  // A place with a line is in that file already.
  if (!('file' in at) || ('line' in at && at.line !== undefined)) return found
  return { ...found, finding: { ...found.finding, at: { ...at, file: fileIn(own, at.file) } } }
}
