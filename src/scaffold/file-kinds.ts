// The kinds of files of a site, each with the JSON Schema that an editor completes and explains it with.
import { z } from 'zod'
import { translationOf } from '../model/content.ts'
import { isGroup } from '../model/data.ts'
import { present } from '../model/present.ts'
import { dataSchemas, entrySchema, faqSchema, translationSchema } from '../model/schemas/content-schemas.ts'
import { Fields, type Shapes } from '../model/schemas/fields.ts'
import type { Json } from '../model/schemas/json-schema.ts'
import { type Routes, routesSchema, translatedRoutesSchema } from '../model/schemas/routes.ts'
import { EVERYWHERE, siteSchema } from '../model/schemas/site.ts'

/** One kind of file. */
export interface FileKind {
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
export function kindsOf(shapes: Shapes, routes: Pick<Routes, 'pages'>, fields = new Fields(shapes)): FileKind[] {
  const templates = Object.keys(shapes.pages).sort()
  const pages = new Map(templates.map((template) => [template, toJson(entrySchema(fields, shapes, template))]))
  const fixed = (name: string) =>
    routes.pages.flatMap(({ page, template }) =>
      page !== undefined && template === name ? [`content/pages/${page}.yaml`] : [],
    )
  const collections = routes.pages.flatMap(({ each, template, defaults = {} }): FileKind[] => {
    if (each === undefined) return []
    const others = templates.filter((name) => name !== template)
    const schema = byTemplate(template, others, (name) => optional(present(pages.get(name), name), defaults))
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
export function withTranslations(kinds: readonly FileKind[], others: readonly string[]): FileKind[] {
  if (others.length === 0) return [...kinds]
  return kinds.flatMap((kind): FileKind[] => {
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
  kinds: readonly Pick<FileKind, 'name' | 'files'>[],
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
