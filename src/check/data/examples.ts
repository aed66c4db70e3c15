// The YAML files that examples of rules use: site.yaml with a business, routes, a contact page and areas.

type YamlFiles = Readonly<Record<string, string>>

const lines = [
  'business:',
  '  name: Two Wheels',
  '  type: LocalBusiness',
  '  phones:',
  '    shop: { number: "+441130000000", shown: 0113 000 0000, label: Shop }',
  '    van: { number: "+447700900000", shown: 07700 900 000, label: Van }',
  '  email: hello@wheels.example',
  '  address: { locality: Leeds, region: Yorkshire, postalCode: "LS1 1AA", country: GB, shown: Leeds LS1 1AA }',
  '  hours:',
  '    - { days: [Monday, Tuesday], opens: "09:00", closes: "17:30" }',
  '  hoursShown: Monday and Tuesday, 9 to 5.30',
  '  serves: { name: Leeds, latitude: 53.8, longitude: -1.55, radius: 8000 }',
]

/** The business in site.yaml. Each given line replaces the one with its key, or is added. */
export function exampleBusiness(...changed: readonly string[]): string {
  const keyOf = (line: string) => line.slice(0, line.indexOf(':'))
  const added = changed.filter((line) => !lines.some((base) => keyOf(base) === keyOf(line)))
  const merged = lines.map((line) => changed.find((change) => keyOf(change) === keyOf(line)) ?? line)
  return `${[...merged, ...added].join('\n')}\n`
}

const PAGES = `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: Bicycles } } }
`

/** The routes, with some redirects. */
export const exampleRoutes = (...redirects: readonly string[]): string =>
  `${PAGES}redirects:\n${redirects.map((redirect) => `  - ${redirect}\n`).join('')}`

/** The contact page with a text. */
export const exampleContact = (text: string): YamlFiles => ({
  'content/pages/contact.yaml':
    'name: Contact\nhead: { title: Call the workshop, description: Where we are and when. }\n' +
    `text: ${JSON.stringify(text)}\n`,
})

/** Areas by name, each with further lines of its file, and the routes of a site that has areas. */
export const exampleAreas = (areas: YamlFiles): YamlFiles => ({
  'content/routes.yaml': `${PAGES}  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }\n`,
  ...Object.fromEntries(
    Object.entries(areas).map(([name, more]) => [`content/areas/${name.toLowerCase()}.yaml`, `name: ${name}\n${more}`]),
  ),
})
