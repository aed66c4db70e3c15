// The claims report as a terminal shows it.
import { expect, test } from 'vitest'
import { ledgerTable } from '../../../../src/commands/report/ledger.ts'
import { noPaint } from '../../../../src/commands/report/paint.ts'
import { exampleSite } from '../../check/example-site.ts'

const shown = (yaml: Record<string, string> = {}) => {
  const { context, uses } = exampleSite({ yaml })
  return ledgerTable({ claims: context.site.claims, uses }, noPaint)
}

test('variants stand side by side, with where each is shown and why', () => {
  expect(shown()).toBe(`Claims with several values

repair  how long a repair takes
  2 days  pages/home
  1 day   nowhere     few people ride in winter

`)
})

const CLAIMS = `claims:
  repair:
    text: 2 days
    about: how long a repair takes
    variants:
      winter: { text: 1 day, why: few people ride in winter and the workshop has time for every one of them }
      race: { text: as long as it takes to win the race, why: nobody hurries a mechanic }
  guarantee: { text: 6 months, about: what a repair is worth }
  price-brakes: { text: £30, about: brakes }
`

test('single claims and unused ones are listed below', () => {
  const text = shown({
    'site.yaml': CLAIMS,
    'content/repairs/brakes.yaml':
      'name: Brakes\nhead: { title: "Brake repair within {repair.winter}", description: "{guarantee}" }\n',
    'content/repairs/puncture.yaml':
      'name: Puncture\nhead: { title: "Puncture {repair.winter}", description: "Worth {guarantee}" }\n',
    'content/repairs/gears.yaml':
      'name: Gears\nhead: { title: "Gears {repair.winter}", description: "Worth {guarantee}" }\n',
  })
  expect(text).toBe(`Claims with several values

repair  how long a repair takes
  2 days
    pages/home
  1 day
    3 repairs
    few people ride in winter and the workshop has time for every one of them
  as long as it takes to win the race
    nowhere
    nobody hurries a mechanic

Claims with one value

  guarantee  6 months  3 repairs

Claims shown nowhere

  price-brakes  £30  brakes

`)
})

test('a site without claims has no report', () => {
  const without = {
    'site.yaml': 'claims: {}\n',
    'content/pages/home.yaml':
      'name: Home\nhead: { title: Bicycles, description: Mended }\nheading: Back on the road\nrepairs: [brakes]\n',
  }
  expect(shown(without)).toBe('')
})

test('amounts that texts mark as no promise, and claims in other languages, are listed', () => {
  const yaml = {
    'content/pages/contact.yaml':
      'name: Contact\nhead: { title: Call us, description: x }\ntext: "The council asks for {=80 €}."\n',
  }
  const { context, uses } = exampleSite({ yaml })
  const translations = {
    el: { repair: { text: '2 μέρες', about: 'x', variants: { winter: { text: '1 μέρα', why: 'x' } } } },
  }
  const text = ledgerTable({ claims: context.site.claims, translations, uses }, noPaint)
  expect(text).toContain('2 days / el: 2 μέρες')
  expect(text).toContain('Amounts that are not promises\n\n  80 €')
})
