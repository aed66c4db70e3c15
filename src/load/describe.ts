// Describes the files of a site: JSON Schemas for editors, and tables of fields for content/README.md.
import { z } from 'zod'
import { isGroup, translationOf } from '../model/content.ts'
import { dataSchemas, entryShape, faqSchema, translationShape } from '../model/schemas/content-schemas.ts'
import { type Fields, makeFields } from '../model/schemas/fields.ts'
import type { Json } from '../model/schemas/json-schema.ts'
import { type Routes, routesSchema, translatedRoutesSchema } from '../model/schemas/routes.ts'
import { siteSchema } from '../model/schemas/site.ts'
import { type Shapes, sectionShapes } from './loaded.ts'
import { EVERYWHERE } from './translations.ts'

/** One kind of file. */
export interface Kind {
  /** Name of the schema file, without `.json`. */
  readonly name: string
  /** The files it is for, as a glob from the root; none for a template that no fixed address uses. */
  readonly files: readonly string[]
  readonly schema: Json
}

const toJson = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Json

/** The kinds of files of a site. Their schemas describe the form alone, without the slugs, claims and pictures. */
export function kindsOf(
  shapes: Shapes,
  routes: Pick<Routes, 'pages'>,
  fields: Fields = makeFields({ icons: shapes.icons, sections: sectionShapes(shapes) }),
): Kind[] {
  const pages = new Map(
    Object.keys(shapes.pages)
      .sort()
      .map((template) => [
        template,
        toJson(z.strictObject({ ...entryShape(fields), ...shapes.pages[template]?.content(fields) })),
      ]),
  )
  const fixed = (template: string) =>
    routes.pages
      .filter((route) => route.page !== undefined && route.template === template)
      .map((route) => `content/pages/${route.page}.yaml`)
  const data = { ...dataSchemas, ...shapes.data }
  return [
    { name: 'site', files: ['site.yaml'], schema: toJson(siteSchema(fields)) },
    { name: 'routes', files: ['content/routes.yaml'], schema: toJson(routesSchema()) },
    ...[...pages].map(([template, schema]) => ({ name: `page-${template}`, files: fixed(template), schema })),
    ...routes.pages.flatMap((route) =>
      route.each === undefined
        ? []
        : [
            {
              name: route.each,
              files: [`content/${route.each}/*.yaml`],
              schema: collection(pages, route.template, route.defaults ?? {}),
            },
          ],
    ),
    { name: 'faqs', files: ['content/faqs/*.yaml'], schema: toJson(faqSchema(fields)) },
    ...Object.keys(data)
      .sort()
      .map((name) => ({
        name,
        files: [`content/${name}.yaml`],
        schema: toJson(data[name as keyof typeof data](fields)),
      })),
  ]
}

/**
 * The same kinds and those of translations into `others`, in which nothing is required: they inherit from the first
 * language. The file pattern of a kind excludes its translations.
 */
export function withTranslations(kinds: readonly Kind[], others: readonly string[]): Kind[] {
  if (others.length === 0) return [...kinds]
  const translations = (files: readonly string[]) =>
    files.flatMap((file) => others.map((language) => translationOf(file, language)))
  return kinds.flatMap((kind): Kind[] => {
    const { name, files, schema } = kind
    const patterns = files.filter((file) => file.includes('*'))
    const own = { ...kind, files: [...files, ...translations(patterns).map((pattern) => `!${pattern}`)] }
    const hasSlug = name !== 'faqs' && patterns.length > 0
    const translated = name === 'routes' ? toJson(translatedRoutesSchema()) : inPart(schema, hasSlug)
    const { properties = {} } = translated
    const parts = Object.entries(properties).filter(([key]) => name !== 'site' || !EVERYWHERE.has(key))
    const part = { ...translated, ...(translated.properties && { properties: Object.fromEntries(parts) }) }
    return [own, { name: `${name}-translation`, files: translations(files), schema: part }]
  })
}

