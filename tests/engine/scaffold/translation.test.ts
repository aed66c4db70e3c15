// site new translation: one command writes every file of a second language, and a check reports what is not translated.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import check from '../../../src/commands/check.ts'
import init from '../../../src/commands/init.ts'
import make from '../../../src/commands/new.ts'
import { withLanguage } from '../../../src/scaffold/listings.ts'
import { translationFile } from '../../../src/scaffold/translation.ts'
import { shareCache } from '../../helpers/command.ts'
import { run } from './run.ts'

const root = mkdtempSync(join(tmpdir(), 'translation-'))
beforeAll(async () => {
  expect((await run(init, [root], { lang: 'el', name: 'Dental Care' })).code).toBe(0)
  shareCache(root)
})
afterAll(() => rmSync(root, { recursive: true }))

const text = (file: string) => readFileSync(join(root, file), 'utf8')
const write = (file: string, contents: string) => writeFileSync(join(root, file), contents)
const translate = (code: string) => run(make, ['translation', code], { root })
const checked = async () => JSON.parse((await run(check, [], { root, format: 'json' })).out).problems
/** The YAML files of the site. */
const files = () =>
  (readdirSync(root, { recursive: true }) as string[])
    .filter((file) => /^(?:site|content\/).*\.yaml$/.test(file))
    .sort()

test('a second language is one step, each of its files is reported until it is translated, and no file twice', async () => {
  const before = files()
  const { code, out, err } = await translate('en')
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^site\.yaml:\d+ +has English\nsite\.en\.yaml +\d+ texts to translate\n/)
  expect(text('site.yaml')).toMatch(/^languages: \[el, en\]$/m)
  expect(text('site.en.yaml')).toMatch(/^locale: en_GB$/m)
  const translations = before.map((file) => file.replace('.yaml', '.en.yaml'))
  expect(files()).toEqual([...before, ...translations].sort())
  const problems = (await checked()).filter(({ level }: { level: string }) => level !== 'info')
  expect(problems.map(({ rule, at }: { rule: string; at: { file: string } }) => `${rule} ${at.file}`).sort()).toEqual(
    // English readers cannot read the line of the address.
    ['lang/foreign site.en.yaml', ...translations.map((file) => `translation/text ${file}`).sort()],
  )
  expect((await translate('en')).out).toBe('site.en.yaml and the files beside it have all texts in English\n')
})

test('what a person has translated is not reported and stays, and what the file lacks is added', async () => {
  const question = 'items:\n  - { question: Do you?, answer: "Yes, we do." }\n'
  write('content/faqs/common.en.yaml', question)
  write('content/pages/contact.en.yaml', '# Ours\nname: Contact\n')
  const reported = (await checked()).map(({ at }: { at?: { file: string } }) => at?.file)
  expect(reported).not.toContain('content/faqs/common.en.yaml')
  expect(reported).toContain('content/pages/contact.en.yaml')
  expect((await translate('en')).out).toMatch(/^content\/pages\/contact\.en\.yaml +\d+ texts to translate\n$/)
  expect(text('content/pages/contact.en.yaml')).toMatch(/^# Ours\nname: Contact\n.*: !placeholder "/s)
  expect(text('content/faqs/common.en.yaml')).toBe(question)
})

test('mistakes in the first language are reported, and nothing is written', async () => {
  const before = text('site.yaml')
  const { code, err } = await translate('xx')
  expect([code, err]).toEqual([1, expect.stringContaining('"xx" is not a language')])
  expect((await translate('el')).err).toContain('Greek is the first language of the site')
  write('content/pages/home.yaml', 'nonsense: 1\n')
  expect((await translate('de')).err).toContain('content/pages/home.yaml')
  expect(text('site.yaml')).toBe(before)
})

test('a language joins those of the site, whichever way they are written', () => {
  expect(withLanguage('# A\nlanguage: el # first\nlocale: el_GR\n', 'en')).toEqual({
    text: '# A\nlanguages: [el, en] # first\nlocale: el_GR\n',
    line: 2,
  })
  expect(withLanguage('languages: [el, en]\n', 'de')?.text).toBe('languages: [el, en, de]\n')
  expect(withLanguage('languages:\n  - el\n', 'de')?.text).toBe('languages:\n  - el\n  - de\n')
})

test('a translation gets the texts that it lacks, with lists as a whole, and keeps what it has', () => {
  const data = {
    name: 'Βρύση',
    hero: { lead: 'Μία\nδύο', photo: 'a.jpg' },
    items: [{ title: 'Ένα', link: '/a', price: 40 }],
    done: [{ text: 'Δύο' }],
    head: 'x',
  }
  const texts = [['name'], ['hero', 'lead'], ['items', 0, 'title'], ['done', 0, 'text'], ['head', 'title']]
  const placeholders = [['items', 0, 'price']]
  expect(translationFile('head: none\ndone: []\n', { data, texts, placeholders }, 'Comment')).toMatchInlineSnapshot(`
    "head: none
    done: []
    name: !placeholder "Βρύση"
    hero:
      lead: !placeholder |-
        Μία
        δύο
    items:
      - title: !placeholder "Ένα"
        link: /a
        price: !placeholder 40
    "
  `)
  expect(translationFile('', { data, texts: [], values: [['name']] }, 'Comment')).toBe('# Comment\nname: Βρύση\n')
})
