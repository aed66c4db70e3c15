// The field types content is made of, over what one site knows: its claims, slugs, pictures and address policy.
// Schemas are built from these fields once per load; templates build theirs from the same.
import { z } from 'zod'
import { kindOf, withSlash } from '../address.ts'
import type { Card, Question } from '../card.ts'
import { withAddresses } from '../inline.ts'
import { didYouMean } from '../nearest.ts'

/** What fields are checked against. What is left out is not checked, as in schemas for editors and documentation. */
export interface FieldContext {
  /** Claims and contact facts by name (`response`, `response.range`, `phone.mobile`): what `{name}` becomes. */
  readonly facts?: ReadonlyMap<string, string>
  /** Slugs in `content/<collection>/`. */
  readonly slugs?: (collection: string) => ReadonlySet<string>
  /** Paths below `content/images/`. */
  readonly pictures?: ReadonlySet<string>
  /** The names of the templates' icons. */
  readonly icons?: readonly string[] | undefined
  /** Address policy of the site: are page addresses written `/company` or `/company/`. */
  readonly trailingSlash?: 'never' | 'always'
  /** Addresses of pages in the first language -> in the language of the words, by the address policy. */
  readonly addresses?: ReadonlyMap<string, string>
  /** Called with each finished text; what it returns is the text (its source tag goes in here). */
  readonly tag?: (text: string) => string
}

export interface Fields {
  /**
   * Words a visitor reads. `{claim}` and `{claim.variant}` become the declared values; `[label](/path)` becomes a link
   * where `Prose` renders the text.
   */
  text(about: string): z.ZodType<string, string>
  /** The slug of an entry of a collection; templates get its card. */
  ref(collection: string, about: string): z.ZodType<Card, string>
  /** A site path, an anchor, or an https, mailto or tel address. Site paths follow the slash policy. */
  href(about: string): z.ZodType<string, string>
  /** A file below content/images; templates get its path and look its sizes up. */
  picture(about: string): z.ZodType<string, string>
  /** The name of an icon of the templates. */
  icon(about: string): z.ZodType<string, string>
  /** One question with its answer. */
  question(): z.ZodType<Question, unknown>
}

/** The id of problems about a name that leads nowhere. */
export const DANGLING = 'content/dangling-ref'

/** What names a fact in a text, `{response}` or `{response.range}`, or looks as if it did: `{__proto__}`. */
export const FACT = /\{([a-z_$][\w$-]*(?:\.[\w$-]+)*)\}/gi

/** An amount in a text that is no promise of the business: `{=80€}` shows `80€`. */
export const LITERAL = /\{=([^{}]+)\}/g

/** Joins a number to its unit with a no-break space. */
export const tight = (text: string): string => text.replace(/(\d) (?=\S)/g, '$1\u00a0')

const ADDRESS_HELP = 'write a site path (/company), #anchor, https://…, mailto:… or tel:+…'
const noAddress = (href: string) => ({
  code: 'custom' as const,
  message: `"${href}" is not an address a link may have`,
  params: { help: ADDRESS_HELP },
})

/** Unknown claims of one text that are told of, each with the nearest name. */
const MOST_UNKNOWN = 10

/** The fields of one site. Pure: the same `context` gives fields that accept the same values. */
export function makeFields(context: FieldContext): Fields {
  const slash = context.trailingSlash ?? 'never'
  const pathOf = (href: string) => {
    const path = withSlash(href, slash)
    const [, page = path, tail = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
    return (context.addresses?.get(page) ?? page) + tail
  }
  const textField = (about: string) =>
    z
      .string()
      .min(1, 'is empty')
      .meta({ description: about })
      .transform((raw, ctx) => {
        if (!raw.includes('{') && !raw.includes('](') && !context.tag) return raw
        const unknown = new Set<string>()
        const words = raw.replace(FACT, (whole, name: string) => {
          if (!context.facts) return whole
          const value = context.facts.get(name)
          if (value === undefined) {
            if (unknown.has(name) || unknown.size === MOST_UNKNOWN) return whole
            unknown.add(name)
            const near = didYouMean(name, context.facts.keys())
            const other = 'declare it under claims: in site.yaml, or write the text without it'
            const help = near === undefined ? other : near.endsWith('?') ? near : `${near}; or ${other}`
            ctx.addIssue({
              code: 'custom',
              message: `"{${name}}" is not a claim of site.yaml`,
              params: { help, rule: DANGLING },
            })
            return whole
          }
          return value
        })
        const shown = words.replace(LITERAL, (_, amount: string) => tight(amount.trim()))
        const linked = withAddresses(shown, (href) => {
          const kind = kindOf(href)
          if (kind === undefined) ctx.addIssue(noAddress(href))
          return kind === 'path' ? pathOf(href) : href
        })
        return context.tag ? context.tag(linked) : linked
      })

  return {
    text: textField,
    ref: (collection, about) =>
      z
        .string()
        .meta({ description: `${about} (a file name in content/${collection}/, without .yaml)` })
        .transform((slug, ctx) => {
          const slugs = context.slugs?.(collection)
          if (slugs && !slugs.has(slug)) {
            const help = didYouMean(slug, slugs)
            ctx.addIssue({
              code: 'custom',
              message: `"${slug}" is not in content/${collection}/`,
              params: { help, rule: DANGLING },
            })
          }
          return { $ref: `${collection}/${slug}` } as unknown as Card
        }),
    href: (about) =>
      z
        .string()
        .meta({ description: `${about} (a site path like /company, #anchor, https:, mailto: or tel:)` })
        .transform((href, ctx) => {
          const kind = kindOf(href)
          if (kind === undefined) ctx.addIssue(noAddress(href))
          return kind === 'path' ? pathOf(href) : href
        }),
    picture: (about) =>
      z
        .string()
        .meta({ description: `${about} (a file below content/images/)` })
        .transform((path, ctx) => {
          if (path.startsWith('/') || path.includes('\\') || path.split('/').includes('..')) {
            ctx.addIssue({
              code: 'custom',
              message: `"${path}" is outside content/images/`,
              params: { help: 'write a path below content/images/, like van.jpg' },
            })
          } else if (context.pictures && !context.pictures.has(path)) {
            const help = didYouMean(path, context.pictures) ?? `put the file at content/images/${path}`
            ctx.addIssue({
              code: 'custom',
              message: `"${path}" is not in content/images/`,
              params: { help, rule: DANGLING },
            })
          }
          return path
        }),
    icon: (about) => {
      const { icons = [] } = context
      return (icons.length > 0 ? z.enum(icons) : z.string()).meta({ description: about })
    },
    question: () =>
      z.strictObject({
        id: slugField('the anchor of the question, like price: /faq#price').optional(),
        question: textField('the question, as a visitor would ask it'),
        answer: textField('the answer'),
      }) as unknown as z.ZodType<Question, unknown>,
  }
}

/** Lower-case Latin letters, digits and single hyphens: what an address segment and an id are made of. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A slug written in YAML. */
export function slugField(about: string) {
  return z.string().regex(SLUG, 'use lower-case Latin letters, digits and hyphens').meta({ description: about })
}

/** A whole address of another site, over https. */
export function webAddress(about: string) {
  return z
    .string()
    .refine((href) => kindOf(href) === 'https', {
      message: 'is not a whole address of the web',
      params: { help: 'write it as https://host/path, as a browser shows it' },
    })
    .meta({ description: about, format: 'uri' })
}
