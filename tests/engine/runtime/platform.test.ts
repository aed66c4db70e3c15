// Tests the report of native packages that are not installed for this machine.
import { expect, test } from 'vitest'
import { missingBinaries } from '../../../src/runtime/platform.ts'

test('nothing is missing on this machine', () => expect(missingBinaries()).toEqual([]))

test('a folder of packages that was copied from another platform is named with what to type', () => {
  const other = process.platform === 'darwin' ? 'linux-x64' : 'darwin-x64'
  const [first] = missingBinaries(other)
  expect(first).toMatchObject({
    level: 'error',
    text: `the package @resvg/resvg-js-${other}, which @resvg/resvg-js needs on ${other}, is not installed`,
    help: 'delete node_modules and run npm ci, or npm install, on this machine',
  })
})
