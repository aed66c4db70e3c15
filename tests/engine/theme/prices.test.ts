// The price list: several columns of prices, how long things take, and groups of rows.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cli, shareCache, writeTree } from '../../helpers/command.ts'

const work = mkdtempSync(join(tmpdir(), 'prices-'))
const shop = join(work, 'shop')
beforeAll(async () => {
  expect((await cli(['init', shop, '--name', 'Ring Bells', '--town', 'Ely'])).code).toBe(0)
  shareCache(shop)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const build = (prices: string) => {
  writeTree(shop, { 'content/prices.yaml': `note: With tax.\n${prices}` })
  return cli(['build', '--root', shop])
}

/** The rows of the first table of prices, each as its cells. */
function rows() {
  const document = parseDocument(readFileSync(join(shop, 'dist/prices.html'), 'utf8'))
  const [table] = DomUtils.getElementsByTagName('table', document, true)
  const cellsOf = (row: Parameters<typeof DomUtils.textContent>[0]) =>
    DomUtils.getElementsByTagName((name) => name === 'th' || name === 'td', row, true).map((cell) =>
      DomUtils.textContent(cell).replaceAll('\u00a0', ' '),
    )
  return DomUtils.getElementsByTagName('tr', table ?? [], true).map(cellsOf)
}

test('rows have a duration, prices in columns of their own, and headings', async () => {
  const items = [
    '{ service: Brakes, group: Repairs, duration: 30 minutes, price: £20, also: [£25] }',
    '{ service: Gears, group: Repairs, price: £30, also: [£35] }',
    '{ service: A wash, group: Care, price: £10, also: [£10] }',
  ]
  const { code, err } = await build(`columns: [City bike, E-bike]\nitems:\n  - ${items.join('\n  - ')}\n`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(rows()).toEqual([
    ['Service', 'Time', 'City bike', 'E-bike'],
    ['Repairs'],
    ['Brakes', '30 minutes', '£20', '£25'],
    ['Gears', '', '£30', '£35'],
    ['Care'],
    ['A wash', '', '£10', '£10'],
  ])
})

test('a row without a price for a column is refused at its line', async () => {
  const { err } = await build('columns: [City bike, E-bike]\nitems:\n  - { service: Brakes, price: £20 }\n')
  expect(err).toContain('content/prices.yaml:4:')
  expect(err).toContain('items.0: has 1 price in a table with 2 columns of prices')
})
