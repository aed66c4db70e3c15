// One page's YAML file -> its entry, validated, with claims filled in and references checked; and the short record of
// it. Pure.
import { z } from 'zod'
import {
  type ContentDocument,
  type DocumentRecord,
  inLanguage,
  isGroup,
  type PageSource,
  type Path,
  valueAt,
} from '../model/content.ts'
import { didYouMean } from '../model/nearest.ts'
import { error, type Problem, withRule } from '../model/problem.ts'
import { entryShape, translationShape } from '../model/schemas/content-schemas.ts'
import { DANGLING, FACT } from '../model/schemas/fields.ts'
import { shortDigest } from '../runtime/digest.ts'
import { withDefaults } from './defaults.ts'
import type { LoadedSite } from './loaded.ts'
import { translated } from './translations.ts'
import { validate } from './validate.ts'
import { parseFile } from './yaml/parse.ts'

/** A page's file, loaded. */
export interface LoadedDocument {
  readonly document: ContentDocument
  /** The file's own data, as typed. */
  readonly raw: unknown
  /** Paths tagged `!placeholder`. */
  readonly placeholders: readonly Path[]
  /** The facts that its texts name, and what they say. */
  readonly facts: Readonly<Record<string, string>>
}

/** `unparsed`: the file is not YAML, so what it says is not known. */
export type DocumentLoading =
  | { readonly value: LoadedDocument; readonly problems: readonly Problem[]; readonly unparsed: false }
  | { readonly value?: never; readonly problems: readonly Problem[]; readonly unparsed: boolean }

/**
 * Loads one file of the site. `baseContents` are those of the file it takes values from. Pure but for the schemas of
 * templates, which are made once a language.
 */
export function loadDocument(
  whole: LoadedSite,
  source: PageSource,
  contents: string | Uint8Array,
  baseContents: string | Uint8Array = '',
): DocumentLoading {
  const site = inLanguage(whole, source.language)
  const { file, base, route: index } = source
  const parsed = parseFile(file, contents)
  if (!parsed.value) return { problems: parsed.problems, unparsed: true }
  const { data: raw, placeholders } = parsed.value
  const first = base === undefined ? undefined : parseFile(base, baseContents)
  // What is wrong with the other file is told where that is loaded.
  if (first && !first.value) return { problems: first.problems, unparsed: true }
  const route = site.routes.pages[index]
  if (!route) throw new Error(`there is no route ${index}`)
  const fail = (...problems: readonly Problem[]): DocumentLoading => ({ problems, unparsed: false })
  const places = () => site.placesOf(file)
  const routeAt = () => site.at('content/routes.yaml', ['pages', index, 'template'])

  const merged = first?.value ? translated(raw, first.value.data) : raw
  const own = isGroup(merged) && typeof merged.template === 'string' ? merged.template : undefined
  const template = own ?? route.template
  const folder = site.site?.templates ?? 'templates'
  if (!Object.hasOwn(site.shapes.pages, template)) {
    const place = own !== undefined ? places().at(['template']) : routeAt()
    const help = didYouMean(template, Object.keys(site.shapes.pages))
    return fail(withRule(DANGLING, error(`there is no template "${template}" in ${folder}/pages/`, place, help)))
  }
  const schema = schemaOf(site, template, base !== undefined && route.each !== undefined)
  if (schema instanceof Error)
    return fail(
      error(
        `${folder}/pages/${template} threw while it listed its fields: ${schema.message}`,
        routeAt(),
        'look at content() of that template',
      ),
    )
  // What its own language gives comes before what the first one says.
  const ownDefaults = site.ownDefaults.get(index)
  const given =
    first?.value && ownDefaults ? translated(withDefaults(raw, ownDefaults, merged), first.value.data) : merged
  const data = route.defaults ? withDefaults(given, route.defaults, merged) : given
  site.begin(file)
  const result = validate(schema, data, places)
  const entry = result.value as ContentDocument['entry'] | undefined
  const problems = [...result.problems]
  if (entry && (entry as { slug?: unknown }).slug !== source.ownSlug)
    problems.push(error('slug: stands where it is not seen', places().at(['slug']), 'write it on a line of its own'))
  const from = entry?.questionsFrom
  const groups = site.slugs.get('faqs') ?? new Set()
  if (from !== undefined && from !== 'none' && !groups.has(from)) {
    const text = `questionsFrom: "${from}" is not in content/faqs/`
    problems.push(withRule(DANGLING, error(text, places().at(['questionsFrom']), didYouMean(from, groups))))
  }
  for (const name of site.shapes.pages[template]?.uses ?? [])
    if (entry && !site.data.has(name))
      problems.push(
        error(
          `the template "${template}" needs content/${name}.yaml`,
          routeAt(),
          `write content/${name}.yaml; see content/README.md`,
        ),
      )
  return entry && problems.length === 0
    ? {
        value: { document: { ...source, template, entry }, raw, placeholders, facts: factsIn(data, site.tokens) },
        problems: [],
        unparsed: false,
      }
    : { problems, unparsed: false }
}

