// Tests that file names which a file system cannot hold, or treats as one, are reported before anything is written.
import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { smallSite } from '../../helpers/command.ts'
import { made } from '../../helpers/made.ts'
import { edited } from '../../helpers/project.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const told = async (files: Readonly<Record<string, string>>) => {
  folder = smallSite(files)
  return made(folder).then(
    () => '',
    (fault: Error) => fault.message,
  )
}

test.each([
  [['a.txt', 'A.txt']],
  [['caf\u00e9.txt', 'cafe\u0301.txt']],
  [['\u00c9.txt', 'e\u0301.txt']],
  [['Contact.html']],
])('%j are one file elsewhere, and refused', async (names) => {
  const message = await told(Object.fromEntries(names.map((name) => [`public/${name}`, 'x'])))
  expect(message).toContain('are one file on Windows and macOS')
})

test.each([
  ['sitemap.xml', '/sitemap.xml is the address of sitemap.xml, which the build writes'],
  ['robots.txt', '/robots.txt is the address of robots.txt, which the build writes'],
  ['manifest.webmanifest', '/manifest.webmanifest is the address of manifest.webmanifest, which the build writes'],
  ['price-list.pdf', '/price-list.pdf is the address of public/price-list.pdf'],
])('a redirect from %s would hide a file, and is refused', async (file, text) => {
  const moved = edited('content/routes.yaml', 'from: /old-contact', `from: /${file}`)
  expect(await told({ ...moved, 'public/price-list.pdf': 'x' })).toContain(`${text}; a redirect would hide that file`)
})

test('a file of public/ may not answer the address of a page', async () => {
  expect(await told({ 'public/contact/index.html': '<h1>Mine</h1>' })).toContain(
    'contact/index.html (public/contact/index.html) and contact.html (content/pages/contact.yaml) answer one address',
  )
})

test('an old address with capitals has no page of its own where that would be the file of another', async () => {
  const moved = edited(
    'content/routes.yaml',
    '{ from: /old-contact, to: /contact }',
    '{ from: /Contact, to: /contact }\n  - { from: /OLD, to: / }\n  - { from: /Old, to: / }',
  )
  folder = smallSite(moved)
  const { output } = await made(folder)
  expect([...output.keys()].filter((file) => /^(?:contact|old)\.html$/i.test(file))).toEqual([
    'OLD.html',
    'contact.html',
  ])
  expect(String(output.get('_redirects'))).toContain('/Contact /contact 301\n/OLD / 301!\n/Old / 301\n')
})

test('names that differ in more than that are fine', async () => {
  expect(
    await told({ 'public/a.txt': 'x', 'public/b.txt': 'x', 'public/\u03ac.txt': 'x', 'public/\u03b1.txt': 'x' }),
  ).toBe('')
})

test('an address of 300 bytes is told at its redirect', async () => {
  const message = await told(edited('content/routes.yaml', 'from: /old-contact', `from: /${'\u03b1'.repeat(150)}`))
  expect(message).toContain('has 305 bytes; it may have 255')
  expect(message).toContain('content/routes.yaml')
})
