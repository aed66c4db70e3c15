// Makes the tables of content/README.md, which explain every field of a site's files.
import type { Words } from '../language/words.ts'
import { isGroup, valueAt } from '../model/data.ts'
import { entryShape } from '../model/schemas/content-schemas.ts'
import { Fields } from '../model/schemas/fields.ts'
import type { Json } from '../model/schemas/json-schema.ts'
import type { FileKind } from './file-kinds.ts'

/**
 * The text of content/README.md: the present one down to the line that marks the tables, then a table of fields for each
 * kind of file. `labels` are the words of the theme by their paths.
 */
export function fieldGuide(
  kinds: readonly FileKind[],
  present: string,
  words: Words,
  { labels, examples = new Map(), icons = [] }: Shown = {},
): string {
  const { comment } = words
  const mark = comment('mark')
  const [before = ''] = present.split(mark)
  const isPage = ({ name }: FileKind) => name.startsWith('page-')
  const isData = ({ name, files }: FileKind) => files.length === 1 && !/[*]/.test(files[0] ?? '') && name !== 'routes'
  const schemaOf = (name: string) => kinds.find((kind) => kind.name === name)?.schema ?? {}
  const everyPage = new Set(Object.keys(entryShape(new Fields({}))))
  const isShared = ([field]: Row) => everyPage.has(field.replace(/[.[].*$/s, ''))
  // The fields of `ignore` are the same everywhere and are listed for site.yaml.
  const fieldsOf = (name: string) =>
    rows(schemaOf(name), { prefix: '', steps: [name.replace(/^page-.*/, 'page')], words, labels })
  const fields = (name: string) => fieldsOf(name).filter(([field]) => !field.startsWith('ignore['))
  const tableOf = (lines: readonly Row[]) => table(lines, comment)
  const templates = kinds.filter(isPage)
  const sections: [title: string, table: string][] = [
    ['`site.yaml`', tableOf(fieldsOf('site'))],
    ['`content/routes.yaml`', tableOf(fields('routes'))],
    [comment('everyPage'), tableOf(fields(templates[0]?.name ?? '').filter(isShared))],
    ...templates.map(({ name, files }): [string, string] => {
      const drawn = files.length > 0 ? `${files.map((file) => `\`${file}\``).join(', ')}\n\n` : ''
      const rows = fields(name).filter((row) => !isShared(row))
      return [comment('pagesOf', { name: `\`${name.slice(5)}\`` }), drawn + tableOf(rows)]
    }),
    ['`content/faqs/<group>.yaml`', tableOf(fields('faqs'))],
    ...kinds
      .filter((kind) => isData(kind) && !isPage(kind) && kind.name !== 'site')
      .map(({ name }): [string, string] => [`\`content/${name}.yaml\``, tableOf(fields(name))]),
    ...(examples.size > 0 ? [[comment('examples'), examplesOf(examples)] as [string, string]] : []),
    ...(icons.length > 0
      ? [[comment('icons'), icons.map((icon) => `\`${icon}\``).join(', ')] as [string, string]]
      : []),
  ]
  return `${before.trimEnd()}\n\n${mark}\n\n${sections.map(([title, body]) => `## ${title}\n\n${body}\n`).join('\n')}`
}

/** The lists that the guide shows beside the fields: the words of the theme, the examples of sections, the names of icons. */
interface Shown {
  readonly labels?: unknown
  /** The YAML of an example, by the name of its block. */
  readonly examples?: ReadonlyMap<string, string>
  readonly icons?: readonly string[] | undefined
}

/** The examples of sections as they stand in the file of a page. */
function examplesOf(examples: ReadonlyMap<string, string>): string {
  const sections = [...examples].map(([name, text]) => {
    const lines = text
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('#'))
    return [`  - block: ${name}`, ...lines.map((line) => `    ${line}`)].join('\n')
  })
  return `\`\`\`yaml\nsections:\n${sections.join('\n\n')}\n\`\`\``
}

type Row = readonly [field: string, type: string, required: string, about: string]

/** Where fields are: what is before their names, the kind of the file and the keys that lead to them. */
interface Spot {
  readonly prefix: string
  readonly steps: readonly string[]
  readonly words: Words
  readonly labels: unknown
}

/** A schema's fields, nested ones after their parent: `items[].title`, `claims.<name>.text`. */
function rows(schema: Json, spot: Spot): Row[] {
  const { comment } = spot.words
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const inner = { ...spot, prefix: `${spot.prefix}${key}`, steps: [...spot.steps, key] }
    const words = wordsOnly(value)
    const names = words && comment('wordList', { names: words.join(', ') })
    const about = [aboutOf(value, inner), names].filter(Boolean).join('; ')
    const no = comment('no')
    const fallback = typeof value.default === 'object' ? no : `${no} (\`${String(value.default)}\`)`
    const required = schema.required?.includes(key) ? comment('yes') : no
    const row: Row = [inner.prefix, typeOf(value, comment), value.default === undefined ? required : fallback, about]
    return words ? [row] : [row, ...below(value, inner)]
  })
}

