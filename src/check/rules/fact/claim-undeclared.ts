// A number with a unit in a text comes from the ledger of claims, by name.
import { plainText } from '../../../model/inline.ts'
import { defineRule, type Finding, type Words } from '../../../model/rule.ts'
import type { Site } from '../../../model/site.ts'
import { type Amount, amountsIn } from '../../amounts.ts'
import { claimsAbout, claimsSaying, type Declared, promiseOf } from '../../claims.ts'
import { labelsOf } from '../../texts.ts'

/** A fact by name, and what stands for it: a word without digits or units. */
const FACT = /\{[a-z][a-z0-9.-]*\}/g

/** Files that hold the words of customers: what they say is no promise of the business. */
const QUOTED = new Set(['content/reviews.yaml', 'content/testimonials.yaml'])

export default defineRule({
  why: 'A number typed into a text stays there when the business changes its promise everywhere else.',
  level: 'warning',
  fine: {
    yaml: {
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Back within {repair}, with two spanners and 24 spokes.\n',
    },
  },
  bad: {
    yaml: {
      'content/pages/contact.yaml':
        'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: Back within 2 days. The loan bicycle is yours for 3 weeks.\n',
    },
    findings: ['"2 days" is typed, not taken from the claims', '"3 weeks" is no claim of site.yaml'],
  },

  words: (words, { site }) => judge(words, site),

  site: (world) =>
    judge(
      // Facts of site.yaml are the ledger itself.
      labelsOf(world).flatMap(({ file, path, text }) => (file === 'site.yaml' ? [] : [{ file, path, source: text }])),
      world.site,
    ),
})

function* judge(texts: readonly Pick<Words, 'file' | 'path' | 'source'>[], site: Site): Generator<Finding> {
  for (const { file, path, source } of texts) {
    if (!/\d/.test(source) || QUOTED.has(file)) continue
    const text = plainText(source.replace(FACT, (name) => '\u2060'.repeat(name.length)))
    for (const amount of amountsIn(text, site.language)) {
      const claims = claimsSaying(amount, site)
      // A price nobody declared is fact/price's to report, a promise that contradicts the declared ones fact/claim-conflict's.
      if (claims.length === 0 && amount.unit === 'money') continue
      const about = promiseOf(amount, text, site.language)
      if (claims.length === 0 && about !== undefined && claimsAbout(about, amount, site).length > 0) continue
      if (claims.length === 0)
        yield { text: `"${amount.raw}" is no claim of site.yaml`, at: { file, path }, help: 'declare it under claims: in site.yaml and write its name here' }
      else
        yield {
          text: `"${amount.raw}" is typed, not taken from the claims`,
          at: { file, path },
          help: `write ${namesFor(amount, claims, about, site).join(' or ')}`,
        }
    }
  }
}

/** The claims to name: those about the same thing where any are, the one that reads just like this first. */
function namesFor(amount: Amount, claims: readonly Declared[], about: string | undefined, site: Site): string[] {
  const own = about === undefined ? [] : claimsAbout(about, amount, site)
  const same = claims.filter(({ name }) => own.some((claim) => claim.name === name))
  return [...(same.length > 0 ? same : claims)]
    .sort((a, b) => Number(b.text === amount.raw) - Number(a.text === amount.raw))
    .slice(0, 4)
    .map(({ name }) => `{${name}}`)
}
