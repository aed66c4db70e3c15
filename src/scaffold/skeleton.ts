// Writes the YAML file of a new page from the schema of its fields: required ones with made-up values, the others as comments.
import { isGroup } from '../model/content.ts'
import type { Field, Json } from '../model/schemas/json-schema.ts'

/** What the values of a new file are made from. */
export interface Setting {
  /** What links and cards call the page; `known` if it was given, not made from the slug. */
  readonly name: string
  readonly known: boolean
  /** Slugs of a collection that the page may refer to. */
  readonly slugs: (collection: string) => readonly string[]
  /** Pictures it may show. */
  readonly pictures: readonly string[]
  /** Values that the route gives to files that leave them out. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** Inflections of the name that the texts of the route use, like `in`. */
  readonly inflections: readonly string[]
}

/** Columns of the file's lines. */
const WIDTH = 120

/** The group whose fields are written. */
interface Group {
  /** Its key; '' for the file and for items of lists. */
  readonly key: string
  readonly indent: string
  /** Whether its fields have comments. */
  readonly explained: boolean
  readonly defaults: Readonly<Record<string, unknown>>
}

/** The text of the file; `title` is its first line. */
export function skeleton(schema: Json, title: string, setting: Setting): string {
  const fields = fieldsOf(schema, setting, { key: '', indent: '', explained: true, defaults: setting.defaults })
  const spaced = (lines: readonly string[], i: number) => {
    if (lines.some((line) => /^\w+:$/.test(line))) return ['', ...lines, '']
    // Its comment would run into those of the fields above that are left out.
    return isWritten(lines) && i > 0 && !isWritten(fields[i - 1] ?? []) ? ['', ...lines] : lines
  }
  return `${`# ${title}\n${fields.flatMap(spaced).join('\n')}`.replace(/\n{3,}/g, '\n\n').trimEnd()}\n`
}

/** Whether the lines of a field hold a value, not only comments. */
const isWritten = (lines: readonly string[]) => lines.some((line) => !line.trimStart().startsWith('#'))

/** The lines of each field of a group. */
function fieldsOf({ properties = {}, required = [] }: Json, setting: Setting, group: Group): string[][] {
  return Object.entries(properties).map(([key, schema]) => {
    const hasForms = isForms(key, group) && setting.inflections.length > 0
    const isNeeded = required.includes(key) && schema.default === undefined
    if (isNeeded || hasForms) return [...explanation(schema, group), ...fieldLines(key, schema, setting, group)]
    return group.explained ? comment(`${key}:`, aboutOptional(schema, key in group.defaults), group.indent) : []
  })
}

/** Whether a field holds the inflections of the name of the page. */
const isForms = (key: string, group: Group) => key === 'inflections' && group.indent === ''

/** The lines of a field with its value. */
function fieldLines(key: string, schema: Json, setting: Setting, group: Group): string[] {
  const { indent, explained, defaults } = group
  if (isForms(key, group))
    return [`${key}:`, ...setting.inflections.map((form) => `  ${form}: ${madeUp(setting.name)}`)]
  if (schema.properties) {
    const given = defaults[key]
    const inner = { key, indent: `${indent}  `, explained, defaults: isGroup(given) ? given : {} }
    return [`${indent}${key}:`, ...fieldsOf(schema, setting, inner).flat()]
  }
  if (isList(schema)) return [`${indent}${key}:`, ...itemsOf(schema, setting, indent)]
  return [`${indent}${key}: ${scalar(key, schema, setting, { within: group.key })}`]
}

/** The comment above a required field. */
function explanation(schema: Json, { explained, indent }: Group): string[] {
  const about = aboutOf(schema)
  return explained && about !== undefined ? comment('', about + choices(schema), indent) : []
}

