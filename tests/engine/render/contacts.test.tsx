// Tests links of phones and the e-mail address in running text.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contactsOf } from '../../../src/render/contacts.ts'
import { DrawingProvider } from '../../../src/render/context.tsx'
import { Prose } from '../../../src/render/prose.tsx'
import { project } from '../../helpers/project.ts'

const { plan } = project()
const site = plan?.site ?? expect.unreachable()
const business = {
  ...site.business,
  email: 'ask@wheels.example',
  phones: {
    office: { number: '+441134960000', shown: '0113 496 0000', label: 'Office', service: false },
    abroad: { number: '+12125550100', shown: '(212) 555-0100', label: 'Abroad', service: false },
    mobile: { number: '+447700900123', shown: '(07700) 900.123', label: 'Mobile', service: false },
  },
} as unknown as typeof site.business
const contacts = contactsOf(business)

const drawn = (text: string) =>
  renderToStaticMarkup(
    <DrawingProvider value={{ assets: { islands: {}, pictures: {} }, islands: {}, sections: {}, contacts }}>
      <Prose text={text} />
    </DrawingProvider>,
  )
const OFFICE = (shown: string) => `<a href="tel:+441134960000">${shown}</a>`

test.each([
  ['Call 0113 496 0000.', `Call ${OFFICE('0113\u00a0496\u00a00000')}.`],
  [
    'Call 0113\u00a0496\u00a00000 or (07700) 900.123, both ring.',
    `Call ${OFFICE('0113\u00a0496\u00a00000')} or <a href="tel:+447700900123">(07700)\u00a0900.123</a>, both ring.`,
  ],
  ['Call (212) 555-0100.', 'Call <a href="tel:+12125550100">(212)\u00a0555\u20110100</a>.'],
  ['Write to ask@wheels.example', 'Write to <a href="mailto:ask@wheels.example">ask@wheels.example</a>'],
  ['**0113 496 0000**', `<strong>${OFFICE('0113\u00a0496\u00a00000')}</strong>`],
])('%s', (text, html) => {
  expect(drawn(text)).toBe(html)
})

test.each([
  [
    'a link of the text stays the one link',
    '[call 0113 496 0000](/contact)',
    '<a href="/contact">call 0113 496 0000</a>',
  ],
  ['a longer number', '90113 496 00001', '90113 496 00001'],
  ['one with its country before it', '+0113 496 0000', '+0113 496 0000'],
  ['a part of another address', 'please.ask@wheels.example', 'please.ask@wheels.example'],
  ['a dot that is any letter', '(07700) 900x123', '(07700) 900x123'],
  ['a text without any', 'Plain words.', 'Plain words.'],
])('%s', (_, text, html) => {
  expect(drawn(text)).toBe(html)
})

test('a range stays on one line, whatever its dash', () => {
  const whole = (range: string) => `<span class="whole">${range}</span>`
  expect(drawn('1-3 days, Friday 09:00–17:30, 5.')).toBe(`${whole('1-3')} days, Friday ${whole('09:00–17:30')}, 5.`)
})
