// Thirty articles in two languages, with photos and authors, on a new site: list, structured data, feed, and what is refused.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseXml } from '@rgrove/parse-xml'
import { DomUtils, parseDocument } from 'htmlparser2'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli, shareCache, writeTree } from '../../helpers/command.ts'

const scratch = mkdtempSync(join(tmpdir(), 'posts-'))
const root = join(scratch, 'shop')
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const site = async (args: readonly string[], today = '2026-11-29') => {
  const env = { SOURCE_DATE_EPOCH: String(Date.parse(today) / 1000) }
  const { code, out, err } = await cli([...args, '--root', root], { env })
  return { code, said: out + err }
}

const post = (i: number, words: string, more = '') => {
  const date = new Date(Date.UTC(2024, 6, 1 + i * 25)).toJSON().slice(0, 10)
  return `name: "${words} ${i} <b> & \\"c\\""
summary: ${words} ${i} in one sentence, for people & their [bicycles](/contact).
head: { title: ${words} ${i}, description: ${words} ${i} for search }
date: ${date}
photo: { file: photo.jpg, alt: ${words} ${i} }
heading: ${words} ${i}
paragraphs: [${words} ${i} begins here.]
${more}`
}

beforeAll(async () => {
  expect((await cli(['init', root, '--name', 'Two Wheels', '--town', 'Ely', '--phone', '+44 117 496 0123'])).code).toBe(
    0,
  )
  shareCache(root)
  expect(await site(['new', 'post', 'How we work'])).toMatchObject({ code: 0 })
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#678' } })
    .jpeg()
    .toBuffer()
  const posts = Array.from({ length: 29 }, (_, i) => [
    [`content/posts/tip-${i}.yaml`, post(i, 'Tip', i === 28 ? 'author: maria\nupdated: 2026-11-01\n' : '')],
    [`content/posts/tip-${i}.el.yaml`, post(i, 'Ιδέα')],
  ]).flat()
  const person = (name: string, role: string) =>
    `items:\n  - { id: maria, name: ${name}, role: ${role}, photo: { file: photo.jpg, alt: ${name} } }\n`
  writeTree(root, {
    ...Object.fromEntries(posts),
    'content/images/photo.jpg': photo,
    'content/team.yaml': person('Maria May', 'Mechanic'),
    'content/team.el.yaml': person('Μαρία Μάη', 'Μηχανικός'),
    'content/pages/articles.el.yaml': 'name: Άρθρα\nhead: { title: Άρθρα, description: Όλα }\nheading: Άρθρα\n',
    'site.yaml': `${text('site.yaml').replace(/^language: en$/m, 'languages: [en, el]')}socialCards: none\n`,
    'site.el.yaml': 'locale: el_GR\n',
  })
  expect((await site(['build'])).said).toMatch(/^72 pages/)
}, 120_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const tags = (xml: string, name: string) => {
  const document = parseDocument(xml, { xmlMode: true, decodeEntities: true })
  return DomUtils.getElementsByTagName(name, document, true)
}
const words = (xml: string, name: string) => tags(xml, name).map((node) => DomUtils.textContent(node))

describe.each([
  ['en', 'dist/feed.xml', 30, 'Maria May'],
  ['el', 'dist/el/feed.xml', 29, 'Μαρία Μάη'],
])('the feed in %s', (language, file, count, author) => {
  test('is well-formed XML', () => {
    expect(parseXml(text(file)).root?.name).toBe('feed')
  })

  // RFC 4287, 4.1.1 and 4.1.2: what a feed and an entry must have, and how often.
  test('has the elements that RFC 4287 requires', () => {
    const xml = text(file)
    const [feed] = tags(xml, 'feed')
    expect(feed?.attribs).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language })
    const times = (parent: Parameters<typeof DomUtils.getChildren>[0], name: string) =>
      DomUtils.getChildren(parent).filter((child) => 'name' in child && child.name === name).length
    const entries = tags(xml, 'entry')
    expect(entries).toHaveLength(count)
    for (const node of [...(feed ? [feed] : []), ...entries])
      expect(['id', 'title', 'updated'].map((name) => times(node, name))).toEqual([1, 1, 1])
    expect(feed && times(feed, 'author')).toBe(1)
    expect(tags(xml, 'link').filter(({ attribs: { rel } }) => rel === 'self')).toHaveLength(1)
    expect(words(xml, 'updated').every((time) => /^\d{4}-\d\d-\d\dT00:00:00Z$/.test(time))).toBe(true)
    const ids = words(xml, 'id')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => URL.canParse(id))).toBe(true)
    expect(words(xml, 'published')).toEqual(words(xml, 'published').toSorted().reverse())
  })

  test('has texts without markup, and authors', () => {
    const xml = text(file)
    expect(words(xml, 'title').at(-1)).toMatch(/ 0 <b> & "c"$/)
    expect(words(xml, 'summary').at(-1)).toMatch(/for people & their bicycles\.$/)
    expect(words(xml, 'name')).toEqual(['Two Wheels', author])
    expect(text(language === 'en' ? 'dist/contact.html' : 'dist/el/articles.html')).toContain(
      `<link rel="alternate" type="application/atom+xml" title="Two Wheels" href="/${file.slice('dist/'.length)}">`,
    )
  })
})

