// Traces pages that were drawn with source tags: the HTML as it is built, and functions from a span of it to the YAML.
import type { Card } from '../../model/card.ts'
import {
  type Content,
  inLanguage,
  isSiteFile,
  LABELS,
  type PageRecord,
  type Positions,
  translationOf,
} from '../../model/content.ts'
import { type Path, valueAt } from '../../model/data.ts'
import type { Shared } from '../../model/plan.ts'
import { type Mapping, sourceMap, taggedTexts, withoutTags } from '../../model/source-map.ts'
import { memoize } from '../../runtime/memoize.ts'
import type { Span } from '../parsed-page.ts'
import { type LocatedText, locator, type ValuePath } from './locate.ts'
import { untaggedTexts } from './untagged-texts.ts'

/** A drawn page as it is built, with functions from its HTML to the YAML. */
export interface TracedPage {
  readonly html: string
  readonly reads: readonly string[]
  readonly locate: (span: Span, value?: string) => ValuePath | undefined
  /** The texts of its own file that it does not show. */
  readonly unshown: () => readonly Path[]
  /** The YAML files whose texts it shows. */
  readonly files: () => readonly string[]
  /** The texts of the YAML that it shows, in order, each with the offset in its HTML at which it ends. */
  readonly texts: () => readonly (LocatedText & { readonly at: number })[]
}

/** A page that was drawn with source tags. `entry` holds the values of its file. */
interface TaggedPage {
  readonly html: string
  readonly reads: readonly string[]
  readonly entry: unknown
}

/** The sources that pages are traced to. */
export interface TracerOptions {
  /** The loaded site, with source tags. */
  readonly site: Content
  /** The names of the YAML files, sorted: tags have their indexes. */
  readonly names: readonly string[]
  /** The cards of the site by language. */
  readonly shared: Readonly<Record<string, Pick<Shared, 'cards'>>>
  readonly at: Positions['at']
}

/** Traces the pages of one site. */
export class Tracer {
  readonly #options: TracerOptions
  readonly #untagged: ReturnType<typeof untaggedTexts>
  /** The tagged texts of a file that is not the page's own. */
  readonly #textsOf = memoize(
    ({ language, file }: { language: string; file: string }) =>
      taggedTexts(inLanguage(this.#options.site, language).values.get(file)),
    { key: ({ language, file }) => `${language} ${file}` },
  )

  constructor(options: TracerOptions) {
    this.#options = options
    this.#untagged = untaggedTexts(options.shared, options.site.site)
  }

  /** Traces a drawn page. `cards` are those of the entries it refers to. */
  trace({ html: tagged, reads, entry }: TaggedPage, record: PageRecord, cards: ReadonlyMap<string, Card>): TracedPage {
    const nameOf = (mapping: Mapping) => this.#nameOf(mapping)
    const { html, mappings } = sourceMap(tagged)
    const { file, language } = record
    const ownTexts = taggedTexts(entry)
    const textOf = (mapping: Mapping) => {
      const name = nameOf(mapping)
      const text = (name === file ? ownTexts : this.#textsOf({ language, file: name })).get(mapping.number)
      return text && { ...text, file: name }
    }
    return {
      html,
      reads,
      unshown: () => {
        const shown = new Set(mappings.filter((mapping) => nameOf(mapping) === file).map(({ number }) => number))
        const hidden = [...ownTexts].filter(([number, { path }]) => !shown.has(number) && this.#isOwn(record, path))
        return hidden.map(([, { path }]) => path)
      },
      files: () => [...new Set(mappings.flatMap((mapping) => this.#filesOf(mapping, record, textOf)))].sort(),
      texts: () =>
        mappings.flatMap((mapping) => {
          const text = textOf(mapping)
          return text ? [{ ...text, at: mapping.at }] : []
        }),
      locate: locator(html, mappings, {
        textOf,
        untagged: this.#untagged(record, cards),
        listed(address) {
          const path = cardIn(entry, address)
          return path && { file, path }
        },
        beside: (text, value) => {
          const { values } = inLanguage(this.#options.site, language)
          return siblingOf(text, value, text.file === file ? entry : values.get(text.file))
        },
      }),
    }
  }

  /** The file that a tag names. */
  #nameOf({ file }: Mapping): string {
    const name = this.#options.names[file]
    if (name === undefined) throw new Error(`a source tag names file ${file} of ${this.#options.names.length}`)
    return name
  }

  /** Whether the file of a page has a text itself, and does not take it from its route or another language. */
  #isOwn({ file, base, route }: PageRecord, path: Path): boolean {
    const { site, at } = this.#options
    const { defaults } = site.routes.pages[route] ?? {}
    return (base === undefined && valueAt(defaults, path) === undefined) || at(file, path).file === file
  }

  /** The file of a text; with its path for embeds, which few pages show, and for what may be untranslated. */
  #filesOf(mapping: Mapping, record: PageRecord, textOf: (mapping: Mapping) => LocatedText | undefined): string[] {
    const file = this.#nameOf(mapping)
    const isTranslation = file === record.file && record.base !== undefined
    const { lacksWords } = inLanguage(this.#options.site, record.language)
    const isLabel = lacksWords === true && [LABELS, translationOf(LABELS, record.language)].includes(file)
    if (!isSiteFile(file) && !isTranslation && !isLabel) return [file]
    const path = textOf(mapping)?.path ?? []
    const isListed = isTranslation && (record.placeholders.length > 0 || !this.#isOwn(record, path))
    const hasPath = isLabel || isListed || path[0] === 'embeds'
    return hasPath ? [file, `${file} ${path.join('.')}`] : [file]
  }
}

/** The path of a value in the same group as a text. */
function siblingOf({ file, path }: ValuePath, value: string, values: unknown): ValuePath | undefined {
  const group = Object.entries((valueAt(values, path.slice(0, -1)) ?? {}) as Record<string, unknown>)
  const same = group.find(([, text]) => typeof text === 'string' && withoutTags(text) === value)
  return same && { file, path: [...path.slice(0, -1), same[0]] }
}

/** The path in an entry of an address, or of the card of the page at it. */
function cardIn(value: unknown, address: string): Path | undefined {
  if (value === address) return []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(value) && (inner as Partial<Card> | null)?.path === address) return [Number(key)]
    const rest = cardIn(inner, address)
    if (rest) return [Array.isArray(value) ? Number(key) : key, ...rest]
  }
  return undefined
}
