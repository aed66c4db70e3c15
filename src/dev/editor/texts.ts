// The values that a drawn page shows, as the page editor needs them: where each is defined, what its field is for, how
// it was typed, and the claims in it.
import type { Words } from '../../language/words.ts'
import { isYaml } from '../../load/sources.ts'
import { fileIn, inLanguage, type PageSource } from '../../model/content.ts'
import { type Path, valueAt } from '../../model/data.ts'
import type { PlannedPage } from '../../model/plan.ts'
import type { Place, Problem } from '../../model/problem.ts'
import type { Json } from '../../model/schemas/json-schema.ts'
import type { Live } from '../../pipeline/live.ts'
import { memoize } from '../../runtime/memoize.ts'
import { kindsOf } from '../../scaffold/file-kinds.ts'
import { type ShownValue, valuesOn } from './values.ts'

/** A value on a page. Its index in the list is the number of its mark in the page. */
export interface PageText {
  readonly at: Place
  readonly path: Path
  /** The title of the field. */
  readonly title: string
  /** An explanation of the field; '' if it needs none. */
  readonly more: string
  /** As it was typed, with claims unfilled. Absent if it cannot be edited here. */
  readonly source?: string
  /** The digest of its file. */
  readonly digest: string
  /** How many pages take it from their route; absent if it belongs to one file. */
  readonly shared?: number
  /** Whether its file marks it as made up. */
  readonly placeholder: boolean
  /** Names of claims in it. */
  readonly claims: readonly string[]
  /** The value is the name of a picture: a dropped file replaces it. */
  readonly isPicture?: true
}

/** A claim as it is declared in a language. */
export interface ClaimText extends PageText {
  readonly name: string
  /** How many pages of the language contain it. */
  readonly pages: number
}

/** `{name}` in a text as it was typed. */
const CLAIM = /\{([a-z][\w-]*(?:\.[\w-]+)*)\}/g

/** The files of routes, in each language. */
const ROUTES = /^content\/routes(?:\.[a-z]{2})?\.yaml$/

const keyOf = (file: string, path: Path) => `${file} ${JSON.stringify(path)}`

/** Describes the values of a site, in these words. */
export class Texts {
  readonly #live: Live
  readonly #words: Words
  readonly #records: ReadonlyMap<string, PlannedPage['record']>
  readonly #placeholders: ReadonlySet<string>
  #kinds: ReadonlyMap<string, Json> | undefined

  constructor(live: Live, words: Words) {
    this.#live = live
    this.#words = words
    const { content, plan } = live.site
    this.#records = new Map(plan.pages.map(({ record }) => [record.file, record]))
    const tagged = [
      ...content.placeholders,
      ...plan.pages.flatMap(({ record: { file, placeholders } }) => placeholders.map((path) => ({ file, path }))),
    ]
    this.#placeholders = new Set(tagged.map(({ file, path }) => keyOf(file, path)))
  }

  /** The values of a page, in the order of its marks. */
  page(page: PlannedPage): PageText[] {
    const values = valuesOn(this.#live)(page)
    return values.map((value) => ({ ...this.#textOf(value), ...(value.isPicture && { isPicture: true }) }))
  }

  /** Most values of a menu or a footer are on every page. */
  readonly #textOf = memoize(({ file, path }: ShownValue) => this.#textAt(file, path), {
    key: ({ file, path }) => keyOf(file, path),
  })

  /** A claim in a language, by its name. Every page is drawn to count it, and other requests are answered meanwhile. */
  async claim(name: string, language: string): Promise<ClaimText | undefined> {
    const { content, plan } = this.#live.site
    const translation = inLanguage(content, language)
    const path = pathOfClaim(name)
    if (valueAt(translation.site, path) === undefined) return undefined
    let pages = 0
    for (const page of plan.pages) {
      await new Promise((done) => setImmediate(done))
      if (page.record.language === language && this.page(page).some(({ claims }) => claims.includes(name))) pages++
    }
    const about = [
      valueAt(translation.site, [...path.slice(0, 2), 'about']),
      valueAt(translation.site, [...path.slice(0, -1), 'why']),
    ]
    const text = this.#textAt(fileIn(translation, 'site.yaml'), path)
    return { ...text, title: about.filter((words) => words !== undefined).join(': '), more: '', name, pages }
  }

  #textAt(file: string, path: Path): PageText {
    const { places } = this.#live
    const { content } = this.#live.site
    const at = places.at(file, path)
    // A value that a file inherits is edited in the file that defines it: of the first language, or of the routes.
    if (at.file !== file) return { ...this.#inherited(at.file, file, path), ...this.#titleOf(file, path) }
    const source = isYaml(file) ? places.source(file, path) : undefined
    const names = [...(source ?? '').matchAll(CLAIM)].map(([, name = '']) => name)
    return {
      at,
      path,
      ...this.#titleOf(file, path),
      digest: this.#digestOf(file),
      placeholder: this.#placeholders.has(keyOf(file, path)),
      claims: [...new Set(names)].filter((name) => valueAt(content.site, pathOfClaim(name)) !== undefined),
      ...(source !== undefined && { source }),
    }
  }

  /** A text that `file` inherits from `holder`. */
  #inherited(holder: string, file: string, path: Path): PageText {
    const { content } = this.#live.site
    const { route, language } = this.#records.get(file) ?? {}
    if (route === undefined || !ROUTES.test(holder)) return this.#textAt(holder, path)
    const isFirst = holder === 'content/routes.yaml'
    const key = isFirst ? route : (content.routes.pages[route]?.path ?? '')
    const isTaken = (source: PageSource) => source.route === route && (isFirst || source.language === language)
    const shared = content.sources.filter(isTaken).length
    return { ...this.#textAt(holder, ['pages', key, 'defaults', ...path]), shared }
  }

  /** The digest of the bytes that the pages were drawn from, whatever the file contains at this moment. */
  #digestOf(file: string): string {
    const record = this.#records.get(file)
    return record && record.base === undefined ? record.digest : this.#live.inputs.digest(file)
  }

  #titleOf(file: string, path: Path): Pick<PageText, 'title' | 'more'> {
    const { places } = this.#live
    const { templates, content } = this.#live.site
    this.#kinds ??= new Map(kindsOf(templates, content.routes).map(({ name, schema }) => [name, schema]))
    const template = this.#records.get(file)?.template
    const [, name = ''] = /^(?:content\/)?([^/.]+)(?:\.[a-z]{2})?(?:\.yaml|\/.*)$/.exec(file) ?? []
    const schema = this.#kinds.get(template === undefined ? name : `page-${template}`)
    const field = fieldAt(schema, path, (section) => places.source(file, [...section, 'block']))
    return this.#words.titleOf([template === undefined ? name : 'page', ...field.steps], field.description)
  }
}