/** A schema in which nothing is required, except inside lists, which are replaced as a whole. */
function inPart(schema: Json, hasSlug = false): Json {
  const { required: _, properties, additionalProperties, then, else: otherwise, ...rest } = schema
  const inner = Object.entries(properties ?? {}).map(([key, value]) => [key, inPart(value)])
  const slug = hasSlug ? Object.entries(toJson(z.strictObject(translationShape())).properties ?? {}) : []
  return {
    ...rest,
    ...(properties && { properties: Object.fromEntries([...slug, ...inner]) }),
    ...(additionalProperties !== undefined && {
      additionalProperties: isGroup(additionalProperties) ? inPart(additionalProperties as Json) : additionalProperties,
    }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ...(then && { then: inPart(then, hasSlug) }),
    ...(otherwise && { else: inPart(otherwise, hasSlug) }),
  }
}

/** The schema of a collection: that of the route's template, unless a file names another. Defaults are not required. */
function collection(
  pages: ReadonlyMap<string, Json>,
  template: string,
  defaults: Readonly<Record<string, unknown>>,
): Json {
  const whole = (name: string) => optional(pages.get(name) ?? {}, defaults)
  const chain = [...pages.keys()]
    .filter((name) => name !== template)
    .reduce<Json>(
      (rest, name) => ({
        if: { properties: { template: { const: name } }, required: ['template'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: whole(name),
        else: rest,
      }),
      whole(template),
    )
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...chain }
}

/** The schema without `required` for what `defaults` hold. A group that they hold in part stays required. */
function optional({ $schema: _, ...schema }: Json, defaults: Readonly<Record<string, unknown>>): Json {
  const { properties, required } = schema
  if (!properties) return schema
  const inner = Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [
      key,
      isGroup(defaults[key]) ? optional(value, defaults[key]) : value,
    ]),
  )
  const given = (key: string) =>
    key in defaults && (!isGroup(defaults[key]) || (inner[key]?.required ?? []).length === 0)
  return { ...schema, properties: inner, ...(required && { required: required.filter((key) => !given(key)) }) }
}

/**
 * Settings of VS Code (extension redhat.vscode-yaml), over those that are there: which schema is for which file, and
 * that !placeholder is a tag.
 */
export function editorSettings(
  kinds: readonly Kind[],
  settings: Readonly<Record<string, unknown>>,
  folder: string,
): Record<string, unknown> {
  const before = isGroup(settings['yaml.schemas'])
    ? Object.entries(settings['yaml.schemas']).filter(([key]) => !key.startsWith(`./${folder}/`))
    : []
  const ours = kinds
    .filter(({ files }) => files.length > 0)
    .map(({ name, files }) => [`./${folder}/${name}.json`, files.length === 1 ? files[0] : files] as const)
  return {
    ...settings,
    'yaml.schemas': Object.fromEntries([...before, ...ours]),
    'yaml.customTags': ['!placeholder scalar', '!placeholder sequence', '!placeholder mapping'],
  }
}

/** `site schema --docs` writes content/README.md below this line, and keeps what is above it. */
export const MARK = '<!-- Below this line: written by "site schema --docs" from the schemas. -->'

