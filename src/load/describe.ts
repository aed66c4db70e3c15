// Describes the files of a site: JSON Schemas for editors, and tables of fields for content/README.md.
import { z } from 'zod'
import { translationOf } from '../model/content.ts'
import { isGroup } from '../model/data.ts'
import { dataSchemas, entrySchema, entryShape, faqSchema, translationSchema } from '../model/schemas/content-schemas.ts'
import { Fields, type Shapes } from '../model/schemas/fields.ts'
import type { Json } from '../model/schemas/json-schema.ts'
import { type Routes, routesSchema, translatedRoutesSchema } from '../model/schemas/routes.ts'
import { siteSchema } from '../model/schemas/site.ts'
import { EVERYWHERE } from './translations.ts'

/** One kind of file. */
export interface Kind {
  /** Name of the schema file, without `.json`. */
  readonly name: string
  /** The files it is for, as a glob from the root; none for a template that no fixed address uses. */
  readonly files: readonly string[]
  readonly schema: Json
  /** The schema of its translations, if that is not the schema in which nothing is required. */
  readonly translation?: () => Json
}

const toJson = (schema: z.ZodType): Json => {
  const options = { target: 'draft-7', io: 'input', unrepresentable: 'any' } as const
  return z.toJSONSchema(schema, options) as Json
}

/** The kinds of files of a site. Their schemas describe the form alone, without the slugs, claims and pictures. */
export function kindsOf(shapes: Shapes, routes: Pick<Routes, 'pages'>, fields = new Fields(shapes)): Kind[] {
  const templates = Object.keys(shapes.pages).sort()
  const pages = new Map(templates.map((template) => [template, toJson(entrySchema(fields, shapes, template))]))
  const fixed = (name: string) =>
    routes.pages.flatMap(({ page, template }) =>
      page !== undefined && template === name ? [`content/pages/${page}.yaml`] : [],
    )
  const collections = routes.pages.flatMap(({ each, template, defaults = {} }): Kind[] => {
    if (each === undefined) return []
    const others = templates.filter((name) => name !== template)
    const schema = byTemplate(template, others, (name) => optional(pages.get(name) ?? {}, defaults))
    const translation = () =>
      byTemplate(template, others, (name) => inPart(toJson(translationSchema(fields, shapes, name))))
    return [{ name: each, files: [`content/${each}/*.yaml`], schema, translation }]
  })
  const site = toJson(siteSchema(fields))
  const properties = Object.entries(site.properties ?? {}).filter(([key]) => !EVERYWHERE.has(key))
  const data: Shapes['data'] = { ...dataSchemas, ...shapes.data }
  return [
    {
      name: 'site',
      files: ['site.yaml'],
      schema: site,
      translation: () => inPart({ ...site, properties: Object.fromEntries(properties) }),
    },
    {
      name: 'routes',
      files: ['content/routes.yaml'],
      schema: toJson(routesSchema()),
      translation: () => toJson(translatedRoutesSchema()),
    },
    ...[...pages].map(([template, schema]) => ({ name: `page-${template}`, files: fixed(template), schema })),
    ...collections,
    { name: 'faqs', files: ['content/faqs/*.yaml'], schema: toJson(faqSchema(fields)) },
    ...Object.keys(data)
      .sort()
      .map((name) => ({
        name,
        files: [`content/${name}.yaml`],
        schema: dataSchema(name, toJson(data[name]?.(fields) ?? z.unknown()), shapes),
      })),
  ]
}

/**
 * The same kinds and those of translations into `others`, in which nothing is required: they inherit from the first
 * language. The file pattern of a kind excludes its translations.
 */
export function withTranslations(kinds: readonly Kind[], others: readonly string[]): Kind[] {
  if (others.length === 0) return [...kinds]
  return kinds.flatMap((kind): Kind[] => {
    const { name, files, schema, translation = () => inPart(schema) } = kind
    const translations = files.flatMap((file) => others.map((language) => translationOf(file, language)))
    const excluded = translations.filter((file) => file.includes('*')).map((pattern) => `!${pattern}`)
    return [
      { ...kind, files: [...files, ...excluded] },
      { name: `${name}-translation`, files: translations, schema: translation() },
    ]
  })
}

