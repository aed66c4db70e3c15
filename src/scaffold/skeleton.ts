// Writes the YAML file of a new page from the schema of its fields, with made-up values for the required ones.
import type { Words } from '../language/words.ts'
import type { Field, Json } from '../model/schemas/json-schema.ts'

/** The sources of a new file's values. */
export interface Setting {
  /** In the language of the site. */
  readonly words: Words
  /** The name of the page in links and cards; `known` if it was given, not made from the slug. */
  readonly name: string
  readonly known: boolean
  /** The day, as year-month-day. */
  readonly today: string
  /** Slugs of a collection that the page may refer to. */
  readonly slugs: (collection: string) => readonly string[]
  /** Pictures it may show. */
  readonly pictures: readonly string[]
  /** Inflections of the name that the texts of the route use, like `in`. */
  readonly inflections: readonly string[]
  /** Optional fields that are written, by their path, like `head.robots`: the value, or '' for a made-up one. */
  readonly also: Readonly<Record<string, string>>
}

/** Columns of the file's lines. */
const WIDTH = 120

/** The group whose fields are written. */
interface Group {
  /** Its key; '' for the file and for items of lists. */
  readonly key: string
  /** The kind of the file, and the keys that lead to the group. */
  readonly steps: readonly string[]
  readonly indent: string
  /** Whether its fields have comments. */
  readonly explained: boolean
}

/** The text of the file; `title` is its first line. */
export function skeleton(schema: Json, title: string, setting: Setting): string {
  const lines = fieldsOf(schema, setting, { key: '', steps: ['page'], indent: '', explained: true })
  return `# ${title}\n${lines.join('\n').trimEnd()}\n`
}

/** The lines of a group: its required fields, each with a comment, and the names of the others. */
function fieldsOf({ properties = {}, required = [] }: Json, setting: Setting, group: Group): string[] {
  const { words } = setting
  const { indent, explained, steps } = group
  const isNeeded = ([key, schema]: [string, Json]) =>
    (required.includes(key) && schema.default === undefined) ||
    isForms(key, setting, group) ||
    alsoOf(key, setting, group) !== undefined
  const fields = Object.entries(properties)
  const optional = fields.filter((field) => !isNeeded(field)).map(([key]) => key)
  return [
    ...fields
      .filter(isNeeded)
      .flatMap(([key, schema]) => [
        ...(indent === '' && schema.properties ? [''] : []),
        ...(explained ? comment(aboutOf(schema, [...steps, key], setting), indent) : []),
        ...fieldLines(key, schema, setting, group),
      ]),
    ...(indent === '' ? [''] : []),
    ...(explained && optional.length > 0
      ? comment(words.comment('mayBeAdded', { names: optional.join(', ') }), indent)
      : []),
  ]
}

/** Whether a field holds the inflections of the name of the page that the texts of the route use. */
const isForms = (key: string, { inflections }: Setting, { indent }: Group) =>
  key === 'inflections' && indent === '' && inflections.length > 0

/** The value of an optional field that is written all the same. */
const alsoOf = (key: string, { also }: Setting, { steps }: Group) => also[[...steps.slice(1), key].join('.')]

/** The lines of a field with its value. */
function fieldLines(key: string, schema: Json, setting: Setting, group: Group): string[] {
  const { indent, explained } = group
  const steps = [...group.steps, key]
  const value = alsoOf(key, setting, group)
  if (value) return [`${indent}${key}: ${value}`]
  if (isForms(key, setting, group))
    return [`${key}:`, ...setting.inflections.map((form) => `  ${form}: ${madeUp(setting.name)}`)]
  if (schema.properties)
    return [`${indent}${key}:`, ...fieldsOf(schema, setting, { key, steps, indent: `${indent}  `, explained })]
  if (isList(schema)) return [`${indent}${key}:`, ...itemsOf(schema, setting, { indent, steps })]
  return [`${indent}${key}: ${scalar(schema, setting, { steps, within: group.key })}`]
}

