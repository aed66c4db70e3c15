// Tests which rules of the linked stylesheet a page may inline, and for which elements.
import { expect, test } from 'vitest'
import { stylesBelow } from '../../../src/assets/styles/below.ts'

test('the layer "below" is taken, with what its selectors require', () => {
  const below =
    '@layer below{.cards a,.cards:not(.wide)>li{x:y}@media (width<48rem){.deep .figures td,:is(.a,.b){x:y}}table{x:y}}'
  expect(stylesBelow(`@layer components{.tip{x:y}}${below}@layer below{.hours{x:y}}`)).toEqual({
    css: `${below}@layer below{.hours{x:y}}`,
    needs: [['cards'], ['deep', 'figures'], ['hours']],
  })
})

test('there is none without this layer', () => {
  expect(stylesBelow('@layer components{.tip{x:y}}')).toBeUndefined()
})
