// Tests that each social card shows the illustration of its page, and is drawn again only after a change.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenSite, openSite } from '../../../src/pipeline/open.ts'
import { inputsOf, tablesOf } from '../../../src/pipeline/options.ts'
import { prepare } from '../../../src/pipeline/prepare.ts'
import { optionsOf } from '../../helpers/made.ts'

let opened: OpenSite

beforeAll(async () => {
  const options = optionsOf(fileURLToPath(new URL('../../..', import.meta.url)))
  const { value } = await openSite(options, await inputsOf(options))
  if (!value) throw new Error('the shipped site has problems')
  opened = { ...value, tables: () => undefined }
})
afterAll(() => opened.close())

/** Page path -> the source of its card's picture. */
async function picturesOf(site: OpenSite): Promise<Map<string, string>> {
  const drawn = new Map<string, string>()
  const templates: OpenSite['templates'] = {
    ...site.templates,
    drawCard: (template, page) => {
      const card = site.templates.drawCard(template, page)
      drawn.set(page.path, card)
      return card
    },
  }
  const { problems } = await prepare({ ...site, templates })
  expect(problems).toEqual([])
  return drawn
}

test('a service lights its fixture in the house, an area its own shape on the map: no two alike', async () => {
  const drawn = await picturesOf(opened)
  const own = opened.plan.pages.filter(({ document }) => ['service', 'area'].includes(document.template))
  expect(own.length).toBeGreaterThan(36)
  expect(new Set(own.map(({ path }) => drawn.get(path))).size).toBe(own.length)
  for (const { path } of own) expect(drawn.get(path), path).toMatch(/^<svg .*<\/svg>$/s)
})

test('a picture that was drawn before is not drawn to be named, until its shape, its page or its template changes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'card-pictures-'))
  const tables = tablesOf({ root, cache: true })
  const drawn: string[] = []
  const names = async (site: OpenSite) => {
    drawn.length = 0
    const templates: OpenSite['templates'] = {
      ...site.templates,
      drawCard: (template, page) => {
        drawn.push(page.path)
        return site.templates.drawCard(template, page)
      },
    }
    return (await prepare({ ...site, tables, templates })).value?.cards.map(({ file }) => file)
  }
  const first = await names(opened)
  expect(drawn.length).toBeGreaterThan(36)
  expect(await names(opened)).toEqual(first)
  expect(drawn).toEqual([])
  await names({ ...opened, templates: { ...opened.templates, hash: 'another' } })
  expect(drawn.length).toBeGreaterThan(36)
  const digest = (file: string) => (file === 'content/images/house.svg' ? 'another' : opened.inputs.digest(file))
  await names(opened)
  await names({ ...opened, inputs: Object.assign(Object.create(opened.inputs), { digest }) })
  expect(drawn.length).toBeGreaterThan(15)
  expect(drawn.every((path) => !path.startsWith('/areas'))).toBe(true)
  rmSync(root, { recursive: true })
})

test('a template that throws while it draws a card is a problem of its page', async () => {
  const templates: OpenSite['templates'] = {
    ...opened.templates,
    drawCard: (template, page) => {
      if (page.path === '/areas/piraeus') throw new Error('no map')
      return opened.templates.drawCard(template, page)
    },
  }
  const { value, problems } = await prepare({ ...opened, templates })
  expect(value).toBeUndefined()
  expect(problems).toMatchObject([
    {
      text: 'templates/card.tsx threw while drawing the card of /areas/piraeus: no map',
      at: { file: 'content/areas/piraeus.yaml' },
    },
  ])
})
