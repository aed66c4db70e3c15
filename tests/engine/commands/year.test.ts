// The day of a build: a date in the environment that is none, and the next day on which a build changes a page.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cli, smallSite } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'

const root = smallSite()
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each([
  ['build', 'Nothing was written.'],
  ['check', 'Nothing was checked.'],
])('site %s refuses a SOURCE_DATE_EPOCH that is not a date', async (command, consequence) => {
  const { code, err } = await cli([command, '--root', root], { env: { SOURCE_DATE_EPOCH: '9'.repeat(20) } })
  expect({ code, err }).toEqual({
    code: 1,
    err: `✘ SOURCE_DATE_EPOCH is "99999999999999999999", expected whole seconds since 1970, at most 8640000000000
  help: set it to what \`date +%s\` prints, or unset it

1 error. ${consequence}
`,
  })
  expect(existsSync(join(root, 'dist'))).toBe(false)
})

test('site build prints the next day on which a page changes, also if nothing else does', async () => {
  const dated = smallSite({
    'site.yaml': `${base['site.yaml']}notice: { text: Moving., from: 2026-12-01, until: 2026-12-26 }\n`,
  })
  const build = async (day: string, ...more: string[]) =>
    (await cli(['build', '--root', dated, ...more], { env: { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) } })).out
  try {
    expect(await build('2026-11-30')).toEqual(expect.stringContaining('build again on 2026-12-01'))
    for (const more of [[], ['--json']])
      expect(await build('2026-12-01', ...more)).toEqual(expect.stringContaining('2026-12-27'))
    expect(await build('2026-12-27')).toEqual(expect.not.stringContaining('build again'))
  } finally {
    rmSync(dated, { recursive: true, force: true })
  }
})
