// The site in memory after edits is the site that its files make anew: whatever was taken over is as it would be made.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Live, liveSite } from '../../src/dev/live.ts'
import { optionsOf } from '../../src/pipeline/options.ts'
import { smallSite } from '../command.ts'
import { FILES } from './running.ts'

let folder: string
beforeAll(() => {
  folder = smallSite(FILES)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const options = () => {
  const { value } = optionsOf({ root: folder }, new Date(0), {})
  if (!value) throw new Error('no options')
  return value
}

/** Everything that a site in memory answers with: pages as they are built, where their texts stand, and other files. */
const shown = (live: Live) =>
  [...live.files].map(([path, file]) => {
    const page = live.pageAt.get(path)
    if (!page) return [path, file === 'page' ? '' : String(file.digest)]
    const drawn = live.draw(page)
    if ('level' in drawn) return [path, drawn.text]
    const texts = drawn.texts().map((text) => {
      const at = live.opened.content.at(text.file, text.path)
      return `${text.at} ${at.file}:${at.line}:${at.column} ${text.path.join('.')}`
    })
    return [path, drawn.html, texts]
  })

const BRAKES = 'content/repairs/brakes.yaml'
const HOME = 'content/pages/home.yaml'
const CONTACT = 'content/pages/contact.yaml'
/** A change, and whether only the page of that file is drawn anew. */
const CHANGES: readonly (readonly [file: string, from: string | RegExp, to: string, alone: boolean])[] = [
  [CONTACT, 'Ask for a', 'Ask us for a', true],
  [CONTACT, /^/, '# a line more\n\n', true],
  [CONTACT, 'Where we are', 'The place where we are', true],
  [BRAKES, 'Brake repair', 'Repair of brakes', false],
  // Of the same letters, so that the heading face stays.
  [BRAKES, 'name: Brakes', 'name: Breaks', false],
  [BRAKES, 'questionsFrom: repairs\n', '', false],
  [BRAKES, 'related: [puncture]\n', '', false],
  [CONTACT, 'head:\n', 'head:\n  robots: noindex, follow\n', false],
  [HOME, '[brakes, puncture]', '[puncture]', false],
]

test('after each kind of edit, and after one that failed', async () => {
  const site = liveSite(options())
  let live = (await site.make()).value
  if (!live) throw new Error('the small site is whole')
  shown(live)
  for (const [file, from, to, alone] of CHANGES) {
    const whole = join(folder, file)
    const before = readFileSync(whole, 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(whole, before.replace('name:', 'nam:'))
    expect((await site.make(live, new Set([file]))).problems).not.toEqual([])
    writeFileSync(whole, after)
    const next: Live | undefined = (await site.make(live, new Set([file]))).value
    expect(next?.files === live.files, `${file}: ${to}`).toBe(alone)
    if (!next) throw new Error(`${file}: ${to}`)
    live = next
    const fresh = (await liveSite(options()).make()).value
    expect(fresh && shown(live), `${file}: ${to}`).toEqual(fresh && shown(fresh))
  }
})
