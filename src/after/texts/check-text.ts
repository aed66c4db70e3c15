// Judges a text from elsewhere, like a flyer or the entry of a directory, against the declared facts of a site.

import { claimsOf, declaredPrices } from '../../check/facts/claims.ts'
import { allWeeks, isAlwaysOpen } from '../../check/facts/clock.ts'
import { CONFIRMED, confirmedIn } from '../../check/facts/confirmed.ts'
import { pageContext } from '../../check/input/context.ts'
import type { PageContext, YamlText } from '../../check/rule.ts'
import { type Rules, runTextRules } from '../../check/run.ts'
import { locationsOf } from '../../check/site/locations.ts'
import type { TextFault } from '../../check/text/each-text.ts'
import { phonesIn, withoutLongNumbers } from '../../check/text/phones.ts'
import { type Amount, amountsIn } from '../../language/amounts.ts'
import { bare } from '../../language/bare.ts'
import type { Language, Slugs } from '../../language/language.ts'
import { loadLanguage, loadLanguages } from '../../language/load.ts'
import { slugOf } from '../../language/slugs.ts'
import type { LoadedSite } from '../../load/loaded-site.ts'
import { type Content, inLanguages } from '../../model/content.ts'
import { textsIn } from '../../model/data.ts'
import { error, inOrder, type Problem } from '../../model/problem.ts'
import { rulesBelow } from '../../pipeline/check-site.ts'
import type { Options, SiteResult } from '../../pipeline/options.ts'
import type { SiteModel } from '../../pipeline/site.ts'
import { pagesAbout, readPlanned } from '../../pipeline/site-facts.ts'
import { memoize } from '../../runtime/memoize.ts'
import { type DeclaredAmounts, wrongAmounts } from './stated-amounts.ts'
import { BULLET, type DeclaredAreas, wrongAreas, wrongNames, wrongPersons, wrongTowns } from './stated-areas.ts'
import { wrongHours } from './stated-hours.ts'

/** The rules that judge words about the business wherever they are written. */
const RULES = /^(?:fact|contact)\//
/** A line that is longer is continued by the next one. */
const WRAPPED = 60

/** A line of a list. */
const LISTED = new RegExp(`^${BULLET} `, 'u')

/** A part of a text: one line, or several of a paragraph. */
interface Block {
  readonly text: string
  readonly start: number
}

/** The parts of a text, in which a line break after a long line is a space, and the lines of a list are one part. Offsets stay. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let start = 0
  let isWrapped = false
  for (const line of text.split('\n')) {
    const part = line.replace('\r', ' ')
    const last = blocks.at(-1)
    const isListed = last !== undefined && LISTED.test(part) && LISTED.test(last.text.split('\n').at(-1) ?? '')
    if (last && (isListed || (isWrapped && part.trim() !== '')))
      blocks[blocks.length - 1] = { text: `${last.text}${isListed ? '\n' : ' '}${part}`, start: last.start }
    else blocks.push({ text: part, start })
    isWrapped = part.length >= WRAPPED
    start += line.length + 1
  }
  return blocks.filter((block) => block.text.trim() !== '')
}

/** The facts of a site in one language, as texts in some language are compared with them. */
interface Declared {
  readonly context: PageContext
  readonly amounts: DeclaredAmounts
  readonly areas: DeclaredAreas
  readonly persons: readonly string[]
}

/** The language that most letters and small words of a text belong to; of two that are as likely, that of the site. */
async function languageOf(text: string, codes: readonly string[]): Promise<string> {
  const languages = await loadLanguages()
  const words = text.toLowerCase().match(/(?<![\p{L}\d])\p{L}+/gu) ?? []
  const count = (script: string) => text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0
  const [script] = ['Latin', 'Greek', 'Cyrillic'].sort((one, other) => count(other) - count(one))
  const likely = [...new Set([...codes, 'en', ...languages.keys()])]
    .filter((code) => languages.get(code)?.script === script)
    .map((code) => {
      const hits = words.filter((word) => languages.get(code)?.leading.includes(word)).length
      return { code, hits: codes.includes(code) ? hits + 1 : hits }
    })
  const [best] = likely.sort((one, other) => other.hits - one.hits)
  return words.length === 0 ? (codes[0] ?? 'en') : (best?.code ?? codes[0] ?? 'en')
}

/** The facts of a site for texts in a language, which may be none of its own. */
async function declaredIn(
  code: string,
  model: SiteModel,
  confirmed: readonly string[],
  year: number,
): Promise<Declared> {
  const contents = inLanguages<Content>(model.content)
  const own = contents.find(({ site }) => site.language === code)
  const content = own ?? model.content
  const written = await loadLanguage(content.site.language)
  const ledger = pageContext(content, written, year)
  const claims = claimsOf(ledger)
  const language = await loadLanguage(code)
  // Rules keep what they made for a site: a site in another language is another object.
  const context = own ? ledger : { ...ledger, site: { ...content.site }, language }
  const amounts = {
    declared: [...claims.flatMap((claim) => claim.amounts), ...declaredPrices(ledger)],
    confirmed: [...confirmed.flatMap((number) => amountsIn(number, written)), ...amountsOfHours(content)],
    claims: own ? claims : [],
  }
  const team = [...textsIn(content.data.get('team'))]
  const persons = team.flatMap(([text, path]) => (path.at(-1) === 'name' ? [text] : []))
  const { areas, others } = areasOf(model, content, written.slugs)
  return { context, amounts, areas: { areas, others: [...others, ...persons] }, persons }
}

