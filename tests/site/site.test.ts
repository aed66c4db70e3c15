// Tests what must hold for every page of the bundled site, whatever its words are.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileOf } from '../../src/model/address.ts'
import { digest } from '../../src/runtime/digest.ts'
import { filesBelow } from '../../src/runtime/overlay.ts'
import { site as runSite } from '../helpers/command.ts'
import { all, one, parse, words } from '../helpers/html.ts'
import { type Made, realSite, root } from '../helpers/made.ts'

let site: Made
beforeAll(async () => {
  site = await realSite()
})

/** Runs a check on every page; the result names the pages where it found something. */
const findings = (check: (path: string, document: ReturnType<Made['page']>) => readonly string[]) =>
  [...site.pages.keys()].flatMap((path) => check(path, site.page(path)).map((found) => `${path}: ${found}`))

test('the site builds without a problem, and every planned page is drawn', () => {
  expect([...site.pages.keys()].sort()).toEqual(site.plan.pages.map(({ path }) => path).sort())
})

describe('every page', () => {
  test('has one h1, and it says something', () => {
    expect(
      findings((_, page) =>
        all(page, 'h1').length === 1 && words(one(page, 'h1')) !== '' ? [] : [`${all(page, 'h1').length} h1`],
      ),
    ).toEqual([])
  })

  test('has a title and a description that no other page has', () => {
    for (const what of ['title', 'description'] as const) {
      const said = site.plan.pages.map(({ path, head }) => [head[what], path] as const)
      const twice = said.filter(([text], i) => said.findIndex(([other]) => other === text) !== i)
      expect(twice, what).toEqual([])
    }
    expect(findings((_, page) => (words(one(page, 'head title')) === '' ? ['empty title'] : []))).toEqual([])
  })

  test('uses each id once', () => {
    expect(
      findings((_, page) =>
        all(page, '*[id]')
          .map(({ attribs }) => attribs.id ?? '')
          .filter((id, i, ids) => ids.indexOf(id) !== i),
      ),
    ).toEqual([])
  })

  test('points labels, controls and descriptions at ids that are there', () => {
    expect(
      findings((_, page) => {
        const ids = new Set(all(page, '*[id]').map(({ attribs }) => attribs.id))
        return ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'commandfor', 'list'].flatMap((name) =>
          all(page, `*[${name}]`)
            .flatMap(({ attribs }) => (attribs[name] ?? '').split(/\s+/))
            .filter((id) => !ids.has(id))
            .map((id) => `${name}="${id}"`),
        )
      }),
    ).toEqual([])
  })

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

  test('links only to pages, files and anchors that are there', () => {
    const ids = new Map(
      [...site.pages.keys()].map((path) => [
        path,
        new Set(all(site.page(path), '*[id]').map(({ attribs }) => attribs.id)),
      ]),
    )
    const redirected = new Set(site.plan.redirects.map(({ from }) => from))
    expect(
      findings((here, page) =>
        all(page, '*[href]')
          .map(({ attribs }) => attribs.href ?? '')
          .filter((href) => href.startsWith('/') || href.startsWith('#'))
          .flatMap((href) => {
            const [path = '', anchor] = (href.startsWith('#') ? here + href : href).split('#')
            if (redirected.has(path)) return [`${href} is redirected`]
            if (!ids.has(path)) return site.output.has(path.slice(1)) ? [] : [`${href} leads nowhere`]
            return anchor === undefined || ids.get(path)?.has(anchor) ? [] : [`${href} has no such anchor`]
          }),
      ),
    ).toEqual([])
  })

  test('fetches only pictures, scripts and fonts that are there', () => {
    expect(
      findings((_, page) =>
        all(page, '*')
          .flatMap(({ attribs }) => [
            attribs.src,
            attribs['data-island'],
            ...(attribs.srcset?.split(',').map((part) => part.trim().split(/\s+/)[0]) ?? []),
          ])
          .filter((src) => src?.startsWith('/') && !site.output.has(src.slice(1)))
          .map(String),
      ),
    ).toEqual([])
  })

  test('is written to the file its address asks for', () => {
    for (const path of site.pages.keys()) expect(site.output.has(fileOf(path)), path).toBe(true)
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
  // One line a fault with the number of pages that have it: the layout is on all of them.
  const found = new Map<string, { pages: number; first: string }>()
  // Pages of one template have the same structure.
  const pages = [...new Map(site.plan.pages.map(({ template, path }) => [template, fileOf(path)])).values()]
  const [redirect] = site.plan.redirects.map(({ from }) => fileOf(from))
  for (const file of [...pages, redirect ?? '']) {
    const contents = site.file(file)
    const { results } = await validator.validateString(String(contents), file)
    const faults = new Map(
      results.flatMap(({ messages }) =>
        messages.map((message) => [`${message.ruleId}: ${message.message}`, message.selector ?? '']),
      ),
    )
    for (const [fault, where] of faults)
      found.set(fault, {
        pages: (found.get(fault)?.pages ?? 0) + 1,
        first: found.get(fault)?.first ?? `${file} ${where}`,
      })
  }
  expect([...found].map(([fault, { pages, first }]) => `${fault} (${pages} pages, first: ${first})`)).toEqual([])
})

describe('the sitemap', () => {
  test('holds exactly the pages that may be found, by their canonical addresses', () => {
    const listed = all(parse(site.file('sitemap.xml')), 'loc').map(words)
    const indexable = [...site.pages.keys()]
      .filter((path) => !one(site.page(path), 'meta[name="robots"]').attribs.content?.startsWith('noindex'))
      .map((path) => one(site.page(path), 'link[rel="canonical"]').attribs.href)
    expect(listed.sort()).toEqual(indexable.sort())
  })

  test('is named by robots.txt', () => {
    expect(site.file('robots.txt')).toContain(`Sitemap: ${site.plan.site.origin}/sitemap.xml`)
  })
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
