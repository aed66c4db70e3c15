// A check draws each page once, whatever is found on it, and a page of a faulty markup structure twice. The drawing is watched.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { check } from '../../../src/pipeline/check.ts'
import { Watchdog } from '../../../src/runtime/watchdog.ts'
import { smallSite } from '../../helpers/command.ts'
import { optionsOf } from '../../helpers/made.ts'

let root: string
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A template that counts how often each page is drawn. */
const counting = (markup: string) => `// Counts its drawings.
import { definePage } from '#site'

export default definePage({
  content: (k) => ({ text: k.text('the text').optional() }),
  draw: ({ path, entry }) => {
    const counts = globalThis as unknown as { drawings: Record<string, number> }
    counts.drawings[path] = (counts.drawings[path] ?? 0) + 1
    const { text } = entry as { text?: string }
    return <main><h1>{entry.name}</h1>${markup}<a href="/nowhere">{text}</a></main>
  },
})
`

async function drawings(markup: string): Promise<{ counts: Record<string, number>; rules: Set<string | undefined> }> {
  const counts: Record<string, number> = {}
  Object.assign(globalThis, { drawings: counts })
  root = smallSite({ 'templates/pages/plain.tsx': counting(markup) })
  const { value } = await check(optionsOf(root), { out: join(root, 'dist'), launch: false })
  return { counts, rules: new Set(value?.problems.map(({ rule }) => rule)) }
}

test('a page with findings of all kinds is drawn once', async () => {
  const { counts, rules } = await drawings('')
  // A rule of the site finds the link, whose line is looked up in the drawn page.
  expect(rules).toContain('link/broken')
  expect(counts).toEqual({ '/contact': 1 })
})

test('a page whose markup has faults is drawn at most twice', async () => {
  const { counts, rules } = await drawings('<input type="text" />')
  expect(rules).toContain('a11y/html-valid')
  expect(counts['/contact']).toBeLessThanOrEqual(2)
})

test('a template of the site that would not return is watched by its page and name', async () => {
  const begins = vi.spyOn(Watchdog.prototype, 'begins')
  await drawings('')
  expect(begins).toHaveBeenCalledWith('The drawing of /contact by the template "plain"')
})
