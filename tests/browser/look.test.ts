// What only the eye would find: things that belong on one line, and things that must not touch. On the built site.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openBrowser } from './served.ts'

let served: Opened
beforeAll(async () => {
  served = await openBrowser()
})
afterAll(() => served?.close())

test.each(['/faq', '/services/apofraksi-lekanis'])('%s: the sign of a question is level with it', async (path) => {
  const page = await served.visit(path)
  const off = await page.locator('main summary').evaluateAll((all) =>
    all.map((summary) => {
      const [text, sign] = [...summary.children].map((child) => child.getBoundingClientRect())
      return Math.abs((text?.top ?? 0) + (text?.bottom ?? 99) - (sign?.top ?? 0) - (sign?.bottom ?? 0)) / 2
    }),
  )
  expect(off.length).toBeGreaterThan(4)
  expect(Math.max(...off)).toBeLessThan(1)
})

test('the text of each kind of premises follows its name, however high its neighbours are', async () => {
  const page = await served.visit('/apolymansi')
  const gaps = await page
    .locator('.premises > li')
    .evaluateAll((all) =>
      all.map(
        (item) =>
          (item.querySelector('p')?.getBoundingClientRect().top ?? 0) -
          (item.querySelector('h3')?.getBoundingClientRect().top ?? 0),
      ),
    )
  expect(gaps).toHaveLength(6)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1)
})
