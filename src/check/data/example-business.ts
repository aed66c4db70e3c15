// The business of the examples of rules as site.yaml has it, with some of its lines replaced. Pure.

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

/** Each line replaces the one with its key, or stands behind the others. */
export function exampleBusiness(...changed: readonly string[]): string {
  const keyOf = (line: string) => line.slice(0, line.indexOf(':'))
  const added = changed.filter((line) => !lines.some((own) => keyOf(own) === keyOf(line)))
  const own = lines.map((line) => changed.find((each) => keyOf(each) === keyOf(line)) ?? line)
  return `${[...own, ...added].join('\n')}\n`
}

/** The routes of the examples of rules, with some redirects. */
export const exampleRoutes = (...redirects: readonly string[]): string => `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: Bicycles } } }
redirects:
${redirects.map((redirect) => `  - ${redirect}\n`).join('')}`
