// The map that is shown on request: with script or without, nothing is asked of another host before the visitor asks.
import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { AnyView, Site } from '../../src/public-api.tsx'
import { policy, policyText } from '../../src/render/document.ts'
import { MapFrame } from '../../templates/blocks/map-frame.tsx'
import { connect } from './served.ts'
import { type Server, serve } from './server.ts'

const yaml = (file: string) =>
  parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), { logLevel: 'silent' })
const labels = yaml('content/labels.yaml')
const MAP = 'https://maps.example/embed?at=1'
const site = {
  ...yaml('site.yaml'),
  map: { provider: 'click', src: MAP, link: 'https://maps.example/page' },
} as Site
const body = renderToStaticMarkup(<MapFrame view={{ site, labels } as AnyView} />)
const rules = policyText(policy({ styles: {} }, site), 'meta')
const html = `<!DOCTYPE html><html lang="el"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${rules}"><title>Map</title>${body}`

let server: Server
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([serve(new Map([['/', html]])), connect()])
}, 60_000)
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test.each([
  ['with script', true],
  ['with script off', false],
])('the map is fetched when it is asked for, once, into its frame: %s', async (_, javaScriptEnabled) => {
  const context = await browser.newContext({ javaScriptEnabled })
  const asked: (string | undefined)[][] = []
  await context.route(
    (url) => url.origin !== server.origin,
    async (route) => {
      asked.push([route.request().url(), route.request().headers().referer])
      await route.fulfill({ contentType: 'text/html', body: '<p>the map</p>' })
    },
  )
  const page = await context.newPage()
  await page.goto(server.origin)
  await page.waitForLoadState('networkidle')
  await page.pdf()
  expect(asked).toEqual([])

  await page.getByRole('link', { name: labels.map.show }).click()
  await page.frameLocator('iframe').getByText('the map').waitFor()
  expect(asked).toEqual([[MAP, undefined]])
  expect(page.url()).toBe(`${server.origin}/`)
  expect(await page.locator('iframe').getAttribute('title')).toContain(site.business.address.shown)
  await context.close()
})
