// Schema of site.yaml: the business, its claims, where it is published, navigation, contact, check levels.

import { z } from 'zod'
import { asciiOrigin } from '../host-name.ts'
import { LOOKS } from '../looks.ts'
import { hexOfCss, legibleBrand, paletteOf } from '../palette.ts'
import { analyticsSchema } from './analytics.ts'
import { businessSchema, withHoursShown } from './business.ts'
import { contactField } from './contact.ts'
import { ignoreField } from './content-schemas.ts'
import {
  choice,
  type Fields,
  group,
  issueOf,
  list,
  named,
  plain,
  readField,
  refusing,
  shownDays,
  webAddress,
} from './fields.ts'
import { claimClashes, claimsField } from './tokens.ts'

/** Keys of site.yaml that hold in every language. */
export const EVERYWHERE: ReadonlySet<string> = new Set([
  ...['origin', 'language', 'languages', 'urls', 'templates', 'hosts', 'stagingHost', 'socialCards'],
  ...['analytics', 'brand', 'theme', 'rules'],
])

const colour = (about: string) =>
  plain(about, /^#[0-9a-f]{6}$/, { error: ({ input }) => colourHelp(String(input)), abort: true }).optional()

function colourHelp(typed: string): string {
  const hex = hexOfCss(typed)
  return hex === undefined ? 'write the colour as "#rrggbb", in small letters' : `write "${hex}"`
}

/** Whether a code like `el` or `el_GR` names a language, and a region by its present code. */
function isKnown(code: string): boolean {
  const [language = '', region] = code.split('_')
  const nameOf = (type: 'language' | 'region', part: string) =>
    new Intl.DisplayNames('en', { type, fallback: 'none' }).of(part)
  if (nameOf('language', language) === undefined) return false
  const tag = `${language}-${region}`
  return region === undefined || (nameOf('region', region) !== undefined && Intl.getCanonicalLocales(tag)[0] === tag)
}

const languageCode = () =>
  z
    .string()
    .regex(/^[a-z]{2}$/, { abort: true })
    .refine(isKnown, 'is not a language')

const term = (about: string) => plain(about, /^\p{L}[\p{L} -]*$/u, 'write words, in the form a dictionary has them')

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

/** `embeds:` of site.yaml. */
const embedsField = (k: Fields) =>
  named(
    'what pages show of other sites, by a name: the content policy allows these hosts alone',
    z.strictObject({
      host: readField('where it comes from: https:// and the host, like https://calendly.com', asciiOrigin),
      why: k.text('why a page shows it and who then sees the visit; stands at its button'),
      privacy: k.text('what the privacy page says of it: who gets which data, and why'),
      loads: list('frames, which a section of the block embed fetches on a click; scripts of a template', LOADS)
        .min(1)
        .default(['frame']),
    }),
  )

const LOADS = z.enum(['frame', 'script'])

/** Some editors write `yes` and `no` as truth values, as in YAML 1.1. */
const YES_NO = new Map<unknown, 'yes' | 'no'>([
  [true, 'yes'],
  [false, 'no'],
])

const fontFile = (about: string) =>
  plain(about, /\.(?:ttf|otf)$/i, 'name a TrueType or OpenType file, .ttf or .otf').optional()

/** `brand:` of site.yaml. */
const brandField = (k: Fields) =>
  group('the look of the business: pages, cards, icons and browser frames follow it', {
    colour: refusing(
      colour('the colour of links; all colours of the pages are derived from it, for light and dark mode'),
      (hex) => {
        const legible = hex === undefined ? undefined : legibleBrand(hex)
        const text = `${hex} on a light page has a contrast of ${legible?.contrast.toFixed(1)}, and text needs 4.5`
        return [
          legible && issueOf(text, `write "${legible.nearest}", the nearest that has it, or make ${hex} the accent`),
        ]
      },
    ),
    accent: colour('the colour of buttons; amber when left out'),
    look: z.enum(LOOKS).optional().meta({
      description: 'the forms of the pages: clear (when left out), bold (a dark top), soft (round cards)',
    }),
    logo: group('the logo of the header, with the name of the business in it', {
      light: k.picture('its file in content/images: an SVG, or a picture 40 px high and more'),
      dark: k.picture('the same for dark mode').optional(),
    }).optional(),
    icon: k.picture('the mark of the business alone, a square SVG: in place of public/favicon.svg').optional(),
    font: fontFile(
      'the font of headings and cards, a .ttf or .otf file: below the templates (templates/fonts/brand.ttf) or ' +
        'of an installed package (@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf)',
    ),
    textFont: fontFile(
      'the font of all other text, a file like that of font; a variable font has real bold letters, and pages ' +
        'without it use the font of the device',
    ),
  })

/** `theme:` of site.yaml. `theme: none` is short for `components: none`. */
const themeField = () => z.preprocess((value) => (value === 'none' ? { components: 'none' } : value), themeGroup())

const themeGroup = () =>
  group('colours outside the stylesheet, where they differ from those of the brand', {
    components: choice('whether the folder of templates lies over the components of the theme, or is all there is', [
      'theme',
      'none',
    ]).default('theme'),
    light: colour('colour of the browser frame in light mode'),
    dark: colour('colour of the browser frame in dark mode'),
    card: group('social cards: the pictures that shared links show', {
      surface: colour('colour of the ground'),
      ink: colour('colour of the title'),
      brand: colour('colour of the mark and the bar'),
      accent: colour('colour behind the telephone'),
      onAccent: colour('colour of the telephone'),
      soft: colour('colour of the line below the title'),
      mark: plain('the mark of the business, as SVG path data in a box of 40 x 40').optional(),
    }).prefault({}),
  }).prefault({})

/** The colours of a site that declares neither a brand nor a theme. */
const PLAIN = {
  light: {
    surface: '#ffffff',
    ink: '#0b2a3c',
    soft: '#3b5566',
    brand: '#0a5a8a',
    accent: '#9f1f18',
    'on-accent': '#ffffff',
  },
  dark: { surface: '#0b1820' },
}

interface Theme {
  light: string
  dark: string
  card: Record<'surface' | 'ink' | 'soft' | 'brand' | 'accent' | 'onAccent', string> & { mark?: string }
}

/** The theme; colours that it leaves out come from the palette. */
function themeOf(
  { card, components: _, ...frame }: z.infer<ReturnType<typeof themeField>>,
  palette: typeof PLAIN = PLAIN,
): Theme {
  const { surface, ink, soft, brand, accent, 'on-accent': onAccent } = palette.light
  const derived = { surface, ink, soft, brand, accent, onAccent }
  return { light: surface, dark: palette.dark.surface, ...frame, card: { ...derived, ...card } } as Theme
}

/** The schema of site.yaml, for the hosts that the engine supports; without them, any name of a host is accepted. */
export function siteSchema(k: Fields, hosts: readonly string[] = []) {
  const site = z.strictObject({
    origin: readField('where the site is published: https:// and the host', asciiOrigin),
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
      .regex(/^[a-z]{2}_[A-Z]{2}$/, { abort: true })
      .refine(isKnown, 'is not a language of a country')
      .meta({ description: 'Open Graph locale, like el_GR' }),
    urls: group('how addresses are written', {
      trailingSlash: choice('/company (never) or /company/ (always)', ['never', 'always']).default('never'),
    }).default({ trailingSlash: 'never' }),
    templates: z.string().min(1, 'is empty').default('templates').meta({ description: 'the folder of templates' }),
    hosts: list(
      'hosts whose redirect and header files are written',
      hosts.length > 0 ? z.enum(hosts) : z.string(),
    ).default([]),
    stagingHost: (hosts.length > 0 ? z.enum(hosts) : z.string()).optional().meta({
      description: 'the host where the site is tried: site build --staging writes its files, not those of hosts',
    }),
    socialCards: choice(
      'the pictures that shared links show: one for each page, one for the site (of the home page), or none',
      ['each', 'site', 'none'],
    ).default('each'),
    business: businessSchema.meta({ description: 'who the business is' }),
    claims: claimsField(),
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
      provider: choice('whose map is shown; "click" fetches it when a visitor asks for it', [
        'openstreetmap',
        'google',
        'click',
      ]).default('click'),
      src: k.frame('address of the embedded map'),
      link: webAddress('the same map as a page'),
    }).optional(),
    ai: group('what companies that train language models may do', {
      training: z
        .preprocess((value) => YES_NO.get(value) ?? value, z.enum(['yes', 'no']))
        .default('yes')
        .meta({
          description: 'no: robots.txt refuses the crawlers that document a name for it; search is not affected',
        }),
    }).prefault({}),
    embeds: embedsField(k),
    notice: group('a sentence on top of every page, until a day', {
      text: k.text('one sentence; it may hold a link'),
      ...shownDays(),
      until: shownDays().until.unwrap(),
    }).optional(),
    analytics: analyticsSchema
      .optional()
      .meta({ description: 'counting visits, calls and messages, by a service without cookies that needs no consent' }),
    brand: brandField(k).optional(),
    theme: themeField(),
    rules: z
      .record(z.string(), z.enum(['off', 'info', 'warning', 'error']))
      .default({})
      .meta({ description: 'levels of rules, by id' }),
    ignore: ignoreField(),
  })
  return refusing(site, (value) => [...claimClashes(value), languageFault(value)]).transform(
    ({ language, languages, business, ...rest }) => ({
      ...rest,
      // A site as `site build --staging` makes it: no search engine may show it.
      isStaging: false,
      theme: themeOf(rest.theme, paletteIn(rest.brand)),
      business: withHoursShown(business, rest.locale, (path) => k.href('').parse(path)),
      language: language ?? languages?.[0] ?? '',
      ...(languages && { languages }),
    }),
  )
}

/** The palette that a brand declares. */
export const paletteIn = (brand: { colour?: string | undefined; accent?: string | undefined } | undefined) =>
  brand?.colour === undefined ? undefined : paletteOf(brand.colour, brand.accent)

/** The issue of `language` and `languages`: a site declares exactly one of the two. */
function languageFault({ language, languages }: { language?: string | undefined; languages?: string[] | undefined }) {
  const missing = { code: 'invalid_type' as const, expected: 'string' as const, input: undefined, path: ['language'] }
  if (!languages) return language === undefined && missing
  const twice = languages.find((code, i) => languages.indexOf(code) !== i)
  if (twice !== undefined) return issueOf(`names "${twice}" twice`, 'keep one of the two', ['languages'])
  const help = 'delete this line: the first of languages is the language at /'
  return language !== undefined && issueOf('has no effect beside languages', help, ['language'])
}

export type Site = z.infer<ReturnType<typeof siteSchema>>
