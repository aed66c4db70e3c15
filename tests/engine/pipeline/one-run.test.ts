// One check shows every mistake that can be judged: what cannot be used is left out, and the rest is checked. A build
// still writes nothing.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cli, shareCache, writeTree } from '../../helpers/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'one-run-'))
const site = join(folder, 'site')

/** Replaces words of a file of the site. */
function edit(file: string, typed: string, words: string): void {
  const path = join(site, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(typed)
  writeFileSync(path, text.replace(typed, words))
}

/** The findings of a check: the file, the line's words and the rule of each. */
async function findings(): Promise<string[]> {
  const { out } = await cli(['check', '--root', site, '--format', 'json'])
  const { problems } = JSON.parse(out) as {
    problems: { rule?: string; level: string; at: { file: string; line: number } }[]
  }
  return problems
    .filter(({ level }) => level !== 'info')
    .map(({ rule, at: { file, line } }) => {
      const text = readFileSync(join(site, file), 'utf8').split('\n')[line - 1]
      return `${file} | ${text?.trim()} | ${rule}`
    })
}

beforeAll(async () => {
  const answers = ['--name', 'Calder', '--trade', 'Locksmith', '--town', 'Leeds', '--phone', '+44 113 496 0123']
  expect(await cli(['init', site, ...answers, '--where', 'customers'])).toMatchObject({ code: 0 })
  shareCache(site)
  edit('site.yaml', '!placeholder "AA1 1AA"', '"LS1 1AA"')
  edit('site.yaml', '!placeholder "Leeds, AA1 1AA"', '"Leeds, LS1 1AA"')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a site whose mistakes are of all kinds shows all of them in one check, and only them', async () => {
  expect(await findings()).toEqual([])
  const home = 'content/pages/home.yaml'
  const contact = 'content/pages/contact.yaml'
  const embed = 'block: embed\n    heading: Book a time\n    src: https://calendar.example/visit\n    button: Show it'
  edit(home, '    # photo: { file: at-work.jpg,', '    photo: { file: at-work.jpg,')
  edit(home, 'block: cards', `${embed}\n  - block: cards`)
  edit('content/routes.yaml', 'redirects: []', 'redirects:\n  - { from: /old, to: /pricess }')
  edit(
    contact,
    '    - Tell us where',
    '    - We are in Leeds, LS1 1AB.\n    - We are open on Monday from 08:00.\n    - Tell us where',
  )
  edit('content/services/home-visit.yaml', 'about:\n', 'abuot:\n  heading: About\nabout:\n')
  edit('content/areas/leeds.yaml', '  lead: ', '  laed: ')
  edit('site.yaml', '  blurb: ', '  blurp: ')
  expect(await findings()).toEqual([
    'content/areas/leeds.yaml | laed: Tell us your street and what you need, and we tell you when we can be there. | content/schema',
    `${contact} | - We are in Leeds, LS1 1AB. | fact/address`,
    `${contact} | - We are open on Monday from 08:00. | fact/claim-undeclared`,
    `${home} | photo: { file: at-work.jpg, alt: What it shows } | content/dangling-ref`,
    `${home} | src: https://calendar.example/visit | sec/third-party`,
    'content/routes.yaml | - { from: /old, to: /pricess } | redirect/target',
    'content/services/home-visit.yaml | abuot: | content/schema',
    'site.yaml | blurp: "Locksmith in Leeds and around it." | content/schema',
  ])
})

test('the next check finds the same', async () => {
  const first = await findings()
  expect(first).toHaveLength(8)
  expect(await findings()).toEqual(first)
})

test('a build writes nothing', async () => {
  expect(await cli(['build', '--root', site])).toMatchObject({ code: 1 })
  expect(existsSync(join(site, 'dist'))).toBe(false)
})

test('a heading that is left out with its section is not missed, and neither is a claim', async () => {
  const text = '  - block: text\n    paragraphs: [Call us.]\n'
  edit('content/pages/home.yaml', 'sections:\n', `sections:\n${text}${text.replace('paragraphs', 'words')}`)
  const rules = (await findings()).map((finding) => finding.split(' | ')[2])
  expect(rules).toContain('content/schema')
  expect(rules).not.toContain('a11y/main')
  expect(rules).not.toContain('claims/variants')
})

test('a mistake in site.yaml hides none of a stylesheet', async () => {
  const file = join(site, 'site.yaml')
  const before = readFileSync(file, 'utf8')
  try {
    writeTree(site, {
      'site.yaml': before.replace(/^origin:.*/m, 'origin: nonsense'),
      'templates/styles.css': '.a { } }\n',
    })
    const { code, err } = await cli(['check', '--root', site])
    expect(code).toBe(1)
    expect(err).toMatch(/site\.yaml:\d[\s\S]*templates\/styles\.css:1/)
  } finally {
    writeFileSync(file, before)
    rmSync(join(site, 'templates'), { recursive: true })
  }
})
