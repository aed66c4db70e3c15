// Tests a file that is a page of two routes: each page has the values of its own route.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { build } from '../../../src/pipeline/build.ts'
import { smallSite } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'

const root = smallSite({
  'site.yaml': `socialCards: none\n${base['site.yaml']}`,
  'content/routes.yaml': (base['content/routes.yaml'] ?? '').replace(
    'redirects:',
    `  - path: /print/{slug}
    each: repairs
    template: repair
    defaults: { head: { description: "{name}, to be printed", robots: "noindex, follow" } }
redirects:`,
  ),
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each([1, 2])('with %i threads', async (workers) => {
  const options = { root, now: Date.now(), year: 2026, cache: false, workers }
  const { problems } = await build(options, join(root, 'dist'))
  expect(problems).toEqual([])
  const description = (page: string) =>
    /<meta name="description" content="([^"]*)"/.exec(readFileSync(join(root, 'dist', page), 'utf8'))?.[1]
  expect(description('repairs/brakes.html')).toBe('Brakes at the workshop in Leeds')
  expect(description('print/brakes.html')).toBe('Brakes, to be printed')
})
