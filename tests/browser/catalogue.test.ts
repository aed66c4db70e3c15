// The catalogue of site dev: every section of the theme in each look, from the examples beside them, in light and dark
// colours, on the narrowest telephone and on a wide screen.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import glob from 'fast-glob'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOOKS } from '../../src/model/looks.ts'
import { THEME } from '../../src/runtime/overlay.ts'
import { type Dev, startDevIn } from '../engine/dev/running.ts'
import { cli, shareCache, writeTree } from '../helpers/command.ts'
import { axeInBoth } from './harness.ts'
import { connect } from './served.ts'

/** All sections, and the layouts that have an example of their own. */
const SECTIONS = glob.sync(['sections/*.tsx', 'sections/*.*.example.yaml'], { cwd: THEME }).map((file) =>
  file
    .slice('sections/'.length)
    .replace(/\.tsx$|\.example\.yaml$/g, '')
    .replace('.', '-'),
)
const OWN = `import { defineSection } from '#site'
import { Section } from '#theme/blocks/section.tsx'
export default defineSection({
  content: (k) => ({ heading: k.text('the heading') }),
  draw: (_, { id, heading }) => <Section heading={heading} id={id}>{null}</Section>,
})
`

const work = mkdtempSync(join(tmpdir(), 'catalogue-'))
let dev: Dev
let browser: Browser
beforeAll(async () => {
  const folder = join(work, 'site')
  await cli(['init', folder, '--where', 'premises'])
  shareCache(folder)
  writeTree(folder, {
    'templates/sections/ours.tsx': OWN,
    'templates/sections/ours.example.yaml': 'heading: A section of this site\n',
    'templates/sections/bare.tsx': OWN,
  })
  ;[dev, browser] = await Promise.all([startDevIn(folder), connect()])
})
afterAll(async () => {
  await browser?.close()
  await dev?.stop()
  rmSync(work, { recursive: true, force: true })
})

test.each(LOOKS)('%s: every section is there, whole, legible and without an error', async (look) => {
  const errors: string[] = []
  for (const width of [320, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('response', (response) => response.status() >= 400 && errors.push(response.url()))
    await page.goto(`${dev.origin}/__site/sections/${look}`)
    const shown = await page
      .locator('[id^=example-]')
      .evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 60).map(({ id }) => id))
    expect(shown.sort(), `${width}`).toEqual([...SECTIONS, 'ours'].map((name) => `example-${name}`).sort())
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(0)
    const squeezed = await page.locator('main img').evaluateAll((all) =>
      (all as HTMLImageElement[])
        // What fills a box of another shape is cut, not squeezed.
        .filter((image) => !image.matches('.layout-photo img') || getComputedStyle(image).objectFit !== 'cover')
        .map((image) => {
          // "auto 1200 / 800" of the file, or "1 / 1" of a rule that cuts it.
          const [wide = 1, high = 1] = (getComputedStyle(image).aspectRatio.match(/[\d.]+/g) ?? []).map(Number)
          return image.clientWidth / image.clientHeight / (wide / high)
        })
        .filter((ratio) => Math.abs(ratio - 1) > 0.05),
    )
    expect(squeezed, `${width}`).toEqual([])
    // At its end, where the call bar covers no link.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await axeInBoth(page), `${width}`).toEqual([])
    await page.close()
  }
  expect(errors).toEqual([])
})

test('the list of sections leads to them, and says what a section without an example needs', async () => {
  const page = await browser.newPage()
  await page.goto(`${dev.origin}/__site`)
  await page.getByRole('link', { name: 'Sections', exact: true }).click()
  expect(await page.locator('td').filter({ hasText: 'write sections/bare.example.yaml' }).count()).toBe(1)
  await page.getByRole('link', { name: 'ours', exact: true }).click()
  await page.getByText('A section of this site').waitFor()
  expect(new URL(page.url()).hash).toBe('#example-ours')
  // An edit of an example is shown.
  writeTree(dev.folder, { 'templates/sections/ours.example.yaml': 'heading: A section of our site\n' })
  await page.getByText('A section of our site').waitFor()
  // One that does not fit its section is named.
  dev.write({ 'templates/sections/ours.example.yaml': 'title: Not a field\n' })
  await dev.says(/ours\.example/)
  const answer = await page.request.get(`${dev.origin}/__site/sections/bold`)
  expect([answer.status(), await answer.text()]).toEqual([500, expect.stringContaining('sections/ours.example.yaml')])
  await page.close()
})
