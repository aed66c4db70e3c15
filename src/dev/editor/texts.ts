// A drawn page -> its texts as whoever edits them sees them: where each stands, what its field is for, how it was
// typed, and the claims in it.
import { kindsOf } from '../../load/describe.ts'
import { isYaml } from '../../load/sources.ts'
import type { PageSource, Path } from '../../model/content.ts'
import type { PlannedPage } from '../../model/plan.ts'
import type { Place, Problem } from '../../model/problem.ts'
import type { Json } from '../../model/schemas/json-schema.ts'
import type { Live } from '../live.ts'

/** A text of a page. Its place in the list is the number its mark has in the page. */
export interface PageText {
  readonly at: Place
  readonly path: Path
  /** What the field is for. */
  readonly about: string
  /** As it was typed, with claims unfilled. Absent where it cannot be edited here. */
  readonly source?: string
  /** The digest of its file. */
  readonly digest: string
  /** How many pages take it from their route; absent where it is of one file. */
  readonly shared?: number
  /** Whether its file says that it is made up. */
  readonly placeholder: boolean
  /** Names of claims in it. */
  readonly claims: readonly string[]
}

/** A claim as it is declared. */
export interface ClaimText extends PageText {
  readonly name: string
  /** How many pages hold it. */
  readonly pages: number
}

/** `{name}` in a text as it was typed. */
const CLAIM = /\{([a-z][\w-]*(?:\.[\w-]+)*)\}/g

/** Where a claim is declared, by its name. */
const pathOf = (name: string): Path => {
  const [claim = '', variant] = name.split('.')
  return variant === undefined ? ['claims', claim, 'text'] : ['claims', claim, 'variants', variant, 'text']
}

/** The files of routes, in each language. */
const ROUTES = /^content\/routes(?:\.[a-z]{2})?\.yaml$/

/** Finds texts of a site. */
export function textsOf({ opened, draw }: Live) {
  const { content, inputs, plan } = opened
  let kinds: ReadonlyMap<string, Json> | undefined
  const documents = new Map(plan.pages.map(({ document }) => [document.file, document]))
  /** Of the bytes the pages were drawn from, whatever the file holds at this moment. */
  const digestOf = (file: string) => {
    const document = documents.get(file)
    return document && document.base === undefined ? document.digest : inputs.digest(file)
  }
  const about = (file: string, path: Path): string => {
    kinds ??= new Map(kindsOf(opened.templates, content.routes).map(({ name, schema }) => [name, schema]))
    const template = documents.get(file)?.template
    const [, name = ''] = /^(?:content\/)?([^/]+?)(?:\.yaml|\/.*)$/.exec(file) ?? []
    return descriptionAt(kinds.get(template === undefined ? name : `page-${template}`), path)
  }
  const key = (file: string, path: Path) => `${file} ${JSON.stringify(path)}`
  const placeholders = new Set([
    ...content.placeholders.map(({ file, path }) => key(file, path)),
    ...[...documents.values()].flatMap(({ file, placeholders }) => placeholders.map(({ path }) => key(file, path))),
  ])
  const textAt = (file: string, path: Path): PageText => {
    const at = content.at(file, path)
    // What a file leaves to another stands there: in that of the first language, or in that of the routes.
    if (at.file !== file) return { ...textIn(at.file, file, path), about: about(file, path) }
    const source = isYaml(file) ? content.source(file, path) : undefined
    const named = [...(source ?? '').matchAll(CLAIM)].map(([, name = '']) => name)
    const claims = [...new Set(named)].filter((name) => claimOf(name) !== undefined)
    return {
      at,
      path,
      about: about(file, path),
      digest: digestOf(file),
      placeholder: placeholders.has(key(file, path)),
      claims,
      ...(source !== undefined && { source }),
    }
  }
  /** A text that `file` leaves to another, in that. */
  const textIn = (holder: string, file: string, path: Path): Omit<PageText, 'about'> => {
    const { route, language } = documents.get(file) ?? {}
    if (route === undefined || !ROUTES.test(holder)) return textAt(holder, path)
    const key = holder === 'content/routes.yaml' ? route : (content.routes.pages[route]?.path ?? '')
    const isTaken = (source: PageSource) =>
      source.route === route && (holder === 'content/routes.yaml' || source.language === language)
    return { ...textAt(holder, ['pages', key, 'defaults', ...path]), shared: content.sources.filter(isTaken).length }
  }
  const claimOf = (name: string) => {
    const [claim = '', variant] = name.split('.')
    const declared = content.site.claims[claim]
    return variant === undefined ? declared : declared?.variants?.[variant]
  }
  const textsAt = (page: PlannedPage): PageText[] => {
    const drawn = draw(page)
    return 'level' in drawn ? [] : drawn.texts().map(({ file, path }) => textAt(file, path))
  }
  return {
    /** The texts of a page, in the order of its marks. */
    page: textsAt,
    /** A claim, by its name; every page is drawn for it, while others are answered. */
    async claim(name: string): Promise<ClaimText | undefined> {
      if (claimOf(name) === undefined) return undefined
      let pages = 0
      for (const page of plan.pages) {
        await new Promise((done) => setImmediate(done))
        if (textsAt(page).some(({ claims }) => claims.includes(name))) pages++
      }
      return { ...textAt('site.yaml', pathOf(name)), name, pages }
    },
  }
}

/** What a field is for: its own description, or that of the group around it. */
function descriptionAt(schema: Json | undefined, path: Path): string {
  let found = schema?.description ?? ''
  let node = schema
  for (const step of path) {
    const choices: readonly (Json | undefined)[] = [node, ...(node?.anyOf ?? [])]
    node = choices.map((each) => innerOf(each, step)).find((each) => each !== undefined)
    if (node?.description !== undefined) found = node.description
  }
  return found
}

function innerOf(schema: Json | undefined, step: string | number): Json | undefined {
  if (typeof step === 'number') {
    const { items } = schema ?? {}
    return Array.isArray(items) ? (items[step] ?? items[0]) : (items as Json | undefined)
  }
  const { properties, additionalProperties } = schema ?? {}
  return properties?.[step] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

/** Quotes and escapes that a value may have besides its text. */
const QUOTES = 4

/** Whether a place lies in a text as it stands in its file. */
function holds({ at, source = '' }: PageText, { file, line = 1, column = 1 }: Place): boolean {
  if (file !== at.file || at.line === undefined) return false
  const [from, lines] = [at.column ?? 1, source.split('\n').length]
  return lines > 1
    ? line >= at.line && line <= at.line + lines
    : line === at.line && column >= from && column <= from + source.length + QUOTES
}

/** The findings that are about places in these texts, by the number of the text: each in the last that begins before it. */
export function findingsAt(texts: readonly PageText[], findings: readonly Problem[]): (readonly Problem[])[] {
  const key = ({ file, line, column }: Place) => `${file}:${line}:${column}`
  const isLater = (one: Place, other: Place) =>
    (one.line ?? 1) > (other.line ?? 1) || (one.line === other.line && (one.column ?? 1) > (other.column ?? 1))
  const byPlace = new Map<string, Problem[]>()
  for (const finding of findings) {
    const { at } = finding
    const around = at ? texts.filter((text) => holds(text, at)).map((text) => text.at) : []
    const [first] = around
    if (!first) continue
    const place = key(around.reduce((last, each) => (isLater(each, last) ? each : last), first))
    byPlace.set(place, [...(byPlace.get(place) ?? []), finding])
  }
  return texts.map(({ at }) => byPlace.get(key(at)) ?? [])
}
