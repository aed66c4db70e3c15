// The shape of site.yaml: the business, its claims, where it is published, navigation, contact, check levels.
import { z } from 'zod'
import { expectField } from './content.ts'
import { type Kit, slugField } from './kit.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const words = (about: string) => z.string().min(1, 'is empty').meta({ description: about })
const colour = (about: string, otherwise: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'write the colour as #rrggbb')
    .default(otherwise)
    .meta({ description: `colour ${about}` })
const coordinate = (about: string, limit: number) => z.number().min(-limit).max(limit).meta({ description: about })
const clock = (about: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write the time as hh:mm, in quotes')
    .meta({ description: about })

/** One declared fact with a number: the value texts show for `{name}`, and the variants that must differ somewhere. */
const claimSchema = z.strictObject({
  text: words('what {name} becomes in a text'),
  about: words('what the claim is about, for the report of site check'),
  variants: z
    .record(
      z.string().regex(/^[a-z0-9-]+$/),
      z.strictObject({ text: words('what {name.variant} becomes in a text'), why: words('why this place says something else') }),
    )
    .optional()
    .meta({ description: 'other values, by name, each with its reason' }),
})

const phoneSchema = z.strictObject({
  number: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'write it as +country and digits, in quotes, like "+302101234567"')
    .meta({ description: 'E.164: what tel: links dial' }),
  shown: words('as visitors read it, like 210 123 4567'),
  label: words('what kind of phone it is'),
})

export const businessSchema = z.strictObject({
  name: words('the name of the business'),
  legal: z
    .strictObject({
      name: words('registered name and legal form').optional(),
      register: words('number in the commercial register').optional(),
      vat: words('tax number').optional(),
      office: words('tax office').optional(),
    })
    .optional()
    .meta({ description: 'legal identity; what is missing is not shown' }),
  type: words('its schema.org type, like LocalBusiness or Locksmith'),
  phones: z
    .record(z.string().regex(/^[a-z]+$/), phoneSchema)
    .refine((phones) => Object.keys(phones).length > 0, {
      message: 'there is no phone',
      params: { help: 'add one by a name of your choice, with number, shown and label' },
    })
    .meta({ description: 'phones by name; routes say which one a page shows' }),
  email: z.email('write an e-mail address').meta({ description: 'e-mail of the business' }),
  address: z
    .strictObject({
      street: words('street and number').optional(),
      locality: words('town'),
      region: words('region'),
      postalCode: words('postal code, in quotes'),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'write the ISO 3166 code, like GR')
        .meta({ description: 'ISO 3166 country code' }),
      shown: words('the whole address on one line'),
    })
    .meta({ description: 'the address, in parts for search engines and on one line for visitors' }),
  geo: z
    .strictObject({ latitude: coordinate('latitude', 90), longitude: coordinate('longitude', 180) })
    .optional()
    .meta({ description: 'where the office is' }),
  hours: z
    .array(
      z.strictObject({
        days: z.array(z.enum(DAYS)).min(1).meta({ description: 'days with these hours' }),
        opens: clock('when it opens, hh:mm'),
        closes: clock('when it closes; 23:59 for "all day"'),
      }),
    )
    .min(1)
    .meta({ description: 'opening hours; round the clock is 00:00 to 23:59' }),
  hoursShown: words('the hours as visitors read them'),
  serves: z
    .strictObject({
      name: words('the area served, by its centre'),
      latitude: coordinate('latitude of the centre', 90),
      longitude: coordinate('longitude of the centre', 180),
      radius: z.number().positive().meta({ description: 'in metres' }),
    })
    .meta({ description: 'how far the business comes: a circle on the map' }),
  priceRange: words('shown by some search engines, under 100 characters').optional(),
  sameAs: z.array(z.url()).default([]).meta({ description: 'other pages about the business: maps, social networks' }),
})

export interface MenuItem {
  name: string
  href: string
  subItems?: MenuItem[] | undefined
}

/** The first part of site.yaml: what must be known before any text can be read. */
export const factsSchema = z.object({
  urls: z.object({ trailingSlash: z.enum(['never', 'always']).default('never') }).default({ trailingSlash: 'never' }),
  templates: z.string().default('templates'),
  business: businessSchema,
  claims: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), claimSchema).default({}),
})

