// Schema of site.yaml: the business, its claims, where it is published, navigation, contact, check levels.

import { z } from 'zod'
import { analyticsSchema } from './analytics.ts'
import { businessSchema, claimClashes, claimSchema, dayField, withHoursShown } from './business.ts'
import { ignoreField } from './content-schemas.ts'
import { type Fields, group, issueOf, list, originField, webAddress } from './fields.ts'
import { languageFault } from './language-code.ts'

const colour = (about: string, otherwise: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'write the colour as #rrggbb')
    .default(otherwise)
    .meta({ description: `colour ${about}` })

const languageCode = () =>
  z
    .string()
    .regex(/^[a-z]{2}$/)
    .refine((code) => languageFault(code) === undefined, 'is no language')

const term = (about: string) =>
  z
    .string()
    .regex(/^\p{L}[\p{L} -]*$/u, 'write words, in the form a dictionary has them')
    .meta({ description: about })

export interface MenuItem {
  name: string
  href: string
  subItems?: MenuItem[] | undefined
}

const link = (k: Fields) => z.strictObject({ name: k.text('the words of the link'), href: k.href('where it goes') })

/** `navigation:` of site.yaml. */
function navigationField(k: Fields) {
  const item = { name: k.text('the words of the item'), href: k.href('where it goes') }
  const nested = z.strictObject({ ...item, subItems: list('a nested menu', link(k)).optional() })
  const menuItem = z.strictObject({ ...item, subItems: list('the menu below it', nested).optional() })
  return group('the menus', {
    main: list('the menu of the header', menuItem).min(1),
    footer: group('the footer', {
      blurb: k.text('a few words about the business'),
      groups: list(
        'link lists',
        z.strictObject({
          title: k.text('heading of the group'),
          links: list('the links of the group', link(k)),
        }),
      ),
      marks: list(
        'links drawn as pictures',
        z.strictObject({
          icon: k.icon('the picture'),
          name: k.text('what the picture link says'),
          href: k.href('where it goes'),
        }),
      ).default([]),
      credit: link(k).optional().meta({ description: 'who made the site' }),
    }),
  })
}

/** `contact:` of site.yaml. */
const contactField = (k: Fields) =>
  group('the contact form', {
    page: k.href('the contact page'),
    delivery: z
      .enum(['demo', 'post', 'netlify', 'mailto'])
      .default('demo')
      .meta({ description: 'what the form does: demo sends nothing' }),
    endpoint: webAddress('where "post" sends to').optional(),
    thanks: k
      .href('the page after a form sent without script, which hosted services are told too')
      .refine((href) => href.startsWith('/'), {
        message: 'is no page of this site',
        params: { help: 'write its path, like /thanks' },
      })
      .optional(),
  })

/** `theme:` of site.yaml. */
const themeField = () =>
  group('colours outside the stylesheet', {
    light: colour('of the browser frame in light mode', '#ffffff'),
    dark: colour('of the browser frame in dark mode', '#0b1820'),
    card: group('social cards: the pictures that shared links show', {
      surface: colour('of the ground', '#ffffff'),
      ink: colour('of the title', '#0b2a3c'),
      brand: colour('of the mark and the bar', '#0a5a8a'),
      accent: colour('behind the telephone', '#9f1f18'),
      onAccent: colour('of the telephone', '#ffffff'),
      soft: colour('of the line below the title', '#3b5566'),
      mark: z
        .string()
        .optional()
        .meta({ description: 'the mark of the business, as SVG path data in a box of 40 x 40' }),
    }).prefault({}),
  }).prefault({})

/** The schema of site.yaml. */
export function siteSchema(k: Fields) {
  const site = z.strictObject({
    origin: originField('where the site is published: https:// and the host'),
    language: languageCode()
      .optional()
      .meta({ description: 'ISO 639-1 code of the texts; left out where `languages` stands' }),
    languages: list(
      'ISO 639-1 codes of a site in several languages; the first is at /, every other below its code, as /en/',
      languageCode(),
    )
      .min(2)
      .optional(),
    locale: z
      .string()
      .regex(/^[a-z]{2}_[A-Z]{2}$/)
      .refine((code) => languageFault(code.replace('_', '-')) === undefined, 'is no language of a country')
      .meta({ description: 'Open Graph locale, like el_GR' }),
    urls: group('how addresses are written', {
      trailingSlash: z
        .enum(['never', 'always'])
        .default('never')
        .meta({ description: '/company (never) or /company/ (always)' }),
    }).default({ trailingSlash: 'never' }),
    templates: z.string().min(1, 'is empty').default('templates').meta({ description: 'the folder of templates' }),
    hosts: list('hosts whose redirect and header files are written', z.string()).default([]),
    socialCards: z.enum(['each', 'site', 'none']).default('each').meta({
      description:
        'the pictures that shared links show: one for each page, one for the site (of the home page), or none',
    }),
    business: businessSchema.meta({ description: 'who the business is' }),
    claims: z
      .record(z.string().regex(/^[a-z][a-z0-9-]*$/), claimSchema)
      .default({})
      .meta({
        description: 'every business fact with a number, and every answer that only the owner knows, declared once',
      }),
    terms: list(
      'words of this site: of a thing with several names the one all pages use, and what no dictionary has',
      z.strictObject({
        write: term('the name this site uses'),
        not: list('names that are not used for it, in any form', term('one of them')).default([]),
      }),
    ).default([]),
    navigation: navigationField(k),
    contact: contactField(k),
    map: group('the map of the office', {
      provider: z
        .enum(['openstreetmap', 'google', 'click'])
        .default('click')
        .meta({ description: 'whose map is shown; "click" fetches it when a visitor asks for it' }),
      src: webAddress('address of the embedded map'),
      link: webAddress('the same map as a page'),
    }).optional(),
    notice: group('a sentence on top of every page, until a day', {
      text: k.text('one sentence; it may hold a link'),
      until: dayField('the last day it is shown, like 2026-12-26'),
    }).optional(),
    analytics: analyticsSchema
      .optional()
      .meta({ description: 'counting visits, by a service that sets no cookie and needs no consent' }),
    theme: themeField(),
    rules: z
      .record(z.string(), z.enum(['off', 'info', 'warning', 'error']))
      .default({})
      .meta({ description: 'levels of rules, by id' }),
    ignore: ignoreField(),
  })
  return site
    .superRefine((value, context) => {
      for (const issue of claimClashes(value)) context.addIssue(issue)
      for (const issue of languageFaults(value)) context.addIssue(issue)
    })
    .transform(({ language, languages, business, ...rest }) => ({
      ...rest,
      business: withHoursShown(business, rest.locale, (path) => k.href('').parse(path)),
      language: language ?? languages?.[0] ?? '',
      ...(languages && { languages }),
    }))
}

/** A site says its one language, or all of them in the order in which visitors choose. */
function languageFaults({ language, languages }: { language?: string | undefined; languages?: string[] | undefined }) {
  if (!languages)
    return language === undefined
      ? [{ code: 'invalid_type' as const, expected: 'string' as const, input: undefined, path: ['language'] }]
      : []
  const twice = languages.find((code, i) => languages.indexOf(code) !== i)
  if (twice !== undefined) return [issueOf(`names "${twice}" twice`, 'keep one of the two', ['languages'])]
  if (language === undefined) return []
  const help = 'delete this line: the first of languages is the language at /'
  return [issueOf('stands beside languages', help, ['language'])]
}

export type Site = z.infer<ReturnType<typeof siteSchema>>
