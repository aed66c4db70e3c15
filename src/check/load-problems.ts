// Explains the problems that loading and planning report under the id of a rule. They have no check of their own.
import { exampleRoutes } from './data/examples.ts'
import type { Rule } from './rule.ts'

/** The explanations by id, as rules that check nothing. */
export const loadProblems = {
  'content/schema': {
    why: 'No visitor sees the value of a mistyped key, and a missing key leaves a sentence, a price or a phone number out.',
    level: 'error',
    help: 'write it as content/README.md describes the field',
    early: true,
    fine: {},
    bad: {
      yaml: { 'content/prices.yaml': 'note: Parts are extra.\nitem:\n  - { service: Puncture, price: £12 }\n' },
      findings: ['"item" is not a key here'],
    },
  },
  'content/dangling-ref': {
    why: 'A reference without a target leaves a card, a fact or a picture out of the page.',
    level: 'error',
    help: 'write the name of a file that exists, or add the file',
    early: true,
    fine: {},
    bad: {
      yaml: { 'content/repairs/brakes.yaml': 'name: Brakes\nhead: { title: Brake repair }\nrelated: [punctures]\n' },
      findings: ['related.0: "punctures" is not in content/repairs/'],
    },
  },
  'redirect/target': {
    why: 'Visitors with an old link need one redirect to a page that exists. Each further redirect is a wait.',
    level: 'error',
    help: 'write the address of a page under to:, and give no page and no file the address under from:',
    source:
      'developers.google.com/search/docs/crawling-indexing/http-network-errors, redirects; ' +
      'docs.netlify.com/manage/routing/redirects/rewrites-proxies, shadowing (read 2026-11)',
    early: true,
    fine: { yaml: { 'content/routes.yaml': exampleRoutes('{ from: /call, to: /contact }') } },
    bad: {
      yaml: {
        'content/routes.yaml': exampleRoutes(
          '{ from: /find, to: /contcat }',
          '{ from: /call, to: /phone }',
          '{ from: /phone, to: /repairs/brakes }',
          '{ from: /contact, to: / }',
        ),
      },
      findings: [
        '/find goes to /contcat, which is not a page',
        '/call goes to /phone, which content/routes.yaml:8 redirects again',
        '/contact is the address of content/pages/contact.yaml (content/routes.yaml:3); a redirect would hide that page',
      ],
    },
  },
} satisfies Readonly<Record<string, Rule>>
