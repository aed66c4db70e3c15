// True sentences that look like faults: planted as paragraphs of real pages, they have no findings in any language.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { loadLanguages } from '../../../src/language/load.ts'
import { checkMutated, lineOf, source } from './mutate.ts'

const PARAGRAPHS = '\n  paragraphs:\n'

/** A site in Greek, and one in English that may be said to be in any language: only findings at the planted texts count. */
const siteIn = (code: string) => {
  const site = code === 'el' ? 'accountant' : 'bike-shop'
  const edits = { file: 'site.yaml', find: 'language: en', by: `language: ${code}` }
  return { site, root: `tests/sites/${site}/`, edits: code === 'el' ? [] : [edits] }
}

/** The findings at the lines of some texts, each planted into a file of a site in their language. */
async function findingsAt(texts: readonly string[], code: string): Promise<string[]> {
  const { site, root, edits } = siteIn(code)
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
  // Nobody has confirmed the numbers of an older site.
  const unconfirmed = { file: 'content/facts.lock', find: '', by: null }
  const checked = await checkMutated({ site, yaml: [...edits, ...yaml, unconfirmed] })
  return checked.problems
    .filter((problem) => problem.level !== 'info' && lines.includes(lineOf(problem, checked.files)))
    .map((problem) => `${problem.rule}: ${problem.text}`)
}

test.each([...(await loadLanguages()).keys()])('%s: true sentences have no findings', async (code) => {
  const file = `harmless/${code}.ts`
  expect(existsSync(join(import.meta.dirname, file)), `write tests/engine/check/${file}`).toBe(true)
  const { texts } = (await import(/* @vite-ignore */ `./${file}`)) as { texts: readonly string[] }
  expect(await findingsAt(texts, code)).toEqual([])
})
