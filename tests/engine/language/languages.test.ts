// The files of languages: plain data that workers can be sent, patterns that compile, cases for rules that are there; and a site in none of them.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../../src/check/rules.ts'
import { languageIn, loadLanguages } from '../../../src/language/load.ts'
import { findingsOf } from '../check/example-site.ts'

const languages = await loadLanguages()
const rules = await loadRules()
const types = readFileSync(new URL('../../../src/language/language.ts', import.meta.url), 'utf8')
const fields = new Set([...types.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name))

describe.each([...languages])('%s', (code, language) => {
  test('is named by its ISO 639-1 code and says its name', () => {
    expect(new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)).toBe(language.name)
  })

  test('has only fields of the type', () => {
    const { accents, spelling, punctuation, repeats, time, clock } = language
    for (const group of [language, accents, spelling, punctuation, repeats, time, clock])
      for (const key of Object.keys(group ?? {})) expect(fields).toContain(key)
  })

  test('has patterns that compile, and none that fits the empty text by mistake', () => {
    const { units, to, numbers, firstPerson, others, clock, taxNumber, endings } = language
    const { days, ...words } = clock
    const patterns = [to, firstPerson, others, taxNumber, ...numbers, ...days].concat(
      Object.values(units),
      Object.values(words),
    )
    for (const pattern of patterns) expect(new RegExp(`^(?:${pattern})$`, 'iu').test(''), pattern).toBe(false)
    expect(() => new RegExp(endings, 'u')).not.toThrow()
    expect(days).toHaveLength(7)
    expect(numbers).toHaveLength(12)
  })

  test('lists words once, in small letters', () => {
    for (const list of [language.genericLinks, language.genericAlts, language.filler, language.cutShort]) {
      expect(new Set(list).size).toBe(list.length)
      expect(list.map((text) => text.toLowerCase())).toEqual(list)
    }
  })

  test('has cases of rules that are there', () => {
    for (const id of Object.keys(language.examples)) expect([...rules.keys()]).toContain(id)
  })
})

test('every rule that only another language can show has its case there', () => {
  for (const [id, { fine, bad }] of rules) expect([id, fine.shownIn, bad.shownIn]).toEqual([id, undefined, undefined])
})

test('words of English that say nothing, and words any language cuts short, are known in every language', () => {
  for (const code of ['el', 'nl']) {
    const language = languageIn(languages, code)
    expect(language.genericLinks).toContain('click here')
    expect(language.genericAlts).toContain('image')
    expect(language.cutShort).toContain('δισ')
  }
  expect(languageIn(languages, 'en').genericLinks).toEqual(languages.get('en')?.genericLinks)
})

describe('a site in a language nobody described', () => {
  const dutch = { yaml: { 'site.yaml': 'language: nl\nlocale: nl_NL\n' } }

  test('is judged by its figures all the same', () => {
    const contact = 'name: Contact\nhead: { title: Een lekke band kost £15, description: x }\ntext: x\n'
    const price = rules.get('fact/price') ?? expect.unreachable('the rule is there')
    expect(findingsOf(price, { yaml: { ...dutch.yaml, 'content/pages/contact.yaml': contact } })).toEqual([
      '"£15" is not a declared price',
    ])
  })
})

test('the rules that rest wholly on the language find nothing where nobody described it', () => {
  for (const id of ['lang/punctuation', 'lang/spelling', 'lang/tonos', 'prose/latin']) {
    const rule = rules.get(id) ?? expect.unreachable(id)
    const { yaml = {}, ...rest } = rule.bad
    const site = `${yaml['site.yaml']?.replace(/^language:.*\n?/m, '') ?? ''}\nlanguage: nl\n`.trimStart()
    expect(findingsOf(rule, { ...rest, yaml: { ...yaml, 'site.yaml': site } }), id).toEqual([])
  }
})
