// The linter refuses forms that save lines and tire readers: each with an example.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { repository } from '../helpers/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'form-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ['.biome.json', '.biome']) cpSync(join(repository, name), join(folder, name), { recursive: true })
mkdirSync(join(folder, 'src'))

/** The categories of the linter's findings in a file of the engine. */
function findingsIn(code: string): string[] {
  writeFileSync(join(folder, 'src/example.ts'), `${code}\n`)
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')
  // `lint` ends with 1 if there are findings.
  const args = [biome, 'lint', '--reporter=json', '--error-on-warnings', 'src/example.ts']
  try {
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' })
    return []
  } catch (fault) {
    const { diagnostics } = JSON.parse(String((fault as { stdout: Buffer }).stdout)) as {
      diagnostics: { category: string }[]
    }
    return diagnostics.map(({ category }) => category)
  }
}

test.each([
  ['a spread of a literal', 'export const sizes = { ...{ wide: 1 }, high: 2 }', 'plugin'],
  ['a literal list that is taken apart', 'export const [wide, high] = [1, 2]', 'plugin'],
  ['an arrow that is called in place', 'export const two = ((one: number) => one + 1)(1)', 'plugin'],
  ['a nested ternary', 'export const sign = (n: number) => (n < 0 ? -1 : n > 0 ? 1 : 0)', 'lint/style/noNestedTernary'],
])('%s is refused', (_, code, category) => expect(findingsIn(code)).toEqual([category]))

test('the plain forms are fine', () => {
  const code = `const wide = 1
const rest = { high: 2 }
const [first] = [wide, 2].toReversed()
export const sizes = { ...rest, ...(wide > 0 && { wide }), first }`
  expect(findingsIn(code)).toEqual([])
})
