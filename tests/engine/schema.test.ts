// The schemas that editors read and the field tables of content/README.md say what the engine says.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { loadTemplates } from '../../src/assets/templates.ts'
import { loadWords } from '../../src/language/words.ts'
import { loadRoutes } from '../../src/load/site.ts'
import { decode } from '../../src/load/yaml/characters.ts'
import { parseFile } from '../../src/load/yaml/parse.ts'
import type { Json } from '../../src/model/schemas/json-schema.ts'
import { inputsOf } from '../../src/pipeline/options.ts'
import { sectionExamples } from '../../src/runtime/overlay.ts'
import { fieldGuide } from '../../src/scaffold/field-guide.ts'
import { editorSettings, type FileKind, kindsOf } from '../../src/scaffold/file-kinds.ts'
import { optionsOf } from '../helpers/made.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { files } = await inputsOf(optionsOf(root))
const english = await loadWords('en')
let kinds: FileKind[]
let labels: unknown
let shown: Parameters<typeof fieldGuide>[3]

beforeAll(async () => {
  const templates = await loadTemplates({ root, folder: 'templates', hasTheme: true, cache: `${root}/.site` })
  const routes = loadRoutes(files)
  if (!templates.value || !routes.value) throw new Error(JSON.stringify([templates.problems, routes.problems]))
  kinds = kindsOf(templates.value, routes.value)
  const { words, icons } = templates.value
  const examples = sectionExamples({ root, folder: 'templates', hasTheme: true })
  shown = { labels: words?.en, examples, icons }
  labels = words?.el
})

test('content/README.md holds the fields the schemas give', () => {
  const present = readFileSync(`${root}/content/README.md`, 'utf8')
  // The document has 200 kB, which a failure would print twice.
  expect(present === fieldGuide(kinds, present, english, shown), 'run: npx site schema --docs').toBe(true)
})