/** The purpose of a field; for a word of the theme, the word too, or in other languages than English the word alone. */
function aboutOf({ description, items }: Json, { words, steps, labels }: Spot): string | undefined {
  const about = description ?? (isGroup(items) ? (items as Json).description : undefined)
  const isEnglish = words.language === 'en'
  if (steps[0] !== 'labels') return isEnglish ? about : words.aboutOf(steps, about ?? '')
  const word = valueAt(labels, steps.slice(1))
  if (isGroup(word)) return isEnglish ? about : undefined
  if (typeof word !== 'string') return about
  return isEnglish ? `${about}: "${word}"` : `«${word}»`
}

/** The rows inside a field. The fields of one block of `sections` are named `sections[gallery].heading`. */
function below(value: Json, spot: Spot): Row[] {
  const { properties, additionalProperties, oneOf, items } = value
  const { prefix, steps } = spot
  if (properties) return rows(value, { ...spot, prefix: `${prefix}.` })
  if (isGroup(additionalProperties)) return below(additionalProperties as Json, { ...spot, prefix: `${prefix}.<name>` })
  if (oneOf)
    return oneOf.flatMap((schema) => {
      const { block, ...fields } = schema.properties ?? {}
      const name = String(block?.const ?? '')
      const inner = { ...spot, prefix: `${prefix.slice(0, -1)}${name}].`, steps: [...steps, name] }
      return rows({ ...schema, properties: fields }, inner)
    })
  return isGroup(items) ? below(items as Json, { ...spot, prefix: `${prefix}[]` }) : []
}

/** The keys of a group that holds nothing but texts without a description of their own: a list of interface words. */
function wordsOnly({ properties }: Json): string[] | undefined {
  const inner = Object.entries(properties ?? {})
  return inner.length > 1 && inner.every(([, { type, description }]) => type === 'string' && description === undefined)
    ? inner.map(([key]) => `\`${key}\``)
    : undefined
}

/** Past this many, choices are counted instead of listed. */
const CHOICES = 12

/** The words of a type or a format, for one value and for several. */
const TYPES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  email: ['mailbox', 'mailboxes'],
  uri: ['fullAddress', 'fullAddresses'],
  string: ['text', 'texts'],
  integer: ['wholeNumber', 'wholeNumbers'],
  number: ['number', 'numbers'],
  boolean: ['trueOrFalse', 'trueOrFalse'],
  object: ['group', 'groups'],
}

type Comment = Words['comment']

function typeOf(value: Json, comment: Comment, many = false): string {
  const { type = value.oneOf ? 'object' : '', format = '', properties, additionalProperties: inner } = value
  const isOfTypes = value.anyOf?.every((choice) => choice.const === undefined)
  if (isOfTypes) return (value.anyOf ?? []).map((choice) => typeOf(choice, comment, many)).join(' / ')
  const choices = value.enum ?? value.anyOf?.map((choice) => choice.const)
  if (choices)
    return choices.length > CHOICES
      ? comment('oneOfNames', { n: choices.length })
      : comment('oneOf', { names: choices.map((choice) => `\`${String(choice)}\``).join(', ') })
  if (type === 'array') return listOf(value, comment)
  if (value.type === 'object' && !properties)
    return comment('byName', { type: typeOf(isGroup(inner) ? (inner as Json) : {}, comment, true) })
  return comment((TYPES[format] ?? TYPES[type])?.[many ? 1 : 0] ?? 'anything')
}

function listOf({ items, minItems, maxItems }: Json, comment: Comment): string {
  const [item, count] = Array.isArray(items)
    ? [items[0], items.length]
    : [items as Json | undefined, minItems === maxItems ? minItems : undefined]
  const type = typeOf(item ?? {}, comment, true)
  const most = count === undefined && maxItems !== undefined ? ` ${comment('atMost', { n: maxItems })}` : ''
  return comment('listOf', { type: count === undefined ? type : `${count} ${type}` }) + most
}

function table(fields: readonly Row[], comment: Comment): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
  return [
    `| ${comment('field')} | ${comment('type')} | ${comment('required')} | |`,
    '|---|---|---|---|',
    ...fields.map(([field, type, required, about]) => `| \`${field}\` | ${type} | ${required} | ${cell(about)} |`),
  ].join('\n')
}