/** The facts that the texts of a value name, and what they say. */
function factsIn(value: unknown, facts: ReadonlyMap<string, string>): Record<string, string> {
  const names = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.includes('{')) for (const [, name = ''] of value.matchAll(FACT)) names.add(name)
    } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner)
  }
  walk(value)
  return Object.fromEntries(
    [...names].sort().flatMap((name) => (facts.has(name) ? [[name, facts.get(name) ?? '']] : [])),
  )
}

/** The fields of a template's pages, or what the template threw when it was asked for them. */
function schemaOf(
  { shapes, fields, schemas }: LoadedSite,
  template: string,
  isTranslation: boolean,
): z.ZodType | Error {
  const key = isTranslation ? `${template} slug` : template
  const ready = schemas.get(key)
  if (ready) return ready
  try {
    const shape = { ...entryShape(fields), ...shapes.pages[template]?.content(fields) }
    const schema = z.strictObject(isTranslation ? { ...shape, ...translationShape() } : shape)
    schemas.set(key, schema)
    return schema
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault))
  }
}

/** What is held of a document for the whole site. `digest` is that of the file's bytes; texts carry no source tags. */
export function recordOf(
  { document: { entry, ...source }, raw, placeholders, facts }: LoadedDocument,
  digest: string,
  pictures: ReadonlySet<string>,
): DocumentRecord {
  const references = new Set<string>()
  const shown = new Set<string>()
  const headings = headingCharacters()
  headings.add(entry)
  const longest = longestOf(pictures)
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      // To look a text up, all of its letters are read.
      if (value.length <= longest && pictures.has(value)) shown.add(value)
    } else if (Array.isArray(value)) for (const inner of value) walk(inner)
    else if (typeof value === 'object' && value !== null) {
      if ('$ref' in value) references.add(String(value.$ref))
      else for (const key in value) walk((value as Readonly<Record<string, unknown>>)[key])
    }
  }
  walk(entry)
  const { name, summary = '', detail = '', icon = '', inflections = {} } = entry
  return {
    ...source,
    ...{ name, summary, detail, icon, inflections },
    title: entry.head.title,
    keywords: entry.head.keywords,
    robots: entry.head.robots,
    social: { title: entry.head.social?.title, line: entry.head.social?.line },
    questionsFrom: entry.questionsFrom,
    references: [...references].sort(),
    pictures: [...shown].sort(),
    headings: headings.all(),
    facts,
    placeholders: placeholders.map((path) => ({ path, value: valueAt(raw, path) })),
    ignore: (entry.ignore ?? []).map(({ rule, about }) => ({ rule, about })),
    digest,
    cardDigest: shortDigest(name, summary, detail, icon, JSON.stringify(inflections)),
  }
}

/** Keys of texts that templates set in the heading face, wherever they stand. */
const HEADINGS = new Set(['heading', 'title', 'name', 'question', 'price', 'code', 'address'])

/** Letters of the longest name of a set. */
function longestOf(names: ReadonlySet<string>): number {
  const known = longests.get(names)
  if (known !== undefined) return known
  let longest = 0
  for (const { length } of names) longest = Math.max(longest, length)
  longests.set(names, longest)
  return longest
}

const longests = new WeakMap<ReadonlySet<string>, number>()

/** Latin and Greek letters, signs and accents come before this. */
const COMMON = 0x400

/** Collects the characters of headings, those of two code units too. Spaces and controls are left out. */
export function headingCharacters() {
  // Ten thousand pages have a hundred million characters: a place for each that is common, sets for all others.
  const common = new Uint8Array(COMMON)
  const others = new Set<string>()
  const pairs = new Set<string>()
  const addText = (text: string) => {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      if (unit < COMMON) common[unit] = 1
      else if (unit >= 0xd800 && unit < 0xdc00) pairs.add(text.slice(i, ++i + 1))
      else others.add(text.charAt(i))
    }
  }
  /** The headings of a value; with `all`, every text. What `head` holds is not on the page. */
  const add = (value: unknown, all = false): void => {
    if (typeof value === 'string') {
      if (all) addText(value)
    } else if (Array.isArray(value)) for (const inner of value) add(inner, all)
    else if (typeof value === 'object' && value !== null)
      for (const key in value) {
        if (key === 'head') continue
        const inner = (value as Readonly<Record<string, unknown>>)[key]
        add(inner, all || (typeof inner === 'string' && HEADINGS.has(key)))
      }
  }
  return {
    add,
    all(): string {
      let text = ''
      for (let unit = 0x21; unit < COMMON; unit++) if (common[unit]) text += String.fromCharCode(unit)
      return text + [...others].sort().join('') + [...pairs].sort().join('')
    },
  }
}
