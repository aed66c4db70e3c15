// Each page's social card shows the page's own illustration, as its template draws it.
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Opened, openSite } from '../../src/pipeline/open.ts'
import { inputsOf } from '../../src/pipeline/options.ts'
import { prepare } from '../../src/pipeline/prepare.ts'
import { optionsOf } from '../made.ts'

let opened: Opened

beforeAll(async () => {
  const options = optionsOf(fileURLToPath(new URL('../..', import.meta.url)))
  const { value } = await openSite(options, await inputsOf(options))
  if (!value) throw new Error('the shipped site has problems')
  opened = value
})
afterAll(() => opened.close())

/** Page path -> the source of its card's picture. */
async function picturesOf(site: Opened): Promise<Map<string, string>> {
  const drawn = new Map<string, string>()
  const templates: Opened['templates'] = {
    ...site.templates,
    drawCardPicture: (template, page) => {
      const picture = site.templates.drawCardPicture(template, page)
      drawn.set(page.path, picture)
      return picture
    },
  }
  const { problems } = await prepare({ ...site, templates })
  expect(problems).toEqual([])
  return drawn
}

test('a service lights its fixture in the house, an area its own shape on the map: no two alike', async () => {
  const drawn = await picturesOf(opened)
  const own = opened.plan.pages.filter(({ document }) => ['service', 'area'].includes(document.template))
  const icons = new Set(own.map(({ path, document }) => (document.template === 'service' ? document.icon : path)))
  expect(own.length).toBeGreaterThan(36)
  expect(new Set(own.map(({ path }) => drawn.get(path))).size).toBe(icons.size)
  for (const { path } of own) expect(drawn.get(path), path).toMatch(/^<svg .*<\/svg>$/s)
})

test('a template that throws while it draws a card is a problem of its page', async () => {
  const templates: Opened['templates'] = {
    ...opened.templates,
    drawCardPicture: (template, page) => {
      if (page.path === '/areas/piraeus') throw new Error('no map')
      return opened.templates.drawCardPicture(template, page)
    },
  }
  const { value, problems } = await prepare({ ...opened, templates })
  expect(value).toBeUndefined()
  expect(problems).toMatchObject([
    {
      text: 'templates/pages/area threw while drawing the card of /areas/piraeus: no map',
      at: { file: 'content/areas/piraeus.yaml' },
    },
  ])
})
