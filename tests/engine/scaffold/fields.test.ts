// What may be written is shown: a new site whose every field is filled in, by its schemas, with a word of its own, shows
// each of these words on a page. A field that no template draws fails here, and so does one that is added tomorrow.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { loadTemplates } from '../../../src/assets/templates.ts'
import { Fields } from '../../../src/model/schemas/fields.ts'
import type { Json } from '../../../src/model/schemas/json-schema.ts'
import type { Routes } from '../../../src/model/schemas/routes.ts'
import { kindsOf } from '../../../src/scaffold/file-kinds.ts'
import { cli, repository, shareCache } from '../../helpers/command.ts'

const root = join(mkdtempSync(join(tmpdir(), 'fields-')), 'site')
afterAll(() => rmSync(join(root, '..'), { recursive: true }))

const text = (file: string) => readFileSync(join(root, file), 'utf8')

/** Fields that no page shows, and why. What a schema marks as no text of a page needs no line here. */
const UNSEEN: readonly (readonly [place: RegExp, why: string])[] = [
  [/ head\./, 'is for search engines and shared links'],
  [/^site\.yaml business\.(?:type|priceRange|formerNames|sameAs)/, 'is for search engines and the check'],
  [/^site\.yaml business\.shortName/, 'stands below an icon on a home screen'],
  [/^site\.yaml business\.hoursShown/, 'is for a location without seasons, or asked for by {hours}'],
  [/^site\.yaml business\.address\.(?!shown)/, 'is for search engines: visitors read address.shown'],
  [/^site\.yaml ai\./, 'is for robots.txt'],
  [/^site\.yaml contact\.(?:endpoint|thanks)/, 'is where a form goes'],
  [/ service\.type/, 'is for search engines'],
  [/ inflections\./, 'is filled into sentences that ask for it'],
  [/^content\/pages\/.* (?:summary|detail)$/, 'is for cards, and no list shows pages that are in no collection'],
  [/^content\/posts\/.* detail$/, 'is for cards, and articles are no cards'],
  [/^content\/labels\.yaml posts\.title/, 'names the page that site new writes'],
  [/^content\/team\.yaml items\.0\.name/, 'is filled into a label, which here has no place for it'],
  [/^content\/team\.yaml items\.0\.(?:text|photo)/, 'is in the section of the team, which here has people of its own'],
  [/^content\/team\.yaml items\.0\.sameAs/, 'is for search engines'],
  [/^content\/labels\.yaml prices\.price/, 'heads price lists without columns of their own, which here has some'],
  [/^content\/labels\.yaml form\.honeypot/, 'is in forms that are sent to a service'],
  [/^content\/labels\.yaml form\.(?:name|reply|message)/, 'is for sites that declare no fields'],
]

/** Settings, which stay as the new site has them. */
const SETTINGS = /^site\.yaml (?:origin|locale|language|brand|theme|rules|hosts|stagingHost|templates|urls|socialCards)/

/** Fields of pages that take no word of our own. */
const OF_PAGES = {
  from: '2000-01-01',
  until: '2099-01-01',
  branch: 'bath',
  updated: '2026-03-01',
  author: 'anchor-0',
  template: undefined,
  ignore: undefined,
  questionsFrom: 'common',
}

/** Fields of site.yaml that ask for more than a word. */
const OF_SITE = {
  languages: undefined,
  analytics: undefined,
  // Declared claims are shown where a text asks for them.
  claims: {},
  embeds: { calendar: { host: 'https://calendar.example', why: 'word-why', privacy: 'word-privacy' } },
  rules: {},
  terms: [],
  phones: {
    office: {
      number: '+441174960123',
      shown: 'word-phone',
      label: 'word-label',
      messengers: ['viber', 'whatsapp', 'sms'],
    },
    bath: { number: '+441174960124', shown: 'word-bath', label: 'word-other' },
  },
  branches: {
    bath: {
      name: 'Bath',
      phones: ['bath'],
      address: { locality: 'Bath', country: 'GB', shown: 'Bath' },
      hoursShown: 'x',
    },
  },
  timeZone: 'Europe/London',
  email: 'word@business.example',
  country: 'GB',
  geo: { latitude: 51.5, longitude: -2.6 },
  serves: { name: 'Bristol', latitude: 51.5, longitude: -2.6, radius: 9000 },
  delivery: 'mailto',
  form: [{ name: 'what', label: 'word-what', type: 'select', required: true, options: [{ name: 'word-option' }] }],
  provider: 'click',
  // Every day has other hours, so that each is named; one is open all day, and one has none.
  hours: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day, i) => ({
    days: [day],
    opens: i === 0 ? '00:00' : '09:00',
    closes: i === 0 ? '23:59' : `1${i}:00`,
  })),
  otherHours: [{ from: '2098-12-25', closed: true, shown: 'word-other' }],
  seasons: [{ from: '11-01', through: '02-28', hours: [{ days: ['Friday'], opens: '18:00', closes: '20:00' }] }],
}

const texts = new Map<string, string>()
let count = 0
/** A text that is found again, for a field of a file. */
function word(place: string, as = (text: string) => text): string {
  const made = as(`word${++count}x`)
  if (!UNSEEN.some(([pattern]) => pattern.test(place))) texts.set(place, made)
  return made
}