const graphOf = (file: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text(file)) ?? []
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}

test('an article is a BlogPosting of a person of the team', () => {
  const origin = 'https://www.business.example'
  const nodes = graphOf('dist/articles/tip-28.html')
  expect(nodes[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2026-06-01',
    dateModified: '2026-11-01',
    inLanguage: 'en',
    author: { '@id': `${origin}/#person-maria` },
    image: expect.stringMatching(/\/assets\/photo-900\..*\.jpg$/),
  })
  expect(nodes[1]).toMatchObject({
    '@type': 'Person',
    name: 'Maria May',
    jobTitle: 'Mechanic',
    image: expect.stringMatching(/\/assets\/photo-900\..*\.jpg$/),
  })
  const [greek] = graphOf('dist/el/articles/tip-3.html')
  expect(greek).toMatchObject({ inLanguage: 'el', author: { name: 'Two Wheels' } })
  const html = text('dist/articles/tip-28.html')
  expect(html).toContain('<meta property="og:type" content="article">')
  expect(html).toContain('<meta property="article:published_time" content="2026-06-01">')
  expect(html).toMatch(/<time datetime="2026-06-01">1 June 2026<\/time>/i)
  expect(html.replace(/<[^>]*>/g, '')).toMatch(/By Maria May, Mechanic\s*Updated 1 November 2026/)
})

test('the list begins with the newest, has years, and shows photos', () => {
  const html = text('dist/articles.html')
  const days = [...html.matchAll(/<time datetime="(.*?)">/gi)].map(([, day]) => day)
  expect(days).toHaveLength(30)
  expect(days).toEqual(days.toSorted().reverse())
  expect([...html.matchAll(/<h2>(\d{4})<\/h2>/g)].map(([, year]) => year)).toEqual(['2026', '2025', '2024'])
  expect(html.match(/<img /g)?.length).toBe(29)
})

test('an article of tomorrow is not published today', async () => {
  writeFileSync(join(root, 'content/posts/later.yaml'), post(99, 'Later').replace(/^date:.*$/m, 'date: 2026-12-01'))
  expect((await site(['build'])).said).toContain('build again on 2026-12-01')
  expect(text('dist/feed.xml')).not.toContain('Later')
  await site(['build'], '2026-12-01')
  expect(text('dist/feed.xml')).toContain('Later 99')
  expect(text('dist/articles.html')).toContain('Later 99')
}, 60_000)

test('an author who is not in the team is refused', async () => {
  writeFileSync(join(root, 'content/posts/tip-1.yaml'), post(1, 'Tip', 'author: marai\n'))
  const { code, said } = await site(['build'])
  expect([code, said]).toEqual([1, expect.stringContaining('author: "marai" is not in content/team.yaml')])
  expect(said).toContain('help: did you mean "maria"?')
}, 60_000)

test('a second article needs no list', async () => {
  const { said } = await site(['new', 'post', 'Another one'])
  expect(said).toMatch(/^content\/posts\/another-one\.yaml {2}\/articles\/another-one/)
  expect(said).not.toContain('routes.yaml:')
})
