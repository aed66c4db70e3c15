// The files of languages fit their schema, and slips in them are reported with their lines; a site in a language without a file.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../../src/check/rules.ts'
import { noPaint } from '../../../src/commands/report/paint.ts'
import { report } from '../../../src/commands/report/report.ts'
import { languageSchema } from '../../../src/language/language.ts'
import { languageIn, loadLanguages } from '../../../src/language/load.ts'
import { placesIn } from '../../../src/load/places.ts'
import { validate } from '../../../src/load/validate.ts'
import { parseFile } from '../../../src/load/yaml/parse.ts'
import { findingsOf } from '../check/example-site.ts'

const languages = await loadLanguages()
const rules = await loadRules()
const fileOf = (code: string) => `src/languages/${code}.yaml`
const textOf = (code: string) => readFileSync(fileOf(code), 'utf8')

/** What is wrong with the file of a language, as a person sees it. */
function faultsIn(code: string, text = textOf(code)): string {
  const file = fileOf(code)
  const { value, problems } = parseFile(file, text)
  const all = value ? validate(languageSchema, value.data, () => placesIn(file, text)).problems : problems
  return all.length === 0 ? '' : report(all, { files: new Map([[file, text]]), paint: noPaint })
}

describe.each([...languages])('%s', (code, language) => {
  test('is named by its ISO 639-1 code', () => {
    expect(language.name).not.toBe(code)
  })

  test('fits the schema', () => {
    expect(faultsIn(code)).toBe('')
  })
})

test('a slip is reported with its line, what was found and what to write', () => {
  const text = textOf('en')
    .replace('taxNumber:', 'taxnumber:')
    .replace('discount: off|', 'discount: (off|')
    .replace('  7: seven\n', '')
    .replace('filler: [', 'filler: [ Your Text, ')
    .replace('through: to|', 'through: ""\n  # |')
  expect(faultsIn('en', text).replace(/^ {4}.*\n/gm, '')).toMatchInlineSnapshot(`
    "✘ src/languages/en.yaml:7:1
      numbers: lacks a number from 1 to 12

    ✘ src/languages/en.yaml:29:11
      discount: "(off|discount|less" is not a regular expression (Unterminated group)

    ✘ src/languages/en.yaml:41:12
      clock.through: "" matches the empty text

    ✘ src/languages/en.yaml:88:11
      filler.0 has a capital
      help: write your text

    ✘ src/languages/en.yaml:64:1
      "taxnumber" is not a key here
      help: did you mean "taxNumber"?

    5 errors"
  `)
})

test('words of English that say nothing are known in every language', () => {
  for (const code of ['el', 'nl']) {
    const language = languageIn(languages, code)
    expect(language.genericAlts).toContain('image')
  }
  expect(languageIn(languages, 'en').genericAlts).toEqual(languages.get('en')?.genericAlts)
})

describe('a site in a language nobody described', () => {
  const dutch = { yaml: { 'site.yaml': 'language: nl\nlocale: nl_NL\n' } }

  test('is checked by its figures and signs', () => {
    const contact =
      'name: Contact\nhead: { title: Een lekke band kost £15, description: x }\ntext: EUR 20, 15 min, 10 km, 5%\n'
    const rule = rules.get('fact/claim-undeclared') ?? expect.unreachable('the rule exists')
    const yaml = { ...dutch.yaml, 'content/pages/contact.yaml': contact }
    const numbers = findingsOf(rule, { yaml, confirmed: {} }).map((text) => /"(.*)" is new/.exec(text)?.[1])
    expect(numbers).toEqual(['£15', 'EUR 20', '15 min', '10 km', '5%'])
  })
})

test('the rule of spelling finds nothing where nobody described the language', () => {
  const rule = rules.get('lang/spelling') ?? expect.unreachable()
  const { yaml = {}, ...rest } = rule.bad
  const site = `${yaml['site.yaml']?.replace(/^language:.*\n?/m, '') ?? ''}\nlanguage: nl\n`.trimStart()
  expect(findingsOf(rule, { ...rest, yaml: { ...yaml, 'site.yaml': site } })).toEqual([])
})
