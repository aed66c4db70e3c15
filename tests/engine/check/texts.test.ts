// site check --text: texts from elsewhere, judged against the declared facts. texts/texts.yaml has them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { judgeOf } from '../../../src/after/texts/check-text.ts'
import { wrongAmounts } from '../../../src/after/texts/stated-amounts.ts'
import { wrongPersons } from '../../../src/after/texts/stated-areas.ts'
import { amountsIn } from '../../../src/language/amounts.ts'
import { loadLanguage } from '../../../src/language/load.ts'
import { optionsOf } from '../../../src/pipeline/options.ts'
import { memoize } from '../../../src/runtime/memoize.ts'
import { cli, repository, site } from '../../helpers/command.ts'

interface Texts {
  readonly site: string
  readonly right: readonly string[]
  readonly wrong: readonly (readonly [text: string, words: string])[]
}

const all = parse(readFileSync(join(repository, 'tests/engine/check/texts/texts.yaml'), 'utf8')) as readonly Texts[]
const scratch = mkdtempSync(join(tmpdir(), 'texts-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The function that judges texts about the site in a folder: the site is read once. */
const judgeIn = memoize(async (folder: string) => {
  const { value: options } = optionsOf({ root: join(repository, folder) }, new Date(), {})
  if (!options) throw new Error('there are no options')
  const { value, problems } = await judgeOf(options)
  if (!value) throw new Error(JSON.stringify(problems))
  return value
})

const judge = async (folder: string, text: string) => {
  const problems = await (await judgeIn(folder))({ file: 'text', text })
  return problems.map(({ text: said, at }) => ({
    said,
    words: text.split('\n')[(at?.line ?? 0) - 1]?.slice((at?.column ?? 0) - 1),
  }))
}

test('there are at least fifty texts of each kind', () => {
  const count = (kind: 'right' | 'wrong') => all.reduce((sum, own) => sum + own[kind].length, 0)
  expect(Math.min(count('right'), count('wrong'))).toBeGreaterThan(50)
})

describe.each(all)('$site', ({ site: folder, right, wrong }) => {
  test.each(right)('is said right: %s', async (text) => {
    expect(await judge(folder, text)).toEqual([])
  })

  test.each(wrong)('%s', async (text, words) => {
    const found = await judge(folder, text)
    expect(found.map((one) => one.words?.slice(0, words.length))).toEqual([words])
  })
})

const LOCKSMITH = join(repository, 'tests/sites/locksmith')

test('a problem is shown at its words, in a text of several lines', async () => {
  const file = join(scratch, 'flyer.txt')
  writeFileSync(file, 'Calder Locksmiths\r\nCall 0113 496 0123,\r\nevery lock with 24 months of guarantee\r\n')
  const { code, err } = await cli(['check', '--root', LOCKSMITH, '--text', file])
  expect([code, err]).toEqual([1, expect.stringContaining('flyer.txt:3:17')])
  expect(err).toContain('"24 months" is not declared; declared are 12 months')
})

test('a word that two claims share makes an amount one of theirs', async () => {
  const el = await loadLanguage('el')
  const claims = [
    ['session', 'μια συνεδρία', '30 €'],
    ['home', 'μια συνεδρία στο σπίτι', '50 €'],
    ['course', 'ένα μάθημα', '20 €'],
  ].map(([root = '', about = '', text = '']) => ({
    root,
    name: root,
    about,
    text,
    path: [],
    amounts: amountsIn(text, el),
  }))
  const own = { declared: claims.flatMap(({ amounts }) => amounts), confirmed: [], claims }
  const wrong = (text: string) => [...wrongAmounts(text, own, el)].map(({ value }) => value)
  expect(wrong('Η συνεδρία κοστίζει 35 €.')).toEqual(['35 €'])
  expect(wrong('Η συνεδρία κοστίζει 30 €. Το βιβλίο για την άσκηση κοστίζει 35 €.')).toEqual([])
})

test('the name of a person with one wrong letter is found', async () => {
  const text = 'Tom Priestley was quick. Tom Priestly opened the door. Tim Priest came too.'
  expect([...wrongPersons(text, ['Tom Priestley'], await loadLanguage('en'))]).toEqual([
    { text: '"Tom Priestly" differs from "Tom Priestley" by one error', value: 'Tom Priestly' },
  ])
})

test('a text comes from the standard input, and a file that is not there is named', async () => {
  const { code, out } = site(['check', '--root', LOCKSMITH, '--text', '-'], { input: 'Call 0113 496 0123.' })
  expect([code, out]).toEqual([0, 'stdin: says nothing that site.yaml denies\n'])
  const none = await cli(['check', '--root', LOCKSMITH, '--text', join(scratch, 'none.txt')])
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('none.txt')])
})

test('README.md shows the problems of a flyer as they are', async () => {
  const [, shown = ''] =
    /\$ npx site check --text flyer\.txt\n([\s\S]*?)```/.exec(readFileSync(join(repository, 'README.md'), 'utf8')) ?? []
  const flyer =
    'Calder Locksmiths\nLocked out in Leeds? Phone 0113 496 0132, Monday to Saturday 8 am to 6 pm.\n' +
    'Every fitted lock carries 24 months of guarantee.\n'
  writeFileSync(join(scratch, 'flyer.txt'), flyer)
  const { err } = await cli(['check', '--root', LOCKSMITH, '--text', 'flyer.txt'], { cwd: scratch })
  expect(err).toBe(shown)
})
