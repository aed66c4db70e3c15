// Tests that each social card shows the illustration of its page, and is drawn again only after a change.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { prepareAssets } from '../../../src/pipeline/assets.ts'
import { Tables } from '../../../src/pipeline/tables.ts'
import { type Opened, opened as open } from '../../helpers/made.ts'

let opened: Opened

beforeAll(async () => {
  const shipped = await open(fileURLToPath(new URL('../../..', import.meta.url)))
  opened = { ...shipped, run: { ...shipped.run, tables: new Tables({ root: '', cache: false }) } }
})

/** Page path -> the source of its card's picture. */
async function picturesOf({ run, site }: Opened): Promise<Map<string, string>> {
  const drawn = new Map<string, string>()
  const templates: Opened['site']['templates'] = {
    ...site.templates,
    drawCard: (template, page) => {
      const card = site.templates.drawCard(template, page)
      drawn.set(page.path, card)
      return card
    },
  }
  const { problems } = await prepareAssets(run, { ...site, templates })
  expect(problems).toEqual([])
  return drawn
}

test('a service lights its fixture in the house, an area its own shape on the map: no two alike', async () => {
  const drawn = await picturesOf(opened)
  const own = opened.site.plan.pages.filter(({ record }) => ['service', 'area'].includes(record.template))
  expect(own.length).toBeGreaterThan(36)
  expect(new Set(own.map(({ path }) => drawn.get(path))).size).toBe(own.length)
  for (const { path } of own) expect(drawn.get(path), path).toMatch(/^<svg .*<\/svg>$/s)
})

test('a picture that was drawn before is not drawn to be named, until its shape, its page or its template changes', async () => {
  const root = mkdtempSync(join(tmpdir(), 'card-pictures-'))
  const tables = new Tables({ root, cache: true })
  const drawn: string[] = []
  const names = async ({ run, site }: Pick<Opened, 'run' | 'site'>) => {
    drawn.length = 0
    const templates: Opened['site']['templates'] = {
      ...site.templates,
      drawCard: (template, page) => {
        drawn.push(page.path)
        return site.templates.drawCard(template, page)
      },
    }
    return (await prepareAssets({ ...run, tables }, { ...site, templates })).value?.cards.map(({ file }) => file)
  }
  const first = await names(opened)
  expect(drawn.length).toBeGreaterThan(36)
  expect(await names(opened)).toEqual(first)
  expect(drawn).toEqual([])
  const { run, site } = opened
  await names({ run, site: { ...site, templates: { ...site.templates, hash: 'another' } } })
  expect(drawn.length).toBeGreaterThan(36)
  const digest = (file: string) => (file === 'content/images/house.svg' ? 'another' : run.inputs.digest(file))
  await names(opened)
  await names({ run: { ...run, inputs: Object.assign(Object.create(run.inputs), { digest }) }, site })
  expect(drawn.length).toBeGreaterThan(15)
  expect(drawn.every((path) => !path.startsWith('/areas'))).toBe(true)
  rmSync(root, { recursive: true })
})

test('a template that throws while it draws a card is a problem of its page', async () => {
  const templates: Opened['site']['templates'] = {
    ...opened.site.templates,
    drawCard: (template, page) => {
      if (page.path === '/areas/piraeus') throw new Error('no map')
      return opened.site.templates.drawCard(template, page)
    },
  }
  const { problems } = await prepareAssets(opened.run, { ...opened.site, templates })
  expect(problems).toMatchObject([
    {
      text: 'templates/card.tsx threw while drawing the card of /areas/piraeus: no map',
      at: { file: 'content/areas/piraeus.yaml' },
    },
  ])
})
