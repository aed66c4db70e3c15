// The name of the business is spelled one way: same letters, same accents, same capitals.

import { defineRule } from '../../../model/checks/rule.ts'
import { distance } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { inPage, statementsOf } from '../../page/statements.ts'
import { bare as plain, variantsOf } from '../../text/compared.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage, remembered } from '../../text/language.ts'
import { rivalsIn } from '../../text/lexicon/rivals.ts'
import { keepersOf, tradeOf } from '../../text/lexicon/strangers.ts'
import { lexiconOf } from '../../text/lexicon/unknown-words.ts'
import { stemOf, stemsIn } from '../../text/stems.ts'

const WORD = expression(/[\p{L}\p{N}'’&]+/gu)

/** A letter with any accent, large or small. */
function loose(letter: string): string {
  const all = letter + variantsOf(letter)
  return /\p{L}/u.test(letter) ? `[${all}${all.toUpperCase()}]` : letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')
}

/** A line of copyright, and the name in it (group 1): two words with capitals at least. */
const COPYRIGHT = expression(
  '^\\s*(?:©|\\([cC]\\)|[Cc]opyright)[\\s©]*(?:(?:(?:19|20)\\d\\d|\\{year\\})[\\s,·|–-]*){1,2}' +
    "(\\p{Lu}[\\p{L}'’-]+(?: (?:& )?\\p{Lu}[\\p{L}'’-]+)+)",
)

/** Words one behind the other, each spelt one way. */
interface Spelling {
  readonly words: readonly string[]
  /** For the first word and the last: half of it. With one slip in a word its other half stands. */
  readonly anchors: readonly RegExp[]
}

interface Known {
  readonly whole: Spelling
  /** What it is called here and in the register, for the words of which no other business is meant. */
  readonly called: string
}
const cached = new WeakMap<Site, Known>()

function knownOf(site: Site): Known {
  const made = cached.get(site)
  if (made) return made
  const words = site.business.name.match(WORD) ?? []
  const { name, shortName, legal } = site.business
  const called = [name, shortName, legal?.name, site.navigation.footer?.credit?.name].join(' ')
  const known = { whole: { words, anchors: [...new Set([words[0] ?? '', words.at(-1) ?? ''])].map(anchorOf) }, called }
  cached.set(site, known)
  return known
}

/** Whether one letter within a word is another, or two neighbours changed places. */
const isNear = (word: string, right: string): boolean => {
  if (word.startsWith(right) || right.startsWith(word)) return false
  const at = [...word].findIndex((letter, i) => letter !== right[i])
  const swapped = right.slice(0, at) + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2)
  return word === swapped || distance(word, right) === 1
}

/** From so many letters on a word that is like one of the name is that one. */
const OWN = 7

/** Words of the names of the business that no dictionary has: those of a family. */
const ownWords = perLanguage((language) => {
  const lexicon = lexiconOf(language)
  return remembered(10, (called: string): readonly Spelling[] => {
    const isOwn = (word: string) =>
      word.length >= OWN && lexicon !== undefined && !lexicon.has(word) && !lexicon.has(word.toLowerCase())
    const own = [...new Set(called.match(WORD))].filter(isOwn)
    return own.map((word) => ({ words: [word], anchors: [anchorOf(stemOf(plain(word), language))] }))
  })
})

/** A name of so many words with another one in the place of one is no other business. */
const MANY = 3

/**
 * The name of the business with another word (group 1) for one of its words: where the others are its own, which a
 * dictionary does not have in small letters.
 */
const renamed = perLanguage((language) => {
  const lexicon = lexiconOf(language)
  return remembered(10, (name: string): readonly (readonly [RegExp, string])[] => {
    const words = name.match(WORD) ?? []
    const isOwn = (word: string) => lexicon !== undefined && !lexicon.has(word.toLowerCase())
    return words.flatMap((right, i) => {
      if (words.length < MANY || !words.some((word, k) => k !== i && isOwn(word))) return []
      const others = words.map((word, k) => (k === i ? "(\\p{Lu}[\\p{Ll}'’]{3,})" : word))
      return [[expression(`(?<![\\p{L}\\p{N}])${others.join(' ')}(?!\\p{L})`, 'g'), right] as const]
    })
  })
})

/** With both cases spelled out: a search without regard to case is ten times slower. */
function anchorOf(word: string): RegExp {
  const letters = [...plain(word)]
  if (letters.length < 2) return /$^/
  const half = Math.ceil(letters.length / 2)
  return new RegExp(`${letters.slice(0, half).map(loose).join('')}|${letters.slice(half).map(loose).join('')}`)
}

/** A word as it sounds: letters of one sound are one. As it is, in a language that does not say which those are. */
const soundOf = perLanguage(({ lexicon }) => {
  const pairs = (lexicon?.alike ?? [])
    .flatMap(([first = '', ...others]) => others.map((other) => [plain(other), plain(first)] as const))
    .filter(([from, to]) => from !== to)
    .sort(([a], [b]) => b.length - a.length)
  return (word: string) => pairs.reduce((all, [from, to]) => all.replaceAll(from, to), word)
})

/** Another name (group 1) where that of the business is expected: two words with capitals at least. */
const thankedIn = perLanguage(
  ({ naming }) =>
    naming && expression(`(?:${naming.thanks}) [«"“]?(\\p{Lu}[\\p{Ll}'’-]+(?: (?:& )?\\p{Lu}[\\p{Ll}'’-]+)+)`, 'g'),
)

/** Before the first word of a sentence, and behind words with which one does not end. */
const OPENS = /(?:^|[.;!?·…]["»”]?\s+|[«"“])$/
const GOES_ON = expression(/^ [\p{Ll}]/u)

/** What such a line says besides, and forms of companies: a name of the register is not that over the door. */
const rightsOf = perLanguage(({ naming }) =>
  naming?.rights === undefined ? undefined : expression(`(?<!\\p{L})(?:${naming.rights})(?!\\p{L})`, 'i'),
)

/** Elements that say what a page is. */
const HEADS = new Set(['title', 'h1'])

const endingsOf = perLanguage(({ endings }) => new RegExp(`(?:${endings})$`))

export default defineRule({
  why: 'Search engines and customers know a business by one spelling; a second one looks like a second business.',
  level: 'warning',
  help: 'write {business}',
  needsLanguage: 'partly',
  fine: { pages: { '/': '<p>Two Wheels mends what has two wheels. Thank you for choosing Two Wheels.</p>' } },
  bad: {
    pages: {
      '/': '<p>Two Wheals is open.</p><p>Come to Two wheels.</p><p>Thank you for choosing Otley Cycle Repairs.</p>',
    },
    findings: [
      '"Two Wheals" is not the declared name: Two Wheels',
      '"Two wheels" is not the declared name: Two Wheels',
      '"Otley Cycle Repairs" is not the declared name: Two Wheels',
    ],
  },

  needs: LABELS,

  // The line below every page is a label.
  *site(context) {
    const { site, language } = context
    const known = stemsIn(knownOf(site).called, language)
    const rights = rightsOf(language)
    for (const { file, path, text } of rights ? labelsOf(context) : []) {
      const owner = COPYRIGHT.exec(text)?.[1]
      if (owner !== undefined && !rights?.test(text) && ![...stemsIn(owner, language)].some((stem) => known.has(stem)))
        yield {
          text: `"${owner}" is not the declared name: ${site.business.name}`,
          at: { file, path },
          help: 'write {name}, or declare the owner under business.legal.name in site.yaml',
        }
    }
  },

  *page(page, { names }, { site, language }) {
    const { whole, called } = knownOf(site)
    const own = ownWords(language)(called).filter(({ words }) => words.join(' ') !== whole.words.join(' '))
    const spellings = [whole, ...own]
    const endings = endingsOf(language)
    const sound = soundOf(language)
    const stem = (word: string) => stemOf(plain(word), language)
    /** Slips between two words; those that are not heard are one. */
    const slipsIn = (word: string, right: string) => {
      const by = distance(word, right)
      return by > 1 && sound(word) === sound(right) ? 1 : by
    }
    /** Two forms of one word: the name of a town in another case. */
    const sameStem = (a: string, b: string) =>
      a.replace(endings, '') === b.replace(endings, '') &&
      a.replace(endings, '').length > 2 &&
      // A form that sounds the same is no other form: it is misspelt.
      sound(plain(a)) !== sound(plain(b))
    const lexicon = lexiconOf(language)
    const { serves, address } = site.business
    const places = stemsIn(`${serves.name} ${address.locality}`, language)
    /** A word that has its capital wherever it stands. */
    const isName = (word: string) => lexicon?.has(word) === true && !lexicon.has(word.toLowerCase())
    /** Words of the dictionary that open a sentence, which takes the capital: "Wheels and chains need oil". */
    const isSentence = (raw: string, index: number, text: string) =>
      lexicon !== undefined &&
      !isName(raw.replace(/\s.*/s, '')) &&
      raw.slice(1) === raw.slice(1).toLowerCase() &&
      OPENS.test(text.slice(0, index)) &&
      GOES_ON.test(text.slice(index + raw.length)) &&
      lexicon.unknownIn(raw.toLowerCase()).length === 0 &&
      ![...stemsIn(raw, language)].some((stem) => places.has(stem))
    const thanked = thankedIn(language)
    const known = stemsIn(called, language)
    const street = language.naming?.streetEndings
    /** A town of the name as streets have it. */
    const ofStreet = (word: string, right: string) =>
      street !== undefined && new RegExp(`^${stemOf(right, language)}(?:${street})$`).test(word)
    for (const statement of statementsOf(page)) {
      // A town is in the names of many: the first word tells.
      for (const { 1: other = '' } of thanked ? matchesOf(statement.text, thanked) : [])
        if (![...stemsIn(other, language)].slice(0, 1).some((stem) => known.has(stem)))
          yield {
            text: `"${other}" is not the declared name: ${site.business.name}`,
            at: inPage(page, statement, other),
          }
      const reported: string[] = [...keepersOf(statement.text, site, language)]
      for (const other of reported)
        yield {
          text: `"${other}" is not the declared name: ${site.business.name}`,
          at: inPage(page, statement, other),
        }
      const trade = HEADS.has(statement.element?.name ?? '')
        ? tradeOf(statement.text, names, site, language)
        : undefined
      if (trade !== undefined)
        yield {
          text: `"${trade}" is not the trade of the business, which is declared as ${site.business.type}`,
          at: inPage(page, statement, trade),
          help: 'write the trade of business.type, or name the page after what it is about',
        }
      for (const [pattern, right] of renamed(language)(site.business.name))
        for (const { 0: other, 1: word = '' } of matchesOf(statement.text, pattern))
          if (distance(plain(word), plain(right)) > 2 && !places.has(stem(word))) {
            reported.push(other)
            yield {
              text: `"${other}" is not the declared name: ${site.business.name}`,
              at: inPage(page, statement, other),
            }
          }
      for (const { words: name, anchors } of spellings) {
        if (!anchors.every((anchor) => anchor.test(statement.text))) continue
        const declared = name === whole.words ? site.business.name : name.join(' ')
        const words = matchesOf(statement.text, WORD)
        for (let i = 0; i + name.length <= words.length; i++) {
          const own = words.slice(i, i + name.length)
          const [first, last] = [own[0], own.at(-1)]
          if (!first || !last || !/^[\p{Lu}\p{N}]/u.test(first[0])) continue
          const raw = statement.text.slice(first.index, last.index + last[0].length)
          const isLong = raw.length > declared.length + 2
          if (isLong || /[.,;:!?()\n]/.test(raw) || raw.replaceAll('\u00a0', ' ') === declared) continue
          // All in capitals is a style, not a spelling.
          if (raw === raw.toUpperCase()) continue
          if (declared !== site.business.name) {
            // By itself a word of two other letters may be another name.
            if (isNear(stem(raw), stem(declared)) && !reported.some((whole) => whole.includes(raw))) {
              reported.push(raw)
              yield { text: `"${raw}" is not the declared name: ${declared}`, at: inPage(page, statement, raw) }
            }
            continue
          }
          const differ = own.map(([word], k) => ({
            word,
            right: name[k] ?? '',
            by: slipsIn(plain(word), plain(name[k] ?? '')),
            isStreet: ofStreet(plain(word), plain(name[k] ?? '')),
          }))
          const slips = differ.reduce((sum, { by }) => sum + by, 0)
          const most = (right: string) => (right.length >= 8 ? 2 : right.length >= 4 ? 1 : 0)
          if (slips > 2 || differ.some(({ by, right, isStreet }) => !isStreet && by > most(right))) continue
          const wrong = differ.filter(({ word, right }) => word !== right)
          if (wrong.length === 0 || wrong.every(({ word, right, by }) => by > 0 && sameStem(word, right))) continue
          if (slips === 0 && isSentence(raw, first.index, statement.text)) continue
          reported.push(raw)
          yield { text: `"${raw}" is not the declared name: ${declared}`, at: inPage(page, statement, raw) }
        }
      }
      for (const other of statement.kind === 'data' ? [] : rivalsIn(statement.text, site, language))
        if (!reported.some((raw) => raw.includes(other) || other.includes(raw)))
          yield {
            text: `"${other}" is not the declared name: ${site.business.name}`,
            at: inPage(page, statement, other),
          }
    }
  },
})