/** Amounts that say the same as opening hours: 24 hours, 7 days. */
function amountsOfHours({ site }: Content): Amount[] {
  const weeks = locationsOf(site).flatMap(allWeeks)
  const amount = (unit: 'hour' | 'day', size: number) => ({ unit, low: size, high: size, raw: '', index: 0 })
  return [
    ...(weeks.some(isAlwaysOpen) ? [amount('hour', 24)] : []),
    ...(weeks.some((week) => week.every((shifts) => shifts.length > 0)) ? [amount('day', 7)] : []),
  ]
}

function areasOf(model: SiteModel, { site }: Content, slugs: Slugs | undefined): DeclaredAreas {
  const localities = locationsOf(site).flatMap(({ address: { locality, region = locality } }) => [locality, region])
  const pages = pagesAbout('place', model)
  const areas = pages.flatMap(({ path, record: { name, inflections } }) => {
    // Both may be how a text in another alphabet writes the name.
    const inLatin = [path.slice(path.lastIndexOf('/') + 1), slugOf(name, slugs)]
    return [name, ...Object.values(inflections), ...inLatin.map((slug) => slug.replaceAll('-', ' '))]
  })
  const { name, legal, serves } = site.business
  const others = locationsOf(site).flatMap((location) => [location.name, location.address.shown])
  const names = model.plan.pages.filter((page) => !pages.includes(page)).map(({ record }) => record.name)
  return { areas: [...localities, ...areas, serves.name], others: [name, legal?.name ?? name, ...others, ...names] }
}

/** The problems of one part of a text. */
async function judged({ text }: Block, file: string, rules: Rules, { context, amounts, areas, persons }: Declared) {
  const { site, language } = context
  const words: YamlText[] = [{ file, path: [], text, source: text }]
  const found = await runTextRules(words, rules, context)
  const faults = found.map(({ rule, finding: { text: said, at } }) => {
    const value = 'value' in at && typeof at.value === 'string' ? at.value : undefined
    return { rule, text: said, value }
  })
  // Messages are often written without any accents.
  const isName = (value = '') => bare(value) === bare(site.business.name) && !/\p{M}/u.test(value.normalize('NFD'))
  const phones = phonesIn(text, site)
  const blanked = phones.reduce(
    (rest, { raw }) => rest.replaceAll(raw, ' '.repeat(raw.length)),
    withoutLongNumbers(text),
  )
  return [
    ...faults.filter(({ rule, value }) => rule !== 'fact/name' || !isName(value)),
    ...ofRule('fact/claim-undeclared', wrongAmounts(blanked, amounts, language)),
    ...ofRule('fact/hours', wrongHours(blanked, site, language)),
    ...ofRule(undefined, wrongAreas(text, areas, language)),
    ...ofRule('fact/address', wrongTowns(text, site, areas)),
    ...ofRule('fact/name', wrongPersons(text, persons, language)),
    ...ofRule('fact/name', wrongNames(text, site.business.name, areas, language)),
  ]
}

const ofRule = (rule: string | undefined, faults: Iterable<TextFault>) =>
  [...faults].map((fault) => ({ rule, ...fault }))

/** A text from elsewhere, and the name that it has in problems. */
interface NamedText {
  readonly file: string
  readonly text: string
}

/**
 * Reads a site, and returns a function that judges texts against its facts. Each problem of a text is at the words that
 * are wrong. Without a value, the site itself has errors.
 */
export async function judgeOf(options: Options): Promise<SiteResult<(text: NamedText) => Promise<readonly Problem[]>>> {
  const { value: loaded, problems } = await rulesBelow(options.root)
  const read = await readPlanned(options)
  const { files } = read
  if (!loaded || !read.value) return { problems: [...problems, ...read.problems], files }
  const rules = new Map([...loaded.rules].filter(([id]) => RULES.test(id)))
  const { site: model } = read.value
  const confirmed = [...(confirmedIn(files.get(CONFIRMED)).value?.values() ?? [])].flatMap((own) => [...own])
  const codes = inLanguages<LoadedSite>(model.content).map(({ site }) => site.language)
  const declared = memoize((code: Language['name']) => declaredIn(code, model, confirmed, options.year))
  const judge = async ({ file, text }: NamedText) => {
    const found: Problem[] = []
    for (const block of blocksOf(text)) {
      const known = await declared(await languageOf(block.text, codes))
      for (const { rule, text: said, value, ...rest } of await judged(block, file, rules, known)) {
        const before = text.slice(0, block.start + Math.max(0, block.text.indexOf(value ?? '')))
        const lines = before.split('\n')
        const at = { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
        found.push(error(said, at, 'help' in rest ? rest.help : undefined, rule))
      }
    }
    return inOrder(found)
  }
  return { value: judge, problems: [], files }
}
