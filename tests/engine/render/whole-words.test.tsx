// Words with a hyphen in headings and addresses.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wholeWords } from '../../../src/render/prose.tsx'

const drawn = (text: string, longest?: number) => renderToStaticMarkup(wholeWords(text, longest))

test.each([
  ['An e-bike or a tune-up', 'An <span class="whole">e-bike</span> or a <span class="whole">tune-up</span>'],
  ['24-hour work - at once', '<span class="whole">24-hour</span> work - at once'],
  ['Αντι-ηλιακά', '<span class="whole">Αντι-ηλιακά</span>'],
  ['Rhein-Main-Verkehrsverbund', 'Rhein-Main-Verkehrsverbund'],
  ['Prices and hours', 'Prices and hours'],
])('%s', (text, html) => expect(drawn(text)).toBe(html))

test('an address breaks before its host, and the text is the same', () => {
  const address = 'hello@winooski-cycle-works.example'
  expect(drawn(address, 28)).toBe('hello@<wbr/><span class="whole">winooski-cycle-works</span>.example')
  expect(drawn(address, 28).replace(/<[^>]*>/g, '')).toBe(address)
})
