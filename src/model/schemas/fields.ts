// The field types of content: texts, links, references, pictures. They know the claims, slugs, pictures and address
// policy of one site. The engine's schemas and those of templates are built from them, once per load.
import { z } from 'zod'
import { addressKindOf, withSlash } from '../address.ts'
import type { Card, Question } from '../card.ts'
import { type Path, withTexts } from '../data.ts'
import { frameFault } from '../frame-address.ts'
import { withAddresses } from '../inline.ts'
import { didYouMean, listed } from '../nearest.ts'
import { isCount } from '../page-counts.ts'
import type { Fault } from '../problem.ts'
import type { Field } from './json-schema.ts'

/** The values against which fields are checked. A part that is left out is not checked, as in schemas for editors. */
export interface FieldContext extends Partial<Pick<Shapes, 'icons' | 'sections'>> {
  /** Claims and contact facts by name (`response`, `response.range`, `phone.mobile`): what `{name}` becomes. */
  readonly tokens?: ReadonlyMap<string, string>
  /** The names of the files in `content/<collection>/`, by collection. */
  readonly slugs?: ReadonlyMap<string, ReadonlySet<string>>
  /** Paths below `content/images/`. */
  readonly pictures?: ReadonlySet<string>
  /** Address policy of the site: are page addresses written `/company` or `/company/`. */
  readonly urls?: { readonly trailingSlash: 'never' | 'always' }
  /** Maps addresses of pages in the first language to those in the language of the words, by the address policy. */
  readonly addresses?: ReadonlyMap<string, string>
  /** Called with each finished text; returns the text with its source tag. */
  readonly tag?: ((text: string) => string) | undefined
}

/** The declarations of a template of pages or of sections: its fields, and the data files of content/ that it shows. */
export interface Shape {
  content(k: Fields): z.ZodRawShape
  readonly uses?: readonly string[]
}

/** The declarations of a site's templates. */
export interface Shapes {
  readonly pages: Readonly<Record<string, Shape>>
  /** The blocks that draw sections of pages. */
  readonly sections?: Readonly<Record<string, Shape>> | undefined
  readonly data: Readonly<Record<string, (k: Fields) => z.ZodType>>
  /** By language, the words of the interface that a site need not write itself. */
  readonly words?: Readonly<Record<string, unknown>>
  /** The names that an `icon` may have; undefined if the templates have no list. */
  readonly icons?: readonly string[] | undefined
}

/** One section of a page: the block that draws it, the anchor, and the fields of the block. */
export interface Section {
  readonly block: string
  readonly id?: string | undefined
  readonly [field: string]: unknown
}

/** The rule id of problems about a name that nothing has. */
export const DANGLING = 'content/dangling-ref'

/** Matches a token in a text, `{response}` or `{response.range}`, and what looks like one: `{__proto__}`. */
export const FACT = /\{([a-z_$][\w$-]*(?:\.[\w$-]+)*)\}/gi

/** An amount in a text that is not a promise of the business: `{=80€}` shows `80€`. */
export const LITERAL = /\{=([^{}]+)\}/g

/** A link of a text that nobody can see: `[](/prices)`. */
const WORDLESS = /\[\s*\]\([^)\s]{0,200}\)?/

/** Joins a number to its unit with a no-break space. */
export const tight = (text: string): string => text.replace(/(\d) (?=\S)/g, '$1\u00a0')

const ADDRESS_HELP =
  'write a site path (/company), #anchor, https://…, mailto:…, tel:+…, sms:+…, viber://… or whatsapp://…'

/** An issue of a schema: what is wrong, and what to type. `path` leads from the value of the schema to what is wrong. */
export const issueOf = (message: string, help: string | undefined, path: Path = []) => ({
  code: 'custom' as const,
  message,
  path: [...path],
  params: { help },
})

/** A group of keys, and what it is for. */
export const group = <S extends z.ZodRawShape>(about: string, shape: S) =>
  z.strictObject(shape).meta({ description: about })

/** A list, and what it is for. */
export const list = <T extends z.ZodType>(about: string, item: T) => z.array(item).meta({ description: about })