/** The items of a list: as many as it must have, and at least one. */
function itemsOf(schema: Json & { items: Json }, setting: Setting, indent: string): string[] {
  const count = Math.max(1, schema.minItems ?? 1)
  const all = schema.items.oneOf ? blocksOf(schema) : Array.from({ length: count }, () => schema.items)
  return all.flatMap((items, i) => {
    if (!items.properties) return [`${indent}  - ${scalar('', items, setting, { index: i })}`]
    const inner = { key: '', indent: `${indent}    `, explained: false, defaults: {} }
    const [first = '', ...rest] = fieldsOf(items, setting, inner).flat()
    return [`${indent}  - ${first.trimStart()}`, ...rest]
  })
}

/** The blocks that a list of sections begins with: those that its template names in `start`, else the first. */
function blocksOf({ items: { oneOf = [] }, start = [] }: Json & { items: Json }): readonly Json[] {
  const found = start.flatMap((name) => oneOf.filter(({ properties }) => properties?.block?.const === name))
  return found.length > 0 ? found : oneOf.slice(0, 1)
}

const isList = (schema: Json): schema is Json & { items: Json } =>
  schema.type === 'array' && schema.items !== undefined && !Array.isArray(schema.items)

/** A value that is right in form; a text is tagged `!placeholder`. */
function scalar(key: string, schema: Json, setting: Setting, { index = 0, within = '' }): string {
  const { field, enum: names, const: only, type, minimum = 1 } = schema
  if (only !== undefined) return /^[a-z][a-z-]*$/.test(String(only)) ? String(only) : JSON.stringify(only)
  if (names) return String(names[index % names.length])
  if (field && field.is !== 'text') return target(field, setting, index)
  if (type === 'boolean') return 'false'
  return type === 'integer' || type === 'number' ? `!placeholder ${minimum}` : words(key, schema, setting, within)
}

/** The address, picture or entry that a field names. */
function target(field: Field, { pictures, slugs }: Setting, index: number): string {
  if (field.is === 'picture') return pictures[0] ?? madeUp('picture.jpg')
  if (field.is !== 'ref') return '/'
  const known = slugs(field.collection)
  return known[index] ?? known[0] ?? madeUp(`a-file-of-${field.collection}`)
}

function words(key: string, { description = key }: Json, { name, known }: Setting, within: string): string {
  if (key === 'name' && description.startsWith('what links')) return known ? quoted(name) : madeUp(name)
  // Headings of two parts of a page differ.
  const part = key === 'heading' && within !== '' ? `, ${within}` : ''
  // Of the description of a page for search engines, the least width is checked.
  return madeUp(`${name}${part}: ${key === 'description' ? description : plain(description)}`)
}

const quoted = (text: string) => JSON.stringify(text)
const madeUp = (text: string) => `!placeholder ${quoted(text)}`

/** The first words of a description, without characters that mark facts and links in a text. */
const plain = (description: string) => description.replace(/[;,(:{}[\]].*$/s, '').trim()

/** What a field is for. For a list of references, or one without a description, it includes what its items are. */
function aboutOf(schema: Json): string | undefined {
  const { description } = schema
  if (!isList(schema) || (description !== undefined && schema.items.field?.is !== 'ref')) return description
  return [description, schema.items.description].filter((one) => one !== undefined).join(': ') || undefined
}

const choices = ({ enum: names }: Json) =>
  names && names.length <= 12 ? `: one of ${names.map(String).join(' | ')}` : ''

function aboutOptional(schema: Json, given: boolean): string {
  const about = aboutOf(schema) ?? ''
  const fields = schema.properties && Object.keys(schema.properties).join(', ')
  const why = given ? 'the route gives it' : 'may be left out'
  return `${about}${choices(schema)}${fields ? ` (${fields})` : ''}; ${why}`
}

/** A comment, broken into lines that are no wider than the file. */
function comment(start: string, text: string, indent: string): string[] {
  const lines: string[] = []
  let line = `${indent}# ${start}`
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH && !line.endsWith('# ')) {
      lines.push(line)
      line = `${indent}#  `
    }
    line += line.endsWith('# ') ? word : ` ${word}`
  }
  return [...lines, line]
}
