// A literal map of files over a small valid site -> what load and plan make of it, and the report a person sees. No disk.
import { z } from 'zod'
import { noPaint } from '../../src/commands/report/paint.ts'
import { report } from '../../src/commands/report/report.ts'
import type { PageView } from '../../src/model/plan.ts'
import type { Shapes } from '../../src/model/schemas/fields.ts'
import { type Whole, whole } from './whole.ts'

/** A bicycle workshop: the least that is a whole site, with one of everything the engine checks. */
export const base: Readonly<Record<string, string>> = {
  'site.yaml': `origin: https://wheels.example
language: en
locale: en_GB
hosts: [netlify]
business:
  name: Two Wheels
  type: LocalBusiness
  phones:
    shop: { number: "+441130000000", shown: 0113 000 0000, label: Shop }
    van: { number: "+447700900000", shown: 07700 900 000, label: Van }
  email: hello@wheels.example
  address: { locality: Leeds, region: Yorkshire, postalCode: "LS1 1AA", country: GB, shown: Leeds LS1 1AA }
  hours:
    - { days: [Monday, Tuesday], opens: "09:00", closes: "17:30" }
  hoursShown: Monday and Tuesday, 9 to 5.30
  serves: { name: Leeds, latitude: 53.8, longitude: -1.55, radius: 8000 }
claims:
  repair:
    text: 2 days
    about: how long a repair takes
    variants:
      winter: { text: 1 day, why: few people ride in winter }
navigation:
  main:
    - { name: Home, href: / }
    - { name: Contact, href: /contact }
  footer: { blurb: Bicycles mended while you wait., groups: [] }
theme: none
contact:
  page: /contact
`,
  'content/routes.yaml': `pages:
  - { path: /, page: home, template: home, graph: [business, website] }
  - { path: /contact, page: contact, template: plain, graph: [business] }
  - path: /repairs/{slug}
    each: repairs
    template: repair
    phone: van
    graph: [service]
    defaults:
      head:
        description: "{name} at the workshop in Leeds"
redirects:
  - { from: /old-contact, to: /contact }
`,
  'content/pages/home.yaml': `name: Home
head:
  title: Bicycle repairs in Leeds
  description: Your bicycle back within {repair}.
heading: Back on the road within {repair}
repairs: [brakes, puncture]
`,
  'content/pages/contact.yaml': `name: Contact
head:
  title: Call the workshop
  description: Where we are and when.
text: Ask for a [repair](/repairs/brakes) or call {phone.shop}.
`,
  'content/repairs/brakes.yaml': `name: Brakes
head:
  title: Brake repair
questionsFrom: repairs
related: [puncture]
`,
  'content/repairs/puncture.yaml': `name: Puncture
head:
  title: Puncture repair
  description: A new tube in an hour.
`,
  'content/faqs/repairs.yaml': `items:
  - question: Do I need to book?
    answer: No, come by.
`,
  'content/prices.yaml': `note: Parts are extra.
items:
  - { service: Puncture, price: £12, link: /repairs/puncture }
`,
  'content/labels.yaml': `call: Call us
`,
}

/** The templates of the base site, as far as load and plan ask. */
export const shapes: Shapes = {
  pages: {
    home: {
      content: (k) => ({
        heading: k.text('the promise'),
        repairs: z.array(k.ref('repairs', 'a repair')).min(1),
        picture: k.picture('a picture').optional(),
        link: k.href('a link').optional(),
        steps: z
          .array(z.strictObject({ title: k.text('a step'), minutes: z.number().optional() }))
          .length(2)
          .optional(),
        shade: z.enum(['light', 'dark']).optional(),
      }),
      uses: ['prices'],
    },
    plain: { content: (k) => ({ text: k.text('the text'), points: z.array(k.text('a point')).optional() }) },
    repair: {
      content: (k) => ({
        related: z.array(k.ref('repairs', 'a repair')).optional(),
        links: z.array(k.href('a link')).optional(),
      }),
    },
  },
  icons: ['wheel', 'chain', 'bell'],
  data: { labels: () => z.strictObject({ call: z.string().min(1) }) },
}

export interface Outcome extends Whole {
  /** The report as the terminal shows it, without colour. */
  readonly text: string
  /** The page at an address; the test fails here when there is none. */
  page(path: string): PageView
}

/** How a site is understood: the templates that are there, the hosts that are known, whether texts carry their source. */
interface Setup {
  readonly templates?: Shapes
  readonly hosts?: readonly string[]
  readonly tagged?: boolean
}

/**
 * Loads and plans the base site with `files` over it; `null` removes a file. A text that begins with a line break is
 * outdented.
 */
export function project(
  files: Readonly<Record<string, string | Uint8Array | null>> = {},
  { templates = shapes, hosts = ['netlify'], tagged = false }: Setup = {},
): Outcome {
  const all = new Map<string, string | Uint8Array>()
  for (const [file, contents] of Object.entries({ ...base, ...files }))
    if (contents !== null) all.set(file, typeof contents === 'string' ? outdent(contents) : contents)
  const site = whole({ files: all, shapes: templates, hosts, tagged })
  const { plan, problems } = site
  const failed = problems.some(({ level }) => level === 'error')
  const text = report(problems, {
    files: all,
    paint: noPaint,
    ids: false,
    ...(failed && { consequence: 'Nothing was written.' }),
  })
  return {
    ...site,
    text,
    page(path) {
      const page = plan?.pages.find((candidate) => candidate.path === path)
      if (!page) throw new Error(`there is no page at ${path}: ${text}`)
      return page
    },
  }
}

/** The base site with one piece of one file replaced: the smallest way to say what is wrong in a test. */
export function edited(file: string, piece: string, by: string): Record<string, string> {
  const text = base[file]
  if (!text?.includes(piece)) throw new Error(`the base site's ${file} does not hold "${piece}"`)
  return { [file]: text.replace(piece, () => by) }
}

/** Takes away the indentation all lines share, and the first line break. */
function outdent(text: string): string {
  if (!text.startsWith('\n')) return text
  const lines = text.slice(1).split('\n')
  const depth = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/[^ ]/)))
  return lines.map((line) => line.slice(depth)).join('\n')
}

/** The place (a file, or with line and column), text and help of each problem of a site. */
export const refusals = (changed: Parameters<typeof project>[0]) =>
  project(changed).problems.map(({ at, text, help }) => [
    at && [at.file, at.line, at.column].filter((part) => part !== undefined).join(':'),
    text,
    help,
  ])