/** A character that is written as HTML: `&amp;`. */
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});/i
/** A text of site.yaml, which is shown as it is. */
export const words = (about: string) =>
  z
    .string()
    .min(1, 'is empty')
    .refine((text) => !ENTITY.test(text), {
      error: ({ input }) => `"${ENTITY.exec(String(input))?.[0]}" is HTML, and would be shown as it is`,
      params: { help: 'write the character itself' },
    })
    .meta({ description: about })

/** A text that no visitor reads, and what it is for; if it must match a pattern, `help` says what to write. */
export const plain = (
  about: string,
  pattern?: RegExp,
  help?: string | { error: string | ((issue: { input: unknown }) => string); abort: true },
) => (pattern ? z.string().regex(pattern, help) : z.string()).meta({ description: about })

/** One of some names, and what it is for. */
export const choice = <const T extends readonly string[]>(about: string, names: T) =>
  z.enum(names).meta({ description: about })

/** Unknown claims of one text that are reported. */
const MOST_UNKNOWN = 10

type Issues = z.core.$RefinementCtx

/** A site path by the slash policy and in the language of the words. */
function pathIn({ urls, addresses }: FieldContext, href: string): string {
  const path = withSlash(href, urls?.trailingSlash ?? 'never')
  const [, page = path, tail = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return (addresses?.get(page) ?? page) + tail
}

/** A text with the address of each of its links as the site writes it. Addresses that no link may have are issues. */
const withLinks = (context: FieldContext, text: string, issues: Issues, path: Path = []): string =>
  withAddresses(text, (href) => linkTo(context, href, issues, path))

function linkTo(context: FieldContext, href: string, issues: Issues, path: Path = []): string {
  const kind = addressKindOf(href)
  if (kind === undefined) issues.addIssue(issueOf(`"${href}" is not an address a link may have`, ADDRESS_HELP, path))
  return kind === 'path' ? pathIn(context, href) : href
}

/** A schema in which the links of plain strings, like labels, obey the rules of texts. */
export const linked = <S extends z.ZodType>(schema: S, context: FieldContext) =>
  schema.transform((value, issues) => withTexts(value, (text, path) => withLinks(context, text, issues, path)))

/** A text with the value of each token in it. Unknown names are issues. */
function withTokens(tokens: ReadonlyMap<string, string>, text: string, issues: Issues): string {
  const unknown = new Set<string>()
  return text.replace(FACT, (whole, name: string, at: number) => {
    const value = tokens.get(name)
    // The number of pages is known when a page is drawn.
    if (value !== undefined && isCount(name)) return whole
    // "9 a.m.–4 p.m." at the end of a sentence has one point.
    if (value !== undefined) return text[at + whole.length] === '.' ? value.replace(/\.$/, '') : value
    if (unknown.has(name) || unknown.size === MOST_UNKNOWN) return whole
    unknown.add(name)
    const kind = name.startsWith('phone.') ? 'phone' : 'claim'
    issues.addIssue(dangling(`"{${name}}" is not a ${kind} of site.yaml`, claimHelp(name, tokens)))
    return whole
  })
}

function claimHelp(name: string, tokens: ReadonlyMap<string, string>): string {
  const phones = [...tokens.keys()].filter((name) => name.startsWith('phone.'))
  if (/^phone(?:\.|$)/.test(name) && phones.length > 0)
    return `write ${listed(phones.map((phone) => `{${phone}}`))}, or declare it under business.phones`
  const near = didYouMean(name, tokens.keys())
  const other = 'declare it under claims: in site.yaml, or write the text without it'
  if (near === undefined) return other
  return near.endsWith('?') ? near : `${near}; or ${other}`
}

const dangling = (message: string, help: string | undefined) => ({
  code: 'custom' as const,
  message,
  params: { help, rule: DANGLING },
})

/** The name of a picture as its file has it. A name may be typed in another form of composed letters (NFC, NFD). */
function pictureNamed(path: string, pictures: FieldContext['pictures'], issues: Issues): string {
  if (path.startsWith('/') || path.includes('\\') || path.split('/').includes('..')) {
    const help = 'write a path below content/images/, like van.jpg'
    issues.addIssue(issueOf(`"${path}" is outside content/images/`, help))
    return path
  }
  if (!pictures || pictures.has(path)) return path
  const composed = path.normalize('NFC')
  const same = /^[ -~]*$/.test(path)
    ? undefined
    : [...pictures].find((picture) => picture.normalize('NFC') === composed)
  if (same === undefined) {
    const help = didYouMean(path, pictures) ?? `put the file at content/images/${path}`
    issues.addIssue(dangling(`"${path}" is not in content/images/`, help))
  }
  return same ?? path
}

/** The description of a field, and its type for tools that read the JSON Schema. */
const marked = (description: string, field: Field) => ({ description, field })

/** The field types of one site. The same context gives fields that accept the same values. */
export class Fields {
  readonly #context: FieldContext

  constructor(context: FieldContext) {
    this.#context = context
  }

  /**
   * Words a visitor reads. `{claim}` and `{claim.variant}` become the declared values; `[label](/path)` becomes a link
   * where `Prose` renders the text.
   */
  text(about: string): z.ZodType<string, string> {
    const { tokens, tag } = this.#context
    return z
      .string()
      .min(1, 'is empty')
      .meta(marked(about, { is: 'text' }))
      .transform((raw, issues) => {
        if (!raw.includes('{') && !raw.includes('](') && !tag) return raw
        const words = tokens ? withTokens(tokens, raw, issues) : raw
        const shown = words.replace(LITERAL, (_, amount: string) => tight(amount.trim()))
        const empty = WORDLESS.exec(shown)?.[0]
        if (empty !== undefined)
          issues.addIssue(
            issueOf(`"${empty}" is a link without words`, 'write the words between [ and ], or delete it'),
          )
        const linked = withLinks(this.#context, shown, issues)
        return tag ? tag(linked) : linked
      })
  }

  /** The slug of an entry of a collection; templates get its card. */
  ref(collection: string, about: string): z.ZodType<Card, string> {
    const { slugs } = this.#context
    const names = slugs?.get(collection)
    return z
      .string()
      .meta(marked(`${about} (a file name in content/${collection}/, without .yaml)`, { is: 'ref', collection }))
      .transform((slug, issues) => {
        if (slugs && !names?.has(slug))
          issues.addIssue(dangling(`"${slug}" is not in content/${collection}/`, didYouMean(slug, names ?? [])))
        return { $ref: `${collection}/${slug}` } as unknown as Card
      })
  }

  /** The name of a folder of content/, whose pages a template draws from their cards. */
  collection(about: string): z.ZodType<string, string> {
    const { slugs } = this.#context
    return plain(about).refine((name) => slugs === undefined || slugs.has(name), {
      message: 'is not a folder of content/ with pages',
      params: { help: 'write the name of one, or make its first page with npx site new', rule: DANGLING },
    })
  }

  /** A site path, an anchor, or an https, mailto or tel address. Site paths follow the slash policy. */
  href(about: string): z.ZodType<string, string> {
    return z
      .string()
      .meta(marked(`${about} (a site path like /company, #anchor, https:, mailto: or tel:)`, { is: 'href' }))
      .transform((href, issues) => linkTo(this.#context, href, issues))
  }

  /** The https address of what a frame shows. Pages that refuse to be framed are issues. */
  frame(about: string): z.ZodType<string, string> {
    return webAddress(about, (href) => frameFault(href) ?? href).meta(marked(about, { is: 'href' }))
  }

  /** A file below content/images; templates get its path and look its sizes up. */
  picture(about: string): z.ZodType<string, string> {
    return z
      .string()
      .meta(marked(`${about} (a file below content/images/)`, { is: 'picture' }))
      .transform((path, issues) => pictureNamed(path, this.#context.pictures, issues))
  }

  /** The name of an icon of the templates. */
  icon(about: string): z.ZodType<string, string> {
    const { icons = [] } = this.#context
    return icons.length > 0 ? choice(about, icons) : plain(about)
  }

  /** A day of the calendar, as data: 2026-12-24. */
  day(about: string): z.ZodType<string, string> {
    return dayField(about)
  }

  /** A photo and its words. */
  photo(about: string) {
    return group(about, { file: this.picture('its file in content/images'), alt: this.text('what it shows, in words') })
  }

  /** The fields of a dated page, like an article. Lists show the newest first. */
  post() {
    return {
      date: dayField('the day it is published, like 2026-11-03; until then there is no page'),
      updated: dayField('the day of its last change that readers should know').optional(),
      author: plain('who wrote it: the id of a person of content/team.yaml; the business when left out').optional(),
      summary: this.text('one sentence for lists and feeds'),
      photo: this.photo('a photo, for lists too').optional(),
    }
  }

  /** One question with its answer. */
  question() {
    return z.strictObject({
      id: slugField('the anchor of the question, like price: /faq#price').optional(),
      question: this.text('the question, as a visitor would ask it'),
      answer: this.text('the answer'),
      ...shownDays(),
    }) as unknown as z.ZodType<Question, unknown>
  }

  /** A list of sections, drawn by `<Sections>`: each names a block of templates/sections/ and has its fields. */
  sections(about: string) {
    const variants = Object.entries(this.#context.sections ?? {})
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([block, { content }]) =>
        z.strictObject({
          block: z.literal(block).meta({ description: 'the block that draws the section' }),
          id: slugField('the anchor of the section, like prices: /#prices').optional(),
          ...shownDays(),
          ...content(this),
        }),
      )
    const [first, ...rest] = variants
    const section = first ? z.discriminatedUnion('block', [first, ...rest]) : z.never()
    return list(about, section).min(1) as unknown as z.ZodType<readonly Section[], unknown>
  }
}

/** A segment of an address, or an id: lower-case Latin letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A slug written in YAML. */
export const slugField = (about: string) => plain(about, SLUG, 'use lower-case Latin letters, digits and hyphens')

/** The schema, which also refuses values by the issues of `faults`; false and undefined are none. */
export const refusing = <S extends z.ZodType>(
  schema: S,
  faults: (value: z.output<S>) => readonly (Parameters<Issues['addIssue']>[0] | false | undefined)[],
) =>
  schema.superRefine((value, context) => {
    for (const issue of faults(value)) if (issue) context.addIssue(issue)
  })

/** A group whose keys are names of the owner's choice. */
export const named = <T extends z.ZodType>(about: string, value: T) =>
  z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/), value)
    .default({})
    .meta({ description: about })

/** A text as `read` returns it: another notation of the text, or a fault. */
export const readField = (about: string, read: (typed: string) => string | Fault) =>
  z
    .string()
    .transform((typed, context) => {
      const result = read(typed)
      if (typeof result === 'string') return result
      context.addIssue(issueOf(result.text, result.help))
      return z.NEVER
    })
    .meta({ description: about })

/** A whole address of another site, over https; `read` returns it in another notation, or its fault. */
export const webAddress = (about: string, read = (href: string): string | Fault => href) =>
  readField(about, (href) =>
    addressKindOf(href) === 'https'
      ? read(href)
      : { text: 'is not a whole address of the web', help: 'write it as https://host/path, as a browser shows it' },
  ).meta({ format: 'uri' })

/** A day, as data: 2026-12-25. */
export const dayField = (about: string) =>
  readField(about, (typed) =>
    /^\d{4}-\d\d-\d\d$/.test(typed) && new Date(`${typed}T00:00Z`).toJSON()?.startsWith(typed)
      ? typed
      : { text: `"${typed}" is not a day of the calendar`, help: 'write year-month-day, like 2026-12-25' },
  ).meta({ format: 'date' })

/** The first and the last day on which a page or an item of a list is shown. */
export const shownDays = (what = 'it') => ({
  from: dayField(`the first day on which ${what} is shown, like 2026-12-01`).optional(),
  until: dayField(`the last day on which ${what} is shown, like 2026-12-24`).optional(),
})
