// True sentences that look like faults: planted as paragraphs of real pages, they have no findings.
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { texts as greek } from './harmless/el.ts'
import { texts as english } from './harmless/en.ts'
import { checkMutated, lineOf, source } from './mutate.ts'

const PARAGRAPHS = '\n  paragraphs:\n'

/** The findings at the lines of some texts, each planted into a file of a site. */
async function findingsAt(texts: readonly string[], site: 'locksmith' | undefined): Promise<string[]> {
  const root = site === undefined ? '' : `tests/sites/${site}/`
  const files = glob
    .sync(`${root}content/{areas,services}/*.yaml`)
    .map((file) => file.slice(root.length))
    .filter((file) => !/\.\w\w\.yaml$/.test(file) && source(root + file).includes(PARAGRAPHS))
    .sort()
  const lines = texts.map((text) => `    - ${JSON.stringify(text)}`)
  const yaml = lines.map((line, i) => ({
    file: files[i % files.length] ?? '',
    find: PARAGRAPHS,
    by: `${PARAGRAPHS}${line}\n`,
  }))
  const checked = await checkMutated({ site, yaml })
  return checked.problems
    .filter((problem) => problem.level !== 'info' && lines.includes(lineOf(problem, checked.files)))
    .map((problem) => `${problem.rule}: ${problem.text}`)
}

test('en: true sentences have no findings', async () => {
  expect(await findingsAt(english, 'locksmith')).toEqual([])
})

test('el: true sentences have no findings', async () => {
  expect(await findingsAt(greek, undefined)).toEqual([])
})