/** A value for each field that a schema has; `file` and `path` say whose. `present` is what stands there already. */
function filled(schema: Json, file: string, path: readonly string[], present: unknown): unknown {
  const key = path.at(-1) ?? ''
  const place = `${file} ${path.join('.')}`
  // The page of a branch shows that branch in the place of the business.
  if (place === 'content/pages/home.yaml branch') return undefined
  const given = { ...(file === 'site.yaml' && OF_SITE), ...OF_PAGES }
  if (key in given) return given[key as keyof typeof given]
  if (SETTINGS.test(place)) return present
  if (schema.field?.is === 'ref') return schema.field.collection === 'services' ? 'home-visit' : 'bristol'
  if (schema.field?.is === 'picture') return 'at-work.jpg'
  if (schema.field?.is === 'href')
    return file === 'site.yaml' && path[0] === 'contact' ? '/contact' : word(place, (one) => `https://${one}.example/`)
  if (schema.format === 'uri') return word(place, (one) => `https://${one}.example/`)
  if (schema.enum) return key === 'icon' ? 'star' : schema.enum[0]
  if (schema.properties) {
    const inner = Object.entries(schema.properties).map(([name, one]) => {
      const there = (present as Record<string, unknown> | undefined)?.[name]
      return [name, filled(one, file, [...path, name], there)] as const
    })
    return Object.fromEntries(inner.filter(([, value]) => value !== undefined))
  }
  if (schema.const !== undefined) return schema.const
  const blocks = (schema.items as Json | undefined)?.oneOf
  if (blocks) return blocks.map((block, i) => filled(block, file, [...path, String(i)], undefined))
  if (schema.type === 'array') {
    const least = Array(Math.max(1, schema.minItems ?? 1)).fill(schema.items) as Json[]
    const items = Array.isArray(schema.items) ? (schema.items as Json[]) : least
    return items.map((item, i) => filled(item, file, [...path, String(i)], undefined))
  }
  if (schema.type === 'object') return { in: word(`${place}.in`) }
  if (key === 'date') return '2026-02-01'
  if (schema.type === 'string' && schema.pattern === undefined && schema.const === undefined) return word(place)
  return key === 'id'
    ? ['anchor', ...path.filter((step) => /^\d+$/.test(step))].join('-')
    : (present ?? schema.default ?? schema.minimum)
}

let pages = ''
beforeAll(async () => {
  expect((await cli(['init', root])).code).toBe(0)
  shareCache(root)
  mkdirSync(join(root, 'content/images'))
  copyFileSync(
    join(repository, 'tests/sites/locksmith/content/images/door.jpg'),
    join(root, 'content/images/at-work.jpg'),
  )
  expect((await cli(['new', 'page', 'reviews', '--template', 'reviews', '--root', root])).code).toBe(0)
  for (const slug of ['first', 'second']) expect((await cli(['new', 'post', slug, '--root', root])).code).toBe(0)
  const routes = parse(text('content/routes.yaml')) as Pick<Routes, 'pages'>

  const { value: shapes } = await loadTemplates({
    root,
    folder: 'templates',
    hasTheme: true,
    cache: join(root, '.site'),
  })
  if (!shapes) return expect.unreachable('they load')
  const fields = new Fields({ icons: shapes.icons, sections: shapes.sections })
  const schemas = new Map(kindsOf(shapes, routes, fields).map(({ name, schema }) => [name, schema]))
  const files = new Map<string, string>([
    ['site.yaml', 'site'],
    ['content/labels.yaml', 'labels'],
    ['content/prices.yaml', 'prices'],
    ['content/reviews.yaml', 'reviews'],
    ['content/team.yaml', 'team'],
    ['content/faqs/common.yaml', 'faqs'],
  ])
  for (const { page, each, template } of routes.pages)
    for (const name of page === undefined ? readdirSync(join(root, `content/${each}`)) : [`${page}.yaml`])
      files.set(`content/${each ?? 'pages'}/${name}`, `page-${template}`)
  for (const [file, name] of files) {
    const present = existsSync(join(root, file)) ? parse(text(file), { logLevel: 'silent' }) : {}
    const schema = schemas.get(name) ?? expect.unreachable(name)
    // Two groups may have one value: hours, of a branch too.
    writeFileSync(join(root, file), stringify(filled(schema, file, [], present), { aliasDuplicateObjects: false }))
  }
  const { code, err } = await cli(['build', '--root', root])
  expect(code, err).toBe(0)
  const drawn = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.html'),
  )
  pages = drawn
    .map((one) => text(join('dist', one)).replace(/<head>[\s\S]*?<\/head>|<script[\s\S]*?<\/script>/g, ''))
    .join()
})

test('every field of a new site that takes a text or an address is drawn on a page', () => {
  expect(texts.size).toBeGreaterThan(150)
  expect([...texts].filter(([, made]) => !pages.includes(made)).map(([place]) => place)).toEqual([])
})

test('the notice says when it ends, other hours and each day of the week stand there, marks and cards have their icons', () => {
  expect(pages).toContain('class="stars"')
  expect(pages).toContain('data-until="2099-01-01"')
  expect(pages).toContain('word-other')
  expect(pages).toContain('09:00–15:00')
  expect(pages.match(/<svg viewBox="0 0 24 24"/g)?.length).toBeGreaterThan(2)
})

test('a phone is written to by the messengers that it names', () => {
  for (const href of ['viber://chat?number=%2B441174960123', 'https://wa.me/441174960123', 'sms:+441174960123'])
    expect(pages).toContain(`<a class="messenger" href="${href}"`)
  expect(pages).not.toContain('wa.me/441174960124')
})
