// The READMEs are true: what they link to is there, and every dependency has its reason.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test.each(['README.md', 'content/README.md', 'templates/README.md', 'src/README.md'])(
  '%s links to files that are there',
  (file) => {
    const targets = [...read(file).matchAll(/\]\((?!https?:|\/)([^)#\s]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !existsSync(join(root, dirname(file), target)))).toEqual([])
  },
)

test('README.md gives a reason for every dependency, and for nothing else', () => {
  const [, tables = ''] = read('README.md').split('## Dependencies')
  const named = [...tables.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => cell.split(', '))
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  expect(named.filter((name) => !['package', 'for development'].includes(name)).sort()).toEqual(
    [...Object.keys(dependencies), ...Object.keys(devDependencies)].sort(),
  )
})

test('README.md lists every command', () => {
  const listed = [...read('README.md').matchAll(/^\| `npx site (\w+)/gm)].map(([, name]) => `${name}.ts`)
  expect(listed.sort()).toEqual(readdirSync(join(root, 'src/commands')).sort())
})
