// Pages that are shown on some days only: what counts them, and what refers to them.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from '../../../src/pipeline/build.ts'
import { smallSite } from '../../helpers/command.ts'
import { base, edited } from '../../helpers/project.ts'

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

/** A site with a repair that is shown in December only; a build of a day gives the contact page or the problems. */
function dated(files: Readonly<Record<string, string>>) {
  const root = smallSite({
    'content/repairs/puncture.yaml': `${base['content/repairs/puncture.yaml']}from: 2026-12-01\nuntil: 2026-12-31\n`,
    ...files,
  })
  roots.push(root)
  const on = async (today: string) => {
    const options = { root, now: Date.now() + 60_000, year: 2026, cache: true, workers: 1, today }
    const { value, problems } = await build(options, join(root, 'dist'))
    return value ? readFileSync(join(root, 'dist/contact.html'), 'utf8') : problems
  }
  return { root, on }
}

test('{count.repairs} counts the pages that visitors can open', async () => {
  const { root, on } = dated(
    edited('content/pages/contact.yaml', 'text: Ask for', 'text: We do {count.repairs} repairs. Ask for'),
  )
  expect(await on('2026-11-30')).toContain('1 repairs.')
  expect(await on('2026-12-01')).toContain('2 repairs.')
  expect(await on('2027-01-01')).toContain('1 repairs.')
  // A page that shows nothing else of a new file is drawn again for its number.
  writeFileSync(
    join(root, 'content/repairs/chain.yaml'),
    (base['content/repairs/puncture.yaml'] ?? '').replace('Pu', 'Ju'),
  )
  expect(await on('2027-01-01')).toContain('2 repairs.')
})

test('a field that needs a page which is not shown is a problem at its line', async () => {
  const { on } = dated({
    'content/pages/contact.yaml': `${base['content/pages/contact.yaml']}offer: puncture\n`,
    'templates/pages/plain.tsx': `import { definePage } from '#site'
export default definePage({
  content: (k) => ({ text: k.text('the text'), offer: k.ref('repairs', 'the offer') }),
  draw: ({ entry }) => <main><h1>{entry.name}</h1><p>{entry.text}</p><a href={entry.offer.path}>{entry.offer.name}</a></main>,
})
`,
  })
  expect(await on('2026-12-31')).toContain('Puncture')
  expect(await on('2027-01-01')).toMatchObject([
    {
      text: `offer: content/repairs/puncture.yaml has no page today, and the template "plain" needs it: Cannot read properties of undefined (reading 'path')`,
      at: { file: 'content/pages/contact.yaml', line: 6 },
      help: 'name another page, change from: and until: of content/repairs/puncture.yaml, or make the field optional in the template',
    },
  ])
})
