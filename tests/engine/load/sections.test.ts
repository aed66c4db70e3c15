// Pages made of sections: what YAML may say, what is wrong with it, and which data files a page then shows.

import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Shapes } from '../../../src/model/schemas/fields.ts'
import { shapes as baseShapes, project } from '../../helpers/project.ts'

const shapes: Shapes = {
  ...baseShapes,
  pages: { ...baseShapes.pages, plain: { content: (k) => ({ sections: k.sections('the sections') }) } },
  sections: {
    hero: { content: (k) => ({ heading: k.text('the promise') }) },
    prices: { content: () => ({ show: z.int().default(3) }), uses: ['prices'] },
    related: { content: (k) => ({ items: z.array(k.ref('repairs', 'a repair')) }) },
  },
}
const contact = (sections: string) => ({
  'content/pages/contact.yaml': `name: Contact
head: { title: Call the workshop, description: Where we are and when. }
sections:
${sections}`,
})

test('a page has the sections of its file, in their order and as often as they are named', () => {
  const { page } = project(
    contact(
      '  - { block: hero, heading: Call }\n  - { block: prices, id: cost }\n  - { block: hero, heading: Write }\n',
    ),
    { templates: shapes },
  )
  expect(page('/contact').props.entry.sections).toEqual([
    { block: 'hero', heading: 'Call' },
    { block: 'prices', id: 'cost', show: 3 },
    { block: 'hero', heading: 'Write' },
  ])
})

test('a page shows the data files of the blocks that it names, and no others', () => {
  const data = (sections: string) =>
    Object.keys(project(contact(sections), { templates: shapes }).page('/contact').props.data)
  expect(data('  - { block: hero, heading: Call }\n')).toEqual([])
  expect(data('  - block: prices\n')).toEqual(['prices'])
})

test('a data file that a named block needs is missing', () => {
  const { text } = project({ ...contact('  - block: prices\n'), 'content/prices.yaml': null }, { templates: shapes })
  expect(text).toContain('content/pages/contact.yaml:4:12\n  the block "prices" needs content/prices.yaml')
})

test('an unknown block, an unknown field and a missing field are named at their places', () => {
  const { text } = project(
    contact(
      '  - { block: heroo, heading: Call }\n  - { block: hero, headng: Call }\n  - { block: hero }\n  - { heading: x }\n',
    ),
    { templates: shapes },
  )
  expect(text).toMatchInlineSnapshot(`
    "✘ content/pages/contact.yaml:4:14
      sections.0.block: "heroo" is not among the choices
        4 |   - { block: heroo, heading: Call }
          |              ^
      help: did you mean "hero"?

    ✘ content/pages/contact.yaml:5:20
      sections.1: "headng" is not a key here
        5 |   - { block: hero, headng: Call }
          |                    ^
      help: did you mean "heading"?

    ✘ content/pages/contact.yaml:6:5
      sections.2.heading is missing
        6 |   - { block: hero }
          |     ^
      help: add "heading:" with text

    ✘ content/pages/contact.yaml:7:5
      sections.3.block is missing
        7 |   - { heading: x }
          |     ^
      help: add "block:" with one of hero, prices, related

    4 errors. Nothing was written."
  `)
})

test('a reference within a section is checked, and becomes the card of its page', () => {
  const { text } = project(contact('  - { block: related, items: [brake] }\n'), { templates: shapes })
  expect(text).toContain('"brake" is not in content/repairs/')
  const { page } = project(contact('  - { block: related, items: [brakes] }\n'), { templates: shapes })
  expect(page('/contact').props.entry.sections).toMatchObject([{ items: [{ path: '/repairs/brakes' }] }])
})

test('a site without blocks refuses sections', () => {
  const { text } = project(contact('  - block: hero\n'), { templates: { ...shapes, sections: {} } })
  expect(text).toContain('sections.0')
})
