// Tests that a page drawn with source tags is the built page, byte for byte, once the tags are removed.
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rulesIn } from '../../../src/pipeline/findings.ts'
import { drawSetup, Fingerprints } from '../../../src/pipeline/fingerprints.ts'
import { openSite } from '../../../src/pipeline/open.ts'
import { inputsOf } from '../../../src/pipeline/options.ts'
import { pageTracer } from '../../../src/pipeline/page-check.ts'
import { isProblem } from '../../../src/pipeline/pages.ts'
import { prepare } from '../../../src/pipeline/prepare.ts'
import { shortDigest } from '../../../src/runtime/digest.ts'
import { made, optionsOf } from '../../helpers/made.ts'

test.each([
  ['the shipped site', '../../..'],
  ['the locksmith', '../../sites/locksmith'],
])('every page of %s', async (_, folder) => {
  const root = fileURLToPath(new URL(folder, import.meta.url))
  const { pages } = await made(root)
  const options = optionsOf(root)
  const inputs = await inputsOf(options)
  const { value: bundled } = await rulesIn(root, inputs.templates)
  const { value: opened } = await openSite(options, inputs, bundled)
  const { value: prepared } = opened ? await prepare(opened) : {}
  if (!opened || !prepared) throw new Error(`${root} has problems`)
  const setup = drawSetup(opened, prepared)
  const prints = new Fingerprints(opened, setup)
  const draw = opened.work.drawer(setup)
  const trace = pageTracer(opened.work, opened.site, inputs.files.keys(), setup)
  let tagged = 0
  const built = new Map<string, string>()
  const untagged = new Map<string, string>()
  for (const planned of opened.plan.pages) {
    const job = prints.job(planned)
    const drawn = draw(job)
    const traced = trace(job)
    if (isProblem(drawn) || isProblem(traced)) throw new Error(`${planned.path} cannot be drawn`)
    if (drawn.html !== traced.html) tagged++
    built.set(planned.path, shortDigest(pages.get(planned.path) ?? ''))
    untagged.set(planned.path, shortDigest(traced.html))
  }
  expect(untagged).toEqual(built)
  // There were tags to take out of every page.
  expect(tagged).toBe(pages.size)
  await opened.close()
})