/** The schema of a data file. Nothing is required of labels for which the theme has words. */
const dataSchema = (name: string, schema: Json, { words = {} }: Shapes): Json =>
  name === 'labels' && Object.keys(words).length > 0 ? inPart(schema) : schema

/** A schema in which nothing is required, except inside lists, which are replaced as a whole. */
function inPart({ required: _, properties, additionalProperties: more, ...rest }: Json): Json {
  const inner = Object.entries(properties ?? {}).map(([key, value]) => [key, inPart(value)])
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries(inner) }),
    ...(more !== undefined && { additionalProperties: isGroup(more) ? inPart(more as Json) : more }),
  }
}

/** The schema of a collection: that of the route's template, unless a file names another. */
function byTemplate(template: string, others: readonly string[], schemaOf: (template: string) => Json): Json {
  const { $schema, ...first } = schemaOf(template)
  const chain = others.reduce<Json>((rest, name) => {
    const { $schema: _, ...schema } = schemaOf(name)
    const condition: Json = { properties: { template: { const: name } }, required: ['template'] }
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    return { if: condition, then: schema, else: rest }
  }, first)
  return { ...($schema !== undefined && { $schema }), ...chain }
}

/** The schema without `required` for what `defaults` hold. A group that they hold in part stays required. */
function optional(schema: Json, defaults: Readonly<Record<string, unknown>>): Json {
  const { properties, required } = schema
  if (!properties) return schema
  const inner: Record<string, Json> = { ...properties }
  for (const [key, value] of Object.entries(properties))
    if (isGroup(defaults[key])) inner[key] = optional(value, defaults[key])
  const isGiven = (key: string) =>
    key in defaults && (!isGroup(defaults[key]) || (inner[key]?.required ?? []).length === 0)
  return { ...schema, properties: inner, ...(required && { required: required.filter((key) => !isGiven(key)) }) }
}

/**
 * Settings of VS Code (extension redhat.vscode-yaml), over those that are there: which schema is for which file, and
 * that !placeholder is a tag.
 */
export function editorSettings(
  kinds: readonly Pick<Kind, 'name' | 'files'>[],
  settings: Readonly<Record<string, unknown>>,
  folder: string,
): Record<string, unknown> {
  const present = isGroup(settings['yaml.schemas']) ? Object.entries(settings['yaml.schemas']) : []
  const others = present.filter(([key]) => !key.startsWith(`./${folder}/`))
  const ours = kinds
    .filter(({ files }) => files.length > 0)
    .map(({ name, files }) => [`./${folder}/${name}.json`, files.length === 1 ? files[0] : files] as const)
  return {
    ...settings,
    'yaml.schemas': Object.fromEntries([...others, ...ours]),
    'yaml.customTags': ['!placeholder scalar', '!placeholder sequence', '!placeholder mapping'],
  }
}

/** `site schema --docs` writes content/README.md below this line, and keeps what is above it. */
export const MARK = '<!-- Below this line: written by "site schema --docs" from the schemas. -->'

/** The text of content/README.md: the present one down to the mark, then a table of fields for each kind of file. */
export function fieldGuide(kinds: readonly Kind[], present: string): string {
  const [words = ''] = present.split(MARK)
  const isPage = ({ name }: Kind) => name.startsWith('page-')
  const isData = ({ name, files }: Kind) => files.length === 1 && !/[*]/.test(files[0] ?? '') && name !== 'routes'
  const schemaOf = (name: string) => kinds.find((kind) => kind.name === name)?.schema ?? {}
  const everyPage = new Set(Object.keys(entryShape(new Fields({}))))
  const isShared = ([field]: Row) => everyPage.has(field.replace(/[.[].*$/s, ''))
  // The fields of `ignore` are the same everywhere and are listed for site.yaml.
  const fields = (schema: Json) => rows(schema).filter(([field]) => !field.startsWith('ignore['))
  const templates = kinds.filter(isPage)
  const sections: [title: string, table: string][] = [
    ['`site.yaml`', table(rows(schemaOf('site')))],
    ['`content/routes.yaml`', table(fields(schemaOf('routes')))],
    ['Every page', table(fields(templates[0]?.schema ?? {}).filter(isShared))],
    ...templates.map(({ name, files, schema }): [string, string] => {
      const drawn = files.length > 0 ? `${files.map((file) => `\`${file}\``).join(', ')}\n\n` : ''
      return [`Pages drawn by \`${name.slice(5)}\``, drawn + table(fields(schema).filter((row) => !isShared(row)))]
    }),
    ['`content/faqs/<group>.yaml`', table(fields(schemaOf('faqs')))],
    ...kinds
      .filter((kind) => isData(kind) && !isPage(kind) && kind.name !== 'site')
      .map(({ name, schema }): [string, string] => [`\`content/${name}.yaml\``, table(fields(schema))]),
  ]
  return `${words.trimEnd()}\n\n${MARK}\n\n${sections.map(([title, body]) => `## ${title}\n\n${body}\n`).join('\n')}`
}

