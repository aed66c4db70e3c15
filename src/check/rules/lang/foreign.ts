// The texts of a file are in its language: in its letters, and with its commonest words instead of those of a language
// with the same letters.
import type { Language } from '../../../language/language.ts'
import { isSiteFile } from '../../../model/content.ts'
import { plainText } from '../../../model/inline.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { exampleBusiness, exampleContact } from '../../data/examples.ts'
import { isQuoted } from '../../facts/prose.ts'
import { defineRule, type Finding, type YamlText } from '../../rule.ts'
import { locationsOf } from '../../site/locations.ts'
import { withoutAddresses } from '../../text/each-text.ts'

/** Words in small letters from which on a text is a sentence rather than names. */
const SENTENCE = 3
/** Words of the shortest sentence whose commonest words are compared. */
const LONG = 8

export default defineRule({
  why: 'People do not search in another language or alphabet, and screen readers mispronounce it.',
  level: 'warning',
  help: 'translate it; mark a quotation of another language with its lang in the template',
  fine: { yaml: exampleContact('In Sofia we are Две Колела. Facebook, WhatsApp, Велосипеди и Сервиз.') },
  bad: {
    yaml: {
      ...exampleContact('We speak Bulgarian. Питайте ни каквото искате.'),
      'site.yaml': exampleBusiness(
        '  address: { locality: Leeds, region: Yorkshire, postalCode: "LS1 1AA", country: GB, shown: Улица 1 LS1 1AA }',
      ),
    },
    findings: [
      '"We speak Bulgarian. Питайте ни каквото искате." is not in English',
      '"Улица 1 LS1 1AA" is shown in English, and its readers cannot read these letters',
    ],
  },

  *words(words, { site, language }) {
    const isForeign = foreignIn(site.language, language)
    const foreign = words.filter(({ file, text, isLabel, placeholder }) => {
      const plain = plainText(text)
      return !placeholder && !isQuoted(file) && !(isLabel && isSiteFile(file)) && sentencesOf(plain).some(isForeign)
    })
    const [first, ...more] = foreign
    if (first) yield finding(first, more.length, nameOf(site.language))
  },

  *language({ site }) {
    // Greek readers know Latin letters; others cannot read a Greek address.
    if (scriptOf(site.language) !== 'Latn') return
    const { legal } = site.business
    const lines = [
      ...locationsOf(site).map(({ address, path }) => ({ text: address.shown, path: [...path, 'address', 'shown'] })),
      ...(legal?.credentials ?? []).flatMap(({ name, value }, i) => [
        { text: name, path: ['business', 'legal', 'credentials', i, 'name'] },
        { text: value, path: ['business', 'legal', 'credentials', i, 'value'] },
      ]),
    ]
    for (const { text, path } of lines)
      if (/\p{L}{3}/u.test(text) && !/\p{Script=Latn}{3}/u.test(text))
        yield {
          text: `"${text}" is shown in ${nameOf(site.language)}, and its readers cannot read these letters`,
          at: { file: 'site.yaml', path },
          help: `write it in Latin letters, in site.${site.language}.yaml if site.yaml has another language`,
        }
  },
})

function finding({ file, path, text }: YamlText, more: number, language: string): Finding {
  const start = text.length > 60 ? `${text.slice(0, 57)}…` : text
  const rest = more === 0 ? '' : ` and ${more} more texts of this file`
  return {
    text: `"${start}"${rest} ${more === 0 ? 'is' : 'are'} not in ${language}`,
    at: { file, path },
    help: `write it in ${language}`,
  }
}

const sentencesOf = (text: string) => withoutAddresses(text).split(/(?<=[.!?…;·:]["»”)]?)\s+/u)

/** The name of a language in English. */
const nameOf = (code: string) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code

/** The ISO 15924 code of the script of a language. */
const scriptOf = (code: string) => new Intl.Locale(code).maximize().script ?? ''

const ALPHABETS = ['Latn', 'Grek', 'Cyrl', 'Arab', 'Hebr']

/** A function that tests whether a sentence is in another language than that of a code. */
function foreignIn(code: string, language: Language): (sentence: string) => boolean {
  const script = scriptOf(code)
  if (!ALPHABETS.includes(script)) return () => false
  const letters = new RegExp(`(?<![\\p{L}\\p{N}_])(?=\\p{Ll}|\\p{Lo})\\p{Script=${script}}{2,}`, 'u')
  const foreign = ALPHABETS.filter((name) => name !== script).map((name) => `\\p{Script=${name}}`)
  const others = new RegExp(`(?<![\\p{L}\\p{N}_.@/-])(?=\\p{Ll}|\\p{Lo})[${foreign.join('')}]{2,}`, 'gu')
  return (sentence) =>
    ((sentence.match(others)?.length ?? 0) >= SENTENCE && !letters.test(sentence)) || isRival(sentence, language)
}

const commonWords = memoize((language: Language) => ({
  own: new Set(language.leading),
  rivals: language.rivals.map(({ leading }) => new Set(leading)),
}))

/** Whether a long sentence has the commonest words of another language with the same letters, and hardly any of its own. */
function isRival(sentence: string, language: Language): boolean {
  const { own, rivals } = commonWords(language)
  const words = rivals.length === 0 ? [] : (sentence.match(/(?<!\p{L})\p{L}+/gu) ?? [])
  const count = (common: ReadonlySet<string>) => words.filter((word) => common.has(word)).length
  return words.length >= LONG && rivals.some((common) => count(common) >= Math.max(SENTENCE, 2 * count(own) + 1))
}
