// A text -> names in it that are nearly that of the business: its trade in another form, with its own word or another
// name. Pure.
import type { Language } from '../../../model/checks/language.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { bare } from '../compared.ts'
import { expression, matchesOf } from '../expression.ts'
import { perLanguage, remembered } from '../language.ts'
import { stemOf, stemsIn } from '../stems.ts'
import { lexiconOf } from './unknown-words.ts'

/** Letters of a word that tells something, and letters that words of one family have in common. */
const [LONG, ALIKE] = [4, 6]

/** Words with capitals (group 2), behind an article (group 1) where the language has them. */
const namesIn = perLanguage(({ prose }: Language) => {
  const articles = [...new Set(prose?.articles.flat(2))].map(
    (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`,
  )
  return expression(
    `(?:(?<!\\p{L})(${articles.join('|') || '(?!)'}) )?(?<![\\p{L}’'])` +
      "(\\p{Lu}[\\p{Ll}’']{2,}(?: (?:& )?\\p{Lu}[\\p{Ll}’']{2,}){1,3})(?!\\p{L})",
    'g',
  )
})

/** Whether two words are of one family: "repair", "repairers". */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length >= LONG && long.startsWith(short)) return true
  return short.length >= ALIKE && long.startsWith(short.slice(0, ALIKE))
}

/** What a business is called: its trade, what is its own, and the stems of all its names. */
interface Called {
  readonly trade: readonly string[]
  readonly own: readonly string[]
  readonly known: ReadonlySet<string>
  /** The stems of the places it is in and serves. */
  readonly places: ReadonlySet<string>
  /** Whether its own word is that of nobody else, and no town. */
  readonly isSole: boolean
}

const cached = new WeakMap<Site, Called>()

function calledOf(site: Site, language: Language): Called {
  const done = cached.get(site)
  if (done) return done
  const { name, shortName, legal, formerNames, serves, address } = site.business
  const lexicon = lexiconOf(language)
  const words = name.match(expression(/\p{L}{4,}/gu)) ?? []
  const isCommon = (word: string) => lexicon?.has(word.toLowerCase()) === true
  const places = stemsIn(`${serves.name} ${address.locality} ${address.region ?? ''}`, language)
  const own = words.filter((word) => !isCommon(word)).map(bare)
  const made = {
    trade: lexicon ? words.filter(isCommon).map(bare) : [],
    own,
    known: stemsIn([name, shortName, legal?.name, ...formerNames].join(' '), language),
    places,
    isSole: own.length > 0 && !own.some((word) => [...places].some((town) => isAlike(word, town))),
  }
  cached.set(site, made)
  return made
}

/** Names that are nearly that of the business, as they stand. */
export function rivalsIn(text: string, site: Site, language: Language): readonly string[] {
  const { trade, own, known, places, isSole } = calledOf(site, language)
  if (own.length === 0) return []
  // Most texts name no trade of its kind.
  const all = bare(text)
  if (!trade.some((word) => all.includes(word.slice(0, LONG)))) return []
  const isTrade = (word: string) => trade.some((each) => isAlike(each, word))
  const isOwn = (word: string) => own.some((each) => isAlike(each, word))
  const isName = nameIn(language)
  return matchesOf(text, namesIn(language)).flatMap(({ 1: article, 2: found = '' }) => {
    const run = found.split(/ (?:& )?/)
    const begin = run.findIndex((word) => isTrade(bare(word)) || isOwn(bare(word)))
    const words = begin > 0 && article === undefined ? run.slice(begin) : run
    if (words.length < 2) return []
    const plain = words.map(bare)
    const [first = '', last = ''] = [plain[0], plain.at(-1)]
    // Forms of its own words are the name itself, and prose/place-article's or this rule's other half.
    if (words.every((word) => known.has(stemOf(word, language)))) return []
    // The association of a trade is no business of it.
    if (guildsIn(language)?.test(words.join(' '))) return []
    const isFirst = isTrade(first)
    if (!isFirst && !(isOwn(first) && plain.slice(1).some(isTrade))) return []
    const rest = isFirst ? words.slice(1) : words.slice(0, -1)
    const isNamed = rest.some((word) => isOwn(bare(word)) || isName(word) || places.has(stemOf(word, language)))
    if (article !== undefined) return isNamed || (isTrade(last) && isOwn(first)) ? [words.join(' ')] : []
    return isSole && isOwn(first) ? [words.join(' ')] : []
  })
}

const guildsIn = perLanguage(({ naming }: Language) =>
  naming?.guilds === undefined ? undefined : expression(`(?<!\\p{L})(?:${naming.guilds})(?!\\p{L})`, 'i'),
)

/** Whether a word is a name: no dictionary has it in small letters. */
const nameIn = perLanguage((language) => {
  const lexicon = lexiconOf(language)
  return remembered(500, (word: string) => lexicon !== undefined && !lexicon.has(word.toLowerCase()))
})