/** Where a claim is declared, by its name. */
function pathOfClaim(name: string): Path {
  const [claim = '', variant] = name.split('.')
  return variant === undefined ? ['claims', claim, 'text'] : ['claims', claim, 'variants', variant, 'text']
}

/**
 * A field: its description, or that of the group around it, and its path with the names of blocks instead of numbers.
 * `blockAt` gives the block of a section.
 */
function fieldAt(schema: Json | undefined, path: Path, blockAt: (section: Path) => string | undefined) {
  let description = schema?.description ?? ''
  let node = schema
  const steps: string[] = []
  for (const [i, step] of path.entries()) {
    const block = node?.oneOf && blockAt(path.slice(0, i))
    const variants = node?.oneOf?.filter(({ properties }) => properties?.block?.const === block) ?? []
    const choices: readonly (Json | undefined)[] = [node, ...(node?.anyOf ?? []), ...variants]
    node = choices.map((choice) => innerOf(choice, step)).find((choice) => choice !== undefined)
    if (node?.description !== undefined) description = node.description
    if (block !== undefined) steps.push(block)
    // A name of the owner's choice is no part of the field.
    if (choices.some((choice) => choice?.properties?.[step] !== undefined)) steps.push(String(step))
  }
  return { description, steps }
}

function innerOf(schema: Json | undefined, step: string | number): Json | undefined {
  if (typeof step === 'number') {
    const { items } = schema ?? {}
    return Array.isArray(items) ? (items[step] ?? items[0]) : (items as Json | undefined)
  }
  const { properties, additionalProperties } = schema ?? {}
  return properties?.[step] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

/** Characters that a value may have in addition to its text: quotes and escapes. */
const QUOTES = 4

/** Whether a place is inside a text, as its file contains it. */
function contains({ at, source = '' }: PageText, { file, line = 1, column = 1 }: Place): boolean {
  if (file !== at.file || at.line === undefined) return false
  const from = at.column ?? 1
  const lines = source.split('\n').length
  return lines > 1
    ? line >= at.line && line <= at.line + lines
    : line === at.line && column >= from && column <= from + source.length + QUOTES
}

const keyOfPlace = ({ file, line, column }: Place) => `${file}:${line}:${column}`
/** Places of one file in order; no line is longer. */
const orderOf = ({ line = 1, column = 1 }: Place) => line * 1e6 + column

/** The findings on each of these texts. A finding belongs to the last text that begins before its place. */
export function findingsAt(texts: readonly PageText[], findings: readonly Problem[]): (readonly Problem[])[] {
  const owners = findings.map(({ at }) => {
    const around = at ? texts.filter((text) => contains(text, at)).map((text) => text.at) : []
    const [last] = around.sort((a, b) => orderOf(b) - orderOf(a))
    return last && keyOfPlace(last)
  })
  return texts.map(({ at }) => findings.filter((_, i) => owners[i] === keyOfPlace(at)))
}