/** The items of a list: as many as it must have, and at least one. */
function itemsOf(
  schema: Json & { items: Json },
  setting: Setting,
  { indent, steps }: Pick<Group, 'indent' | 'steps'>,
): string[] {
  const count = Math.max(1, schema.minItems ?? 1)
  const all = schema.items.oneOf ? blocksOf(schema) : Array.from({ length: count }, () => schema.items)
  return all.flatMap((items, i) => {
    if (!items.properties) return [`${indent}  - ${scalar(items, setting, { steps, index: i })}`]
    const block = items.properties.block?.const
    const inner = block === undefined ? steps : [...steps, String(block)]
    const group = { key: '', steps: inner, indent: `${indent}    `, explained: false }
    const [first = '', ...rest] = fieldsOf(items, setting, group)
    return [`${indent}  - ${first.trimStart()}`, ...rest]
  })
}

/** The blocks that a list of sections begins with: those that its template names in `start`, else the first. */
function blocksOf({ items: { oneOf = [] }, start = [] }: Json & { items: Json }): readonly Json[] {
  const variants = start.flatMap((name) => oneOf.filter(({ properties }) => properties?.block?.const === name))
  return variants.length > 0 ? variants : oneOf.slice(0, 1)
}

const isList = (schema: Json): schema is Json & { items: Json } =>
  schema.type === 'array' && schema.items !== undefined && !Array.isArray(schema.items)

/** Where a value stands: the keys that lead to it, its index in a list, and the key of its group. */
interface Spot {
  readonly steps: readonly string[]
  readonly index?: number
  readonly within?: string
}

/** A value that is right in form; a text is tagged `!placeholder`. */
function scalar(schema: Json, setting: Setting, { steps, index = 0, within = '' }: Spot): string {
  const { field, enum: names, const: only, type, format, minimum = 1 } = schema
  if (only !== undefined) return /^[a-z][a-z-]*$/.test(String(only)) ? String(only) : JSON.stringify(only)
  if (names) return String(names[index % names.length])
  if (field && field.is !== 'text') return target(field, setting, index)
  if (type === 'boolean') return 'false'
  if (format === 'date') return setting.today
  return type === 'integer' || type === 'number'
    ? `!placeholder ${minimum}`
    : madeUpText(schema, setting, { steps, within })
}

/** The address, picture or entry that a field names. */
function target(field: Field, { pictures, slugs }: Setting, index: number): string {
  if (field.is === 'picture') return pictures[0] ?? madeUp('picture.jpg')
  if (field.is !== 'ref') return '/'
  const entries = slugs(field.collection)
  return entries[index] ?? entries[0] ?? madeUp(`a-file-of-${field.collection}`)
}

function madeUpText({ description = '' }: Json, { name, known, words }: Setting, { steps, within = '' }: Spot): string {
  const key = steps.at(-1)
  if (key === 'name' && description.startsWith('what links')) return known ? quoted(name) : madeUp(name)
  // Headings of two parts of a page differ.
  const part = key === 'heading' && within !== '' ? `, ${within}` : ''
  // Of the description of a page for search engines, the least width is checked.
  const about = words.aboutOf(steps, description || (key ?? ''))
  return madeUp(`${name}${part}: ${key === 'description' ? about : plain(about)}`)
}

const quoted = (text: string) => JSON.stringify(text)
const madeUp = (text: string) => `!placeholder ${quoted(text)}`

/** The first words of a description, without characters that mark tokens and links in a text. */
const plain = (description: string) => description.replace(/[;,(:{}[\]].*$/s, '').trim()

/** The purpose of a field, and its choices. For a list of references, or one without a description, its items are described. */
function aboutOf(schema: Json, steps: readonly string[], { words }: Setting): string {
  const { description, enum: names } = schema
  const inner =
    isList(schema) && (description === undefined || schema.items.field?.is === 'ref') && schema.items.description
  const text = [description, inner].filter(Boolean).join(': ')
  const choices = names && names.length <= 12 && words.comment('oneOf', { names: names.map(String).join(' | ') })
  return [words.aboutOf(steps, text), choices].filter(Boolean).join(': ')
}

/** A comment, broken into lines that are not wider than the file. */
function comment(text: string, indent: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? `${indent}#`} ${word}`
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(`${indent}# ${word}`)
  }
  return text === '' ? [] : lines
}
