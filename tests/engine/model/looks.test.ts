// A look sets only custom properties that the stylesheets of the theme read, so that none of its lines does nothing.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { LOOKS, lookCss } from '../../../src/model/looks.ts'
import { repository } from '../../helpers/command.ts'

const styles = glob
  .sync('src/theme/**/*.css', { cwd: repository })
  .map((file) => readFileSync(join(repository, file), 'utf8'))
  .join('\n')

test.each(LOOKS)('%s sets what the theme reads', (look) => {
  const names = [...lookCss(look).matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !styles.includes(`var(${name}`))).toEqual([])
})

test('every look but the first differs from the stylesheets', () => {
  expect(LOOKS.map((look) => lookCss(look) === '')).toEqual([true, false, false])
})
