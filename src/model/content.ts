// The result of load: the content of a site, validated, with claims filled in and references checked.
import type { Card, Question } from './card.ts'
import type { Path } from './data.ts'
import type { Place } from './problem.ts'
import type { Entry, Post } from './schemas/content-schemas.ts'
import type { Routes } from './schemas/routes.ts'
import type { Site } from './schemas/site.ts'

/** The file with the routes of the first language. */
export const ROUTES = 'content/routes.yaml'

/** Whether a file is site.yaml, or its words in another language: site.en.yaml. */
export const isSiteFile = (file: string) => /^site(?:\.[a-z]{2})?\.yaml$/.test(file)

/** A YAML file that becomes a page, by its name alone. */
export interface PageSource {
  /** The file with its words: `brakes.yaml`, or `brakes.el.yaml` next to it in another language than the first. */
  readonly file: string
  /** The file of the first language, whose values it inherits. */
  readonly base?: string
  /** Its name in references, in every language: the file name without language and `.yaml`. */
  readonly slug: string
  /** The last part of its address, if that differs from `slug` in its language. */
  readonly ownSlug?: string
  readonly collection: string
  /** ISO 639-1 code of the language of its words. */
  readonly language: string
  /** Index of its route in content/routes.yaml. */
  readonly route: number
}

/** The files that a page is read from: its own, and the one that it takes values from. */
export const filesOf = ({ file, base }: Pick<PageSource, 'file' | 'base'>): readonly string[] =>
  base === undefined ? [file] : [file, base]

/** The values of a page's file, validated. They stay in the thread that loaded them until the page is drawn. */
export interface PageEntry extends PageSource {
  /** The template that draws it. */
  readonly template: string
  /** The data files of content/ that it shows, by name. */
  readonly uses: readonly string[]
  /** Those of `Post` only together with `date`. */
  readonly values: Entry & Partial<Omit<Post, 'summary'>> & Readonly<Record<string, unknown>>
  /** The data of the file itself, as typed. */
  readonly raw: unknown
  /** The paths of values tagged `!placeholder`. */
  readonly placeholders: readonly Path[]
  /** The tokens that its texts name, like `phone.mobile`, with their values. */
  readonly tokens: Readonly<Record<string, string>>
}

/** The record that the site keeps of a page's file, during the whole run and in the cache. Plain data. */
export interface PageRecord extends PageSource, Omit<Card, 'path' | 'language'> {
  readonly template: string
  /** The blocks of its sections, and the classes of their layouts, like layout-photo; sorted. */
  readonly blocks: readonly string[]
  readonly uses: readonly string[]
  /** The branch that the page is about, by its name in site.yaml. */
  readonly branch?: string | undefined
  readonly title: string
  readonly keywords: readonly string[]
  readonly robots: string
  /** Title and promise of the social card, if they differ from those of the page. */
  readonly social: { readonly title?: string | undefined; readonly line?: string | undefined }
  readonly questionsFrom?: string | undefined
  /** Entries it refers to, as `collection/slug`, sorted. */
  readonly references: readonly string[]
  /** Pictures it names, sorted. */
  readonly pictures: readonly string[]
  /** Every character of its headings, each once, sorted. */
  readonly headings: string
  /** The tokens that its texts name, with their values when it was loaded; a number of pages is that of this day. */
  readonly tokens: Readonly<Record<string, string>>
  /** The paths of values tagged `!placeholder`. */
  readonly placeholders: readonly Path[]
  readonly ignore: readonly { readonly rule: string; readonly about?: string | undefined }[]
  /** The first and the last day on which the page exists. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Days on which the page or an item of it begins or has ended. */
  readonly days: readonly string[]
  /** Digest of the file's bytes. */
  readonly digest: string
}

/** A value tagged `!placeholder`: it is not real yet. */
export interface Placeholder {
  readonly file: string
  readonly path: Path
}

/** The contents of all YAML files except the pages' own, in one language. Plain data. */
export interface Content {
  /** The same site in its other languages, by their codes; the site itself is in the first. */
  readonly others: ReadonlyMap<string, Content>
  readonly site: Site
  readonly routes: Routes
  /** Every page's file, of all languages; one language after the other, each in the order of the routes. */
  readonly sources: readonly PageSource[]
  readonly faqs: ReadonlyMap<string, readonly Question[]>
  /** Values of content/<name>.yaml, by name. */
  readonly data: ReadonlyMap<string, unknown>
  /** The text that replaces `{name}` in a text. */
  readonly tokens: ReadonlyMap<string, string>
  readonly placeholders: readonly Placeholder[]
  /** Validated values by file, to map a value back to its line. */
  readonly values: ReadonlyMap<string, unknown>
  /** Whether a file that is not a page has a text with a number of pages, like `{count.areas}`. */
  readonly countsPages: boolean
  /** Whether the theme has no words in this language: labels that the site does not write are in the first language. */
  readonly lacksWords?: boolean
}

/** The file of the words of the interface. */
export const LABELS = 'content/labels.yaml'

/** Finds the positions of values in the files of a site. */
export interface Positions {
  /** The position of a value or its key: in the file itself, or in the file that it inherits the value from. */
  at(file: string, path: Path, part?: 'key' | 'at'): Place
  /** A scalar as it was typed, with its claims unfilled. */
  source(file: string, path: Path): string | undefined
}

/** The file of a translation: `labels.en.yaml` for `labels.yaml`. */
export const translationOf = (file: string, language: string) => file.replace(/\.yaml$/, `.${language}.yaml`)

/** The file that a translation translates, and its language, by its name; '' for other files. */
export function translatedBy(file: string): { base: string; language: string } {
  const [, base, language = ''] = /^(site|content\/.+)\.([a-z]{2})\.yaml$/.exec(file) ?? []
  return { base: base === undefined ? '' : `${base}.yaml`, language }
}

/** The translation of a file that is not a page into the language of `content`, or the file itself if there is none. */
export function fileIn({ site, values }: Pick<Content, 'site' | 'values'>, base: string): string {
  const translation = translationOf(base, site.language)
  return values.has(translation) ? translation : base
}

/** The content in a language of the site. */
export const inLanguage = <C extends { readonly others: ReadonlyMap<string, C> }>(content: C, language: string): C =>
  content.others.get(language) ?? content

/** The content in every language, the first before the others. */
export const inLanguages = <C extends { readonly others: ReadonlyMap<string, C> }>(content: C): readonly C[] => [
  content,
  ...content.others.values(),
]
