// What is kept between checks changes nothing but the time they take: whatever is edited, and whatever happens to the kept files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { base } from '../project.ts'
import { folder, verdict } from './checked.ts'

/** The small site with every rule on. */
const site = () => folder({ 'site.yaml': base['site.yaml'] ?? '' })

const findings = async (root: string, cache: boolean) => {
  const { ok, pages, problems } = await verdict(root, { cache })
  return { ok, pages, problems }
}

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const pick = <T>(roll: () => number, list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T

/** Edits a hand or a template might make: [file, what is replaced, by what]. The first is undone by the last. */
const EDITS: readonly (readonly [string, RegExp, (roll: () => number) => string])[] = [
  [
    'dist/index.html',
    /<\/main>/,
    (roll) => `<a href="/${pick(roll, ['contact', 'contatc', 'old-contact', 'contact#nowhere', 'repairs/brakes'])}">Go on</a></main>`,
  ],
  ['dist/contact.html', /<\/main>/, (roll) => `<p id="${pick(roll, ['a', 'b'])}">${pick(roll, ['One', 'Two'])}</p></main>`],
  [
    'dist/contact.html',
    /<title>[^<]*/,
    (roll) => `<title>${pick(roll, ['Call', 'Call the workshop', 'A title that goes on and on and on until no result can show it to the end of it'])}`,
  ],
  ['dist/repairs/brakes.html', /<h1/, (roll) => pick(roll, ['<h3>Before</h3><h1', '<img src="/van.jpg"><h1', '<a href="javascript:x()">x</a><h1'])],
  ['content/pages/contact.yaml', /^/, (roll) => pick(roll, ['# a line more\n', '\n'])],
  [
    'content/pages/contact.yaml',
    /text: .*/,
    (roll) => `text: ${pick(roll, ['Ask for TODO later.', 'Ask for a [repair](/repairs/brakes).', 'COME BY', 'Ready within {repair}.'])}`,
  ],
  ['content/repairs/puncture.yaml', /description: .*/, (roll) => `description: ${pick(roll, ['A new tube in an hour.', 'A new tube in 3 days, from £12.'])}`],
  ['site.yaml', /hoursShown: .*/, (roll) => `hoursShown: ${pick(roll, ['Monday and Tuesday, 9 to 5.30', 'Mondays only'])}`],
  ['dist/extra.html', /$/, () => ' '],
]

describe('kept verdicts', () => {
  test('are the same as new ones after any edits', async () => {
    const root = site()
    writeFileSync(join(root, 'dist/extra.html'), '<p>x')
    const roll = random(7)
    for (let round = 0; round < 14; round++) {
      for (let i = 0; i <= round % 3; i++) {
        const [file, find, by] = pick(roll, EDITS)
        const path = join(root, file)
        writeFileSync(path, readFileSync(path, 'utf8').replace(find, by(roll)))
      }
      const fresh = await findings(root, false)
      expect(await findings(root, true), `round ${round}`).toEqual(fresh)
      expect(await findings(root, true), `round ${round}, again`).toEqual(fresh)
    }
  }, 120_000)

  test('of a page that is as it was before are found again', async () => {
    const root = site()
    const path = join(root, 'dist/contact.html')
    const [before, html] = [await findings(root, true), readFileSync(path, 'utf8')]
    writeFileSync(path, html.replace('</main>', '<a href="/nowhere">Nowhere</a></main>'))
    expect(await findings(root, true)).not.toEqual(before)
    writeFileSync(path, html)
    expect(await findings(root, true)).toEqual(before)
  }, 60_000)
})

describe('a kept file', () => {
  const HARM: Readonly<Record<string, (path: string) => void>> = {
    'that is cut short': (path) => writeFileSync(path, readFileSync(path).subarray(0, readFileSync(path).length >> 1)),
    'that lost its last line': (path) => writeFileSync(path, readFileSync(path, 'latin1').replace(/[^\n]*\n$/, ''), 'latin1'),
    'with one byte changed': (path) => {
      const bytes = readFileSync(path)
      const at = Math.max(0, bytes.indexOf('"text"'), bytes.length >> 1)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      writeFileSync(path, bytes)
    },
    'that is empty': (path) => writeFileSync(path, ''),
    'that is not text': (path) => writeFileSync(path, Buffer.from([0, 255, 10, 32, 10, 255])),
    'that is a folder': (path) => {
      rmSync(path)
      mkdirSync(path)
    },
  }

  test.each(Object.entries(HARM))(
    '%s counts as none',
    async (_, harm) => {
      const root = site()
      const before = await findings(root, true)
      const kept = [join(root, '.site/yaml'), ...readdirSync(join(root, '.site/check')).map((name) => join(root, '.site/check', name))]
      expect(kept.length).toBeGreaterThanOrEqual(4)
      for (const path of kept) harm(path)
      expect(await findings(root, true)).toEqual(before)
      expect(await findings(root, true)).toEqual(before)
    },
    60_000,
  )

  test('that cannot be written is done without', async () => {
    const root = site()
    writeFileSync(join(root, '.site/check'), 'in the way')
    expect(await findings(root, true)).toEqual(await findings(root, false))
    expect(readFileSync(join(root, '.site/check'), 'utf8')).toBe('in the way')
  }, 60_000)

  test('is not made without a cache', async () => {
    const root = site()
    await findings(root, false)
    expect(existsSync(join(root, '.site/check'))).toBe(false)
  })
})
