// What a component of the theme exports is what a site that replaces it has to export: src/theme/README.md lists it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

const theme = fileURLToPath(new URL('../../../src/theme', import.meta.url))

/** The exports of a source, each component with its props: `Hero({ view, hero })`. */
function exportsOf(source: string): string[] {
  const EXPORT = /^export (default )?(?:function|const|interface|type)? ?(\w+)(?:\(([^)]*)\))?/gm
  return [...source.matchAll(EXPORT)].map(([, isDefault, name = '', parameters]) => {
    const props = /^\{ ?(.*?) ?\}: /.exec(parameters ?? '')?.[1]?.replace(/(?:: \{[^}]*\}| = [^,]+)/g, '')
    const shown = props === undefined ? name : `${name}({ ${props} })`
    return isDefault ? `default ${shown}` : shown
  })
}

test('src/theme/README.md lists every component with its exports and props', () => {
  const readme = readFileSync(join(theme, 'README.md'), 'utf8')
  const listed = [...readme.matchAll(/^\| \[([\w/-]+)\]\([\w/.-]+\) \| (.+?) \|/gm)].map(([, name, cell = '']) => [
    name,
    [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text),
  ])
  const sources = glob.sync('**/*.{ts,tsx}', { cwd: theme }).sort()
  const expected = sources.map((file) => [
    file.replace(/\.tsx?$/, ''),
    exportsOf(readFileSync(join(theme, file), 'utf8')),
  ])
  expect(listed, 'write its row in src/theme/README.md').toEqual(expected)
})
