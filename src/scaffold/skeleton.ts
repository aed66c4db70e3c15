// The shape of a page -> a YAML file with every field it needs, each under a comment that says what it is for. Pure.
import { isGroup } from '../model/content.ts'
import type { Json } from '../model/schemas/json-schema.ts'

/** What the words of a new file are made from. */
export interface Setting {
  /** What links and cards call the page; `known` when somebody gave it, not made up from the slug. */
  readonly name: string
  readonly known: boolean
  /** Slugs of a collection that the page may refer to. */
  readonly slugs: (collection: string) => readonly string[]
  /** Pictures it may show. */
  readonly pictures: readonly string[]
  /** Values that the route gives to files that leave them out. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** Forms of the name that the route's texts ask for, like `in`. */
  readonly inflections: readonly string[]
}

/** Columns of the file's lines. */
const WIDTH = 120

/** The text of the file; `title` is what its first line says. */
export function skeleton(schema: Json, title: string, setting: Setting): string {
  const fields = fieldsOf(schema, setting, '', true, setting.defaults)
  const apart = (lines: readonly string[], i: number) => {
    if (lines.some((line) => /^\w+:$/.test(line))) return ['', ...lines, '']
    // Its comment would run into those of the fields above that are left out.
    return isWritten(lines) && i > 0 && !isWritten(fields[i - 1] ?? []) ? ['', ...lines] : lines
  }
  return `${`# ${title}\n${fields.flatMap(apart).join('\n')}`.replace(/\n{3,}/g, '\n\n').trimEnd()}\n`
}

/** Whether the lines of a field say more than what it is for. */
const isWritten = (lines: readonly string[]) => lines.some((line) => !line.trimStart().startsWith('#'))

/** The lines of each field of a group; comments only where `explained`. */
function fieldsOf(
  { properties = {}, required = [] }: Json,
  setting: Setting,
  indent: string,
  explained: boolean,
  defaults: Readonly<Record<string, unknown>> = {},
  within = '',
): string[][] {
  const isTop = indent === ''
  const forms = isTop ? setting.inflections : []
  return Object.entries(properties).map(([key, schema]) => {
    const isNeeded = required.includes(key) && schema.default === undefined
    const isForms = key === 'inflections' && forms.length > 0
    if (!isNeeded && !isForms)
      return explained ? comment(`${key}:`, aboutOptional(schema, key in defaults), indent) : []
    const about = aboutOf(schema)
    const above = explained && about !== undefined ? comment('', about + choices(schema), indent) : []
    if (isForms) return [...above, `${key}:`, ...forms.map((form) => `  ${form}: ${madeUp(setting.name)}`)]
    const given = defaults[key]
    if (schema.properties) {
      const inner = fieldsOf(schema, setting, `${indent}  `, explained, isGroup(given) ? given : {}, key)
      return [...above, `${indent}${key}:`, ...inner.flat()]
    }
    if (isList(schema)) return [...above, `${indent}${key}:`, ...itemsOf(schema, setting, indent)]
    return [...above, `${indent}${key}: ${scalar(key, schema, setting, 0, within)}`]
  })
}

/** The items of a list: as many as it must have, and one at least. The first of them is explained. */
function itemsOf(schema: Json & { items: Json }, setting: Setting, indent: string): string[] {
  const count = Math.max(1, schema.minItems ?? 1)
  const all = schema.items.oneOf ? blocksOf(schema) : Array.from({ length: count }, () => schema.items)
  return all.flatMap((items, i) => {
    if (!items.properties) return [`${indent}  - ${scalar('', items, setting, i)}`]
    const [first = '', ...rest] = fieldsOf(items, setting, `${indent}    `, false).flat()
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

/** A value that is right in form. What somebody has to write is tagged. */
function scalar(key: string, schema: Json, setting: Setting, place: number, within = ''): string {
  const { field, enum: names, const: only, type, description = key } = schema
  if (only !== undefined) return /^[a-z][a-z-]*$/.test(String(only)) ? String(only) : JSON.stringify(only)
  if (names) return String(names[place % names.length])
  if (field?.is === 'href') return '/'
  if (field?.is === 'picture') return setting.pictures[0] ?? madeUp('picture.jpg')
  if (field?.is === 'ref') {
    const slugs = setting.slugs(field.collection)
    return slugs[place] ?? slugs[0] ?? madeUp(`a-file-of-${field.collection}`)
  }
  if (type === 'boolean') return 'false'
  if (type === 'integer' || type === 'number') return `!placeholder ${schema.minimum ?? 1}`
  if (key === 'name' && description.startsWith('what links'))
    return setting.known ? quoted(setting.name) : madeUp(setting.name)
  // The text below a search result is the only one whose least width is checked.
  // Headings of two parts of a page are not the same.
  const part = key === 'heading' && within !== '' ? `, ${within}` : ''
  return madeUp(`${setting.name}${part}: ${key === 'description' ? description : plain(description)}`)
}

const quoted = (text: string) => JSON.stringify(text)
const madeUp = (text: string) => `!placeholder ${quoted(text)}`

/** The first thing a description says, without what a text would take for a fact or a link. */
const plain = (description: string) => description.replace(/[;,(:{}[\]].*$/s, '').trim()

/** What a field is for; of a list, also what stands in it, where that is all it says or names a file. */
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

/** Lines of comment, none wider than the file. */
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
