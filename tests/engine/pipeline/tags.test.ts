// Tests that a page drawn with source tags is the built page, byte for byte, once the tags are removed.
import { expect, test } from 'vitest'
import { isProblem } from '../../../src/model/problem.ts'
import { rulesBelow } from '../../../src/pipeline/check-site.ts'
import { drawRequests, PageDrawer } from '../../../src/pipeline/draw.ts'
import { pageTracer } from '../../../src/pipeline/trace.ts'
import { shortDigest } from '../../../src/runtime/digest.ts'
import { root as bundled, LOCKSMITH, madeOnce, opened } from '../../helpers/made.ts'

test.each([
  ['the shipped site', bundled],
  ['the locksmith', LOCKSMITH],
])('every page of %s', async (_, root) => {
  const { pages } = await madeOnce(root)
  const rules = await rulesBelow(root)
  if (!rules.value) throw new Error(`${root} has rules with problems`)
  const { site, drawing } = await opened(root, { kind: 'check', rules: rules.value })
  const { content, tagged, plan } = site
  if (!tagged) throw new Error('texts of a check carry tags')
  const drawer = new PageDrawer(drawing)
  const trace = pageTracer(drawer, drawing)
  const requestOf = drawRequests(content, plan)
  let count = 0
  const built = new Map<string, string>()
  const untagged = new Map<string, string>()
  for (const planned of plan.pages) {
    const drawn = drawer.draw(requestOf(planned))
    const traced = trace(requestOf(planned))
    if (isProblem(drawn) || isProblem(traced)) throw new Error(`${planned.path} cannot be drawn`)
    if (drawn.html !== traced.html) count++
    built.set(planned.path, shortDigest(pages.get(planned.path) ?? ''))
    untagged.set(planned.path, shortDigest(traced.html))
  }
  expect(untagged).toEqual(built)
  // There were tags to take out of every page.
  expect(count).toBe(pages.size)
})