/** site.yaml, whole. */
export function siteSchema(k: Kit) {
  const link = z.strictObject({ name: k.text('the words of the link'), href: k.href('where it goes') })
  const menuItem = z.strictObject({
    name: k.text('the words of the item'),
    href: k.href('where it goes'),
    subItems: z
      .array(
        z.strictObject({
          name: k.text('the words of the item'),
          href: k.href('where it goes'),
          subItems: z.array(link).optional().meta({ description: 'a nested menu' }),
        }),
      )
      .optional()
      .meta({ description: 'the menu below it' }),
  })
  return z.strictObject({
    origin: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+$/, 'write it as https://host, with no path and no slash at the end')
      .meta({ description: 'where the site is published' }),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .meta({ description: 'ISO 639-1 code of the texts' }),
    locale: z
      .string()
      .regex(/^[a-z]{2}_[A-Z]{2}$/)
      .meta({ description: 'Open Graph locale, like el_GR' }),
    urls: z
      .strictObject({ trailingSlash: z.enum(['never', 'always']).default('never').meta({ description: '/company (never) or /company/ (always)' }) })
      .default({ trailingSlash: 'never' })
      .meta({ description: 'how addresses are written' }),
    templates: z.string().default('templates').meta({ description: 'the folder of templates' }),
    hosts: z.array(z.string()).default([]).meta({ description: 'hosts whose redirect and header files are written' }),
    business: businessSchema.meta({ description: 'who the business is' }),
    claims: z
      .record(z.string().regex(/^[a-z][a-z0-9-]*$/), claimSchema)
      .default({})
      .meta({ description: 'every business fact with a number, declared once' }),
    navigation: z
      .strictObject({
        main: z.array(menuItem).min(1).meta({ description: 'the menu of the header' }),
        footer: z
          .strictObject({
            blurb: k.text('a few words about the business'),
            groups: z
              .array(z.strictObject({ title: k.text('heading of the group'), links: z.array(link).meta({ description: 'the links of the group' }) }))
              .meta({ description: 'link lists' }),
            marks: z
              .array(
                z.strictObject({
                  icon: z.string().meta({ description: 'the picture' }),
                  name: k.text('what the picture link says'),
                  href: k.href('where it goes'),
                }),
              )
              .default([])
              .meta({ description: 'links drawn as pictures' }),
            credit: link.optional().meta({ description: 'who made the site' }),
          })
          .meta({ description: 'the footer' }),
      })
      .meta({ description: 'the menus' }),
    contact: z
      .strictObject({
        page: k.href('the contact page'),
        delivery: z.enum(['demo', 'post', 'netlify', 'mailto']).default('demo').meta({ description: 'what the form does: demo sends nothing' }),
        endpoint: z
          .url({ protocol: /^https?$/ })
          .optional()
          .meta({ description: 'where "post" sends to' }),
        thanks: k.href('the page after a form sent without script').optional(),
      })
      .meta({ description: 'the contact form' }),
    map: z
      .strictObject({
        provider: z
          .enum(['openstreetmap', 'google', 'click'])
          .default('openstreetmap')
          .meta({ description: 'whose map is shown; "click" loads it on request' }),
        src: z.url().meta({ description: 'address of the embedded map' }),
        link: z.url().meta({ description: 'the same map as a page' }),
      })
      .optional()
      .meta({ description: 'the map of the office' }),
    theme: z
      .strictObject({
        light: colour('of the browser frame in light mode', '#ffffff'),
        dark: colour('of the browser frame in dark mode', '#0b1820'),
        card: z
          .strictObject({
            surface: colour('of the ground', '#ffffff'),
            ink: colour('of the title', '#0b2a3c'),
            brand: colour('of the mark and the bar', '#0a5a8a'),
            accent: colour('behind the telephone', '#9f1f18'),
            onAccent: colour('of the telephone', '#ffffff'),
            soft: colour('of the line below the title', '#3b5566'),
            mark: z.string().optional().meta({ description: 'the mark of the business, as SVG path data in a box of 40 x 40' }),
          })
          .prefault({})
          .meta({ description: 'social cards: the pictures that shared links show' }),
      })
      .prefault({})
      .meta({ description: 'colours outside the stylesheet' }),
    checks: z
      .record(z.string(), z.enum(['off', 'info', 'warning', 'error']))
      .default({})
      .meta({ description: 'levels of rules, by id' }),
    expect: expectField(),
  })
}

export type Site = z.infer<ReturnType<typeof siteSchema>>
export type Phone = z.infer<typeof phoneSchema>

/** The names of claims, contact facts and their values: what `{name}` may be in a text. */
export function factsOf(site: z.infer<typeof factsSchema>): Map<string, string> {
  const facts = new Map<string, string>()
  const tight = (text: string) => text.replace(/(\d) (?=\S)/g, '$1\u00a0')
  for (const [name, claim] of Object.entries(site.claims)) {
    facts.set(name, tight(claim.text))
    for (const [variant, { text }] of Object.entries(claim.variants ?? {})) facts.set(`${name}.${variant}`, tight(text))
  }
  for (const [name, phone] of Object.entries(site.business.phones)) facts.set(`phone.${name}`, phone.shown.replaceAll(' ', '\u00a0'))
  facts.set('email', site.business.email)
  facts.set('business', site.business.name)
  facts.set('address', site.business.address.shown)
  return facts
}

/** content/routes.yaml: the list of all addresses. */
export function routesSchema() {
  const graph = z
    .array(z.enum(['business', 'website', 'service', 'place', 'questions']))
    .default([])
    .meta({ description: 'structured data of the page; "place" is a service in the place the entry names' })
  const common = {
    template: z.string().meta({ description: 'a file of templates/pages/' }),
    parent: z.string().optional().meta({ description: 'the path above it, for breadcrumbs; / when left out' }),
    phone: z.string().optional().meta({ description: 'which phone of site.yaml the page shows; the first when left out' }),
    graph,
    defaults: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'values for entries that do not set them; {name} and {forms} of the entry may be used' }),
  }
  const path = z
    .string()
    .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\{slug\})?|\{slug\})?$/, 'write lower-case segments, like /services or /services/{slug}')
    .meta({ description: 'the address' })
  return z.strictObject({
    pages: z
      .array(
        z.strictObject({
          path,
          page: slugField('a file of content/pages/').optional(),
          each: slugField('a folder of content/: one page a file, at {slug}').optional(),
          ...common,
        }),
      )
      .meta({ description: 'the pages; a route has `page` or `each`' }),
    redirects: z
      .array(
        z.strictObject({
          from: z
            .string()
            .regex(/^\/(?!\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[^\s?#\\\p{Cc}]*$/u, 'write a path from the root, like /old, with no . or .. in it')
            .meta({ description: 'the old address' }),
          to: z
            .string()
            .regex(/^(\/[^\s]*|https:\/\/\S+)$/, 'write a path or an https address')
            .meta({ description: 'the page it moved to' }),
          status: z.literal([301, 302, 307, 308]).default(301).meta({ description: 'moved for good (301, 308) or for a while (302, 307)' }),
        }),
      )
      .default([])
      .meta({ description: 'addresses that moved' }),
    expect: expectField(),
  })
}

export type Routes = z.infer<ReturnType<typeof routesSchema>>
