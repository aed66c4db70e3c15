// A look changes only what the stylesheets of the theme have, so that none of its rules does nothing.
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

test.each(LOOKS)('%s changes classes and custom properties that the theme has', (look) => {
  const css = lookCss(look)
  const classes = [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name)
  expect(classes.filter((name) => !new RegExp(`\\.${name}\\b`).test(styles))).toEqual([])
  const properties = [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name)
  expect(properties.filter((name) => !styles.includes(`var(${name}`))).toEqual([])
})

test('every look but the first differs from the stylesheets', () => {
  expect(LOOKS.map((look) => lookCss(look) === '')).toEqual([true, false, false])
})