/** The text of content/README.md: the present one down to the mark, then a table of fields for each kind of file. */
export function fieldGuide(kinds: readonly Kind[], present: string): string {
  const [words = ''] = present.split(MARK)
  const kind = (name: string) => kinds.find((each) => each.name === name)?.schema ?? {}
  const everyPage = new Set(Object.keys(entryShape(makeFields({}))))
  const templates = kinds.filter(({ name }) => name.startsWith('page-'))
  const shared = new Set([
    'site',
    'routes',
    'faqs',
    ...kinds.filter(({ files }) => files.some((file) => file.endsWith('/*.yaml'))).map(({ name }) => name),
  ])
  const data = kinds.filter(({ name }) => !shared.has(name) && !name.startsWith('page-'))
  // The fields of `ignore` are the same everywhere and are listed for site.yaml.
  const fields = (schema: Json) => rows(schema).filter(({ field }) => !field.startsWith('ignore['))
  const sections = [
    ['`site.yaml`', table(rows(kind('site')))],
    ['`content/routes.yaml`', table(fields(kind('routes')))],
    ['Every page', table(fields(templates[0]?.schema ?? {}).filter(({ field }) => everyPage.has(top(field))))],
    ...templates.map(({ name, files, schema }) => [
      `Pages drawn by \`${name.slice(5)}\``,
      [
        ...(files.length > 0 ? [`${files.map((file) => `\`${file}\``).join(', ')}`, ''] : []),
        table(fields(schema).filter(({ field }) => !everyPage.has(top(field)))),
      ].join('\n'),
    ]),
    ['`content/faqs/<group>.yaml`', table(fields(kind('faqs')))],
    ...data.map(({ name, schema }) => [`\`content/${name}.yaml\``, table(fields(schema))]),
  ]
  return `${words.trimEnd()}\n\n${MARK}\n\n${sections.map(([title, body]) => `## ${title}\n\n${body}\n`).join('\n')}`
}

interface Row {
  readonly field: string
  readonly type: string
  readonly required: string
  readonly about: string
}

const top = (field: string) => field.replace(/[.[].*$/s, '')

/** A schema's fields, nested ones after their parent: `items[].title`, `claims.<name>.text`. */
function rows(schema: Json, prefix = ''): Row[] {
  const required = new Set(schema.required)
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const field = `${prefix}${key}`
    const plain = wordsOnly(value)
    const one = isGroup(value.items) ? (value.items as Json).description : undefined
    const about = [value.description ?? one, plain && `words: ${plain.join(', ')}`].filter(Boolean).join('; ')
    const own = { field, type: typeOf(value), required: needed(value, required.has(key)), about }
    return plain ? [own] : [own, ...below(value, field)]
  })
}

function below(value: Json, field: string): Row[] {
  if (value.properties) return rows(value, `${field}.`)
  if (isGroup(value.additionalProperties)) return below(value.additionalProperties as Json, `${field}.<name>`)
  if (value.oneOf) return value.oneOf.flatMap((each) => blockRows(each, field))
  return isGroup(value.items) ? below(value.items as Json, `${field}[]`) : []
}

/** The fields of one block of `sections`: `sections[gallery].heading`. */
function blockRows(schema: Json, field: string): Row[] {
  const { block, ...properties } = schema.properties ?? {}
  return rows({ ...schema, properties }, `${field.slice(0, -1)}${String(block?.const ?? '')}].`)
}

/** The keys of a group that holds nothing but texts without a description of their own: a list of interface words. */
function wordsOnly({ properties }: Json): string[] | undefined {
  const inner = Object.entries(properties ?? {})
  return inner.length > 1 && inner.every(([, { type, description }]) => type === 'string' && description === undefined)
    ? inner.map(([key]) => `\`${key}\``)
    : undefined
}

function needed(value: Json, required: boolean): string {
  if (value.default === undefined) return required ? 'yes' : 'no'
  return typeof value.default === 'object' ? 'no' : `no (\`${String(value.default)}\`)`
}

/** Past this many, choices are counted instead of listed. */
const CHOICES = 8

function typeOf(value: Json, many = false): string {
  const choices = value.enum ?? value.anyOf?.map((each) => each.const)
  if (choices) return choicesOf(choices)
  const s = many ? 's' : ''
  switch (value.type) {
    case 'string':
      return textOf(value, many)
    case 'integer':
      return `whole number${s}`
    case 'number':
      return `number${s}`
    case 'boolean':
      return 'true or false'
    case 'array':
      return listOf(value)
    case 'object': {
      const { properties, additionalProperties: inner } = value
      return properties ? `group${s}` : `${typeOf(isGroup(inner) ? (inner as Json) : {}, true)} by name`
    }
    default:
      return value.oneOf ? `group${s}` : 'anything'
  }
}

const choicesOf = (choices: readonly unknown[]) =>
  choices.length > CHOICES
    ? `one of ${choices.length} names`
    : `one of ${choices.map((each) => `\`${String(each)}\``).join(', ')}`

function textOf({ format }: Json, many: boolean): string {
  if (format === 'email') return many ? 'e-mail addresses' : 'e-mail address'
  if (format === 'uri') return many ? 'full addresses' : 'full address'
  return many ? 'texts' : 'text'
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
    ...fields.map(({ field, type, required, about }) => `| \`${field}\` | ${type} | ${required} | ${cell(about)} |`),
  ].join('\n')
}
