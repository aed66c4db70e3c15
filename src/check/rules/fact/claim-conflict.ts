// A promise with a number is one of the declared ones, whoever wrote it: YAML, label or template.

import { defineRule } from '../../../model/checks/rule.ts'
import { inPage } from '../../page/statements.ts'
import { amountsOf } from '../../text/amounts.ts'
import { claimsAbout, isDeclared, promiseOf } from '../../text/claims.ts'

export default defineRule({
  why: 'A page that promises 20 minutes and one that promises 40 make the reader believe neither.',
  level: 'error',
  needsLanguage: 'wholly',
  fine: {
    yaml: {
      'site.yaml':
        'claims:\n' +
        '  repair: { text: 2 days, about: how long a repair takes }\n' +
        '  arrival: { text: 20 minutes, about: how fast we arrive }\n',
    },
    pages: { '/': '<p>We arrive within 20 minutes. Wait 40 minutes before you rinse.</p>', '/contact': '<p>x</p>' },
  },
  bad: {
    yaml: {
      'site.yaml':
        'claims:\n' +
        '  repair: { text: 2 days, about: how long a repair takes }\n' +
        '  arrival: { text: 20 minutes, about: how fast we arrive,' +
        ' variants: { far: { text: 30 minutes, why: hills } } }\n',
    },
    pages: { '/': '<p>We arrive within 40 minutes.</p>' },
    findings: ['"40 minutes" about how fast someone comes is not declared; site.yaml says 20 minutes, 30 minutes'],
  },

  *page(page, _, facts) {
    for (const { statement, amounts } of amountsOf(page, facts.language)) {
      for (const amount of amounts) {
        if (amount.unit === 'money') continue
        if (isDeclared(amount, facts)) continue
        const about = promiseOf(amount, statement.text, facts.language)
        if (about === undefined) continue
        const declared = claimsAbout(about, amount, facts)
        // Nothing of the kind is declared, so nothing is contradicted: fact/claim-undeclared asks for the claim.
        if (declared.length === 0) continue
        const raw = amount.raw.replaceAll('\u00a0', ' ')
        const texts = declared.map(({ text }) => text).join(', ')
        yield {
          text: `"${raw}" about ${about} is not declared; site.yaml says ${texts}`,
          at: inPage(page, statement, amount.raw),
          help: `write {${declared[0]?.name}}, or declare a variant with its reason under claims: in site.yaml`,
        }
      }
    }
  },
})
