// English sites that name towns they do not serve, other areas' streets, or two numbers of one thing -> what the rules say of them.
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../../src/check/rules.ts'
import { findingsOf } from '../example-site.ts'

const rules = await loadRules()
const said = (id: string, yaml: Readonly<Record<string, string>>) => {
  const rule = rules.get(id)
  if (!rule) throw new Error(`no rule ${id}`)
  return findingsOf(rule, { yaml })
}

describe('a town that is not served', () => {
  const describing = (description: string) =>
    said('fact/town-unserved', {
      'content/pages/contact.yaml': `name: Contact\nhead:\n  title: Call us\n  description: ${description}\ntext: Come by.\n`,
    })
  test.each([
    ['From Doncaster to Otley and back.', 'Doncaster'],
    ['Bicycles mended all over Manchester.', 'Manchester'],
    ['A workshop for the villages around Barnsley.', 'Barnsley'],
    ['Our vans visit Otley, Ilkley and Stockport every week.', 'Stockport'],
  ])('%s', (text, town) => expect(describing(text)).toEqual([`"${town}" is no area of this site`]))
  test.each([
    'From Leeds to Otley and back.',
    'Bicycles mended all over Leeds.',
    'We fit hubs made in Sheffield, and once cycled from Bristol to Leeds.',
    'The streets around Manchester Road are steep.',
    'We cover the whole of the ring road.',
  ])('%s', (text) => expect(describing(text)).toEqual([]))
})

describe('a number of things that is another one elsewhere on the page', () => {
  const page = (summary: string) =>
    said('fact/count', {
      'content/repairs/wheels.yaml':
        `name: Wheels\nsummary: ${summary}\nhead:\n  title: A wheel with five spanners\n` +
        '  description: A wheel trued with 5 spanners at hand.\n',
    })
  test('is found', () =>
    expect(page('A wheel and three spanners.')).toEqual(['"three spanners": this page also says "five spanners"']))
  test.each([
    'A wheel and five spanners.',
    'A wheel in three steps, and three rims.',
    'A wheel, two spanners and five spanners more.',
    'A wheel trued in three minutes with spanners.',
  ])('%s', (text) => expect(page(text)).toEqual([]))
})

describe('the people of another area', () => {
  const area = (text: string) =>
    said('dup/other-place', {
      'content/routes.yaml': `pages:
  - { path: /, page: home, template: home }
  - { path: /contact, page: contact, template: plain }
  - { path: "/repairs/{slug}", each: repairs, template: repair, defaults: { head: { description: x } } }
  - { path: "/areas/{slug}", each: areas, template: repair, graph: [place] }
`,
      'content/areas/otley.yaml': `name: Otley\nhead: { title: Otley, description: x }\nquestions:\n  - question: Who calls us?\n    answer: ${text}\n`,
      'content/areas/ilkley.yaml': 'name: Ilkley\nhead: { title: Ilkley, description: x }\n',
    })
  test.each(['For the rooms that students rent all over Ilkley.', 'Many families live in Ilkley in old houses.'])(
    '%s',
    (text) => expect(area(text)).toHaveLength(1),
  )
  test.each([
    'Students rent in Ilkley and in Otley.',
    'Families who live in Ilkley come here on Sundays.',
    'The road to Ilkley is steep.',
  ])('%s', (text) => expect(area(text)).toEqual([]))
})
