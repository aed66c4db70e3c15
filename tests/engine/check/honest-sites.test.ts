// Sites of other trades and countries, full of prices, laws, dates and phones of others: nothing on them is an error or a warning.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkMutated } from './mutate.ts'
import { listed } from './together.ts'

const sites = readdirSync(new URL('../../sites', import.meta.url)).sort()

test.each(sites)('%s has no errors and no warnings', async (site) => {
  const { problems } = await checkMutated({ site })
  expect(listed(problems.filter(({ level }) => level !== 'info'))).toBe('')
})
