// A date in the environment that is none, as `site build` and `site check` report it.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cli, smallSite } from '../command.ts'

const root = smallSite()
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each([
  ['build', 'Nothing was written.'],
  ['check', 'Nothing was checked.'],
])('site %s refuses a SOURCE_DATE_EPOCH that is no date', async (command, consequence) => {
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
