// site diff --engine: what another engine builds of the same files. Ten faults are planted into a copy of the engine.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteChange } from '../../../src/after/diff/causes.ts'
import { cli, repository, shareCache, writeTree } from '../../helpers/command.ts'

const work = mkdtempSync(join(tmpdir(), 'diff-engine-'))
const shop = join(work, 'shop')
const engine = join(work, 'engine')
afterAll(() => rmSync(work, { recursive: true, force: true }))

const edit = (folder: string, file: string, from: string, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text, `${file} does not have "${from}"`).toContain(from)
  writeFileSync(
    join(folder, file),
    text.replace(from, () => to),
  )
}

beforeAll(async () => {
  // A site of the theme in two languages, with a photo and an old address.
  expect((await cli(['init', shop, '--lang', 'en'])).code).toBe(0)
  writeTree(shop, {
    'site.el.yaml': 'locale: el_GR\n',
    'content/pages/contact.el.yaml': 'name: Επικοινωνία\n',
    'content/images/house.svg': readFileSync(join(repository, 'content/images/house.svg')),
  })
  edit(shop, 'site.yaml', 'language: en\n', 'languages: [en, el]\n')
  edit(shop, 'content/routes.yaml', 'redirects: []', 'redirects: [{ from: /old, to: /prices }]')
  edit(
    shop,
    'content/pages/home.yaml',
    '    # photo: { file: at-work.jpg, alt: What it shows }',
    '    photo: { file: house.svg, alt: The house }',
  )
  shareCache(shop)
})

/** Makes a copy of the engine with the faults, which has no packages, like an unpacked archive. */
function plantFaults(): void {
  for (const folder of ['bin', 'src', 'package.json'])
    cpSync(join(repository, folder), join(engine, folder), { recursive: true })
  for (const [, file, from, to] of FAULTS) edit(join(engine, 'src'), file, from, to)
  symlinkSync(join(repository, 'node_modules'), join(engine, 'node_modules'))
  execFileSync(process.execPath, ['bin/compile.js'], { cwd: engine, stdio: 'pipe' })
  rmSync(join(engine, 'node_modules'))
}

/** The entries of a diff with another engine, as `kind: what: before → after`, with the pages of each. */
async function entries(engine: string) {
  const { code, out, err } = await cli(['diff', '--root', shop, '--engine', engine, '--format', 'json'])
  expect([code, err]).toEqual([0, ''])
  const { entries } = JSON.parse(out) as { entries: SiteChange[] }
  return entries.map(
    ({ kind, what, before, after, pages }) => [`${kind}: ${what}: ${before} → ${after}`, pages] as const,
  )
}

const INCLUDED = '        <PointsOf words={included} />\n'
const QUESTIONS = '        <QuestionsOf view={view} heading={questionsHeading} />\n'

/** Each fault: a piece of a file of the engine, and what replaces it. */
const FAULTS: readonly (readonly [what: string, file: string, from: string, to: string])[] = [
  ['a lost space', 'theme/layout/footer.tsx', '`${after} ${legal', '`${after}${legal'],
  [
    'a suffix of titles',
    'render/document.ts',
    '<title>${escapeHtml(head.title)}</title>',
    '<title>${escapeHtml(head.title)} | Shop</title>',
  ],
  ['a missing field', 'plan/graph.ts', '    email: b.email,\n', ''],
  [
    '302 for 301',
    'hosts/netlify.ts',
    '${encodedTarget(to)} ${status}${hostOnly',
    '${encodedTarget(to)} ${status + 1}${hostOnly',
  ],
  ['a lost header', 'emit/headers.ts', "        ['Referrer-Policy', 'strict-origin-when-cross-origin'],\n", ''],
  ['a lost alt', 'render/picture.tsx', 'alt={alt}', 'alt=""'],
  ['a lost hreflang', 'model/plan.ts', "return [...all, { hreflang: 'x-default', path: shown[0].path }]", 'return all'],
  ['another order', 'theme/pages/service.tsx', `${INCLUDED}${QUESTIONS}`, `${QUESTIONS}${INCLUDED}`],
  ['another size', 'render/picture.tsx', 'width={width}', 'width={width + 1}'],
  ['a class without a rule', 'theme/blocks/points.tsx', '"steps"', '"stages"'],
]

test('an equal engine builds an equal site', async () => {
  expect(await entries(repository)).toEqual([])
})

test('ten faults of an engine are ten findings, and nothing else is one', async () => {
  plantFaults()
  const everywhere = [
    '/',
    '/404',
    '/500',
    '/areas/bristol',
    '/contact',
    '/el/contact',
    '/prices',
    '/privacy',
    '/questions',
    '/services/home-visit',
    '/services/second-service',
    '/services/third-service',
  ]
  const found = await entries(engine)
  const isHeader = (text: string) => text.includes('Referrer-Policy')
  expect(found.filter(([text]) => !isHeader(text))).toEqual([
    ['words: : 2026 Maple → 2026Maple', everywhere],
    ['head: title:  → | Shop', everywhere],
    ['head: alternate hreflang x-default: https://www.business.example/contact → ', ['/contact', '/el/contact']],
    [
      'data: BikeStore.email: hello@business.example → ',
      everywhere.filter((path) => !/^\/(?:404|500|prices|privacy|questions)$/.test(path)),
    ],
    ['answers: answer: 301 to /prices → 302 to /prices', ['/old']],
    ['pictures: alt of /assets/house-480.svg: The house → ', ['/']],
    ['pictures: width of /assets/house-480.svg: 480 → 481', ['/']],
    ['order: What a visit includes A look:  → ', ['/services/home-visit']],
    ['order: What is included The first step:  → ', ['/services/second-service']],
    ['order: What you get An answer What:  → ', ['/services/third-service']],
    // The rules of the class that has been replaced are no longer used, and other sections are on the first screen.
    [
      expect.stringMatching(/^styles: \d+ rules? of the stylesheet:/),
      ['/', '/services/home-visit', '/services/second-service', '/services/third-service'],
    ],
    ['files: sitemap.xml:  → ', ['/contact', '/el/contact']],
    ['code: ol: class="steps"> → class="stages">', ['/']],
  ])
  // Every file lacks the header.
  expect(found.filter(([text]) => isHeader(text))).toEqual([
    [
      'answers: header Referrer-Policy: strict-origin-when-cross-origin → ',
      expect.arrayContaining(['/', '/contact', '/favicon.svg']),
    ],
  ])
})
