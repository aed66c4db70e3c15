// Tests analytics: the scripts of each service, the events that they count, the content policy, and refused services.
import { createHash } from 'node:crypto'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { documentOf, policy } from '../../../src/render/document.ts'
import { edited, project } from '../../helpers/project.ts'

const SHELL = { styles: { plain: '' }, preload: [], cards: {} }

/** The base site with these lines of `analytics:`. */
const counted = (yaml: string, delivery = 'netlify') =>
  project(edited('site.yaml', 'contact:', `analytics: ${yaml}\ncontact:\n  delivery: ${delivery}`))

/** The scripts at the end of a page, and the directives of its policy that are not as without analytics. */
function carried(yaml: string, delivery?: string) {
  const { plan, page, problems } = counted(yaml, delivery)
  expect(problems).toEqual([])
  const site = plan?.site ?? expect.unreachable()
  const html = documentOf(site, SHELL)({ path: '/contact', template: 'plain', head: page('/contact').head, body: '' })
  const scripts = DomUtils.getElementsByTagName('script', parseDocument(html), true).filter(
    ({ attribs }) => attribs.type === undefined,
  )
  const { analytics: _, ...without } = site
  const plain = policy(SHELL, without)
  const inline = scripts.map((script) => DomUtils.textContent(script)).find((text) => text !== '')
  const hash = inline && `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
  const added = [...policy(SHELL, site)].flatMap(([name, value]) => {
    const more = value.split(' ').filter((source) => !plain.get(name)?.split(' ').includes(source))
    return more.length > 0 ? [`${name} ${more.join(' ').replace(hash ?? '-', 'HASH')}`] : []
  })
  return { scripts: scripts.map(({ attribs }) => attribs), inline, added }
}

const late = { defer: '', fetchpriority: 'low' }

test.each([
  [
    '{ service: plausible }',
    { src: 'https://plausible.io/js/script.js', 'data-domain': 'wheels.example' },
    ['script-src HASH https://plausible.io', 'connect-src https://plausible.io'],
  ],
  [
    '{ service: umami, server: "https://stats.wheels.example/", id: "b59e9c65" }',
    { src: 'https://stats.wheels.example/script.js', 'data-website-id': 'b59e9c65' },
    ['script-src HASH https://stats.wheels.example', 'connect-src https://stats.wheels.example'],
  ],
  [
    '{ service: goatcounter, server: "https://wheels.goatcounter.com" }',
    { src: 'https://gc.zgo.at/count.js', 'data-goatcounter': 'https://wheels.goatcounter.com/count' },
    [
      'script-src HASH https://gc.zgo.at',
      'img-src https://wheels.goatcounter.com',
      'connect-src https://wheels.goatcounter.com',
    ],
  ],
  [
    '{ service: simple-analytics }',
    { src: 'https://scripts.simpleanalyticscdn.com/latest.js' },
    [
      'script-src HASH https://scripts.simpleanalyticscdn.com',
      'img-src https://queue.simpleanalyticscdn.com',
      'connect-src https://queue.simpleanalyticscdn.com',
    ],
  ],
])(
  '%s is one script that is run last, its origins, and a script that tells it of events',
  (yaml, attributes, added) => {
    const inline = expect.stringMatching(/^\{const count=/)
    expect(carried(yaml)).toEqual({ scripts: [{}, { ...attributes, ...late }], inline, added })
  },
)

test('a form that sends nothing, or a letter, delivers no message that could be counted', () => {
  for (const [delivery, isCounted] of [
    ['post', true],
    ['netlify', true],
    ['mailto', false],
    ['demo', false],
  ] as const)
    expect(carried('{ service: plausible }', delivery).inline?.includes('count("message")'), delivery).toBe(isCounted)
})

test('plausible has a script for each site: its id begins with pa-, and the page begins it', () => {
  const { scripts, inline, added } = carried('{ service: plausible, id: pa-6_srOGVV9SLMWJ1ZpUAbG }')
  expect(scripts).toEqual([{}, { src: 'https://plausible.io/js/pa-6_srOGVV9SLMWJ1ZpUAbG.js', ...late }])
  expect(inline).toMatch(/^window\.plausible=.*;plausible\.init\(\);\{const count=/)
  expect(added).toEqual(['script-src HASH https://plausible.io', 'connect-src https://plausible.io'])
})

test('matomo is told in the page to set no cookie before it counts, and the policy knows that script', () => {
  const server = 'https://wheels.example/matomo'
  const { scripts, inline, added } = carried(`{ service: matomo, server: "${server}", id: "3</script>" }`)
  expect(scripts).toEqual([{}, { src: `${server}/matomo.js`, ...late }])
  expect(inline).toMatch(/^var _paq=\[\["disableCookies"\],/)
  expect(JSON.parse(/^var _paq=(.*?);\{const/.exec(inline ?? '')?.[1] ?? '')).toContainEqual([
    'setSiteId',
    '3</script>',
  ])
  const origin = 'https://wheels.example'
  expect(added).toEqual([`script-src HASH ${origin}`, `img-src ${origin}`, `connect-src ${origin}`])
})

test.each([
  ['{ service: google-analytics }', 'analytics.service: "google-analytics" is not among the choices'],
  ['{ service: __proto__ }', 'analytics.service: "__proto__" is not among the choices'],
  ['{ service: matomo, id: "3" }', 'analytics: matomo needs server:'],
  ['{ service: umami }', 'analytics: umami needs id:'],
  ['{ service: plausible, server: "http://stats.example" }', 'analytics.server is not a whole address of the web'],
  ['{ service: plausible, server: "https://a.example/?x" }', 'analytics.server is more than the address of a server'],
])('%s is refused', (yaml, text) => {
  const { problems } = counted(yaml)
  expect(problems.map((problem) => problem.text)).toEqual([text])
  expect(problems[0]?.at).toMatchObject({ file: 'site.yaml', line: expect.any(Number) })
})