test('the words above the field tables are kept', () => {
  const guide = fieldGuide(kinds, `# Mine\n\nMy words.\n\n${english.comment('mark')}\n\nold tables\n`, english)
  expect(guide).toMatch(/^# Mine\n\nMy words\.\n\n<!-- /)
  expect(guide).not.toContain('old tables')
})

test('the fields of a site are described one by one', () => {
  const guide = fieldGuide(kinds, '', english)
  expect(guide).toContain(
    '| `business.phones.<name>.number` | text | yes | what tel: links dial: +country and digits, or a short number like 18180 |',
  )
  expect(guide).toContain(
    [
      '| `head.robots` | one of `index, follow`, `noindex, follow`, `noindex, nofollow`',
      '| no (`index, follow`) | what search engines may do with the page |',
    ].join(' '),
  )
  expect(guide).toContain('| `items[].rating` | whole number | yes | stars, 1 to 5 |')
})

test('the tables of a Greek site are Greek, and show the words of the theme', async () => {
  const guide = fieldGuide(kinds, '', await loadWords('el'), { labels })
  expect(guide).toContain('| `head.title` | κείμενο | ναι | Τίτλος στην αναζήτηση: ')
  expect(guide).toContain('| `sections[text].heading` | κείμενο |')
  expect(guide).toContain('| `items[].rating` | ακέραιος | ναι | Αστέρια: 1 έως 5 |')
  expect(guide).toContain('| `hours.closed` | κείμενο | όχι | «Κλειστά» |')
})

test('the guide shows an example of each section that is YAML, the names of the icons, and the words of the theme', () => {
  const guide = fieldGuide(kinds, '', english, shown)
  const [, yaml = ''] = /```yaml\n([\s\S]*?)```/.exec(guide) ?? []
  const page = parseFile('page.yaml', yaml).value?.data as { sections: { block: string }[] } | undefined
  expect(page?.sections.map(({ block }) => block)).toEqual(
    expect.arrayContaining(['banner', 'coupon', 'hero', 'table', 'team']),
  )
  expect(guide).toContain('`clock`, ')
  expect(guide).toContain('| `hours.closed` | text | no | a day without hours: "Closed" |')
})

test('every field and every group of fields says what it is for, so that editors show it: here and in a new site', async () => {
  const routes = parseFile('routes.yaml', readFileSync(`${root}/src/starter/en/content/routes.yaml`, 'utf8')).value
    ?.data
  const starter = await loadTemplates({ root, folder: 'src/theme', cache: `${root}/.site` })
  if (!starter.value) throw new Error(JSON.stringify(starter.problems))
  const all = [...kinds, ...kindsOf(starter.value, routes as Parameters<typeof kindsOf>[1])]
  const without = (json: Json | undefined, path: string): string[] =>
    json === undefined
      ? []
      : [
          ...Object.entries(json.properties ?? {}).flatMap(([key, each]) => [
            ...(each.description === undefined ? [`${path}.${key}`] : []),
            ...without(each, `${path}.${key}`),
          ]),
          ...[json.items, json.additionalProperties].flatMap((one) =>
            typeof one === 'object' && !Array.isArray(one) ? without(one as Json, `${path}[]`) : [],
          ),
          ...[...(json.anyOf ?? []), json.then, json.else].flatMap((one) => without(one, path)),
        ]
  expect([...new Set(all.flatMap(({ name, schema }) => without(schema, name)))]).toEqual([])
})

test('every YAML file has one schema, and fits it', () => {
  const misfits: string[] = []
  for (const file of [...files.keys()].filter((name) => name.endsWith('.yaml'))) {
    const schemas = kinds.filter((kind) => kind.files.some((glob) => fits(glob, file)))
    if (schemas.length !== 1) misfits.push(`${file} has ${schemas.length} schemas`)
    const { text } = decode(file, files.get(file) ?? '')
    for (const { schema } of schemas) misfits.push(...faults(schema, parseFile(file, text).value?.data, file))
  }
  expect(misfits).toEqual([])
})

test('a schema refuses an unknown key, a missing one and another type', () => {
  const data = kinds.find(({ name }) => name === 'testimonials')?.schema ?? {}
  expect(faults(data, { item: [], items: [{ text: 5, author: 'A' }] }, 'x')).toEqual([
    'x.item is unknown',
    'x.items[0].text is not a string',
  ])
  expect(faults(data, {}, 'x')).toEqual(['x.items is missing'])
})

test('a file of a folder needs what its own template needs, less the defaults of its route', () => {
  const services = kinds.find(({ name }) => name === 'services')?.schema ?? {}
  const missing = (entry: unknown) => faults(services, entry, 'x').filter((fault) => fault.endsWith('is missing'))
  expect(missing({ name: 'x' })).toEqual([
    'x.head is missing',
    'x.hero is missing',
    'x.features is missing',
    'x.benefits is missing',
  ])
  expect(missing({ name: 'x', template: 'stack' })).toEqual([
    'x.head is missing',
    'x.hero is missing',
    'x.steps is missing',
    'x.problems is missing',
  ])
})

test('settings that are there stay, old schemas of the same folder go', () => {
  const before = {
    'editor.tabSize': 2,
    'yaml.schemas': { './mine.json': 'x.yaml', './.site/schemas/gone.json': 'gone.yaml' },
  }
  const after = editorSettings([{ name: 'site', files: ['site.yaml'] }], before, '.site/schemas')
  expect(after).toEqual({
    'editor.tabSize': 2,
    'yaml.schemas': { './mine.json': 'x.yaml', './.site/schemas/site.json': 'site.yaml' },
    'yaml.customTags': ['!placeholder scalar', '!placeholder sequence', '!placeholder mapping'],
  })
})

test('.vscode/settings.json is what site schema writes', () => {
  const settings = JSON.parse(readFileSync(`${root}/.vscode/settings.json`, 'utf8')) as Record<string, unknown>
  expect(settings, 'run: npx site schema').toEqual(editorSettings(kinds, settings, '.site/schemas'))
})

const fits = (glob: string, file: string) =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replace('*', '[^/]+')}$`).test(file)

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}

/** As much of draft-07 as these schemas use to say which keys there are and of what type. */
function faults(schema: Json, value: unknown, at: string): string[] {
  if (schema.if) return faults((faults(schema.if, value, at).length === 0 ? schema.then : schema.else) ?? {}, value, at)
  if (schema.const !== undefined && value !== schema.const) return [`${at} is not ${String(schema.const)}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is not among the choices`]
  const type = typeOf(value)
  if (schema.type !== undefined && schema.type !== type && !(schema.type === 'integer' && Number.isInteger(value)))
    return [`${at} is not a ${schema.type}`]
  if (Array.isArray(value)) {
    const items = schema.items as Json | readonly Json[] | undefined
    return value.flatMap((each, i) => faults((Array.isArray(items) ? items[i] : items) ?? {}, each, `${at}[${i}]`))
  }
  if (type !== 'object') return []
  const group = value as Record<string, unknown>
  return [
    ...(schema.required ?? []).filter((key) => !(key in group)).map((key) => `${at}.${key} is missing`),
    ...Object.keys(group).flatMap((key) => {
      const known = schema.properties?.[key]
      if (!known && schema.additionalProperties === false) return [`${at}.${key} is unknown`]
      return faults(
        known ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}),
        group[key],
        `${at}.${key}`,
      )
    }),
  ]
}
