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

test('a host may have longer words, and the text is the same', () => {
  const host = 'winooski-cycle-works.example'
  expect(drawn(host, 28)).toBe('<span class="whole">winooski-cycle-works</span>.example')
  expect(drawn(host, 28).replace(/<[^>]*>/g, '')).toBe(host)
})
