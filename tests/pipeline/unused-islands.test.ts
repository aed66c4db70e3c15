// The script of an island is published only if a page shows the island.
import { expect, test } from 'vitest'
import { withoutUnusedIslands } from '../../src/pipeline/output.ts'

const islands = { menu: '/assets/menu.0.js', notice: '/assets/notice.0.js' }
const files = new Map(['assets/menu.0.js', 'assets/notice.0.js', 'index.html'].map((path) => [path, path]))

test('the script of an island that no page reads is left out', () => {
  const reads = [['labels.menu'], ['islands.menu', 'labels.menu']]
  expect([...withoutUnusedIslands(files, islands, reads).keys()]).toEqual(['assets/menu.0.js', 'index.html'])
})

test('a template that lists all islands uses all', () => {
  expect(withoutUnusedIslands(files, islands, [['islands.*']])).toBe(files)
})