type Row = readonly [field: string, type: string, required: string, about: string]

/** A schema's fields, nested ones after their parent: `items[].title`, `claims.<name>.text`. */
function rows(schema: Json, prefix = ''): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const field = `${prefix}${key}`
    const words = wordsOnly(value)
    const ofItem = isGroup(value.items) ? (value.items as Json).description : undefined
    const about = [value.description ?? ofItem, words && `words: ${words.join(', ')}`].filter(Boolean).join('; ')
    const fallback = typeof value.default === 'object' ? 'no' : `no (\`${String(value.default)}\`)`
    const required = schema.required?.includes(key) ? 'yes' : 'no'
    const row: Row = [field, typeOf(value), value.default === undefined ? required : fallback, about]
    return words ? [row] : [row, ...below(value, field)]
  })
}

/** The rows inside a field. The fields of one block of `sections` are named `sections[gallery].heading`. */
function below(value: Json, field: string): Row[] {
  const { properties, additionalProperties, oneOf, items } = value
  if (properties) return rows(value, `${field}.`)
  if (isGroup(additionalProperties)) return below(additionalProperties as Json, `${field}.<name>`)
  if (oneOf)
    return oneOf.flatMap((schema) => {
      const { block, ...own } = schema.properties ?? {}
      return rows({ ...schema, properties: own }, `${field.slice(0, -1)}${String(block?.const ?? '')}].`)
    })
  return isGroup(items) ? below(items as Json, `${field}[]`) : []
}

/** The keys of a group that holds nothing but texts without a description of their own: a list of interface words. */
function wordsOnly({ properties }: Json): string[] | undefined {
  const inner = Object.entries(properties ?? {})
  return inner.length > 1 && inner.every(([, { type, description }]) => type === 'string' && description === undefined)
    ? inner.map(([key]) => `\`${key}\``)
    : undefined
}

/** Past this many, choices are counted instead of listed. */
const CHOICES = 8

/** The name of a type or a format, for one value and for several. */
const TYPES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  email: ['e-mail address', 'e-mail addresses'],
  uri: ['full address', 'full addresses'],
  string: ['text', 'texts'],
  integer: ['whole number', 'whole numbers'],
  number: ['number', 'numbers'],
  boolean: ['true or false', 'true or false'],
  object: ['group', 'groups'],
}

function typeOf(value: Json, many = false): string {
  const { type = value.oneOf ? 'object' : '', format = '', properties, additionalProperties: inner } = value
  const choices = value.enum ?? value.anyOf?.map((choice) => choice.const)
  if (choices)
    return choices.length > CHOICES
      ? `one of ${choices.length} names`
      : `one of ${choices.map((each) => `\`${String(each)}\``).join(', ')}`
  if (type === 'array') return listOf(value)
  if (value.type === 'object' && !properties) return `${typeOf(isGroup(inner) ? (inner as Json) : {}, true)} by name`
  return (TYPES[format] ?? TYPES[type])?.[many ? 1 : 0] ?? 'anything'
}

function listOf({ items, minItems, maxItems }: Json): string {
  const [item, count] = Array.isArray(items)
    ? [items[0], items.length]
    : [items as Json | undefined, minItems === maxItems ? minItems : undefined]
  const bound = count === undefined && maxItems !== undefined ? ` (at most ${maxItems})` : ''
  return `list of ${count === undefined ? '' : `${count} `}${typeOf(item ?? {}, true)}${bound}`
}

function table(fields: readonly Row[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
  return [
    '| field | type | required | |',
    '|---|---|---|---|',
    ...fields.map(([field, type, required, about]) => `| \`${field}\` | ${type} | ${required} | ${cell(about)} |`),
  ].join('\n')
}
