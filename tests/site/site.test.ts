// Tests what must hold for every page of the bundled site, whatever its words are. What rules find on pages (links, ids,
// titles) they find on this site in tests/engine/check/mutations.test.ts.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileOf } from '../../src/model/address.ts'
import { digest } from '../../src/runtime/digest.ts'
import { filesBelow } from '../../src/runtime/overlay.ts'
import { site as runSite } from '../helpers/command.ts'
import { all, words } from '../helpers/html.ts'
import { type Made, realSite, root } from '../helpers/made.ts'

let site: Made
beforeAll(async () => {
  site = await realSite()
})

/** Runs a check on every page; the result names the pages where it found something. */
const findings = (check: (path: string, document: ReturnType<Made['page']>) => readonly string[]) =>
  [...site.pages.keys()].flatMap((path) => check(path, site.page(path)).map((found) => `${path}: ${found}`))

describe('every page', () => {
  test('has no style attribute and no script in an attribute: the policy would stop them', () => {
    expect(
      findings((_, page) =>
        all(page, '*').flatMap(({ name, attribs }) =>
          Object.keys(attribs)
            .filter((key) => key === 'style' || key.startsWith('on'))
            .map((key) => `<${name} ${key}>`),
        ),
      ),
    ).toEqual([])
  })

  test('gives its islands props that are JSON', () => {
    expect(
      findings((_, page) =>
        all(page, '*[data-props]').flatMap(({ attribs }) =>
          typeof JSON.parse(attribs['data-props'] ?? '') === 'object' ? [] : ['no object'],
        ),
      ),
    ).toEqual([])
  })

  test('opens another site in a new tab only with words that say so, and without handing over the page', () => {
    const said = String((site.plan.shared.labels.layout as Record<string, string>).newTab)
    expect(
      findings((_, page) =>
        all(page, 'a[target="_blank"]').flatMap((link) =>
          link.attribs.rel?.includes('noopener') && words(link).includes(said) ? [] : [words(link)],
        ),
      ),
    ).toEqual([])
  })
})

test('html-validate (recommended and a11y) finds nothing on a page of each template, nor on a redirect', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // How React writes what HTML reads the same: `fetchPriority`, `<img/>`, `required=""`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      // Beyond the presets: the policy stops inline styles, and a number must not break over two lines.
      'no-inline-style': 'error',
      'tel-non-breaking': 'error',
    },
  })
  // Pages of one template have the same structure.
  const pages = [...new Map(site.plan.pages.map(({ template, path }) => [template, fileOf(path)])).values()]
  const [redirect] = site.plan.redirects.map(({ from }) => fileOf(from))
  for (const file of [...pages, redirect ?? '']) {
    const { results } = await validator.validateString(site.file(file), file)
    const faults = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
    expect(faults, file).toEqual([])
  }
})

test('a build gives the bytes of this process: from another folder, without the cache, in another time zone and language', () => {
  const work = mkdtempSync(join(tmpdir(), 'same-bytes-'))
  try {
    const copy = join(work, 'a copy of the site')
    const repository = existsSync(join(root, '.git')) ? ['.git'] : []
    for (const part of ['site.yaml', 'content', 'templates', 'public', ...repository])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    const out = join(work, 'out')
    const built = runSite(['build', '--root', copy, '--out', out, '--no-cache'], {
      env: {
        SOURCE_DATE_EPOCH: '1767225600',
        TZ: 'America/Los_Angeles',
        LANG: 'el_GR.UTF-8',
        LC_ALL: 'el_GR.UTF-8',
        UV_THREADPOOL_SIZE: '1',
        HOME: work,
      },
    })
    expect(built).toMatchObject({ code: 0, err: '' })
    const there = new Map(filesBelow(out).map((file) => [file, digest(readFileSync(join(out, file)))]))
    const here = [...site.output].map(([file, contents]) => [file, digest(contents)] as const)
    expect(here.filter(([file, bytes]) => there.get(file) !== bytes)).toEqual([])
    expect([...there.keys()].filter((file) => !site.output.has(file.replace(/\.(?:br|gz)$/, '')))).toEqual([])
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
})
